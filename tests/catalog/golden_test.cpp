// Whole games as text that a person can read and check. A change in these files is a change in the
// rules or in the drawing; look at it before accepting it:
//   TABLIER_UPDATE_GOLDEN=1 build/bin/test_catalog --gtest_filter='*Golden*'
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "catalog/specs.h"
#include "core/random.h"
#include "draw/terminal.h"
#include "games/catalog.h"
#include "play/match_scene.h"
#include "play/result_text.h"

namespace tablier {
namespace {

constexpr int plies_between_boards = 40;
constexpr int longest_game = 160;

std::string board(const Match& match) {
    TerminalStyle style;
    style.colour = false;
    style.lang = Lang::English;
    return draw_terminal(scene_of(match), style) + "\n" + match.position().text() + "\n";
}

std::string who(const Match& match) {
    return is_seat(match.actor()) ? match.game().seat_name(seat_of(match.actor())).en : "chance";
}

/// A random move, but one that wins at once where there is one, so that games come to an end.
std::string choose(const Match& match, Random& random) {
    if (is_seat(match.actor()))
        for (const std::string& move : match.legal_moves()) {
            AnyPosition next = match.position();
            next.play(move);
            if (next.outcome().winners.contains(seat_of(match.actor()))) return move;
        }
    return match.position().random_move(random);
}

std::string playthrough(const GamePtr& game) {
    std::ostringstream out;
    Match match(game);
    Random random(1993);
    out << game->spec() << "\n\n" << board(match) << "\n";
    for (int ply = 1; ply <= longest_game && !match.over(); ++ply) {
        const std::size_t choices = match.legal_moves().size();
        const std::string mover = who(match);
        const std::string move = choose(match, random);
        match.play(move);
        out << ply << ". " << mover << ": " << move << "  (of " << choices << ")\n";
        if (ply % plies_between_boards == 0 || match.over()) out << "\n" << board(match) << "\n";
    }
    out << (match.over() ? result_text(*game, match.outcome()).en : "to be continued") << "\n";
    return out.str();
}

class Golden : public testing::TestWithParam<std::string> {};

TEST_P(Golden, playthrough_is_as_recorded) {
    const std::string path =
        std::string(TABLIER_TEST_DATA) + "/catalog/golden/" + test_name(GetParam()) + ".txt";
    const std::string now = playthrough(make_game(GetParam()).value());
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

std::vector<std::string> one_of_each_variant() {
    std::vector<std::string> names;
    for (const Variant* variant : catalog()) names.push_back(variant->name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Variants, Golden, testing::ValuesIn(one_of_each_variant()),
                         [](const auto& test) { return test_name(test.param); });

}  // namespace
}  // namespace tablier
