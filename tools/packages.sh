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

# Finds a Node that can build the page, or gets one: Debian 12's own is too old, but its npm can
# fetch a newer one, which stays inside build/.
need_node() {
    local own=$PWD/build/node/node_modules
    local kind=x64
    [ "$(uname -m)" = aarch64 ] && kind=arm64
    command -v npm >/dev/null || need_packages "to fetch Node" nodejs npm
    if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
        return 0
    fi
    if [ ! -x "$own/node-linux-$kind/bin/node" ]; then
        echo "== fetching Node 22 into build/node"
        npm install --loglevel=error --no-audit --no-fund --prefix build/node "node-linux-$kind@22"
    fi
    export PATH="$own/node-linux-$kind/bin:$PATH"
}

build_packages=(g++ cmake ninja-build ccache libfmt-dev libcli11-dev libedit-dev libboost1.81-dev libsqlite3-dev libsodium-dev libqrencode-dev)
page_packages=(clang-19 lld-19 llvm-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 wasi-libc libclang-rt-19-dev-wasm32 binaryen)
test_packages=(libgtest-dev libgmock-dev librapidcheck-dev libvalijson-dev libbenchmark-dev clang-19 libclang-rt-19-dev clang-format clang-tidy-19 chromium-headless-shell fonts-dejavu-core python3 groff-base zsh fish dpkg-dev lintian)
