#include "net/client_address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <cstring>
#include <span>

#include "net/header_list.h"
#include "tablier/random.h"

namespace tablier::net {
namespace {

constexpr std::array<std::uint8_t, 12> mapped_prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
constexpr std::size_t half = 8;

bool is_mapped(const std::array<std::uint8_t, 16>& bytes) {
    return std::ranges::equal(mapped_prefix, std::span(bytes).first(mapped_prefix.size()));
}

/// Some proxies add the port: "192.0.2.1:1234", "[2001:db8::1]:1234".
std::string_view without_port(std::string_view address) {
    if (const std::size_t end = address.find(']');
        address.starts_with('[') && end != std::string_view::npos)
        return address.substr(1, end - 1);
    if (std::ranges::count(address, ':') == 1) return address.substr(0, address.find(':'));
    return address;
}

}  // namespace

std::optional<ClientAddress> ClientAddress::parse(std::string_view address) {
    // A zone ("fe80::1%eth0") says where the address is valid, not whose it is.
    const std::string text(address.substr(0, address.find('%')));
    if (text.size() > INET6_ADDRSTRLEN || text.find('\0') != std::string::npos) return std::nullopt;
    ClientAddress client;
    if (inet_pton(AF_INET, text.c_str(), client.bytes_.data() + mapped_prefix.size()) == 1)
        std::ranges::copy(mapped_prefix, client.bytes_.begin());
    else if (inet_pton(AF_INET6, text.c_str(), client.bytes_.data()) != 1)
        return std::nullopt;
    if (is_mapped(client.bytes_)) {
        client.local_ = client.bytes_[mapped_prefix.size()] == 127;
        return client;
    }
    constexpr std::array<std::uint8_t, 16> loopback{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    client.local_ = client.bytes_ == loopback;
    std::ranges::fill(client.bytes_.begin() + half, client.bytes_.end(), std::uint8_t(0));
    return client;
}

std::string ClientAddress::text() const {
    char text[INET6_ADDRSTRLEN] = "";
    if (is_mapped(bytes_)) {
        inet_ntop(AF_INET, bytes_.data() + mapped_prefix.size(), text, sizeof text);
        return text;
    }
    inet_ntop(AF_INET6, bytes_.data(), text, sizeof text);
    return std::string(text) + "/64";
}

ClientAddress ClientAddress::as_remote() const {
    ClientAddress stranger = *this;
    stranger.local_ = false;
    return stranger;
}

std::size_t ClientAddress::hash() const {
    std::uint64_t words[2];
    static_assert(sizeof words == sizeof bytes_);
    std::memcpy(words, bytes_.data(), sizeof words);
    return mix64(words[0] ^ mix64(words[1]));
}

ClientAddress client_of(const ClientAddress& peer, std::string_view forwarded_for,
                        bool behind_proxy) {
    if (!peer.local() || forwarded_for.empty()) return peer;
    // A proxy that was not announced with --proxy: its clients are not local.
    if (!behind_proxy) return peer.as_remote();
    const std::string_view last =
        trimmed(forwarded_for.substr(forwarded_for.rfind(',') + 1));  // npos + 1 is 0
    // Clients behind a proxy are never local, even if the header says so.
    return ClientAddress::parse(without_port(last)).value_or(peer).as_remote();
}

}  // namespace tablier::net
