// File of a terminal game in progress: locked against other programs, replaced atomically.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "tablier/error.h"

namespace tablier::app {

/// As long as it lives, no other `tablier play` takes or replaces the file. What the file holds is
/// always whole: each state of the game is on the disk before it replaces the one before it.
class GameFile {
  public:
    /// A new file. Fails if there is something of that name. Unless something is written, nothing
    /// remains of it.
    static Result<GameFile> make(const std::filesystem::path& path);

    /// A file that is there; a link leads to its target. Fails if another program plays it.
    static Result<GameFile> take(const std::filesystem::path& path);

    ~GameFile();
    GameFile(GameFile&& other) noexcept;
    GameFile& operator=(GameFile&& other) noexcept;

    const std::filesystem::path& path() const { return path_; }

    /// Replaces what the file holds. After a failure it holds what it held before.
    Result<void> write(std::string_view content);

  private:
    GameFile(std::filesystem::path path, int held) : path_(std::move(path)), held_(held) {}
    Result<void> replace_by(int partial, const std::string& name, std::string_view content);

    std::filesystem::path path_;
    int held_;            ///< the open file, locked; -1 where this object has been moved from
    bool empty_ = false;  ///< made, and nothing written yet
};

/// Whether some running program plays the game of this file.
bool is_played(const std::filesystem::path& path);

}  // namespace tablier::app
