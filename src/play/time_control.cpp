#include "tablier/play/time_control.h"

#include <charconv>
#include <optional>

namespace tablier {
namespace {

/// Digits only, at most `most`, written the one shortest way.
std::optional<int> number(std::string_view text, int most) {
    int value = -1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (value < 0 || value > most || std::to_string(value) != text) return std::nullopt;
    return value;
}

template <class... Cases>
struct Overload : Cases... {
    using Cases::operator()...;
};

}  // namespace

std::string time_control_text(const TimeControl& control) {
    return std::visit(Overload{[](NoClock) { return std::string("none"); },
                               [](GameClock clock) {
                                   return std::to_string(clock.minutes) + "+" +
                                          std::to_string(clock.increment_seconds);
                               },
                               [](DailyClock clock) { return std::to_string(clock.days) + "d"; }},
                      control);
}

Result<TimeControl> parse_time_control(std::string_view text) {
    if (text == "none") return NoClock{};
    if (text.ends_with('d')) {
        const auto days = number(text.substr(0, text.size() - 1), max_days);
        if (days && *days > 0) return DailyClock{*days};
    }
    if (const std::size_t plus = text.find('+'); plus != std::string_view::npos) {
        const auto minutes = number(text.substr(0, plus), max_minutes);
        const auto seconds = number(text.substr(plus + 1), max_increment_seconds);
        if (minutes && seconds && *minutes + *seconds > 0) return GameClock{*minutes, *seconds};
    }
    return fail(
        "a clock is \"none\", minutes and seconds per turn (\"10+5\") or days per turn "
        "(\"3d\"), not {0}",
        "une pendule est \"none\", des minutes et des secondes par tour (\"10+5\") ou des jours "
        "par "
        "tour (\"3d\"), et non {0}",
        {quoted(text)});
}

}  // namespace tablier
