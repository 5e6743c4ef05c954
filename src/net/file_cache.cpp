#include "net/file_cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <optional>

#include "net/entity_tag.h"

namespace tablier::net {

/// A descriptor that closes itself.
class FileCache::OpenFile {
  public:
    /// Does not wait for the other end of a pipe.
    explicit OpenFile(const std::string& path)
        : descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
    ~OpenFile() {
        if (descriptor_ >= 0) close(descriptor_);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    /// Nothing if it could not be opened or is no regular file.
    std::optional<FileVersion> version() const {
        struct stat status {};
        if (descriptor_ < 0 || fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode))
            return std::nullopt;
        return FileVersion{.device = status.st_dev,
                           .inode = status.st_ino,
                           .size = status.st_size,
                           .seconds = status.st_mtim.tv_sec,
                           .nanoseconds = status.st_mtim.tv_nsec};
    }

    /// So many bytes, or fewer if the file has become shorter.
    Result<std::string> bytes(std::size_t size) const {
        std::string out(size, '\0');
        std::size_t have = 0;
        while (have < size) {
            const ssize_t got = ::read(descriptor_, out.data() + have, size - have);
            if (got < 0 && errno == EINTR) continue;
            if (got < 0) return fail(std::strerror(errno));
            if (got == 0) break;
            have += std::size_t(got);
        }
        out.resize(have);
        return out;
    }

  private:
    int descriptor_;
};

Result<FileContentPtr> FileCache::read(const std::string& path) {
    const OpenFile file(path);
    const auto version = file.version();
    if (!version) return fail("cannot read " + in_quotes(path));
    if (const auto found = files_.find(path);
        found != files_.end() && found->second.version == *version)
        return found->second.content;
    if (std::size_t(version->size) > max_file_bytes) return fail(in_quotes(path) + " is too large");
    auto bytes = file.bytes(std::size_t(version->size));
    if (!bytes) return fail("cannot read " + in_quotes(path) + ": " + bytes.error().message);
    auto content = std::make_shared<FileContent>();
    content->hash = content_hash(*bytes);
    content->bytes = *std::move(bytes);
    insert(path, *version, content);
    return content;
}

void FileCache::insert(const std::string& path, const FileVersion& version,
                       const FileContentPtr& content) {
    // A page is far smaller than this; starting over is simpler than to know what is used least.
    if (bytes_ + content->bytes.size() > max_cached_bytes) {
        files_.clear();
        bytes_ = 0;
    }
    CachedFile& cached = files_[path];
    if (cached.content != nullptr) bytes_ -= cached.content->bytes.size();
    cached = {.version = version, .content = content};
    bytes_ += content->bytes.size();
}

}  // namespace tablier::net
