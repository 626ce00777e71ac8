#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
# SPDX-License-Identifier: GPL-3.0-or-later
#
# x11session.sh COMMAND...: runs it on a screen of its own, with a window manager, a message bus and
# folders of its own, so that it neither sees nor disturbs the person's desktop.
# Where Xvfb is not installed the command runs without a screen; tests that need one say so.
set -euo pipefail

folder=$(mktemp -d)
server=
# shellcheck disable=SC2317 # called by the trap
end() {
    if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi
    rm -rf "$folder"
}
trap end EXIT

unset DISPLAY WAYLAND_DISPLAY
chmod 700 "$folder"
export XDG_RUNTIME_DIR=$folder XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data \
    XDG_CACHE_HOME=$folder/cache

# A window that is up before the manager would be moved once more when the manager finds it.
start_manager() {
    local turn
    command -v openbox >/dev/null || return 0
    openbox --sm-disable >/dev/null 2>&1 &
    command -v xdotool >/dev/null || return 0
    for turn in {1..400}; do
        if xdotool get_num_desktops >/dev/null 2>&1; then return 0; fi
        sleep 0.05
    done
    echo "openbox did not come up within $((turn / 20)) s" >&2
    return 1
}

bus=()
if command -v Xvfb >/dev/null; then
    # The server chooses a free number and prints it once it listens.
    exec {number}< <(exec Xvfb -displayfd 1 -screen 0 1440x900x24 -nolisten tcp 2>/dev/null)
    server=$!
    read -r -t 30 -u "$number" display
    export DISPLAY=:$display
    start_manager
    if command -v dbus-run-session >/dev/null; then bus=(dbus-run-session --); fi
fi

code=0
"${bus[@]}" "$@" || code=$?
exit "$code"
