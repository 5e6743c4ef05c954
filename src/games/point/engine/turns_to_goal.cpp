#include "games/point/engine/turns_to_goal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

#include "games/point/rules/row_matches.h"

namespace tablier::point {
namespace {

// The model's bank. One own pawn predicted results of games better than two, three, or the actual
// content and two more; zero, and other numbers of wrong pawns, were not tried.
constexpr int own_in_bank = 1;
constexpr int wrong_in_bank = 2;

constexpr float unusable = std::numeric_limits<float>::max();
/// Upper bound of the turns to the goal.
constexpr float max_turns = 30.0F;
constexpr float turns_a_wrong_pawn = 1.2F;  ///< to begin with, and for what is not in the table
/// In teams each partner is taken to bring half of the pawns needed.
constexpr int half_goal = team_goal / 2;
constexpr float turns_a_missing_pawn = 1.5F;
/// Values still grow a little with more rounds (by a twentieth for the third), at the cost of time
/// whenever an evaluator is made.
constexpr int rounds = 2;

float turns_of_pure(const Rules& rules, Row row) {
    return rules.teams ? turns_a_missing_pawn * float(std::max(0, half_goal - row.length())) : 0.0F;
}

}  // namespace

TurnsToGoal::TurnsToGoal(const Rules& rules, Colour collects)
    : collects_(collects), turns_(std::size_t{2} << table_row_length) {
    // Uses mostly lead to rows with fewer wrong pawns, which this order computes first.
    std::vector<Row> rows;
    for (int length = 1; length <= table_row_length; ++length)
        for (std::uint64_t blacks = 0; blacks < std::uint64_t{1} << length; ++blacks)
            rows.emplace_back(blacks, length);
    std::ranges::stable_sort(rows, {}, [&](Row row) { return wrong_pawns(row); });
    for (Row row : rows)
        turns_[row.bits()] = row.holds_only(collects_)
                                 ? turns_of_pure(rules, row)
                                 : turns_a_wrong_pawn * float(wrong_pawns(row));

    const std::vector<Use> uses = uses_in_model(rules);
    std::vector<CardBest> bests(rules.cards.size());
    for (int round = 0; round < rounds; ++round)
        for (Row row : rows)
            if (!row.holds_only(collects_))
                turns_[row.bits()] = turns_by_next_use(row, uses, bests);
}

int TurnsToGoal::wrong_pawns(Row row) const {
    return row.length() - row.count(collects_);
}

std::vector<TurnsToGoal::Use> TurnsToGoal::uses_in_model(const Rules& rules) const {
    float copies = 0;
    for (const DeckEntry& entry : rules.deck) copies += float(entry.copies);
    std::vector<Use> uses;
    for (std::size_t card = 0; card < rules.cards.size(); ++card)
        for (int i = 0; i < rules.cards[card].reading_count; ++i) {
            const Reading& reading = rules.cards[card].readings[std::size_t(i)];
            const bool black = collects_ == Colour::Black;
            const int own = black ? reading.black_needed : reading.white_needed;
            const int wrong = black ? reading.white_needed : reading.black_needed;
            if (own <= own_in_bank && wrong <= wrong_in_bank)
                uses.push_back({reading, card, float(rules.deck[card].copies) / copies});
        }
    return uses;
}

float TurnsToGoal::turns_by_next_use(Row row, const std::vector<Use>& uses,
                                     std::vector<CardBest>& bests) const {
    std::ranges::fill(bests, CardBest{unusable, 0.0F});
    const RowMatches matches(row);
    for (const Use& use : uses) {
        CardBest& best = bests[use.card];
        best.share = use.share;
        for (std::uint64_t places = matches[use.reading.give]; places != 0; places &= places - 1) {
            Row after = row;
            after.exchange(use.reading, std::countr_zero(places));
            best.turns = std::min(best.turns, turns(after));
        }
    }
    // A total order, since the rounding of sums depends on the order.
    std::ranges::sort(bests, {},
                      [](const CardBest& best) { return std::pair(best.turns, best.share); });

    // The best of the three cards held and the drawn one is used, even if it loses turns. Without a
    // usable card the turn is lost, which increases the expected turns by a factor.
    float worse = 1.0F;     // the share of cards worse than those seen
    float none_yet = 1.0F;  // the chance that none of the four is among those seen
    float sum = 0;
    for (const CardBest& best : bests) {
        if (best.turns == unusable) break;
        worse -= best.share;
        const float none = worse * worse * worse * worse;
        sum += (none_yet - none) * best.turns;
        none_yet = none;
    }
    if (none_yet > 0.99F) return max_turns;
    return std::min(max_turns, (1.0F + sum) / (1.0F - none_yet));
}

float TurnsToGoal::turns_of_long(Row row) const {
    // The longest prefix that is in the table, and an estimate for the rest.
    const std::uint64_t blacks = row.blacks();
    const Row head(blacks & ((std::uint64_t{1} << table_row_length) - 1), table_row_length);
    const Row tail(blacks >> table_row_length, row.length() - table_row_length);
    return std::min(max_turns, turns_[head.bits()] + turns_a_wrong_pawn * float(wrong_pawns(tail)));
}

std::shared_ptr<const TurnsToGoal> turns_to_goal(const Rules& rules, Colour collects) {
    const auto make = [&] { return std::make_shared<const TurnsToGoal>(rules, collects); };
    if (deck_text(rules.deck) != "standard") return make();
    if (rules.teams) {
        if (collects == Colour::Black) {
            static const auto black = make();
            return black;
        }
        static const auto white = make();
        return white;
    }
    if (collects == Colour::Black) {
        static const auto black = make();
        return black;
    }
    static const auto white = make();
    return white;
}

}  // namespace tablier::point
