#include "habits.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <variant>
#include <vector>

#include "games/quoridor/engine/shortest_paths.h"
#include "games/quoridor/rules/quoridor.h"
#include "games/quoridor/rules/sizes.h"
#include "tablier/typed_game.h"

namespace tablier::habits {
namespace {

using BySeat = std::array<int, seat_count>;

template <int N>
BySeat steps_to_goals(const quoridor::Rules& rules, const quoridor::Position<N>& at) {
    BySeat steps{};
    const quoridor::OpenSteps<N> open(at);
    quoridor::ShortestPaths<N> paths;
    for (Seat seat : all_seats) {
        if (!at.playing(rules).contains(seat)) continue;
        const auto i = std::size_t(index(seat));
        paths.look(open, at.pawn[i], quoridor::Board<N>::goal(seat));
        steps[i] = paths.steps();
    }
    return steps;
}

/// One move of a contestant with what it changed.
struct Step {
    Seat mover = Seat::South;
    bool own = false;   ///< not part of a given opening
    bool wall = false;  ///< else the pawn moved, or it was a pass
    int nearer = 0;     ///< steps by which the mover came nearer to the goal
    bool hinders = false;
};

template <int N>
std::vector<Step> steps_of(const quoridor::Rules& rules, const Match& match) {
    using Game = quoridor::Quoridor<N>;
    // The games of a match say how long each contestant thought; an opening takes no time.
    const auto timed = [](const MatchEntry& entry) {
        const auto* move = std::get_if<PlayedMove>(&entry);
        return move != nullptr && move->times.elapsed.has_value();
    };
    const bool times_known = std::ranges::any_of(match.history(), timed);
    std::vector<Step> steps;
    for (std::size_t i = 0; i < match.history().size(); ++i) {
        if (!std::holds_alternative<PlayedMove>(match.history()[i])) continue;
        const auto& before = *position_of<Game>(match.position_after(i));
        const auto& after = *position_of<Game>(match.position_after(i + 1));
        const BySeat were = steps_to_goals(rules, before);
        const BySeat are = steps_to_goals(rules, after);
        const auto mover = std::size_t(index(before.to_move));
        Step step{.mover = before.to_move,
                  .own = !times_known || timed(match.history()[i]),
                  .wall = before.walls_left[mover] != after.walls_left[mover],
                  .nearer = were[mover] - are[mover]};
        for (std::size_t rival = 0; rival < are.size(); ++rival)
            if (rival != mover && are[rival] > were[rival]) step.hinders = true;
        steps.push_back(step);
    }
    return steps;
}

template <int N>
void add_game(HabitsByPlayer& players, const quoridor::Rules& rules, const Match& match,
              const std::array<std::string, seat_count>& names) {
    const auto steps = steps_of<N>(rules, match);
    const auto& end = *position_of<quoridor::Quoridor<N>>(match.position());
    const SeatSet winners = match.outcome().winners;
    for (Seat seat : all_seats) {
        if (!rules.seats.contains(seat)) continue;
        const auto i = std::size_t(index(seat));
        Habits& habits = players[names[i]];
        ++habits.games;
        if (winners.contains(seat)) ++habits.won;
        if (!winners.empty() && !winners.contains(seat)) {
            ++habits.lost;
            habits.unused_walls += end.walls_left[i];
        }
    }
    std::size_t race = steps.size();  // the first move after the last wall
    while (race > 0 && !steps[race - 1].wall) --race;
    BySeat moves_made{};
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        if (!step.own) continue;
        const auto mover = std::size_t(index(step.mover));
        Habits& habits = players[names[mover]];
        const bool is_early = moves_made[mover]++ < early;
        if (step.wall) {
            ++habits.walls;
            habits.early_walls += is_early;
            habits.idle_walls += !step.hinders;
        }
        if (i >= race && winners.contains(step.mover)) {
            ++habits.won_race_steps;
            habits.won_race_detours += step.nearer < 1;
        }
        habits.jumps_taken += step.nearer >= 2;
        if (i + 1 < steps.size() && steps[i + 1].nearer >= 2) ++habits.jumps_given;
    }
}

double per(int count, int of) {
    return of == 0 ? 0.0 : double(count) / of;
}

}  // namespace

Result<void> add(HabitsByPlayer& players, const Record& record, const Match& match) {
    std::array<std::string, seat_count> names;
    for (Seat seat : all_seats) {
        const Text seat_name = match.game().seat_name(seat);
        const std::string_view name = record.value(seat_name.en);
        names[std::size_t(index(seat))] = name.empty() ? seat_name.en : std::string(name);
    }
#define TRY(N)                                                               \
    if (const auto* rules = rules_of<quoridor::Quoridor<N>>(match.game())) { \
        add_game<N>(players, *rules, match, names);                          \
        return {};                                                           \
    }
    TABLIER_QUORIDOR_SIZES(TRY)
#undef TRY
    return fail("not a game of Quoridor but of " + match.game().spec());
}

std::string report(const HabitsByPlayer& players) {
    std::string text;
    for (const auto& [name, habits] : players) {
        text += fmt::format("{}: {} games, {} won, {} lost\n", name, habits.games, habits.won,
                            habits.lost);
        text += fmt::format("  won races: {} of {} steps after the last wall came no nearer\n",
                            habits.won_race_detours, habits.won_race_steps);
        text += fmt::format("  walls a game: {:.2f}, of them in the first {} moves {:.2f}\n",
                            per(habits.walls, habits.games), early,
                            per(habits.early_walls, habits.games));
        text += fmt::format("  walls that hindered nobody at once: {:.1f} %\n",
                            100 * per(habits.idle_walls, habits.walls));
        text += fmt::format("  walls in hand when lost: {:.2f}\n",
                            per(habits.unused_walls, habits.lost));
        text += fmt::format("  jumps a game: {:.2f} taken, {:.2f} given\n",
                            per(habits.jumps_taken, habits.games),
                            per(habits.jumps_given, habits.games));
    }
    return text;
}

}  // namespace tablier::habits
