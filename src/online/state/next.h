// Next decision at a table: the actor, and the players that an offer asks.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string>

#include "tablier/seat.h"

namespace tablier::online {

using PlayerSet = std::bitset<seat_count>;

/// Subject of an offer.
enum class Matter : std::uint8_t { Draw, Back, Rematch };
inline constexpr Matter all_matters[] = {Matter::Draw, Matter::Back, Matter::Rematch};

struct Next {
    std::string actor = {};  ///< code of a seat, "chance", or empty where no seat is to act
    /// By matter: the players whose answer is pending.
    std::array<PlayerSet, std::size(all_matters)> asked = {};
    bool operator==(const Next&) const = default;
};

}  // namespace tablier::online
