#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What app/run and tests/run share: finding and installing packages, configuring, building.
# To be sourced. Everything it says goes to standard error, so that a program's output stays clean.

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Packages of Debian and Ubuntu. "a|b": the name differs between releases, the first that exists is
# taken. "?a": taken where the release has it.
# shellcheck disable=SC2034 # used by the scripts that source this
build_packages=(
    cmake ninja-build g++ ccache
    qt6-base-dev 'qt6-charts-dev|libqt6charts6-dev' 'qt6-svg-dev|libqt6svg6-dev'
    libqt6sql6-sqlite libzip-dev libcsv-dev libqpdf-dev libqrcodegencpp-dev libsodium-dev '?libqt6opengl6-dev' libgl-dev '?libxcb-cursor0'
)
# shellcheck disable=SC2034
test_packages=(
    xvfb openbox xdotool imagemagick at-spi2-core dbus dbus-x11 python3-pyatspi
    poppler-utils qpdf 'clang-format-14|clang-format' 'clang-tidy-14|clang-tidy'
    clang-14 '?libclang-rt-14-dev'
)

say() { printf '%s\n' "$*" >&2; }

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Whether the release has such a package (an empty or foreign name has no candidate).
is_offered() {
    local candidate
    candidate=$(apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: //p')
    [ -n "$candidate" ] && [ "$candidate" != "(none)" ]
}

# Prints those entries of which no name is installed.
missing_of() {
    local entry name names
    for entry in "$@"; do
        IFS='|' read -ra names <<<"${entry#\?}"
        for name in "${names[@]}"; do
            if is_installed "$name"; then continue 2; fi
        done
        printf '%s\n' "$entry"
    done
}

# Prints the name under which the release offers an entry; nothing for an optional one it lacks.
offered_name_of() {
    local entry=$1 name names
    IFS='|' read -ra names <<<"${entry#\?}"
    for name in "${names[@]}"; do
        if is_offered "$name"; then
            printf '%s\n' "$name"
            return
        fi
    done
    # Left to apt-get, whose message names the package that the release lacks.
    if [ "${entry:0:1}" != '?' ]; then printf '%s\n' "${names[0]}"; fi
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# Installs what is missing of the given entries, and says what.
install_packages() {
    local entry missing names=()
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is no Debian or Ubuntu, so nothing is installed here. Needed are: $*"
        return 0
    fi
    mapfile -t missing < <(missing_of "$@")
    if [ "${#missing[@]}" -eq 0 ]; then return 0; fi
    update_lists_for "${missing[@]}" || return 1
    for entry in "${missing[@]}"; do
        mapfile -t -O "${#names[@]}" names < <(offered_name_of "$entry")
    done
    if [ "${#names[@]}" -eq 0 ]; then return 0; fi
    say "Installing: ${names[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -q --no-install-recommends "${names[@]}" >&2
}

# The lists of packages are fetched when something is really missing, by someone who may.
update_lists_for() {
    local entry needed=()
    for entry in "$@"; do
        if [ "${entry:0:1}" != '?' ] || is_offered "${entry#\?}"; then needed+=("$entry"); fi
    done
    if [ "${#needed[@]}" -eq 0 ]; then return 0; fi
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        say "These packages are missing: ${needed[*]}"
        say "Installing them needs root or sudo. Ask an administrator to install them, then start again."
        return 1
    fi
    as_root apt-get update -q >&2
}

# build_preset PRESET "TARGET..." CMAKE_OPTION...
build_preset() {
    local preset=$1 targets
    read -ra targets <<<"$2"
    shift 2
    (cd "$project" && cmake --preset "$preset" "$@" >&2 &&
        cmake --build "build/$preset" --target "${targets[@]}" >&2)
}
