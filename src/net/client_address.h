// Who a client is, as far as the network tells: what limits are counted by.
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

/// An address of IPv4, or the first half of one of IPv6: the second half is for everybody to choose
/// as often as they like.
class ClientAddress {
  public:
    ClientAddress() = default;  ///< somebody unknown, who has no address that others have

    /// From digits: "192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1" (which is the first again).
    static std::optional<ClientAddress> parse(std::string_view address);

    /// Somebody at this machine, who came by no proxy from elsewhere.
    bool local() const { return local_; }

    /// "192.0.2.1", "2001:db8::/64".
    std::string text() const;

    /// The same visitor, but not to be taken for somebody at this machine.
    ClientAddress as_remote() const;

    /// Who it is; not whether it is local.
    bool operator==(const ClientAddress& other) const { return bytes_ == other.bytes_; }

    std::size_t hash() const;

  private:
    static constexpr std::array<std::uint8_t, 16> unknown_address{0xFF, 0xFF, 0xFF,
                                                                  0xFF, 0xFF, 0xFF};

    std::array<std::uint8_t, 16> bytes_ = unknown_address;  ///< IPv4 as mapped into IPv6
    bool local_ = false;
};

/// The visitor behind a connection from `peer`. With a trusted proxy at this machine it is the one
/// whom the proxy names: the last address in X-Forwarded-For, since those before it are whatever
/// the client said. `forwarded_for` is empty if there is no such header.
ClientAddress client_of(const ClientAddress& peer, std::string_view forwarded_for,
                        bool behind_proxy);

}  // namespace tablier::net

template <>
struct std::hash<tablier::net::ClientAddress> {
    std::size_t operator()(const tablier::net::ClientAddress& client) const {
        return client.hash();
    }
};
