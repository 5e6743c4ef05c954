// Cache of file contents: a file is read again only after it has changed.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "tablier/error.h"

namespace tablier::net {

struct FileContent {
    std::string bytes;
    std::string hash;  ///< see content_hash
};

using FileContentPtr = std::shared_ptr<const FileContent>;

/// Not thread-safe.
class FileCache {
  public:
    static constexpr std::size_t max_file_bytes = std::size_t(64) << 20;
    static constexpr std::size_t max_cached_bytes = std::size_t(128) << 20;

    /// The content of a regular file.
    Result<FileContentPtr> read(const std::string& path);

  private:
    /// Identity and modification time: differs after a file was written or replaced.
    struct FileVersion {
        std::uint64_t device = 0;
        std::uint64_t inode = 0;
        std::int64_t size = 0;
        std::int64_t seconds = 0;
        std::int64_t nanoseconds = 0;
        auto operator<=>(const FileVersion&) const = default;
    };
    struct CachedFile {
        FileVersion version;
        FileContentPtr content;
    };
    class OpenFile;

    void insert(const std::string& path, const FileVersion& version, const FileContentPtr& content);

    std::map<std::string, CachedFile> files_;
    std::size_t bytes_ = 0;
};

}  // namespace tablier::net
