// Random bytes, and the secrets made from them: keys, invitations, watch keys.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/bytes.h"
#include "tablier/error.h"

namespace tablier::online {

/// From the system's generator.
Bytes32 random_bytes();

/// The id of a new table: 12 letters and digits, of 71 random bits. A link that ends with it, or a
/// command line that has it, must not take one of its characters for something else.
std::string random_table_id();

Bytes32 sha256(std::string_view text);
Bytes32 hmac_sha256(const Bytes32& key, std::string_view text);

/// In a time that does not depend on where they differ.
bool equal_in_constant_time(const Bytes32& a, const Bytes32& b);

/// What is kept of a secret. Secrets are random enough that a plain hash cannot be turned back.
inline Bytes32 hash_of_secret(std::string_view secret) {
    return sha256(secret);
}

/// Makes the secrets of one server. A command that is sent again, under the same unguessable name,
/// must get the same key again though only the key's hash was kept: so a key is made from that name
/// and a secret of the server's own.
class SecretGenerator {
  public:
    explicit SecretGenerator(const Bytes32& own) : own_(own) {}

    /// Reads the server's own secret from a file of the data folder, or makes it.
    static Result<SecretGenerator> open(const std::filesystem::path& file);

    /// `role` says what it is for; `request` is the command's name, or empty for one that cannot be
    /// sent again.
    std::string make(std::string_view table, std::string_view role, std::string_view request) const;

    /// The id of the table that follows another one: the same whenever it is asked for.
    std::string next_table_id(std::string_view table) const;

  private:
    Bytes32 own_;
};

}  // namespace tablier::online
