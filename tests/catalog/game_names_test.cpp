// No shared file names a game in its code: everything specific to a game lies in src/games/<game>/.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "tablier/game_rules.h"

namespace tablier {
namespace {

namespace fs = std::filesystem;

/// The line without a comment at its end.
std::string code_of(std::string line) {
    if (const auto comment = line.find("//"); comment != std::string::npos) line.resize(comment);
    return line;
}

/// Identifiers and texts that name the game. A name that is also a usual word ("point") only counts
/// as a namespace, a folder, or at the beginning of a text ("point", "point-3", "point:…").
std::regex pattern_of(const std::string& game) {
    if (game == "point")
        return std::regex(
            R"(games/point|\bpoint::|namespace point|"point["\-:]|tablier [a-z]+ point\b|\bPoint\b)");
    return std::regex(game, std::regex::icase);
}

std::string lower_case(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    return text;
}

bool is_source(const fs::path& path) {
    const std::string extension = path.extension().string();
    return extension == ".cpp" || extension == ".h" || extension == ".in";
}

TEST(GameNames, are_in_the_folders_of_the_games_only) {
    const fs::path root = fs::path(TABLIER_TEST_DATA).parent_path();
    std::vector<std::string> folders;
    std::vector<std::pair<std::string, std::regex>> patterns;
    for (const GameRules* rules : all_rules()) {
        folders.push_back((root / "src/games" / rules->game).string() + "/");
        patterns.emplace_back(rules->game, pattern_of(std::string(rules->game)));
    }
    int files = 0;
    for (const char* base : {"src", "include"})
        for (const auto& entry : fs::recursive_directory_iterator(root / base)) {
            const std::string path = entry.path().string();
            const auto holds = [&](const std::string& folder) { return path.starts_with(folder); };
            if (!is_source(entry.path()) || std::ranges::any_of(folders, holds)) continue;
            const std::string name = fs::relative(entry.path(), root).string();
            ++files;
            std::ifstream file(entry.path());
            std::string line;
            for (int number = 1; std::getline(file, line); ++number)
                for (const auto& [game, pattern] : patterns) {
                    if (lower_case(line).find(game) == std::string::npos) continue;
                    EXPECT_FALSE(std::regex_search(code_of(line), pattern))
                        << name << ':' << number << ": " << line;
                }
        }
    EXPECT_GT(files, 200);
}

}  // namespace
}  // namespace tablier
