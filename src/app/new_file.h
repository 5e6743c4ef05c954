// Output file that is written in pieces under a temporary name, and renamed when complete.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "tablier/error.h"

namespace tablier::app {

/// Only its owner may read the file. "-" is standard output.
class NewFile {
  public:
    /// Fails if the name exists, unless `replace` is set and it is a file.
    static Result<NewFile> open(const std::string& path, bool replace);
    ~NewFile();
    NewFile(NewFile&&) noexcept = default;
    NewFile& operator=(NewFile&&) = delete;

    Result<void> write(std::string_view text);

    /// Completes the file. Without this call the file is removed.
    Result<void> finish();

  private:
    explicit NewFile(std::string path) : path_(std::move(path)) {}
    std::string partial() const { return path_ + ".part"; }

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::string path_;
    std::unique_ptr<std::FILE, Close> file_;  ///< none for standard output
};

}  // namespace tablier::app
