// Terminal games that are killed at random moments, in all variants: every move that was shown is
// stored.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "app/program.h"
#include "app/terminal_session.h"
#include "rounds.h"
#include "tablier/catalog.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_reader.h"
#include "tablier/random.h"

namespace tablier::app_test {
namespace {

constexpr int sessions = rounds(4, 2);
constexpr int longest_session = 12;
/// After the name of a player and of the seat.
constexpr const char* prompt = ")> ";

/// TABLIER_SEED repeats the choices of a run, though not the moments.
std::uint64_t chosen_seed() {
    const char* given = std::getenv("TABLIER_SEED");
    return given != nullptr ? std::strtoull(given, nullptr, 10) : std::random_device()();
}

/// The file of the game; empty as long as there is none. (A file that is empty belongs to a game
/// whose program was killed before it wrote the first move.)
std::string stored_file(const Folder& folder) {
    std::error_code none;
    std::string name;
    for (const auto& each :
         std::filesystem::directory_iterator(folder.path() + "/data/tablier/games", none)) {
        if (each.path().extension() != ".rec" || each.file_size() == 0) continue;
        EXPECT_EQ(name, "") << "one file for the whole game";
        name = "data/tablier/games/" + each.path().filename().string();
    }
    return name;
}

/// The game as its file tells it; a new one where there is none.
std::optional<Match> stored_match(const Folder& folder, const GamePtr& game) {
    const std::string file = stored_file(folder);
    if (file.empty()) return Match(game);
    const std::string text = folder.read(file);
    const auto record = read_record(text);
    if (!record) {
        ADD_FAILURE() << record.error().text() << "\n" << text;
        return std::nullopt;
    }
    auto match = replay_record(*record);
    if (!match) {
        ADD_FAILURE() << match.error().text() << "\n" << text;
        return std::nullopt;
    }
    return *std::move(match);
}

std::vector<std::string> moves_of_people(const Match& match) {
    std::vector<std::string> moves;
    for (const MatchEntry& entry : match.history())
        if (const auto* move = std::get_if<PlayedMove>(&entry);
            move != nullptr && is_seat(move->actor))
            moves.push_back(move->text);
    return moves;
}

/// Whether the screen shows more than what was typed.
bool shows_an_answer(const std::string& screen, const std::string& typed) {
    const std::size_t echo = screen.find(typed);
    return echo != std::string::npos &&
           screen.find_first_not_of("\r\n", echo + typed.size()) != std::string::npos;
}

class KilledGame : public testing::TestWithParam<const Variant*> {};

TEST_P(KilledGame, goes_on_with_all_that_was_shown) {
    const std::uint64_t seed = chosen_seed();
    SCOPED_TRACE("TABLIER_SEED=" + std::to_string(seed));
    Random random(seed);
    const GamePtr game = *make_game(GetParam()->name);
    std::string names = "P";
    for (int i = 1; i < game->seating().seats.size(); ++i) names += ",P";

    const Folder folder;
    std::vector<std::string> shown;
    for (int start = 0; start < sessions; ++start) {
        const bool first = stored_file(folder).empty();
        TerminalSession session(
            folder.path(),
            first ? "play " + GetParam()->name + " --names " + names : "play --resume");
        ASSERT_TRUE(session.wait_for(prompt)) << session.screen();
        bool killed = false;
        for (int step = 0; step < longest_session && !killed; ++step) {
            const auto before = stored_match(folder, game);
            ASSERT_TRUE(before);
            ASSERT_EQ(moves_of_people(*before), shown) << session.screen();
            const auto legal = before->legal_moves();
            if (legal.empty()) return;
            const bool undo = !shown.empty() && random.below(8) == 0;
            const std::string typed =
                undo ? "undo" : legal[random.below(std::uint32_t(legal.size()))];
            std::vector<std::string> then = shown;
            if (undo)
                then.pop_back();
            else
                then.push_back(typed);
            session.type(typed + "\r");
            killed = random.below(5) == 0 || step + 1 == longest_session;
            if (!killed) {
                if (!session.wait_for(prompt)) {
                    ASSERT_TRUE(session.wait_for("quit> ")) << session.screen();
                    return;
                }
                shown = then;
                continue;
            }
            ::usleep(random.below(6000));
            session.send(SIGKILL);
            EXPECT_EQ(session.wait_for_end(), -SIGKILL);
            const auto after = stored_match(folder, game);
            ASSERT_TRUE(after);
            const auto kept = moves_of_people(*after);
            if (shows_an_answer(session.unread(), typed))
                ASSERT_EQ(kept, then) << session.screen();
            else
                ASSERT_TRUE(kept == then || kept == shown) << session.screen();
            shown = kept;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(AllVariants, KilledGame,
                         testing::ValuesIn(catalog().begin(), catalog().end()),
                         [](const auto& variant) {
                             std::string name = variant.param->name;
                             for (char& c : name)
                                 if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
                             return name;
                         });

}  // namespace
}  // namespace tablier::app_test
