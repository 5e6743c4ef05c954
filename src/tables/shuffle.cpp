#include "tables/shuffle.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "tables/secrets.h"

namespace tablier::tables {

std::string commitment_of(const Bytes32& seed, std::string_view table) {
    std::string text(seed.begin(), seed.end());
    return hex_text(sha256(text.append(table)));
}

std::string drawn_card(const Bytes32& seed, int number,
                       const std::vector<std::pair<std::string, int>>& chances) {
    std::uint64_t copies = 0;
    for (const auto& [card, count] : chances) copies += std::uint64_t(count);
    // The largest multiple of `copies` in 2^64: beyond it some cards would be likelier.
    const std::uint64_t beyond = (std::numeric_limits<std::uint64_t>::max() % copies + 1) % copies;
    for (int attempt = 0;; ++attempt) {
        const Bytes32 bytes =
            hmac_sha256(seed, "draw " + std::to_string(number) + " " + std::to_string(attempt));
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) value = value << 8 | bytes[std::size_t(i)];
        if (value > std::numeric_limits<std::uint64_t>::max() - beyond) continue;
        std::uint64_t left = value % copies;
        for (const auto& [card, count] : chances) {
            if (left < std::uint64_t(count)) return card;
            left -= std::uint64_t(count);
        }
    }
}

int draws_in(const Match& match) {
    return int(std::ranges::count_if(match.history(), [](const MatchEntry& entry) {
        const auto* move = std::get_if<PlayedMove>(&entry);
        return move != nullptr && move->actor == Actor::Chance;
    }));
}

bool draws_cards(const AnyGame& game) {
    return game.options().has("deck");
}

}  // namespace tablier::tables
