#include "net/web_folder.h"

#include <algorithm>

namespace tablier::net {
namespace {

namespace fs = std::filesystem;

bool is_within(const fs::path& path, const fs::path& root) {
    return std::ranges::mismatch(root, path).in1 == root.end();
}

}  // namespace

Result<WebFolder> WebFolder::open(const fs::path& folder) {
    std::error_code error;
    const fs::path root = fs::canonical(folder, error);
    if (error || !fs::is_directory(root, error))
        return fail("there is no folder {0}", "il n'y a pas de dossier {0}",
                    {tablier::quoted(folder.string())});
    WebFolder opened(root);
    if (!opened.file("/index.html"))
        return fail("the folder {0} has no index.html", "le dossier {0} n'a pas d'index.html",
                    {tablier::quoted(folder.string())});
    return opened;
}

std::optional<std::string> WebFolder::file(std::string_view path) const {
    if (path.find("/.") != std::string_view::npos) return std::nullopt;
    std::error_code error;
    fs::path found = fs::canonical(root_.string() + std::string(path), error);
    if (error || !is_within(found, root_) || !fs::is_regular_file(found, error))
        return std::nullopt;
    return found.string();
}

}  // namespace tablier::net
