#include "online/table/shuffle.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "online/table/hash.h"
#include "tablier/play/lots.h"

namespace tablier::online {
namespace {

/// A number below `bound`, each as likely. `name` says what is drawn.
std::uint64_t drawn_number(const Bytes32& seed, const std::string& name, std::uint64_t bound) {
    // The largest multiple of `bound` in 2^64: beyond it some numbers would be likelier.
    const std::uint64_t beyond = (std::numeric_limits<std::uint64_t>::max() % bound + 1) % bound;
    for (int attempt = 0;; ++attempt) {
        const Bytes32 bytes = hmac_sha256(seed, name + " " + std::to_string(attempt));
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) value = value << 8 | bytes[std::size_t(i)];
        if (value <= std::numeric_limits<std::uint64_t>::max() - beyond) return value % bound;
    }
}

}  // namespace

std::string commitment_of(const Bytes32& seed, std::string_view table) {
    std::string text(seed.begin(), seed.end());
    return hex_text(sha256(text.append(table)));
}

std::string drawn_move(const Bytes32& seed, int number,
                       const std::vector<std::pair<std::string, int>>& chances) {
    std::uint64_t copies = 0;
    for (const auto& [move, count] : chances) copies += std::uint64_t(count);
    std::uint64_t left = drawn_number(seed, "draw " + std::to_string(number), copies);
    auto move = chances.begin();
    for (; left >= std::uint64_t(move->second); ++move) left -= std::uint64_t(move->second);
    return move->first;
}

std::vector<int> drawn_lots(const Bytes32& seed, std::vector<int> places) {
    return draw_lots(std::move(places), [&seed](std::uint32_t bound) {
        return std::uint32_t(drawn_number(seed, "lots " + std::to_string(bound), bound));
    });
}

int draws_in(const Match& match) {
    return int(std::ranges::count_if(match.history(), [](const MatchEntry& entry) {
        const auto* move = std::get_if<PlayedMove>(&entry);
        return move != nullptr && move->actor == Actor::Chance;
    }));
}

bool needs_seed(const Created& setup, const AnyGame& game) {
    return setup.lots.any() || game.has_chance();
}

}  // namespace tablier::online
