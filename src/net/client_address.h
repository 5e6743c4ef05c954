// Address of a client; limits are counted by it.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tablier::net {

/// An IPv4 address, or the /64 network of an IPv6 address, whose other half clients choose freely.
class ClientAddress {
  public:
    ClientAddress() = default;  ///< unknown; equal to no address

    /// Numeric addresses: "192.0.2.1", "2001:db8::1"; "::ffff:192.0.2.1" equals "192.0.2.1".
    static std::optional<ClientAddress> parse(std::string_view address);

    /// Whether the client is on this machine, and not behind a proxy.
    bool local() const { return local_; }

    /// "192.0.2.1", "2001:db8::/64".
    std::string text() const;

    /// The same address, not considered local.
    ClientAddress as_remote() const;

    /// Compares addresses; ignores whether they are local.
    bool operator==(const ClientAddress& other) const { return bytes_ == other.bytes_; }

    std::size_t hash() const;

  private:
    static constexpr std::array<std::uint8_t, 16> unknown_address{0xFF, 0xFF, 0xFF,
                                                                  0xFF, 0xFF, 0xFF};

    std::array<std::uint8_t, 16> bytes_ = unknown_address;  ///< IPv4 as mapped into IPv6
    bool local_ = false;
};

/// The client behind a connection from `peer`. With a trusted proxy at this machine it is the last
/// address in X-Forwarded-For: those before it are the client's own claims. `forwarded_for` is
/// empty without that header.
ClientAddress client_of(const ClientAddress& peer, std::string_view forwarded_for,
                        bool behind_proxy);

}  // namespace tablier::net

template <>
struct std::hash<tablier::net::ClientAddress> {
    std::size_t operator()(const tablier::net::ClientAddress& client) const {
        return client.hash();
    }
};
