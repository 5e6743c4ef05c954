#include "games/point/engine/seat_analysis.h"

#include <algorithm>
#include <bit>

#include "games/point/rules/row_matches.h"
#include "tablier/random.h"

namespace tablier::point {
namespace {

Bank after_exchange(Bank bank, const Reading& reading) {
    return {.black = std::uint8_t(bank.black - reading.black_needed),
            .white = std::uint8_t(bank.white - reading.white_needed)};
}

/// Uses that seem to lose more turns than this are pruned.
constexpr float hope_of_a_detour = 2.0F;

/// Number of cards in a plan; a larger number would be too slow with the six cards held after the
/// partner has stopped.
int uses_ahead(Hand hand) {
    return hand.size() <= hand_size + 1 ? hand_size : 2;
}

bool anybody_collects(const Rules& rules, Colour colour) {
    return std::ranges::any_of(all_seats, [&](Seat seat) {
        return rules.seating.seats.contains(seat) &&
               rules.collects[std::size_t(index(seat))] == colour;
    });
}

}  // namespace

SeatAnalyser::SeatAnalyser(const Rules& rules) : rules_(&rules), cache_(cache_size) {
    if (anybody_collects(rules, Colour::Black)) black_ = turns_to_goal(rules, Colour::Black);
    if (anybody_collects(rules, Colour::White)) white_ = turns_to_goal(rules, Colour::White);
}

SeatAnalysis SeatAnalyser::of(const Position& at, Seat seat) {
    const Row row = at.rows[std::size_t(index(seat))];
    const Hand hand = at.hands[std::size_t(index(seat))];
    const Colour collects = collected(*rules_, at, seat);
    const std::uint64_t small = row.bits() ^ std::uint64_t{at.bank.black} << 50 ^
                                std::uint64_t{at.bank.white} << 56 ^ std::uint64_t(collects) << 62;
    const std::uint64_t key = mix64(mix64(small) ^ hand.bits());
    Entry& entry = cache_[key & (cache_size - 1)];
    if (entry.key != key) entry = {key, work_out(row, hand, at.bank, collects)};
    return entry.analysis;
}

SeatAnalysis SeatAnalyser::work_out(Row row, Hand hand, Bank bank, Colour collects) const {
    SeatAnalysis analysis;
    analysis.plan = row.holds_only(collects)
                        ? rows(collects).turns(row)
                        : best_plan(row, hand, bank, collects, uses_ahead(hand), analysis.finishes);
    return analysis;
}

float SeatAnalyser::best_plan(Row row, Hand hand, Bank bank, Colour collects, int uses,
                              bool& finishes) const {
    const TurnsToGoal& analysis = rows(collects);
    float best = analysis.turns(row);
    const RowMatches matches(row);
    hand.for_each_distinct([&](CardId id) {
        const Card& card = rules_->cards[id];
        for (int i = 0; i < card.reading_count; ++i) {
            const Reading& reading = card.readings[std::size_t(i)];
            if (!bank_allows(bank, reading)) continue;
            for (std::uint64_t places = matches[reading.give]; places != 0; places &= places - 1) {
                Row after = row;
                after.exchange(reading, std::countr_zero(places));
                const float then = 1.0F + analysis.turns(after);
                if (after.holds_only(collects)) {
                    finishes = true;
                    best = std::min(best, then);
                } else if (uses == 1) {
                    best = std::min(best, then);
                } else if (then < best + hope_of_a_detour) {
                    Hand rest = hand;
                    rest.remove(id);
                    bool later = false;
                    best =
                        std::min(best, 1.0F + best_plan(after, rest, after_exchange(bank, reading),
                                                        collects, uses - 1, later));
                }
            }
        }
    });
    return best;
}

float SeatAnalyser::gain(const Position& at, Seat seat, CardId card) const {
    const auto place = std::size_t(index(seat));
    const Colour collects = collected(*rules_, at, seat);
    const TurnsToGoal& analysis = rows(collects);
    Hand hand;
    hand.insert(card);
    bool finishes = false;
    return analysis.turns(at.rows[place]) -
           best_plan(at.rows[place], hand, at.bank, collects, 1, finishes);
}

}  // namespace tablier::point
