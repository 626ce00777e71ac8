// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <set>

// The built program as a screen reader finds it over the accessibility bus, and the rules for what
// it finds. The tree is walked from outside, by accessibletree.py.
namespace configurator::test {

struct SpokenNode
{
    int parent = -1;
    QString role;
    QString name;
    QString label; // the text in front of it
    QString description;
    bool hasValue = false;
    QStringList states;
    QStringList actions;

    [[nodiscard]] bool is(const char *state) const { return states.contains(QLatin1String(state)); }
    [[nodiscard]] bool isFocusable() const { return is("focusable"); }
    [[nodiscard]] QString called() const { return name.isEmpty() ? label : name; }
    // "push button “Undo”"
    [[nodiscard]] QString said() const
    {
        return QStringLiteral("%1 “%2”").arg(role, called().left(60));
    }
};

using SpokenTree = std::vector<SpokenNode>;

inline SpokenNode spokenNode(const QJsonObject &said)
{
    const auto text
        = [&](const char *field) { return said.value(QLatin1String(field)).toString(); };
    const auto texts = [&](const char *field) {
        return said.value(QLatin1String(field)).toVariant().toStringList();
    };
    return {said.value(QLatin1String("parent")).toInt(),
            text("role"),
            text("name"),
            text("label"),
            text("description"),
            said.value(QLatin1String("value")).isDouble(),
            texts("states"),
            texts("actions")};
}

// Whether anything of that name is there.
inline bool isSpoken(const SpokenTree &tree, const QString &name)
{
    return std::any_of(tree.begin(), tree.end(), [&](const SpokenNode &node) {
        return node.name == name || node.label == name;
    });
}

// The rules, one a function: what is wrong with a node, or nothing.
namespace rule {

// In a table a cell without a text says that too.
inline QString name(const SpokenNode &node)
{
    const bool isPicker = node.role == QLatin1String("combo box");
    if ((isPicker ? node.label : node.called()).trimmed().isEmpty())
        return isPicker ? QStringLiteral("has no label") : QStringLiteral("has no name");
    static const QRegularExpression code(
        QStringLiteral("^(Q[A-Z]\\w*|qt_\\w+|[a-z]+([A-Z][a-z]+)+)$"));
    return code.match(node.name).hasMatch() ? QStringLiteral("is called like code") : QString();
}

// Names from outside may hold anything, as they were written.
inline QString plainText(const SpokenNode &node, const QStringList &oddNames)
{
    QString text = node.name + u'\n' + node.label + u'\n' + node.description;
    for (const QString &odd : oddNames)
        text.remove(odd);
    static const QRegularExpression markup(QStringLiteral("</?[a-z]+[^>]*>|&&|&[a-z]+;"));
    const auto found = markup.match(text);
    return found.hasMatch() ? QStringLiteral("holds %1").arg(found.captured()) : QString();
}

inline QString role(const SpokenNode &node)
{
    static const QStringList none {QStringLiteral("filler"),   QStringLiteral("unknown"),
                                   QStringLiteral("invalid"),  QStringLiteral("panel"),
                                   QStringLiteral("frame"),    QStringLiteral("layered pane"),
                                   QStringLiteral("separator")};
    return none.contains(node.role) ? QStringLiteral("can be used, and says not as what")
                                    : QString();
}

inline QString value(const SpokenNode &node)
{
    static const QStringList valued {QStringLiteral("slider"), QStringLiteral("spin button"),
                                     QStringLiteral("progress bar"), QStringLiteral("scroll bar")};
    return valued.contains(node.role) && !node.hasValue ? QStringLiteral("has no value")
                                                        : QString();
}

// What looks like a button can be pressed without a pointer.
inline QString action(const SpokenNode &node)
{
    static const QStringList pressed {QStringLiteral("push button"), QStringLiteral("check box"),
                                      QStringLiteral("radio button")};
    const bool isDead = node.is("enabled") && node.actions.isEmpty();
    return pressed.contains(node.role) && isDead ? QStringLiteral("can't be pressed") : QString();
}

} // namespace rule

inline bool isUsed(const SpokenNode &node)
{
    return node.isFocusable() || !node.actions.isEmpty();
}

// Two that sound alike, one beside the other.
inline QStringList twinsIn(const SpokenTree &tree)
{
    QStringList twins;
    std::set<std::tuple<int, QString, QString>> heard;
    for (const SpokenNode &node : tree) {
        if (!node.isFocusable() || node.role == QLatin1String("table cell"))
            continue;
        const QString called = node.role == QLatin1String("combo box") ? node.label : node.called();
        if (!heard.insert({node.parent, called, node.description}).second)
            twins << node.said() + QStringLiteral(" is there twice");
    }
    return twins;
}

// Of radio buttons beside each other exactly one is checked.
inline QStringList unchosenIn(const SpokenTree &tree)
{
    std::map<int, int> checked;
    for (const SpokenNode &node : tree) {
        if (node.role == QLatin1String("radio button"))
            checked[node.parent] += node.is("checked") ? 1 : 0;
    }
    QStringList unchosen;
    for (const auto &[parent, count] : checked) {
        if (count != 1)
            unchosen << QStringLiteral("%1 radio buttons of a group are checked").arg(count);
    }
    return unchosen;
}

inline QStringList faultsOf(const SpokenTree &tree, const QStringList &oddNames = {})
{
    QStringList faults = twinsIn(tree) + unchosenIn(tree);
    for (const SpokenNode &node : tree) {
        QStringList found {rule::plainText(node, oddNames), rule::value(node), rule::action(node)};
        if (isUsed(node))
            found << rule::name(node) << rule::role(node);
        for (const QString &fault : found) {
            if (!fault.isEmpty())
                faults << node.said() + u' ' + fault;
        }
    }
    return faults;
}

// The program with folders of its own, walked as often as one likes.
class SpokenProgram
{
public:
    ~SpokenProgram()
    {
        m_program.kill();
        m_program.waitForFinished();
    }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] bool start(const QStringList &words)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_LINUX_ACCESSIBILITY_ALWAYS_ON"), QStringLiteral("1"));
        for (const char *home : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"})
            environment.insert(QLatin1String(home), folder() + u'/' + QLatin1String(home));
        m_program.setProcessEnvironment(environment);
        m_program.start(QStringLiteral(PROGRAM), words);
        return m_program.waitForStarted();
    }

