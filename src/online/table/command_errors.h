// API errors of commands that several files return.
#pragma once

#include <expected>

#include "online/api_error.h"

namespace tablier::online {

inline std::unexpected<ApiError> bad_player() {
    return api_error("bad-field", "There is no such player at this table.",
                     "Il n'y a pas de tel joueur à cette table.");
}
inline std::unexpected<ApiError> not_started() {
    return api_error("not-started", "The game has not begun: places are free still.",
                     "La partie n'a pas commencé : il reste des places libres.");
}
inline std::unexpected<ApiError> table_closed() {
    return api_error("game-over", "This table was closed before the game began.",
                     "Cette table a été fermée avant le début de la partie.");
}
inline std::unexpected<ApiError> not_a_player() {
    return api_error("not-yours", "This key does not decide for a player here.",
                     "Cette clé ne décide ici pour aucun joueur.");
}
inline std::unexpected<ApiError> player_has_left() {
    return api_error("game-over", "This player has left the game already.",
                     "Ce joueur a déjà quitté la partie.");
}
inline std::unexpected<ApiError> done_too_often() {
    return api_error("too-long", "You have done this too often at this table.",
                     "Vous avez fait cela trop souvent à cette table.");
}

}  // namespace tablier::online
