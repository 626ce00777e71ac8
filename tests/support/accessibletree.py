#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what a screen reader would find in a running program, as JSON.

accessibletree.py PID [STEP...]

Steps are done first, in order; each waits up to 30 s for what it names:
    wait=NAME     that is shown
    press=NAME    its action, by the accessibility bus alone
    click=NAME    the pointer on its middle        (xdotool)
    key=KEY       to whatever has the focus        (xdotool)
    type=TEXT     the same, letter by letter       (xdotool)
    hold=X,Y      the pointer for 3.4 s            (xdotool)
A NAME is whole, or ends in * and is a beginning.

The answer is an array of all nodes that are not hidden, parents first: depth, parent (an index into
the array, -1 for a window), role, name, label (the text in front of it), description, text, value,
states, actions. Exit code 1: a step found nothing; 77: this machine has no bus or no module for it.
"""
import json
import subprocess
import sys
import time

try:
    import pyatspi
except Exception as missing:  # the module fails in several ways where the bus is missing
    print(f"skipped: {missing}", file=sys.stderr)
    sys.exit(77)

PATIENCE = 30  # seconds
PAUSE = 0.1

# The states that rules are about, as a screen reader names them.
STATES = {
    "focusable": pyatspi.STATE_FOCUSABLE,
    "focused": pyatspi.STATE_FOCUSED,
    "enabled": pyatspi.STATE_ENABLED,
    "showing": pyatspi.STATE_SHOWING,
    "checkable": pyatspi.STATE_CHECKABLE,
    "checked": pyatspi.STATE_CHECKED,
    "editable": pyatspi.STATE_EDITABLE,
    "active": pyatspi.STATE_ACTIVE,
    "selected": pyatspi.STATE_SELECTED,
}
# Only these are asked for what others never have: each question is a way over the bus.
FIELDS = {"text", "combo box", "spin button", "slider", "list", "table"}
VALUED = {"slider", "spin button", "progress bar", "scroll bar"}


def tried(ask, otherwise):
    """A node may be gone by the time it is asked, or may not have what is asked for."""
    try:
        return ask()
    except Exception:
        return otherwise


def application(pid):
    desktop = pyatspi.Registry.getDesktop(0)
    for app in desktop:
        if app is not None and tried(app.get_process_id, -1) == pid:
            return app
    return None


def actions_of(node):
    action = node.queryAction()
    return [action.getName(i) for i in range(action.nActions)]


def label_of(node):
    for relation in node.getRelationSet():
        if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY:
            return relation.getTarget(0).name
    return ""


def described(node, states, depth, parent):
    role = tried(node.getRoleName, "")
    is_field = role in FIELDS
    return {
        "depth": depth,
        "parent": parent,
        "role": role,
        "name": tried(lambda: node.name, "") or "",
        "label": tried(lambda: label_of(node), "") if is_field else "",
        "description": tried(lambda: node.description, "") or "",
        "text": tried(lambda: node.queryText().getText(0, -1), "") if is_field else "",
        "value": tried(lambda: node.queryValue().currentValue, None) if role in VALUED else None,
        "states": [name for name, state in STATES.items() if states.contains(state)],
        "actions": tried(lambda: actions_of(node), []),
    }


def shown(pid):
    """Every node that is not hidden, parents first, as node, states, depth, index of the parent."""
    stack = [(child, 0, -1) for child in reversed(tried(lambda: list(application(pid)), []))]
    index = 0
    while stack:
        node, depth, parent = stack.pop()
        states = tried(node.getState, None) if node is not None else None
        if states is None or not states.contains(pyatspi.STATE_VISIBLE):
            continue
        yield node, states, depth, parent
        children = tried(lambda: [node.getChildAtIndex(i) for i in range(node.childCount)], [])
        stack.extend((child, depth + 1, index) for child in reversed(children))
        index += 1


def is_called(node, name):
    names = [tried(lambda: node.name, ""), tried(lambda: label_of(node), "")]
    return any(each.startswith(name[:-1]) if name.endswith("*") else each == name for each in names)


def found(pid, name, states, is_pressed):
    for node, has, _, _ in shown(pid):
        if all(has.contains(state) for state in states) and is_called(node, name):
            if not is_pressed or tried(lambda: actions_of(node), []):
                yield node


def waited(pid, name, *states, is_pressed=False):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        nodes = list(found(pid, name, states, is_pressed))
        if nodes:
            return nodes[-1]  # what opened last lies on top
        time.sleep(PAUSE)
    print(f"nothing is called {name!r}", file=sys.stderr)
    sys.exit(1)


def xdotool(*words):
    subprocess.run(["xdotool", *map(str, words)], check=True)


def click(node):
    box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    xdotool("mousemove", box.x + box.width // 2, box.y + box.height // 2)
    time.sleep(PAUSE)
    xdotool("click", 1)


def do(pid, step):
    verb, _, what = step.partition("=")
    if verb == "wait":
        waited(pid, what, pyatspi.STATE_SHOWING)
    elif verb == "press":
        waited(pid, what, pyatspi.STATE_ENABLED, is_pressed=True).queryAction().doAction(0)
    elif verb == "click":
        click(waited(pid, what, pyatspi.STATE_SHOWING))
    elif verb == "key":
        xdotool("key", what)
    elif verb == "hold":
        x, y = what.split(",")
        xdotool("mousemove", x, y, "mousedown", 1, "sleep", 3.4, "mouseup", 1)
    elif verb == "type":
        xdotool("type", "--delay", 12, what)
    else:
        sys.exit(f"{step!r} is no step")
    time.sleep(3 * PAUSE)


def main():
    pid = int(sys.argv[1])
    for step in sys.argv[2:]:
        do(pid, step)
    tree = [described(*each) for each in shown(pid)]
    json.dump(tree, sys.stdout, ensure_ascii=False, indent=1)


main()
