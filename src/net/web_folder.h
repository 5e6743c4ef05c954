// Folder of the web page: maps request paths to files.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "tablier/error.h"

namespace tablier::net {

class WebFolder {
  public:
    /// Fails if there is no such folder, or if it has no index.html.
    static Result<WebFolder> open(const std::filesystem::path& folder);

    /// The regular file for a path from target_path; none if it does not exist, is hidden, or lies
    /// outside of the folder through a symbolic link.
    std::optional<std::string> file(std::string_view path) const;

  private:
    explicit WebFolder(std::filesystem::path root) : root_(std::move(root)) {}

    std::filesystem::path root_;  ///< canonical
};

}  // namespace tablier::net
