#include "online/service/request_log.h"

#include <algorithm>
#include <charconv>

#include "online/table/hash.h"

namespace tablier::online {
namespace {

constexpr std::size_t digest_digits = 32;

std::string digest(std::string_view text) {
    return hex_text(sha256(text)).substr(0, digest_digits);
}

}  // namespace

bool is_request_name(std::string_view name) {
    constexpr std::size_t shortest = 16;
    constexpr std::size_t longest = 64;
    return name.size() >= shortest && name.size() <= longest &&
           std::ranges::all_of(name, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

RequestName::RequestName(std::string_view scope, std::string_view name, std::string_view content)
    : key_(digest(std::string(scope).append(" ").append(name))), content_(digest(content)) {}

std::string RequestName::stored(std::size_t events) const {
    return given() ? key_ + content_ + std::to_string(events) : "";
}

void RequestLog::add(std::string_view stored, std::int64_t first_event) {
    if (stored.size() <= 2 * digest_digits) return;
    std::int64_t events = 0;
    const std::string_view digits = stored.substr(2 * digest_digits);
    std::from_chars(digits.data(), digits.data() + digits.size(), events);
    if (events < 1) return;
    entries_[std::string(stored.substr(0, digest_digits))] = {
        std::string(stored.substr(digest_digits, digest_digits)), first_event,
        first_event + events - 1};
}

const RequestLog::Entry* RequestLog::find(const RequestName& name) const {
    const auto found = entries_.find(name.key());
    return name.given() && found != entries_.end() ? &found->second : nullptr;
}

}  // namespace tablier::online
