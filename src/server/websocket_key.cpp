#include "server/websocket_key.h"

#include <array>
#include <bit>
#include <cstdint>

namespace tablier::server {
namespace {

constexpr std::string_view base64_digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

using Digest = std::array<std::uint8_t, 20>;

/// SHA-1 of one block of 64 bytes. RFC 6455 wants it as a handshake, not as a secret.
void add_block(std::array<std::uint32_t, 5>& state, std::string_view block) {
    std::array<std::uint32_t, 80> words{};
    for (std::size_t i = 0; i < 64; ++i)
        words[i / 4] = words[i / 4] << 8 | static_cast<std::uint8_t>(block[i]);
    for (std::size_t i = 16; i < 80; ++i)
        words[i] = std::rotl(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
    auto [a, b, c, d, e] = state;
    for (std::size_t i = 0; i < 80; ++i) {
        std::uint32_t mixed = 0;
        if (i < 20)
            mixed = ((b & c) | (~b & d)) + 0x5A827999;
        else if (i < 40)
            mixed = (b ^ c ^ d) + 0x6ED9EBA1;
        else if (i < 60)
            mixed = ((b & c) | (b & d) | (c & d)) + 0x8F1BBCDC;
        else
            mixed = (b ^ c ^ d) + 0xCA62C1D6;
        const std::uint32_t next = std::rotl(a, 5) + mixed + e + words[i];
        e = d;
        d = c;
        c = std::rotl(b, 30);
        b = a;
        a = next;
    }
    const std::array<std::uint32_t, 5> more{a, b, c, d, e};
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += more[i];
}

Digest sha1(std::string text) {
    const std::uint64_t bits = std::uint64_t(text.size()) * 8;
    text += '\x80';
    while (text.size() % 64 != 56) text += '\0';
    for (int shift = 56; shift >= 0; shift -= 8) text += static_cast<char>(bits >> shift & 0xFF);
    std::array<std::uint32_t, 5> state{0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
    for (std::size_t at = 0; at < text.size(); at += 64)
        add_block(state, std::string_view(text).substr(at, 64));
    Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
    return digest;
}

/// 20 bytes are 26 2/3 digits.
std::string base64(const Digest& digest) {
    std::string out;
    for (std::size_t i = 0; i < digest.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (i + k < digest.size() ? digest[i + k] : 0U);
        for (int shift = 18; shift >= 0; shift -= 6) out += base64_digits[group >> shift & 63];
    }
    out.back() = '=';
    return out;
}

}  // namespace

std::optional<std::string> accept_key(std::string_view key) {
    constexpr std::size_t digits = 22;
    if (key.size() != digits + 2 || !key.ends_with("==") ||
        key.substr(0, digits).find_first_not_of(base64_digits) != std::string_view::npos)
        return std::nullopt;
    return base64(sha1(std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"));
}

}  // namespace tablier::server
