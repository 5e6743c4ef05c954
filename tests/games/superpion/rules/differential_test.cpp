// Differential test against the reference, on random games and random set-up positions.
#include <map>
#include <string>

#include "games/superpion/rules/reference.h"
#include "games/superpion/rules/support.h"
#include "rounds.h"

namespace tablier::superpion {
namespace {

constexpr std::string_view letters = "bryk";

struct Case {
    std::string spec;
    reference::Setting setting;
};

/// Every variant with every promotion and worth; the other options are drawn.
std::vector<Case> all_cases(Random& random) {
    std::vector<Case> cases;
    const auto add = [&](const std::string& variant, const std::string& promotion, int worth,
                         int quiet, char neutral) {
        std::string spec = variant + ":promotion=" + promotion +
                           ",superpion_worth=" + std::to_string(worth) +
                           ",quiet_limit=" + std::to_string(quiet);
        if (variant == "superpion-3") spec += std::string(",neutral=") + neutral;
        const std::string maximal = random.below(2) == 0 ? "all" : "superpions";
        spec += ",maximal=" + maximal;
        std::string reserve = "camp";
        if (variant == "superpion-2" || variant == "superpion-super2") {
            if (random.below(2) == 0) reserve = "player";
            spec += ",reserve=" + reserve;
        }
        const std::string dead_end = random.below(2) == 0 ? "quiet" : "proven";
        spec += ",dead_end=" + dead_end;
        cases.push_back(
            {spec, {variant, promotion, worth, quiet, neutral, maximal, reserve, dead_end}});
    };
    for (const char* promotion : {"back", "front"}) {
        for (int worth : {2, 1}) {
            for (const char* variant :
                 {"superpion", "superpion-teams", "superpion-2", "superpion-super2"})
                add(variant, promotion, worth, worth == 2 ? 160 : 20, 'k');
            for (char neutral : letters)
                add("superpion-3", promotion, worth, neutral == 'k' ? 160 : 40, neutral);
        }
    }
    return cases;
}

std::string winners_text(const Outcome& outcome) {
    std::string out;
    for (Seat seat : all_seats)
        if (outcome.winners.contains(seat)) out += colour_letter(seat);
    return out;
}

/// Everything one can ask of a position.
void expect_same(const Rules& rules, const Position& fast, const reference::Superpion& plain_game) {
    const std::string text = plain_game.text();
    ASSERT_EQ(position_text(fast), text);
    ASSERT_EQ(legal_texts(rules, fast), plain_game.legal_texts()) << text;
    const auto parsed = parse_position(rules, text);
    ASSERT_TRUE(parsed) << text << "\n" << parsed.error().message;
    ASSERT_EQ(*parsed, fast) << text;
    ASSERT_EQ(actor(fast) == Actor::Nobody, plain_game.over()) << text;

    const Outcome result = outcome(rules, fast);
    ASSERT_EQ(result.over, plain_game.over()) << text;
    const Outcome scored = stopped(rules, fast, EndReason::Repetition);
    const auto points = plain_game.points();
    for (Seat seat : all_seats) {
        const auto expected = points.find(colour_letter(seat));
        ASSERT_EQ(scored.points[index(seat)], expected == points.end() ? 0 : expected->second)
            << text << " " << colour_letter(seat);
    }
    std::string winners;
    for (char c : letters)
        if (plain_game.winners().contains(c)) winners += c;
    ASSERT_EQ(winners_text(scored), winners) << text;
    if (result.over) {
        ASSERT_EQ(winners_text(result), winners) << text;
        const bool dead_end = !plain_game.one_side_left() && !plain_game.nobody_moves() &&
                              plain_game.setting.dead_end == "proven" && plain_game.dead_end();
        ASSERT_EQ(result.reason == EndReason::DeadEnd, dead_end) << text;
    }
}

/// Plays on at random to the end, or for so many displacements.
void play_on(const Case& with, const Rules& rules, Position fast, reference::Superpion plain_game,
             Random& random, int displacements, bool with_retirement,
             std::map<std::string, int>& events) {
    for (int ply = 0; ply < displacements; ++ply) {
        ASSERT_NO_FATAL_FAILURE(expect_same(rules, fast, plain_game)) << with.spec;
        if (fast.over()) {
            ++events[fast.end == EndReason::LastSide     ? "last side"
                     : fast.end == EndReason::NoMoves    ? "no moves"
                     : fast.end == EndReason::DeadEnd    ? "dead end"
                     : fast.end == EndReason::QuietLimit ? "quiet limit"
                                                         : "?"];
            if (plain_game.winners().size() > 2) ++events["shared win"];
            break;
        }
        if (with_retirement && random.below(60) == 0) {
            const Seat seat = Seat(random.below(4));
            if (rules.plays(seat) && !fast.retired.contains(seat)) {
                retire(rules, fast, {seat});
                plain_game.retire(colour_letter(seat));
                ++events["retirement"];
                continue;
            }
        }
        const auto moves = plain_game.legal();
        const auto& move = moves[random.below(std::uint32_t(moves.size()))];
        const std::string text = move.text();
        plain_game.play(move);
        ASSERT_TRUE(play_text(rules, fast, text)) << with.spec << " " << text;
    }
    for (const auto& [event, times] : plain_game.events) events[event] += times;
}

TEST(Differential, random_games_in_every_variant_and_option) {
    std::map<std::string, int> events;
    Random random(20240611);
    for (int game = 0; game < rounds(4, 2); ++game) {
        for (const Case& with : all_cases(random)) {
            const Rules rules = rules_of(with.spec);
            ASSERT_NO_FATAL_FAILURE(play_on(with, rules, start(rules),
                                            reference::Superpion(with.setting), random, 600,
                                            game % 2 == 1, events));
        }
    }
    for (const char* event :
         {"capture", "chain", "superpion captured", "promotion", "cap from the reserve",
          "same capture by two ways", "last side", "quiet limit", "retirement",
          "pawn takes less than another piece could",
          "superpion takes less than another piece could",
          "cap from the reserve of the player's other camp"})
        EXPECT_GT(events[event], 0) << event;
}

/// A few pieces anywhere: positions that games from the start reach seldom.
reference::Superpion scattered(const reference::Setting& setting, Random& random) {
    reference::Superpion game(setting);
    const bool crowded = random.below(3) == 0;
    // Close together, so that superpions capture in circles and pawns block each other.
    const bool close = random.below(2) == 0;
    const int width = close ? 6 : 16;
    const int left = int(random.below(std::uint32_t(17 - width)));
    const int bottom = int(random.below(std::uint32_t(17 - width)));
    std::map<reference::Place, reference::Piece> board;
    for (char colour : letters) {
        const bool neutral = setting.variant == "superpion-3" && colour == setting.neutral;
        const std::uint32_t pieces = random.below(crowded ? 14 : 5);
        for (auto [place, piece] : game.board)
            if (neutral && piece.colour == colour && random.below(3) > 0) board[place] = piece;
        for (std::uint32_t i = 0; i < pieces && !neutral; ++i) {
            const reference::Place place{left + 1 + int(random.below(std::uint32_t(width))),
                                         bottom + 1 + int(random.below(std::uint32_t(width)))};
            const bool white = (place.first + place.second) % 2 == 1;
            if (!reference::exists(place) || !white || board.contains(place)) continue;
            const bool superpion = random.below(crowded ? 5 : 2) == 0;
            board[place] = {colour, superpion ? letters[random.below(4)] : ' '};
        }
        if (!neutral && random.below(2) == 0)
            for (char pawn : letters)
                game.reserves[game.keeper(colour)][pawn] = int(random.below(3));
    }
    game.board = board;
    game.to_move = letters[random.below(4)];
    game.quiet = int(random.below(std::uint32_t(setting.quiet_limit)));
    if (!game.over()) game.settle();
    return game;
}

TEST(Differential, random_positions_in_every_variant_and_option) {
    std::map<std::string, int> events;
    Random random(777);
    int taken = 0;
    for (int i = 0; i < rounds(300, 150); ++i) {
        for (const Case& with : all_cases(random)) {
            const Rules rules = rules_of(with.spec);
            const reference::Superpion plain_game = scattered(with.setting, random);
            const auto fast = parse_position(rules, plain_game.text());
            if (!fast) continue;  // a pawn on a promoting line, or too many captures
            ++taken;
            ASSERT_NO_FATAL_FAILURE(play_on(with, rules, *fast, plain_game, random,
                                            i % 5 == 1 ? 80 : 12, i % 4 == 0, events));
        }
    }
    EXPECT_GT(taken, rounds(1000, 250));
    for (const char* event :
         {"no second displacement", "skipped", "same colour again", "round trip", "no moves",
          "passes a promoting line", "ends between two displacements", "last side", "shared win",
          "dead end"})
        EXPECT_GT(events[event], 0) << event;
}

}  // namespace
}  // namespace tablier::superpion
