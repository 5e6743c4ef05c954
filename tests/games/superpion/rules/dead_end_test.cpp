// Dead ends: no further capture is possible (S-R8).
#include "games/superpion/rules/dead_end.h"

#include <gmock/gmock.h>

#include <deque>
#include <iostream>
#include <unordered_set>

#include "games/superpion/rules/support.h"
#include "rounds.h"

namespace tablier::superpion {
namespace {

using Points = std::array<std::int16_t, seat_count>;

/// The pieces with all fifteen pawns of a camp.
std::vector<std::string> with_camp(std::vector<std::string> pieces, Seat camp) {
    for_each(lines.camp[index(camp)], [&](int cell) {
        pieces.push_back(std::string(1, colour_letter(camp)) + " " + cell_name(Cell(cell)));
    });
    return pieces;
}

/// Positions are set up where a dead end does not end the game, so that they can be.
bool dead(std::string_view variant, Arrangement setup) {
    const std::string options = variant.contains(':') ? ",dead_end=quiet" : ":dead_end=quiet";
    const Rules rules = rules_of(std::string(variant) + options);
    return is_dead_end(rules, set_up(rules, setup));
}

TEST(DeadEnd, S_R8_two_pawns_that_can_neither_meet_nor_promote) {
    // Blue's back-row class promotes at Black's file p only, and d15 is past all ways there; in the
    // same way o4 is past Red's.
    const Rules rules = rules_of("superpion");
    Position position =
        set_up(rules, {.pieces = {"b d13", "b h15", "r o4"}, .reserves = "-/y3/-/-"});
    ASSERT_TRUE(play_text(rules, position, "d13-d15"));
    const Outcome result = outcome(rules, position);
    EXPECT_EQ(result.reason, EndReason::DeadEnd) << "between the two displacements, too";
    EXPECT_EQ(result.points, (Points{4, 5, 0, 0}));
    EXPECT_EQ(result.winners, SeatSet{Seat::West});
    EXPECT_EQ(actor(position), Actor::Nobody);
    EXPECT_EQ(set_up(rules,
                     {.pieces = {"b d15", "b h15", "r o4"}, .reserves = "-/y3/-/-", .to_move = "-"})
                  .end,
              EndReason::DeadEnd);
}

TEST(DeadEnd, S_R8_quiet_goes_on_to_the_limit) {
    EXPECT_TRUE(rules_of("superpion").ends_when_dead);
    const Rules rules = rules_of("superpion:dead_end=quiet,quiet_limit=30");
    Position position = set_up(rules, {.pieces = {"b d13", "b h15", "r o4"}, .quiet = 28});
    ASSERT_TRUE(play_text(rules, position, "d13-d15"));
    EXPECT_FALSE(position.over());
    ASSERT_TRUE(play_text(rules, position, "h15-j15"));
    EXPECT_EQ(outcome(rules, position).reason, EndReason::QuietLimit);
}

TEST(DeadEnd, S_R8_a_pawn_that_can_promote_keeps_the_game_alive) {
    EXPECT_TRUE(dead("superpion", {.pieces = {"b d15", "r o4"}}));
    EXPECT_FALSE(dead("superpion", {.pieces = {"b d15", "b d13", "r o4"}}));  // d13-f13 … p13
    EXPECT_FALSE(dead("superpion", {.pieces = {"b d15", "b e14", "r o4"}}));  // e14-e16
    EXPECT_FALSE(dead("superpion", {.pieces = {"b d15", "r o4", "y i8"}}));
}

TEST(DeadEnd, S_R8_pawns_that_may_come_beside_each_other_keep_the_game_alive) {
    // With the innermost row promoting, a blue pawn that has been carried past it walks on rank 15
    // or 16.
    EXPECT_TRUE(dead("superpion:promotion=front", {.pieces = {"b d15", "r o4"}}));
    // In the game of two, Blue and Red walk up and right, Yellow and Black down and left.
    EXPECT_TRUE(dead("superpion-2", {.pieces = {"b o10", "k b7"}}));
    EXPECT_FALSE(dead("superpion-2", {.pieces = {"b o8", "k n11"}}));  // o8-o10, then over n11
}

TEST(DeadEnd, S_R8_the_last_place_on_the_way_to_a_promotion_counts) {
    EXPECT_FALSE(dead("superpion-2", {.pieces = {"b n13", "k b7"}}));  // n13-p13
    EXPECT_TRUE(dead("superpion-2", {.pieces = {"b l15", "k b7"}, .to_move = "k"}));
}

TEST(DeadEnd, S_R8_a_superpion_captures_wherever_there_is_room_behind) {
    EXPECT_FALSE(dead("superpion", {.pieces = {"Bb d15", "r o4"}}));
    EXPECT_FALSE(dead("superpion", {.pieces = {"Bb d15", "Rr o4"}}));
    // In its partner's camp Blue's pawn does not promote. It walks on rank 16, where nothing flies
    // over it, and takes what comes to rank 15: a superpion of the other class.
    EXPECT_TRUE(dead("superpion-teams", {.pieces = {"b e16", "Rr o12"}}));
    EXPECT_FALSE(dead("superpion-teams", {.pieces = {"b e16", "Rr n11"}}));
    EXPECT_FALSE(dead("superpion-teams", {.pieces = {"b e16", "Rr o12", "b d15"}}));
}

TEST(DeadEnd, S_R8_pieces_that_cannot_move_can_still_be_captured) {
    // Yellow has left: its pawn stands still, and Blue's on rank 15 can come beside it.
    EXPECT_FALSE(dead("superpion", {.pieces = {"b d15", "r o4", "y k14"}, .retired = "y"}));
    EXPECT_TRUE(dead("superpion", {.pieces = {"b d15", "r o4", "y i8"}, .retired = "y"}));
    EXPECT_TRUE(dead("superpion", {.pieces = {"b d15", "r o4", "Yb i8"}, .retired = "y"}));
    // Nor is there room behind a piece at the edge.
    EXPECT_TRUE(dead("superpion", {.pieces = {"b d15", "r o4", "Yb k16"}, .retired = "y"}));
}

TEST(DeadEnd, S_R8_when_a_colour_leaves) {
    const Rules rules = rules_of("superpion");
    Position position =
        set_up(rules, {.pieces = {"b d15", "r o4", "y i8"}, .reserves = "-/-/b9/-"});
    retire(rules, position, {Seat::North});
    EXPECT_EQ(outcome(rules, position).reason, EndReason::DeadEnd);
    EXPECT_EQ(outcome(rules, position).winners, (SeatSet{Seat::South, Seat::West}));
}

TEST(DeadEnd, S_R8_a_whole_neutral_camp_is_a_wall) {
    // This class of Blue's promotes in Black's camp only; Yellow's pawn is past Red's camp.
    const auto pieces = with_camp({"b d5", "y e2"}, Seat::East);
    EXPECT_TRUE(dead("superpion-3", {.pieces = pieces}));
    EXPECT_FALSE(dead("superpion", {.pieces = {"b d5", "y e2"}}));
    // With a gap in it, it is none.
    auto broken = pieces;
    std::erase(broken, "k p9");
    EXPECT_FALSE(dead("superpion-3", {.pieces = broken}));
}

/// The positions reachable from one, however long the game may last.
struct Reached {
    bool whole = true;       ///< everything has been looked at
    bool something = false;  ///< a capture or a promotion
};

Reached explore(const Rules& endless, const Position& from, std::size_t most) {
    Reached reached;
    std::unordered_set<std::uint64_t> known{key(from)};
    std::deque<Position> ahead{from};
    const Outcome score = stopped(endless, from, EndReason::Agreement);
    for (const auto moves = std::make_unique<Moves>(); !ahead.empty(); ahead.pop_front()) {
        const Position& at = ahead.front();
        EXPECT_EQ(stopped(endless, at, EndReason::Agreement), score);
        moves->clear();
        generate(endless, at, *moves);
        for (const Move& move : *moves) {
            if (move.captures() || move.cap) return {.whole = false, .something = true};
            Position next = at;
            play(endless, next, move);
            next.quiet = 0;
            if (known.size() == most) {
                reached.whole = false;
            } else if (known.insert(key(next)).second) {
                ahead.push_back(next);
            }
        }
    }
    return reached;
}

/// Two to four pieces: for the most part pawns, for the most part where they can no longer promote.
std::optional<Position> few_pieces(const Rules& rules, Random& random) {
    Position position;
    Bits free = lines.cells;
    const auto put = [&](Seat colour, Bits cells) {
        std::vector<int> choice;
        for_each(cells & free, [&](int cell) { choice.push_back(cell); });
        if (choice.empty()) return;
        const int cell = choice[random.below(std::uint32_t(choice.size()))];
        free = free.without(Bits::one(cell));
        position.pieces[index(colour)] |= Bits::one(cell);
        if (colour != rules.neutral && random.below(12) == 0)
            position.set_cap(Cell(cell), Seat(random.below(4)));
    };
    if (rules.neutral) {
        const Bits camp = lines.camp[index(*rules.neutral)];
        if (random.below(4) > 0) {
            position.pieces[index(*rules.neutral)] = camp;
            free = free.without(camp);
        } else {
            put(*rules.neutral, camp);
        }
    }
    for (std::uint32_t pieces = 2 + random.below(3); pieces > 0; --pieces) {
        const Seat colour = Seat(random.below(4));
        if (!rules.plays(colour)) continue;
        const Bits stuck = lines.cells.without(rules.can_promote[index(colour)]);
        put(colour, random.below(5) == 0 ? lines.cells : stuck);
    }
    for (Seat camp : all_seats)
        if (rules.plays(camp) && random.below(3) == 0)
            position.reserves[index(rules.reserve_of[index(camp)])][random.below(4)] = 1;
    std::string text = position_text(position);
    // The colour to move can move; some colours may have left.
    const char* letters = "bryk";
    std::string retired = "-";
    if (rules.seating.sides() > 2 && random.below(3) == 0) retired = letters[random.below(4)];
    const std::size_t turn = text.find(' ', text.find(' ') + 1);
    text = text.substr(0, turn) + " " + letters[random.below(4)] + " - 0 " + retired;
    const auto parsed = parse_position(rules, text);
    return parsed ? std::optional(*parsed) : std::nullopt;
}

TEST(DeadEnd, S_R8_where_it_is_proven_nothing_can_be_reached_that_changes_the_points) {
    Random random(20261119);
    int tried = 0;
    int proven = 0;
    int dead = 0;
    int undecided = 0;
    int unfinished = 0;
    for (int round = 0; round < rounds(2500, 400); ++round) {
        for (const char* variant : {"superpion", "superpion-teams", "superpion-3", "superpion-2",
                                    "superpion:promotion=front", "superpion-3:promotion=front",
                                    "superpion-3:neutral=r", "superpion-2:promotion=front"}) {
            const std::string spec = variant;
            const Rules endless =
                rules_of(spec + (spec.contains(':') ? "," : ":") + "dead_end=quiet,quiet_limit=0");
            const auto position = few_pieces(endless, random);
            if (!position) continue;
            ++tried;
            const bool said = is_dead_end(endless, *position);
            const Reached reached = explore(endless, *position, said ? 30'000 : 3'000);
            const std::string text = spec + " " + position_text(*position);
            if (said) {
                ASSERT_FALSE(reached.something) << text;
            }
            dead += reached.whole;
            proven += said && reached.whole;
            unfinished += said && !reached.whole;
            undecided += !said && !reached.whole && !reached.something;
        }
    }
    std::cout << tried << " positions: " << dead << " are dead ends, of which " << proven << " ("
              << 100 * proven / std::max(dead, 1) << " %) are proven; " << undecided
              << " undecided, " << unfinished << " proven and too many to look at all\n";
    EXPECT_GT(proven, rounds(300, 30));
    EXPECT_GT(100 * proven, 90 * dead) << "nearly all that there are";
    EXPECT_LT(10 * unfinished, proven);
}

}  // namespace
}  // namespace tablier::superpion
