#include "arena/conditions.h"

#include <fmt/core.h>

#include <charconv>
#include <cmath>

namespace tablier::arena {
namespace {

constexpr Milliseconds movetime_if_nothing_is_said{100};

/// A number of `unit`s of at most a day.
std::optional<Milliseconds> read_time(std::string_view text, Milliseconds unit) {
    double value = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    const double time = std::round(value * double(unit.count()));
    if (!(time >= 0 && time <= 86'400'000)) return std::nullopt;
    return Milliseconds(std::int64_t(time));
}

}  // namespace

search::Limits Conditions::limits_of(const Contestant& contestant) const {
    // A built-in player applies its own limits itself; a program gets them with `go`.
    if (contestant.limits_itself())
        return contestant.is_external() ? contestant.own_limits() : search::Limits{};
    search::Limits told = limits;
    if (!told.movetime && !told.nodes && !told.depth && !clock)
        told.movetime = movetime_if_nothing_is_said;
    return told;
}

std::optional<Milliseconds> Conditions::movetime_of(const Contestant& contestant) const {
    if (contestant.limits_itself()) return contestant.own_limits().movetime;
    return limits_of(contestant).movetime;
}

Result<search::ClockTime> parse_clock(std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto left = read_time(text.substr(0, plus), std::chrono::minutes(1));
    const auto increment = plus == std::string_view::npos
                               ? Milliseconds(0)
                               : read_time(text.substr(plus + 1), std::chrono::seconds(1));
    if (!left || !increment || *left + *increment <= Milliseconds(0))
        return fail("expected minutes+seconds, as in 5+3 or 0.5+0.1, instead of {0}",
                    "minutes+secondes attendu, comme 5+3 ou 0.5+0.1, au lieu de {0}",
                    {quoted(text)});
    return search::ClockTime{*left, *increment};
}

std::string clock_text(const search::ClockTime& clock) {
    return fmt::format("{}+{}", double(clock.left.count()) / 60000.0,
                       double(clock.increment.count()) / 1000.0);
}

}  // namespace tablier::arena
