// API errors that several parts of the table service return.
#pragma once

#include <expected>

#include "online/api_error.h"

namespace tablier::online {

inline std::unexpected<ApiError> no_such_table() {
    return api_error("no-such-table", "There is no such table.", "Il n'y a pas de telle table.");
}
inline std::unexpected<ApiError> write_failed() {
    return api_error(
        "storage", "It could not be written to the server's disk, so nothing has happened.",
        "Cela n'a pas pu être écrit sur le disque du serveur : il ne s'est rien passé.");
}
inline std::unexpected<ApiError> table_unreadable() {
    return api_error("storage", "This table cannot be read from the server's disk.",
                     "Cette table ne peut pas être lue sur le disque du serveur.");
}
inline std::unexpected<ApiError> server_stopping() {
    return api_error("not-ready", "The server is about to stop; try again in a moment.",
                     "Le serveur s'arrête ; réessayez dans un instant.");
}

/// The place was left in the meantime, or the server's secret has changed.
inline std::unexpected<ApiError> key_expired() {
    return api_error("request-reused",
                     "This was done already, but the key that it gave is not good any more.",
                     "Cela a déjà été fait, mais la clé obtenue alors n'est plus valable.");
}

}  // namespace tablier::online
