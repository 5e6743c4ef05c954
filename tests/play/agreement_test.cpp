// Consent of sides to an offer.
#include <gmock/gmock.h>

#include "tablier/catalog.h"
#include "tablier/play/agreement.h"

namespace tablier {
namespace {

using enum Seat;
constexpr SeatSet everybody{South, West, North, East};

SeatsAsked asked(const char* game, SeatSet engines, SeatSet in_play = everybody) {
    return {.seating = make_game(game).value()->seating(), .in_play = in_play, .engines = engines};
}

TEST(Agreement, of_people_is_their_own) {
    const SeatsAsked people = asked("intercept-teams", {});
    EXPECT_EQ(all_agreeing(people, {South}), SeatSet({South}));
    EXPECT_EQ(all_agreeing(people, {South, West, North}), SeatSet({South, West, North}));
}

TEST(Agreement, of_engines_follows_all_people_of_their_side) {
    const SeatsAsked mixed = asked("intercept-teams", {North, East});
    EXPECT_EQ(all_agreeing(mixed, {South}), SeatSet({South, North}));
    EXPECT_EQ(all_agreeing(mixed, {North}), SeatSet({North})) << "South has not agreed";
    EXPECT_TRUE(deciding_engines(mixed).empty());
    const SeatsAsked alone = asked("quoridor-4", {North, East});
    EXPECT_EQ(all_agreeing(alone, {South, West}), SeatSet({South, West}));
    EXPECT_THAT(deciding_engines(alone), testing::ElementsAre(North, East));
}

TEST(Agreement, of_engines_alone_is_that_of_one) {
    const SeatsAsked engines = asked("intercept-teams", {West, East});
    EXPECT_THAT(deciding_engines(engines), testing::ElementsAre(West));
    EXPECT_EQ(all_agreeing(engines, {South, West}), SeatSet({South, West, East}));
}

TEST(Agreement, is_for_those_in_play_only) {
    const SeatsAsked left = asked("intercept-teams", {North}, {West, North, East});
    EXPECT_THAT(deciding_engines(left), testing::ElementsAre(North));
    EXPECT_EQ(all_agreeing(left, {South}), SeatSet()) << "South has left";
    EXPECT_EQ(all_agreeing(asked("quoridor-4", {}, {South, West}), {South, East}),
              SeatSet({South}));
}

}  // namespace
}  // namespace tablier
