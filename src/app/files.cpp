#include "app/files.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

namespace tablier::app {
namespace {

constexpr std::size_t max_file_bytes = std::size_t(256) << 20;

struct CloseFile {
    void operator()(std::FILE* file) const {
        if (file != nullptr && file != stdin) std::fclose(file);
    }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

/// A system error in words. Messages of the system are English; common ones are translated.
Text system_words(int code) {
    const std::string english = std::strerror(code);
    switch (code) {
        case ENOENT:
            return {english, "ce fichier ou ce dossier n'existe pas"};
        case EACCES:
        case EPERM:
            return {english, "ce n'est pas permis"};
        case EISDIR:
            return {english, "c'est un dossier"};
        case ENOTDIR:
            return {english, "une partie du chemin n'est pas un dossier"};
        case ENOSPC:
        case EDQUOT:
            return {english, "il n'y a plus de place"};
        case EROFS:
            return {english, "on ne peut rien écrire à cet endroit"};
        default:
            return {english, "erreur " + std::to_string(code) + " du système"};
    }
}

std::unexpected<Error> cannot_read(std::string_view path) {
    return fail("cannot read {0}: {1}", "lecture impossible de {0} : {1}",
                {quoted(path), system_words(errno)});
}
std::unexpected<Error> cannot_write(std::string_view path) {
    return fail("cannot write {0}: {1}", "écriture impossible de {0} : {1}",
                {quoted(path), system_words(errno)});
}

}  // namespace

Result<std::string> read_file(std::string_view path) {
    const std::string name(path);
    const File file(path == "-" ? stdin : std::fopen(name.c_str(), "rb"));
    if (!file) return cannot_read(path);
    std::string content;
    char block[1 << 16];
    while (true) {
        const std::size_t got = std::fread(block, 1, sizeof block, file.get());
        content.append(block, got);
        if (content.size() > max_file_bytes)
            return fail("cannot read {0}: larger than 256 MiB",
                        "lecture impossible de {0} : plus grand que 256 Mio", {quoted(path)});
        if (got < sizeof block) break;
    }
    if (std::ferror(file.get())) return cannot_read(path);
    return content;
}

Result<void> write_file(std::string_view path, std::string_view content) {
    if (path == "-") {
        std::fwrite(content.data(), 1, content.size(), stdout);
        return {};
    }
    namespace fs = std::filesystem;
    std::error_code none;
    // Of a link, the file it leads to is replaced, not the link.
    const fs::path linked = fs::canonical(path, none);
    const std::string name = none ? std::string(path) : linked.string();
    // A device or a pipe is written to; only a file can be replaced.
    const bool replace = !fs::exists(name, none) || fs::is_regular_file(name, none);
    const std::string partial = replace ? name + ".part" : name;
    std::FILE* file = std::fopen(partial.c_str(), "wb");
    if (file == nullptr) return cannot_write(path);
    const bool written = std::fwrite(content.data(), 1, content.size(), file) == content.size();
    const bool closed = std::fclose(file) == 0;
    const bool done = written && closed;
    if (done && (!replace || std::rename(partial.c_str(), name.c_str()) == 0)) return {};
    auto error = cannot_write(path);
    if (replace) std::remove(partial.c_str());
    return error;
}

}  // namespace tablier::app
