#include "app/new_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace tablier::app {
namespace {

std::unexpected<Error> cannot_write(const std::string& path) {
    return fail("cannot write " + in_quotes(path) + ": " + std::strerror(errno));
}

}  // namespace

Result<NewFile> NewFile::open(const std::string& path, bool replace) {
    NewFile file(path);
    if (path == "-") return file;
    std::error_code none;
    const bool is_there = std::filesystem::exists(path, none);
    if (is_there && !std::filesystem::is_regular_file(path, none))
        return fail(in_quotes(path) + " is not a file");
    if (is_there && !replace)
        return fail("there is a file " + in_quotes(path) + " already; --force replaces it");
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