    // Does the steps, then walks; code 77 where this machine has no bus.
    int walk(const QStringList &steps)
    {
        QProcess walker;
        walker.start(QStringLiteral(SOURCE_DIR "/tests/support/accessibletree.py"),
                     QStringList {QString::number(m_program.processId())} + steps);
        if (!walker.waitForStarted())
            return 77;
        if (!walker.waitForFinished(120'000))
            return -1;
        m_said = QString::fromUtf8(walker.readAllStandardError());
        tree.clear();
        for (const QJsonValue &each :
             QJsonDocument::fromJson(walker.readAllStandardOutput()).array())
            tree.push_back(spokenNode(each.toObject()));
        return walker.exitCode();
    }
    // What the walker said, and whether the program still lives.
    [[nodiscard]] QString said() const
    {
        return m_program.state() == QProcess::Running ? m_said
                                                      : m_said + QStringLiteral("it has ended");
    }

    SpokenTree tree;

private:
    QTemporaryDir m_folder;
    QProcess m_program;
    QString m_said;
};

} // namespace configurator::test

// Walks, or skips where the machine can't.
#define WALK_OR_SKIP(program, steps)                                                               \
    do {                                                                                           \
        const int walked = (program).walk(steps);                                                  \
        if (walked == 77)                                                                          \
            QSKIP("this needs the accessibility bus (at-spi2-core, dbus, python3-pyatspi)");       \
        QVERIFY2(walked == 0, qPrintable((program).said()));                                       \
    } while (false)
