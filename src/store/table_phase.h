// Phase of an online table: its number in the database and its code in exports and in the API.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

namespace tablier::store {

/// The numbers are stored: they never change.
enum class Phase : std::uint8_t { Waiting, Playing, Over, Closed };
inline constexpr std::size_t phase_count = 4;

inline constexpr std::string_view phase_codes[phase_count] = {"waiting", "playing", "over",
                                                              "closed"};

constexpr std::string_view code_of(Phase phase) {
    return phase_codes[std::size_t(phase)];
}
constexpr std::optional<Phase> phase_of(std::string_view code) {
    const auto found = std::ranges::find(phase_codes, code);
    if (found == std::end(phase_codes)) return std::nullopt;
    return Phase(found - std::begin(phase_codes));
}

}  // namespace tablier::store
