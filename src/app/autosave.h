// Autosave of the terminal game: its record is written after each change.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/game_file.h"

namespace tablier::app {

class Autosave {
  public:
    /// Nowhere.
    static Autosave off() { return Autosave(false); }
    /// In a new stored game, whose file is created by the first write.
    static Autosave in_new_stored_game() { return Autosave(true); }
    static Autosave in(GameFile file);

    bool is_on() const { return on_; }
    /// The game's file; null as long as there is none.
    const GameFile* file() const { return file_ ? &*file_ : nullptr; }

    /// Writes the record of a game of this variant; does nothing when off.
    Result<void> write(const std::string& variant, std::string_view record);

  private:
    explicit Autosave(bool on) : on_(on) {}

    bool on_;
    std::optional<GameFile> file_ = {};
};

/// The command that resumes the game: `tablier play --resume`, with the file name unless it is a
/// stored game.
std::string resume_command(const std::filesystem::path& file);

}  // namespace tablier::app
