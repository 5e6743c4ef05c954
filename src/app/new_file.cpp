#include "app/new_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace tablier::app {
namespace {

std::unexpected<Error> cannot_write(const std::string& path) {
    return fail("cannot write {0}: {1}", "écriture impossible de {0} : {1}",
                {tablier::quoted(path), std::strerror(errno)});
}

}  // namespace

Result<NewFile> NewFile::open(const std::string& path, bool replace) {
    NewFile file(path);
    if (path == "-") return file;
    std::error_code none;
    const bool is_there = std::filesystem::exists(path, none);
    if (is_there && !std::filesystem::is_regular_file(path, none))
        return fail("{0} is not a file", "{0} n'est pas un fichier", {tablier::quoted(path)});
    if (is_there && !replace)
        return fail("there is a file {0} already; --force replaces it",
                    "il y a déjà un fichier {0} ; --force le remplace", {tablier::quoted(path)});
    const int opened =
        ::open(file.partial().c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (opened < 0) return cannot_write(path);
    file.file_.reset(::fdopen(opened, "wb"));
    return file;
}

NewFile::~NewFile() {
    if (file_) std::remove(partial().c_str());
}

Result<void> NewFile::write(std::string_view text) {
    std::FILE* const file = file_ ? file_.get() : stdout;
    if (std::fwrite(text.data(), 1, text.size(), file) != text.size()) return cannot_write(path_);
    return {};
}

Result<void> NewFile::finish() {
    if (!file_) return {};
    const bool written = std::fflush(file_.get()) == 0 && ::fsync(::fileno(file_.get())) == 0;
    if (!written || std::rename(partial().c_str(), path_.c_str()) != 0) return cannot_write(path_);
    file_.reset();
    return {};
}

}  // namespace tablier::app
