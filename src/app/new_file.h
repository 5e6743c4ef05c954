// Output file that is written in pieces and gets its name when it is complete.
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
    /// Fails if there is something of that name, unless it is a file to be replaced.
    static Result<NewFile> open(const std::string& path, bool replace);
    ~NewFile();
    NewFile(NewFile&&) noexcept = default;
    NewFile& operator=(NewFile&&) = delete;

    Result<void> write(std::string_view text);

    /// After the last piece. Without it, nothing remains of the file.
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
