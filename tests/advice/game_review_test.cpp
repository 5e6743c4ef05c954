// Review of a whole game: losses, glyphs, only moves.
#include <gtest/gtest.h>

#include "advice/game_review.h"
#include "tablier/catalog.h"

namespace tablier {
namespace {

Match played(std::initializer_list<const char*> moves) {
    Match match(make_game("quoridor").value());
    for (const char* move : moves) EXPECT_TRUE(match.play(move)) << move;
    return match;
}

/// Asks for every entry; the answers say that the first legal move is best, and all are even.
std::vector<search::SearchRequest> moments_asked(const Match& match) {
    std::vector<search::SearchRequest> asked;
    GameReviewer reviewer(match, [&](const search::SearchRequest& request, int) {
        asked.push_back(request);
        search::SearchResult result;
        result.move = request.position.legal_moves().front();
        result.lines.push_back({.score = 0, .moves = {result.move}});
        return result;
    });
    for (std::size_t entry = 0; entry < match.history().size(); ++entry) reviewer.review(entry);
    return asked;
}

TEST(GameReview, one_return_to_an_earlier_position_is_no_draw_yet) {
    for (const search::SearchRequest& request : moments_asked(played({"e2", "e8", "e1", "e9"})))
        EXPECT_TRUE(request.earlier.empty());
}

TEST(GameReview, a_position_that_stood_twice_counts) {
    const Match match = played({"e2", "e8", "e1", "e9", "e2", "e8", "d2", "d8", "e2", "e8"});
    const auto asked = moments_asked(match);
    ASSERT_EQ(asked.size(), match.history().size());
    // After the second e2 the start and the position after it have stood twice.
    EXPECT_TRUE(asked[4].earlier.empty());
    ASSERT_EQ(asked[5].earlier.size(), 2U);
    EXPECT_EQ(asked[5].earlier[0], match.position_after(0).key());
    EXPECT_EQ(asked[5].earlier[1], match.position_after(0).key());
    EXPECT_EQ(asked.back().earlier.size(), 6U);
}

}  // namespace
}  // namespace tablier
