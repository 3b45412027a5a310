#!/usr/bin/env bash
# Installs what is missing from the lists in packages.txt, and nothing else.
#
#     scripts/install-packages.sh build fonts     what `make run` needs
#     scripts/install-packages.sh build fonts test
#
# Says what it installs and why. Root installs; everybody else is asked by sudo.
# Where nothing is missing it says nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }
die() { printf '%s\n' "$@" >&2; exit 1; }

# Which column of packages.txt is ours: apt, dnf, pacman, or nothing.
family() {
    local ID='' ID_LIKE=''
    [ -r /etc/os-release ] && . /etc/os-release
    case " $ID $ID_LIKE " in
        *" debian "* | *" ubuntu "*) echo apt ;;
        *" fedora "* | *" rhel "*) echo dnf ;;
        *" arch "*) echo pacman ;;
    esac
}

# Whether version $1 is at least $2.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# Whether a CMake of at least version $1 is there.
cmake_at_least() {
    command -v cmake >/dev/null || return 1
    local version
    version=$(cmake --version 2>/dev/null | sed -n 's/^cmake version \([0-9.]*\).*/\1/p')
    [ -n "$version" ] && at_least "$version" "$1"
}

# Whether what the column `unless` names is there.
there() {
    case $1 in
        tool:*) command -v "${1#*:}" >/dev/null ;;
        lib:*) command -v pkg-config >/dev/null && pkg-config --exists "${1#*:}" ;;
        lang:*) command -v fc-list >/dev/null && [ -n "$(fc-list ":lang=${1#*:}" file)" ] ;;
        python:*) command -v python3 >/dev/null && python3 -c "import ${1#*:}" 2>/dev/null ;;
        cmake:*) cmake_at_least "${1#*:}" ;;
        *) return 1 ;;
    esac
}

# Whether this package is installed.
installed() {
    case $FAMILY in
        apt) [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ] ;;
        dnf) rpm -q --quiet --whatprovides "$1" ;;
        pacman) pacman -Q "$1" >/dev/null 2>&1 ;;
        *) return 1 ;;
    esac
}

# Fills PACKAGES, REASONS and WANTED_CMAKE with what is missing from list $1.
missing() {
    local list apt dnf pacman unless why package
    while read -r list apt dnf pacman unless why; do
        [ "$list" = "$1" ] || continue
        case $FAMILY in
            apt) package=$apt ;;
            dnf) package=$dnf ;;
            pacman) package=$pacman ;;
            # Named as Debian names it; what only a package manager can find is passed over.
            *) [ "$unless" != - ] || continue; package=$apt ;;
        esac
        there "$unless" && continue
        case $unless in
            cmake:*) WANTED_CMAKE=${unless#*:}; CMAKE_PACKAGE=$package; continue ;;
            *) installed "$package" && continue ;;
        esac
        # One package may serve two ends.
        case " ${PACKAGES[*]-} " in *" $package "*) continue ;; esac
        PACKAGES+=("$package")
        REASONS+=("$(printf '  %-28s %s' "$package" "$why")")
    done < scripts/packages.txt
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        die "These packages are missing, and neither are you root nor is there sudo to install them:" \
            "  ${PACKAGES[*]}" "Ask somebody who may, then try again."
    fi
}

# Whether apt knows every package named, so that its lists need no update.
known_to_apt() { apt-cache show --no-all-versions "$@" >/dev/null 2>&1; }

update_apt() { as_root apt-get update -q; }

install() {
    case $FAMILY in
        apt)
            known_to_apt "$@" || update_apt
            local get=(env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends
                -o DPkg::Lock::Timeout=300 "$@")
            # Lists that have grown old name files that are gone from the archive.
            as_root "${get[@]}" || { update_apt; as_root "${get[@]}"; }
            ;;
        dnf) as_root dnf install -y --setopt=install_weak_deps=False "$@" ;;
        pacman)
            local sync=(--needed --noconfirm "$@")
            # The same may happen here, and on a machine that has no lists yet.
            as_root pacman -S "${sync[@]}" || as_root pacman -Sy "${sync[@]}"
            ;;
    esac
}

# Adds the system's CMake to what is installed where it is new enough; else
# leaves WANTED_CMAKE set, for the wheel.
prefer_cmake_package() {
    local offered=''
    case $FAMILY in
        apt)
            known_to_apt "$CMAKE_PACKAGE" || update_apt
            offered=$(LC_ALL=C apt-cache policy "$CMAKE_PACKAGE" | sed -n 's/^ *Candidate: \([0-9.]*\).*/\1/p')
            ;;
        dnf) offered=$(dnf -q repoquery --latest-limit=1 --qf '%{version}\n' "$CMAKE_PACKAGE" 2>/dev/null | head -n 1) ;;
        pacman) offered=$(LC_ALL=C pacman -Si "$CMAKE_PACKAGE" 2>/dev/null | sed -n 's/^Version *: *\([0-9.]*\).*/\1/p') ;;
    esac
    if [ -n "$offered" ] && at_least "$offered" "$WANTED_CMAKE"; then
        PACKAGES+=("$CMAKE_PACKAGE")
        REASONS+=("$(printf '  %-28s %s' "$CMAKE_PACKAGE" 'prepares the compilation of FLTK')")
        WANTED_CMAKE=''
    else
        missing wheel
    fi
}

# Puts a CMake into .tools, as a Python wheel.
fetch_cmake() {
    local wanted
    wanted=$(sed -n 's/^cmake==\([0-9.]*\).*/\1/p' scripts/cmake.txt)
    say "FLTK wants CMake $WANTED_CMAKE or newer, and this system has none: fetching CMake $wanted as a Python wheel into .tools/ (about 30 MB; git ignores it)"
    rm -rf .tools/cmake .tools/bin
    python3 -m venv .tools/cmake
    .tools/cmake/bin/python -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes -r scripts/cmake.txt ||
        die "No CMake could be fetched. Install CMake $WANTED_CMAKE or newer by hand, then try again; README.md says how."
    # Only cmake itself goes on the path, not the Python beside it; the wheel's
    # own starter breaks when the project's folder moves, the program does not.
    mkdir -p .tools/bin
    (cd .tools/bin && ln -sf ../cmake/lib/python3*/site-packages/cmake/data/bin/cmake cmake)
    .tools/bin/cmake --version >/dev/null
}

[ $# -gt 0 ] || die "usage: scripts/install-packages.sh LIST...    (lists: build run fonts test)"
PATH=$PWD/.tools/bin:$PATH
FAMILY=$(family)
PACKAGES=()
REASONS=()
WANTED_CMAKE=''
for list in "$@"; do
    grep -q "^$list " scripts/packages.txt || die "no list called $list in scripts/packages.txt"
    missing "$list"
done
[ ${#PACKAGES[@]} -gt 0 ] || [ -n "$WANTED_CMAKE" ] || exit 0

if [ -z "$FAMILY" ]; then
    say "These are missing (named as Debian names them), and this system's package manager is not one that I know:"
    printf '%s\n' ${REASONS[@]+"${REASONS[@]}"} ${WANTED_CMAKE:+"  cmake, $WANTED_CMAKE or newer"} >&2
    die "README.md says what to install elsewhere."
fi
[ -z "$WANTED_CMAKE" ] || prefer_cmake_package
if [ ${#PACKAGES[@]} -gt 0 ]; then
    say "Missing, and installed now (${FAMILY}):"
    printf '%s\n' "${REASONS[@]}" >&2
    install "${PACKAGES[@]}"
fi
[ -z "$WANTED_CMAKE" ] || fetch_cmake
