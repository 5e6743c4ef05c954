// Folder of the games that `tablier play` stores: one record each.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/game_file.h"
#include "tablier/error.h"
#include "tablier/text.h"

namespace tablier::app {

/// A stored game as lists show it.
struct StoredGame {
    std::filesystem::path file;
    std::filesystem::file_time_type played = {};  ///< time of the last change
    Text damage;                                  ///< the error if it cannot be opened; else empty
    // Empty if the game cannot be opened:
    std::string spec;
    std::vector<Text> players;
    std::size_t moves = 0;
    bool over = false;
    bool in_play = false;  ///< by a running process

    /// Its name for `--resume` and `--delete`.
    std::string name() const { return file.stem().string(); }
};

/// The folder, which need not exist. Fails if the user has no home folder.
Result<std::filesystem::path> stored_games_folder();

/// The most recently played first.
std::vector<StoredGame> stored_games();

/// Creates a file for a new game of this variant, and the folder if needed.
Result<GameFile> new_stored_game(const std::string& variant);

/// The file of the stored game of this name; empty if there is none.
std::filesystem::path stored_game_file(const std::string& name);

/// "quoridor:size=5; Ada, Ben; 12 moves; 2026-11-18 19:03; unfinished"
std::string stored_game_line(const StoredGame& game, Lang lang);

}  // namespace tablier::app
