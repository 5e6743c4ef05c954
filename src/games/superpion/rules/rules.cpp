#include "games/superpion/rules/rules.h"

#include "tablier/error.h"

namespace tablier::superpion {
namespace {

/// The way a colour's pawns look: away from their own back line.
constexpr Way forward_of(Seat colour) {
    constexpr std::array forward{Way::North, Way::East, Way::South, Way::West};
    return forward[index(colour)];
}

constexpr Way opposite(Way straight) {
    return Way((index(straight) + 2) % 4);
}

/// In the two-player game the partners' camps touch at a corner, and both march away from it.
bool steps_in_two_player_game(Seat colour, Way way) {
    const bool from_south_west = colour == Seat::South || colour == Seat::West;
    return (way == Way::North || way == Way::East) == from_south_west;
}

/// See Rules::can_promote.
Bits promoting_starts(const Rules& rules, Seat colour) {
    const Bits open =
        rules.neutral ? lines.cells.without(lines.camp[index(*rules.neutral)]) : lines.cells;
    const Bits goals = rules.promotes[index(colour)] & open;
    Bits starts;
    for (Bits before = goals; before != starts;) {
        before = starts;
        for_each(open, [&](int from) {
            for (Way way : straight_ways) {
                if (!rules.pawn_may_step(colour, way)) continue;
                const Cell to = next_cell(Cell(from), way);
                if (to != no_cell && (goals | before).has(to)) starts |= Bits::one(from);
            }
        });
    }
    return starts;
}

}  // namespace

Seating make_seating(std::string_view variant, std::optional<Seat> neutral) {
    Seating seating;
    std::uint8_t seated = 0;
    for (Seat seat : all_seats) {
        if (seat == neutral) continue;
        seating.seats.insert(seat);
        seating.side[index(seat)] = seating.player[index(seat)] = seated++;
    }
    if (variant == "superpion-teams") seating.side = {0, 1, 0, 1};
    if (variant == "superpion-super2") seating.side = seating.player = {0, 1, 0, 1};
    if (variant == "superpion-2") seating.side = seating.player = {0, 0, 1, 1};
    return seating;
}

Result<Rules> make_rules(std::string_view variant, const Options& options) {
    Rules rules;
    if (variant == "superpion-3") {
        rules.neutral = parse_colour(options.get("neutral").front());
        if (!rules.neutral)
            return fail("unknown colour of the neutral camp", "couleur inconnue du camp neutre");
    }
    rules.seating = make_seating(variant, rules.neutral);
    rules.promotion = options.get("promotion") == "front" ? Promotion::Front : Promotion::Back;
    rules.superpion_worth = options.get("superpion_worth") == "1" ? 1 : 2;
    rules.maximal = options.get("maximal") == "superpions" ? Maximal::Superpions : Maximal::All;
    rules.ends_when_dead = options.get("dead_end") == "proven";
    rules.quiet_limit = options.number("quiet_limit");
    if (options.has("reserve") && options.get("reserve") == "player")
        for (Seat camp : all_seats)
            rules.reserve_of[index(camp)] =
                next_clockwise(Seat::East, rules.seating.partners(camp));

    for (Seat camp : all_seats)
        rules.line[index(camp)] = rules.promotion == Promotion::Back
                                      ? lines.back_line[index(camp)]
                                      : lines.front_line[index(camp)];
    for (Seat colour : all_seats) {
        rules.ally[index(colour)] = colour;
        for (Seat other : all_seats) {
            if (other == colour) continue;
            const bool partner = rules.plays(colour) && rules.plays(other) &&
                                 rules.seating.partners(colour).contains(other);
            if (partner) {
                rules.ally[index(colour)] = other;
            } else {
                rules.adverse[index(colour)].insert(other);
                rules.promotes[index(colour)] |= rules.line[index(other)];
            }
        }
        for (Way way : straight_ways)
            rules.steps[index(colour)][index(way)] = variant == "superpion-2"
                                                         ? steps_in_two_player_game(colour, way)
                                                         : way != opposite(forward_of(colour));
    }
    for (Seat colour : all_seats)
        rules.can_promote[index(colour)] = promoting_starts(rules, colour);
    return rules;
}

}  // namespace tablier::superpion
