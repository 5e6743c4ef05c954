// Who may do what at one table: its secrets, of which only hashes are known.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/table/command.h"
#include "store/table_rows.h"

namespace tablier::online {

/// What a secret is for, as it is stored. Players are numbered here as before lots were drawn: a
/// secret stays as it was made, whatever place it comes to open.
std::string player_role(int player);
std::string invitation_role(int player);
inline constexpr std::string_view owner_role = "owner";
inline constexpr std::string_view watch_role = "watch";

bool is_role(std::string_view role);

/// As it is stored.
store::Secret secret_for(std::string role, std::string_view secret);

/// What somebody with a certain secret may do.
struct Rights {
    online::Requester who = {};
    bool watch = false;  ///< look on where that needs a link

    bool any() const { return who.players.any() || who.owner || watch || who.invited; }
};

class Keys {
  public:
    Keys() = default;
    explicit Keys(std::vector<store::Secret> secrets) : secrets_(std::move(secrets)) {}

    void put(const store::Secret& secret);
    void drop(std::string_view role);
    std::span<const store::Secret> all() const { return secrets_; }

    /// Takes the same time whatever the secret.
    Rights rights_of(std::string_view secret) const;

  private:
    std::vector<store::Secret> secrets_;
};

}  // namespace tablier::online
