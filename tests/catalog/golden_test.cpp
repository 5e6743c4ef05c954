// Whole games, one of each variant, as text that a person can read and check. A change in these
// files is a change in the rules or in the drawing; look at it before accepting it:
//   TABLIER_UPDATE_GOLDEN=1 build/bin/test_catalog --gtest_filter='*Golden*'
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "catalog/specs.h"
#include "tablier/catalog.h"
#include "tablier/draw/terminal.h"
#include "tablier/play/match_scene.h"
#include "tablier/testing/random_games.h"

namespace tablier {
namespace {

constexpr std::size_t plies_between_boards = 20;

std::string board(const Match& match) {
    TerminalStyle style;
    style.colour = false;
    style.lang = Lang::English;
    return draw_terminal(scene_of(match), style) + "\n" + match.position().text() + "\n";
}

std::string who(const Match& match) {
    return is_seat(match.actor()) ? match.game().seat_name(seat_of(match.actor())).en : "chance";
}

/// A game of tests/catalog/games.txt.
struct Game {
    std::string spec;
    std::vector<std::string> moves;
};

std::vector<Game> recorded_games() {
    std::vector<Game> games;
    std::ifstream file(std::string(TABLIER_TEST_DATA) + "/catalog/games.txt");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream words(line);
        Game game;
        words >> game.spec;
        for (std::string move; words >> move;) game.moves.push_back(move);
        games.push_back(std::move(game));
    }
    return games;
}

std::string variant_of(const Game& game) {
    return game.spec.substr(0, game.spec.find(':'));
}

std::string playthrough(const Game& game) {
    std::ostringstream out;
    Match match(make_game(game.spec).value());
    out << game.spec << "\n\n" << board(match) << "\n";
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        out << i + 1 << ". " << who(match) << ": " << game.moves[i] << "  (of "
            << match.legal_moves().size() << ")\n";
        if (auto played = match.play(game.moves[i]); !played)
            return out.str() + illegal_move_line(game.moves[i], played.error(), Lang::English) +
                   "\n";
        if ((i + 1) % plies_between_boards == 0 || i + 1 == game.moves.size())
            out << "\n" << board(match) << "\n";
    }
    EXPECT_TRUE(match.over());
    return out.str();
}

class Golden : public testing::TestWithParam<Game> {};

TEST_P(Golden, playthrough_is_as_recorded) {
    const std::string path =
        std::string(TABLIER_TEST_DATA) + "/catalog/golden/" + variant_of(GetParam()) + ".txt";
    const std::string now = playthrough(GetParam());
    if (std::getenv("TABLIER_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(path) << now;
        return;
    }
    std::ifstream file(path);
    ASSERT_TRUE(file) << path << " is missing";
    std::ostringstream recorded;
    recorded << file.rdbuf();
    EXPECT_EQ(now, recorded.str());
}

TEST(GoldenGames, every_variant_has_one) {
    std::vector<std::string> games;
    for (const Game& game : recorded_games()) games.push_back(variant_of(game));
    std::vector<std::string> variants;
    for (const Variant* variant : catalog()) variants.push_back(variant->name);
    EXPECT_EQ(games, variants);
}

INSTANTIATE_TEST_SUITE_P(Variants, Golden, testing::ValuesIn(recorded_games()),
                         [](const auto& test) { return test_name(variant_of(test.param)); });

}  // namespace
}  // namespace tablier
