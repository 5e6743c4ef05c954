#include "app/game_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>
#include <utility>

#include "store/copy.h"

namespace tablier::app {
namespace {

namespace fs = std::filesystem;

std::unexpected<Error> with_reason(const Text& what, const fs::path& path) {
    return fail("{0} {1}: {2}", "{0} {1} : {2}",
                {what, tablier::quoted(path.string()), std::strerror(errno)});
}

/// False if another program has locked it. File systems without locks lock nothing.
bool lock(int file) {
    return ::flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/// Whether the open file still has this name.
bool is_named(int file, const fs::path& path) {
    struct stat opened {};
    struct stat named {};
    return ::fstat(file, &opened) == 0 && ::stat(path.c_str(), &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

bool write_all(int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        content.remove_prefix(std::size_t(written));
    }
    return true;
}

/// The file, locked; -1 if another program has it, with errno as EWOULDBLOCK, or on an error.
int open_locked(const fs::path& path) {
    while (true) {
        const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
        if (file < 0) return -1;
        const bool locked = lock(file);
        if (locked && is_named(file, path)) return file;
        ::close(file);
        if (!locked) {
            errno = EWOULDBLOCK;
            return -1;
        }
        // The file was replaced before it was locked: the lock is on the old file.
    }
}

}  // namespace

Result<GameFile> GameFile::make(const fs::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0) return with_reason({"cannot make", "création impossible de"}, path);
    lock(file);
    GameFile made(path, file);
    made.empty_ = true;
    return made;
}

Result<GameFile> GameFile::take(const fs::path& path) {
    std::error_code error;
    const fs::path target = fs::canonical(path, error);
    if (error)
        return fail("cannot read {0}: {1}", "lecture impossible de {0} : {1}",
                    {tablier::quoted(path.string()), error.message()});
    int file = open_locked(target);
    // The lock may be that of is_played, which holds it for a moment only.
    for (int tries = 0; file < 0 && errno == EWOULDBLOCK && tries < 10; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        file = open_locked(target);
    }
    if (file < 0 && errno == EWOULDBLOCK)
        return fail("{0} is being played in another terminal", "{0} se joue dans un autre terminal",
                    {tablier::quoted(path.string())});
    if (file < 0) return with_reason({"cannot read", "lecture impossible de"}, path);
    return GameFile(target, file);
}

GameFile::GameFile(GameFile&& other) noexcept
    : path_(std::move(other.path_)),
      held_(std::exchange(other.held_, -1)),
      empty_(std::exchange(other.empty_, false)) {}

GameFile& GameFile::operator=(GameFile&& other) noexcept {
    std::swap(path_, other.path_);
    std::swap(held_, other.held_);
    std::swap(empty_, other.empty_);
    return *this;
}

GameFile::~GameFile() {
    if (held_ < 0) return;
    if (empty_ && is_named(held_, path_)) ::unlink(path_.c_str());
    ::close(held_);
}

Result<void> GameFile::write(std::string_view content) {
    const std::string name = path_.string() + ".part";
    const int partial = ::open(name.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (partial < 0) return with_reason({"cannot write", "écriture impossible de"}, path_);
    auto replaced = replace_by(partial, name, content);
    if (!replaced) {
        ::unlink(name.c_str());
        ::close(partial);
        return replaced;
    }
    // The new file was locked before it got the name, so the name was never unlocked.
    ::close(std::exchange(held_, partial));
    empty_ = false;
    return {};
}

Result<void> GameFile::replace_by(int partial, const std::string& name, std::string_view content) {
    struct stat old {};
    if (::fstat(held_, &old) == 0) ::fchmod(partial, old.st_mode & 07777);
    lock(partial);
    if (!write_all(partial, content) || ::fsync(partial) != 0 ||
        ::rename(name.c_str(), path_.c_str()) != 0)
        return with_reason({"cannot write", "écriture impossible de"}, path_);
    const fs::path folder = path_.parent_path();
    store::sync_folder(folder.empty() ? "." : folder);
    return {};
}

bool is_played(const fs::path& path) {
    const int file = open_locked(path);
    if (file >= 0) ::close(file);
    return file < 0 && errno == EWOULDBLOCK;
}

}  // namespace tablier::app
