// Access keys of a table, stored as hashes, and the rights that they give.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/table/command.h"
#include "store/table_rows.h"

namespace tablier::online {

/// Roles of secrets, as stored. Players are numbered as before lots were drawn: a secret belongs to
/// a place, not to the player who gets the place.
std::string player_role(int player);
std::string invitation_role(int player);
inline constexpr std::string_view owner_role = "owner";
inline constexpr std::string_view watch_role = "watch";

bool is_role(std::string_view role);

/// A secret as stored: its role and its hash.
store::Secret secret_for(std::string role, std::string_view secret);

/// Rights of a secret.
struct Rights {
    Requester who = {};
    bool watch = false;  ///< where watching needs a key

    bool any() const { return who.players.any() || who.owner || watch || who.invited; }
};

class Keys {
  public:
    Keys() = default;
    explicit Keys(std::vector<store::Secret> secrets) : secrets_(std::move(secrets)) {}

    void put(const store::Secret& secret);
    void drop(std::string_view role);
    std::span<const store::Secret> all() const { return secrets_; }

    /// Takes constant time for any secret (no timing side channel).
    Rights rights_of(std::string_view secret) const;

  private:
    std::vector<store::Secret> secrets_;
};

}  // namespace tablier::online
