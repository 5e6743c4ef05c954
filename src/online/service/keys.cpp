#include "online/service/keys.h"

#include <algorithm>

#include "online/service/secrets.h"

namespace tablier::online {

std::string player_role(int player) {
    return "player " + std::to_string(player);
}
std::string invitation_role(int player) {
    return "invitation " + std::to_string(player);
}

bool is_role(std::string_view role) {
    for (int player = 0; player < seat_count; ++player)
        if (role == player_role(player) || role == invitation_role(player)) return true;
    return role == owner_role || role == watch_role;
}

store::Secret secret_for(std::string role, std::string_view secret) {
    return {.role = std::move(role), .hash = hash_of_secret(secret)};
}

void Keys::put(const store::Secret& secret) {
    drop(secret.role);
    secrets_.push_back(secret);
}

void Keys::drop(std::string_view role) {
    std::erase_if(secrets_, [role](const store::Secret& one) { return one.role == role; });
}

Rights Keys::rights_of(std::string_view secret) const {
    Rights rights;
    const Bytes32 hash = hash_of_secret(secret);
    for (const store::Secret& one : secrets_) {
        if (!equal_in_constant_time(one.hash, hash)) continue;
        for (int player = 0; player < seat_count; ++player) {
            if (one.role == player_role(player)) rights.who.players.set(std::size_t(player));
            if (one.role == invitation_role(player)) rights.who.invited = player;
        }
        if (one.role == owner_role) rights.who.owner = true;
        if (one.role == watch_role) rights.watch = true;
    }
    return rights;
}

}  // namespace tablier::online
