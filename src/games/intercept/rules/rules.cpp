#include "games/intercept/rules/rules.h"

namespace tablier::intercept {
namespace {

constexpr std::string_view row_of_two = "PRPRPDRPRPR";    // I-R2
constexpr std::string_view mirrored_row = "RPRPRDPRPRP";  // the same read from the right
constexpr std::string_view row_of_four = "PRPDRPR";

constexpr Seat opposite(Seat seat) {
    return Seat((index(seat) + 2) % seat_count);
}

Bend bend_of(std::string_view value) {
    if (value == "never") return Bend::Never;
    return value == "always" ? Bend::Always : Bend::Single;
}

SeatSet targets_of(const Seating& seating, Goal goal, Seat seat) {
    // With two sides these are the Arrivées of the other side; alone, a partner is oneself.
    if (seating.sides() == 2 || goal == Goal::Any)
        return seating.seats.without(seating.partners(seat));
    return {opposite(seat)};
}

}  // namespace

Seating seating_of(std::string_view variant) {
    if (variant == "intercept")
        return {.seats = {Seat::South, Seat::North}, .side = {0, 0, 1, 0}, .player = {0, 0, 1, 0}};
    Seating seating{.seats = {Seat::South, Seat::West, Seat::North, Seat::East},
                    .side = {0, 1, 2, 3},
                    .player = {0, 1, 2, 3}};
    if (variant == "intercept-teams") seating.side = {0, 1, 0, 1};
    return seating;
}

Result<Rules> make_rules(std::string_view variant, const Options& options) {
    if (variant != "intercept" && variant != "intercept-4" && variant != "intercept-teams")
        return fail("there is no variant {0} of Intercept", "Intercept n'a pas de variante {0}",
                    {quoted(variant)});
    Rules rules;
    rules.seating = seating_of(variant);
    rules.rows.fill(rules.seating.seats.size() == 2 ? row_of_two : row_of_four);
    if (options.has("facing") && options.get("facing") == "mirrored")
        rules.rows[index(Seat::North)] = mirrored_row;
    rules.bend = bend_of(options.get("bend"));
    rules.interception =
        options.get("interception") == "any" ? Interception::Any : Interception::Adverse;
    rules.flip = options.get("flip") == "turn" ? Flip::Turn : Flip::Action;
    rules.cover = options.get("cover") == "anytime" ? Cover::Anytime : Cover::Arriving;
    const bool any_goal = options.has("goal") && options.get("goal") == "any";
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        const SeatSet seats =
            targets_of(rules.seating, any_goal ? Goal::Any : Goal::Opposite, seat);
        rules.target_seats[index(seat)] = seats;
        for (Seat target : all_seats) {
            if (!seats.contains(target)) continue;
            rules.targets[index(seat)].insert(arrivee(target));
            rules.approaches[index(seat)] |= approach(target);
        }
    }
    return rules;
}

}  // namespace tablier::intercept
