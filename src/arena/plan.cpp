#include "arena/plan.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/json.h"
#include "tablier/random.h"

namespace tablier::arena {
namespace {

std::uint64_t digest(const std::vector<std::vector<std::string>>& lines) {
    std::uint64_t value = 0;
    for (const auto& line : lines) {
        for (const std::string& move : line) {
            for (const char c : move) value = mix64(value ^ std::uint64_t(std::uint8_t(c)));
            value = mix64(value ^ 0x100);
        }
        value = mix64(value ^ 0x200);
    }
    return value;
}

template <class T>
std::string number_or_null(const std::optional<T>& number) {
    return number ? fmt::format("{}", *number) : "null";
}

}  // namespace

std::size_t Plan::contestant_on(int side, int rotation) const {
    if (one_against_the_rest()) return side == rotation ? 0 : 1;
    return std::size_t((side + rotation) % sides());
}

double Plan::par(std::size_t contestant) const {
    if (one_against_the_rest() && contestant == 1) return double(sides() - 1) / sides();
    return 1.0 / sides();
}

Opening Plan::opening(int number) const {
    const std::uint64_t own_seed = mix64(mix64(seed) + std::uint64_t(number));
    static const std::vector<std::string> none;
    // Which lines come first depends on the seed, so that a short match is a fair selection.
    const auto& line = lines.empty() ? none : lines[(std::size_t(number) + seed) % lines.size()];
    return make_opening(game, line, random_plies, own_seed);
}

std::uint64_t Plan::seed_of_player(int game_number, int player) const {
    return mix64(mix64(seed ^ 0x5eedULL) + std::uint64_t(game_number) * seat_count +
                 std::uint64_t(player));
}

Result<void> check_contestants(const AnyGame& game, std::size_t contestants) {
    const int sides = game.seating().sides();
    if (contestants == 2 || contestants == std::size_t(sides)) return {};
    const std::string name = game.variant().name;
    if (sides == 2)
        return fail("{0} has two sides: give --engine twice, not {1} times",
                    "{0} a deux camps : donnez --engine deux fois, pas {1}", {name, contestants});
    return fail(
        "{0} has {1} sides: give --engine {1} times, or twice for the first against the second on "
        "all other sides, not {2} times",
        "{0} a {1} camps : donnez --engine {1} fois, ou deux fois pour le premier contre le second "
        "dans tous les autres camps, pas {2}",
        {name, sides, contestants});
}

std::string plan_text(const Plan& plan) {
    std::string contestants;
    for (const Contestant& each : plan.contestants)
        contestants +=
            fmt::format("{}\n    {{\"name\": {}, \"player\": {}}}", contestants.empty() ? "" : ",",
                        json_text(each.name), json_text(contestant_text(each)));
    const Conditions& conditions = plan.conditions;
    std::optional<std::int64_t> movetime;
    if (conditions.limits.movetime) movetime = conditions.limits.movetime->count();
    std::string sprt = "null";
    if (plan.sprt)
        sprt = fmt::format("[{}, {}, {}, {}]", plan.sprt->elo0, plan.sprt->elo1, plan.sprt->alpha,
                           plan.sprt->beta);
    return fmt::format(
        "{{\n  \"variant\": {},\n  \"contestants\": [{}\n  ],\n  \"movetime\": {},\n"
        "  \"nodes\": {},\n  \"depth\": {},\n  \"clock\": {},\n  \"margin\": {},\n"
        "  \"patience\": {},\n  \"openings\": {},\n  \"openings_digest\": \"{:016x}\",\n"
        "  \"random_plies\": {},\n  \"seed\": {},\n  \"sprt\": {}\n}}\n",
        json_text(plan.game->spec()), contestants, number_or_null(movetime),
        number_or_null(conditions.limits.nodes), number_or_null(conditions.limits.depth),
        conditions.clock ? json_text(clock_text(*conditions.clock)) : "null",
        conditions.margin.count(), conditions.patience.count(), plan.lines.size(),
        digest(plan.lines), plan.random_plies, plan.seed, sprt);
}

}  // namespace tablier::arena
