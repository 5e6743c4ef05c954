# Shared by the tests of the package. Arguments of each: the sources, the build, the prefix.
set -euo pipefail
sources=$1
build=$2
prefix=$3
scratch=$build/package_test

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# A page to install where the real one is not built; the real one is tested in browsers.
stand_in_page() {
    mkdir -p "$scratch/page"
    echo '<!doctype html><title>Tablier</title>' >"$scratch/page/index.html"
    export TABLIER_PAGE_FOLDER=$scratch/page
}

# Starts `tablier serve` of a root folder and checks that it serves its own page.
serves_its_page() {
    local program=$1 data=$scratch/data log=$scratch/serve.log url server
    rm -rf "$data" "$log" # the log of an earlier server names another port
    "$program" serve --port 0 --data "$data" --lang en >"$log" 2>&1 &
    server=$!
    for _ in $(seq 100); do
        url=$(grep -os 'http://[^ ]*' "$log" | head -n 1) && break
        sleep 0.1
    done
    local page
    page=$(python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1]).read().decode())' "$url") || page=
    kill "$server"
    wait "$server" || true
    [[ $page == *Tablier* ]] || fail "$program serves no page: $(cat "$log")"
}
