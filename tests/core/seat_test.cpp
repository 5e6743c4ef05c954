#include "tablier/seat.h"

#include <gtest/gtest.h>

namespace tablier {
namespace {

constexpr SeatSet everybody{Seat::South, Seat::West, Seat::North, Seat::East};

TEST(Seats, clockwise_is_S_W_N_E) {
    EXPECT_EQ(next_clockwise(Seat::South, everybody), Seat::West);
    EXPECT_EQ(next_clockwise(Seat::East, everybody), Seat::South);
    EXPECT_EQ(next_clockwise(Seat::South, {Seat::South, Seat::North}), Seat::North);
    EXPECT_EQ(next_clockwise(Seat::South, {Seat::South}), Seat::South);
}

TEST(SeatSet, holds_what_was_put_in) {
    SeatSet set{Seat::West};
    set.insert(Seat::East);
    EXPECT_EQ(set.size(), 2);
    EXPECT_TRUE(set.contains(Seat::East));
    set.erase(Seat::West);
    EXPECT_EQ(set, SeatSet{Seat::East});
    EXPECT_EQ(everybody.without({Seat::South}).size(), 3);
}

TEST(Seating, sides_and_players) {
    // Superpion for two: one person has two colours, which win together.
    const Seating seating{.seats = everybody, .side = {0, 0, 1, 1}, .player = {0, 0, 1, 1}};
    EXPECT_EQ(seating.sides(), 2);
    EXPECT_EQ(seating.players(), 2);
    EXPECT_EQ(seating.partners(Seat::West), (SeatSet{Seat::South, Seat::West}));
    EXPECT_EQ(seating.seats_of_player(1), (SeatSet{Seat::North, Seat::East}));
}

}  // namespace
}  // namespace tablier
