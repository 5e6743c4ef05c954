// File of a terminal game in progress: locked against other programs, replaced atomically.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "tablier/error.h"

namespace tablier::app {

/// During its lifetime no other `tablier play` opens or replaces the file. The file is always
/// complete: each state of the game is synced to disk before it replaces the previous one.
class GameFile {
  public:
    /// Creates a file. Fails if the name exists. A file to which nothing is written is removed
    /// again.
    static Result<GameFile> make(const std::filesystem::path& path);

    /// Opens an existing file; links are followed. Fails if another process plays the game.
    static Result<GameFile> take(const std::filesystem::path& path);

    ~GameFile();
    GameFile(GameFile&& other) noexcept;
    GameFile& operator=(GameFile&& other) noexcept;

    const std::filesystem::path& path() const { return path_; }

    /// Replaces the content. After a failure the file has its previous content.
    Result<void> write(std::string_view content);

  private:
    GameFile(std::filesystem::path path, int held) : path_(std::move(path)), held_(held) {}
    Result<void> replace_by(int partial, const std::string& name, std::string_view content);

    std::filesystem::path path_;
    int held_;            ///< descriptor of the locked file; -1 after a move
    bool empty_ = false;  ///< created, and nothing written yet
};

/// Whether a running process plays the game of this file.
bool is_played(const std::filesystem::path& path);

}  // namespace tablier::app
