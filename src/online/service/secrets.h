// Secrets of tables (keys, invitations, watch keys), derived from the server's own secret.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "bytes/bytes.h"
#include "online/table/hash.h"
#include "tablier/error.h"

namespace tablier::online {

/// The id of a new table: 12 letters and digits with 71 random bits. Other characters are easily
/// lost at the end of a link.
std::string random_table_id();

/// Stored form of a secret. Secrets are random enough that a plain hash cannot be reversed.
inline Bytes32 hash_of_secret(std::string_view secret) {
    return sha256(secret);
}

/// Derives the secrets of one server. A repeated command, under the same unguessable name, must
/// give the same key again though only the key's hash is stored: so a key is derived from that name
/// and the server's own secret.
class SecretGenerator {
  public:
    explicit SecretGenerator(const Bytes32& own) : own_(own) {}

    /// Reads the server's own secret from a file of the data folder, or creates it.
    static Result<SecretGenerator> open(const std::filesystem::path& file);

    /// `request` is the name of the command, or empty for a command that cannot be repeated.
    std::string make(std::string_view table, std::string_view role, std::string_view request) const;

    /// The id of the rematch of a table; always the same for one table.
    std::string next_table_id(std::string_view table) const;

  private:
    Bytes32 own_;
};

}  // namespace tablier::online
