# Installs the Debian packages a script needs, if any is missing. Sourced by ./run and ./test.
#   need_packages "what for" package…

need_packages() {
    local purpose=$1 package
    shift
    local missing=()
    for package in "$@"; do
        dpkg-query -W -f='${Status}\n' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    echo "== installing packages $purpose: ${missing[*]}"
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            echo "These packages are missing, and there is no sudo to install them with:" >&2
            echo "  apt-get install ${missing[*]}" >&2
            return 1
        }
        root=(sudo)
    fi
    "${root[@]}" apt-get update -qq
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

build_packages=(g++ cmake ninja-build ccache libfmt-dev libcli11-dev libedit-dev libboost1.81-dev)
test_packages=(libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev clang-19 libclang-rt-19-dev clang-format)
