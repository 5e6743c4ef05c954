// Moves typed in capitals: unambiguous in every game.
#include "tablier/typed_move.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "catalog/specs.h"
#include "tablier/catalog.h"
#include "tablier/random.h"

namespace tablier {
namespace {

std::string in_capitals(std::string text) {
    for (char& letter : text)
        if (letter >= 'a' && letter <= 'z') letter = char(letter - 'a' + 'A');
    return text;
}
std::string in_small_letters(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = char(letter - 'A' + 'a');
    return text;
}

TEST(TypedMove, capitals_are_read_in_every_game) {
    for (const std::string& spec : all_specs()) {
        SCOPED_TRACE(spec);
        AnyPosition position = (*make_game(spec))->start();
        Random random(3);
        for (int turn = 0; turn < 40 && !position.outcome().over; ++turn) {
            const auto moves = position.legal_moves();
            std::set<std::string> without_capitals;
            for (const std::string& move : moves)
                ASSERT_TRUE(without_capitals.insert(in_small_letters(move)).second) << move;
            const std::string move = position.random_move(random);
            ASSERT_EQ(typed_move(position, move), move);
            ASSERT_EQ(typed_move(position, in_capitals(move)), move);
            ASSERT_EQ(typed_move(position, in_small_letters(move)), move);
            position.play(move);
        }
    }
}

TEST(TypedMove, what_is_no_move_is_explained_as_if_written_well) {
    const AnyPosition quoridor = (*make_game("quoridor"))->start();
    EXPECT_EQ(typed_move(quoridor, "E9"), "e9");
    EXPECT_EQ(typed_move(quoridor, ""), "");
    const AnyPosition point = (*make_game("point"))->start();
    EXPECT_EQ(typed_move(point, "ROW:bbbb"), "row:BBBB");
    EXPECT_EQ(typed_move(point, "STOP"), "stop");
    const AnyPosition superpion = (*make_game("superpion"))->start();
    EXPECT_EQ(typed_move(superpion, "A1:B2=Y"), "a1:b2=y");
}

}  // namespace
}  // namespace tablier
