#include "net/entity_tag.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>

#include "net/header_list.h"
#include "tablier/random.h"

namespace tablier::net {
namespace {

std::uint64_t hash_of(std::string_view bytes, std::uint64_t seed) {
    std::uint64_t hash = mix64(seed ^ bytes.size());
    while (!bytes.empty()) {
        std::uint64_t word = 0;
        const std::size_t length = std::min(bytes.size(), sizeof word);
        std::memcpy(&word, bytes.data(), length);
        hash = mix64(hash ^ word) + seed;
        bytes.remove_prefix(length);
    }
    return hash;
}

/// 16 digits.
std::string hexadecimal(std::uint64_t number) {
    std::array<char, 16> digits;
    char* const end = digits.data() + digits.size();
    const std::string text(digits.data(), std::to_chars(digits.data(), end, number, 16).ptr);
    return std::string(digits.size() - text.size(), '0') + text;
}

}  // namespace

std::string content_hash(std::string_view bytes) {
    return hexadecimal(hash_of(bytes, 1)) + hexadecimal(hash_of(bytes, 2));
}

std::string entity_tag(std::string_view hash, std::string_view encoding) {
    std::string tag = "\"";
    tag.append(hash);
    if (!encoding.empty()) tag.append("-").append(encoding);
    return tag + "\"";
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
    if (trimmed(if_none_match) == "*") return true;
    while (!if_none_match.empty()) {
        std::string_view item = take_part(if_none_match, ',');  // our tags have no comma
        if (item.starts_with("W/")) item.remove_prefix(2);      // a proxy may have weakened it
        if (item == tag) return true;
    }
    return false;
}

}  // namespace tablier::net
