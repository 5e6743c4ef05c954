#include "online/service/requests.h"

#include <algorithm>
#include <charconv>

#include "online/table/secrets.h"

namespace tablier::online {
namespace {

constexpr std::size_t kept_digits = 32;

std::string digest(std::string_view text) {
    return hex_text(online::sha256(text)).substr(0, kept_digits);
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

void Requests::learn(std::string_view stored, std::int64_t first_event) {
    if (stored.size() <= 2 * kept_digits) return;
    std::int64_t events = 0;
    const std::string_view digits = stored.substr(2 * kept_digits);
    std::from_chars(digits.data(), digits.data() + digits.size(), events);
    if (events < 1) return;
    done_[std::string(stored.substr(0, kept_digits))] = {
        std::string(stored.substr(kept_digits, kept_digits)), first_event,
        first_event + events - 1};
}

const Requests::Done* Requests::find(const RequestName& name) const {
    const auto found = done_.find(name.key());
    return name.given() && found != done_.end() ? &found->second : nullptr;
}

}  // namespace tablier::online
