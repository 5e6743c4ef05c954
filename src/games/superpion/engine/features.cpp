#include "games/superpion/engine/features.h"

#include "games/superpion/engine/diagonals.h"
#include "games/superpion/rules/score.h"
#include "tablier/elementary.h"

namespace tablier::superpion {
namespace {

using F = Feature;

/// Strength of a side that cannot win: below all reachable values.
constexpr float points_of_a_side_that_left = -20.0F;

template <class T>
using PerColour = std::array<T, seat_count>;

/// The pieces that each colour can take, for all colours at once.
struct Threats {
    PerColour<Bits> prey{};   ///< adverse pieces a colour can take
    PerColour<Bits> touch{};  ///< cells diagonally next to a colour's pawns
};

template <Way way, Way back>
void add_jumps(Bits free, const PerColour<Bits>& pawns, Threats& threats) {
    const Bits before_free = neighbours<back>(free);
    for (std::size_t colour = 0; colour < seat_count; ++colour) {
        if (!pawns[colour].any()) continue;
        const Bits next = neighbours<way>(pawns[colour]);
        threats.touch[colour] |= next;
        threats.prey[colour] |= next & before_free;
    }
}

/// The pieces that a superpion can take; `occupied` includes itself.
Bits prey_of_superpion(Cell from, Bits occupied) {
    Bits prey;
    for (Way way : diagonal_ways) {
        const Bits blockers = ray(from, way) & occupied;
        if (!blockers.any()) continue;
        const Cell over = nearest(blockers, way);
        const Cell landing = next_cell(over, way);
        if (landing != no_cell && !occupied.has(landing)) prey |= Bits::one(over);
    }
    return prey;
}

/// Pieces that cannot be jumped over as long as `wall` stands: on each diagonal at least one of
/// the two neighbours is missing or part of it.
Bits guarded_by(Bits pieces, Bits wall) {
    const Bits open = lines.cells.without(wall);
    const Bits rising = neighbours<Way::NorthEast>(open) & neighbours<Way::SouthWest>(open);
    const Bits falling = neighbours<Way::NorthWest>(open) & neighbours<Way::SouthEast>(open);
    return pieces.without(rising | falling);
}

}  // namespace

FeatureReader::FeatureReader(const Rules& rules)
    : rules_(&rules), promotion_(make_promotion_maps(rules)) {
    for (std::size_t i = 0; i < logarithm_.size(); ++i) logarithm_[i] = logarithm(float(i) + 1.0F);
}

std::array<Features, seat_count> FeatureReader::read(const Position& at) const {
    const Rules& rules = *rules_;
    const Bits occupied = at.occupied();
    const Bits free = lines.cells.without(occupied);
    const SeatSet acting = rules.seating.seats.without(at.retired);

    PerColour<Bits> pawns{};
    for (Seat colour : all_seats)
        if (acting.contains(colour))
            pawns[std::size_t(index(colour))] = at.of(colour).without(at.superpions);

    Threats threats;
    add_jumps<Way::NorthEast, Way::SouthWest>(free, pawns, threats);
    add_jumps<Way::SouthEast, Way::NorthWest>(free, pawns, threats);
    add_jumps<Way::SouthWest, Way::NorthEast>(free, pawns, threats);
    add_jumps<Way::NorthWest, Way::SouthEast>(free, pawns, threats);

    std::array<Features, seat_count> features{};
    const float emptiness = 1.0F - float(occupied.count()) / 60.0F;
    const float rest = rules.quiet_limit > 0 ? float(at.quiet) / float(rules.quiet_limit) : 0.0F;

    for (int side = 0; side < rules.seating.sides(); ++side) {
        Features& own = features[std::size_t(side)];
        if ((rules.seating.seats_of_side(side) & acting).empty()) {
            own[std::size_t(F::PointsLate)] = points_of_a_side_that_left;
            continue;
        }
        const float points = float(points_of_side(rules, at, side)) / 10.0F;
        own[std::size_t(F::PointsLate)] = points * emptiness;
        own[std::size_t(F::PointsResting)] = points * rest * rest;
    }

    PerColour<Bits> adverse{};
    for (Seat colour : all_seats) {
        if (!acting.contains(colour)) continue;
        const std::size_t me = std::size_t(index(colour));
        const Bits pieces = at.of(colour);
        adverse[me] = occupied.without(pieces | at.of(rules.ally[me]));
        for_each(pieces & at.superpions,
                 [&](int from) { threats.prey[me] |= prey_of_superpion(Cell(from), occupied); });
        threats.prey[me] &= adverse[me];
    }

    for (Seat colour : all_seats) {
        if (!acting.contains(colour)) continue;
        const std::size_t me = std::size_t(index(colour));
        const Bits pieces = at.of(colour);
        if (!pieces.any()) continue;
        Features& own = features[rules.seating.side[me]];
        const auto add = [&own](F feature, auto amount) {
            own[std::size_t(feature)] += float(amount);
        };

        const int superpions = (pieces & at.superpions).count();
        add(F::Pieces, pieces.count());
        add(F::Superpions, superpions);
        add(F::SuperpionsLate, float(superpions) * emptiness);

        const PromotionMap& map = promotion_[me];
        add(F::TwoSteps, (pawns[me] & map.at[2]).count());
        add(F::OneStep, (pawns[me] & map.at[1]).count());

        const Bits steps = steps_of(rules, colour, pawns[me]) & free;
        add(F::PromotesNext, (steps & rules.promotes[me]).count());
        add(F::Steps, steps.count());

        Bits touched;
        Bits soon;
        Bits later;
        // From the colour to move on: those before this colour's turn, then those after it.
        bool before = true;
        for (int step = 0; step < seat_count; ++step) {
            const std::size_t other = std::size_t((index(at.to_move) + step) % seat_count);
            if (other == me) before = false;
            if (!rules.adverse[me].contains(Seat(other)) || !acting.contains(Seat(other))) continue;
            touched |= threats.touch[other];
            (before ? soon : later) |= threats.prey[other];
        }
        add(F::SafeSteps, steps.without(touched).count());
        add(F::AttackedSoon, (pieces & soon).count());
        add(F::SuperpionsAttackedSoon, (pieces & soon & at.superpions).count());
        add(F::AttackedLater, (pieces & later.without(soon)).count());
        add(F::Guarded, guarded_by(pieces, pieces | at.of(rules.ally[me])).count());
        if (colour == at.to_move) add(F::Tempo, at.displaced == no_cell ? 2 : 1);
    }
    for (Features& own : features) {
        const int superpions = int(own[std::size_t(F::Superpions)]);
        const int force = int(own[std::size_t(F::Pieces)]) + 2 * superpions;
        own[std::size_t(F::Force)] = logarithm_[std::size_t(force)];
        own[std::size_t(F::Power)] = logarithm_[std::size_t(superpions)];
    }
    return features;
}

}  // namespace tablier::superpion
