#include "app/serve_limits.h"

#include <fmt/core.h>

#include <charconv>

namespace tablier::app {
namespace {

constexpr std::uint64_t most = 1'000'000'000;
constexpr double burst_seconds = 4;  ///< a rate may be exceeded for a moment
constexpr double seconds_an_hour = 3600;

struct Limit {
    const char* name;
    const char* meaning;
    void (*set)(ServeLimits&, double);
};

server::Rate rate_of(double per_second) {
    return {.burst = per_second * burst_seconds, .per_second = per_second};
}

constexpr Limit limits[] = {
    {"connections", "open at once to one visitor, without sockets",
     [](ServeLimits& all, double n) { all.server.visitor_connections = std::size_t(n); }},
    {"sockets", "WebSockets of one visitor",
     [](ServeLimits& all, double n) { all.server.visitor_sockets = std::size_t(n); }},
    {"requests", "calls of the API a second by one visitor",
     [](ServeLimits& all, double n) { all.server.visitor_requests = rate_of(n); }},
    {"messages", "messages a second on one WebSocket",
     [](ServeLimits& all, double n) { all.server.messages = rate_of(n); }},
    {"all-messages", "messages a second on all WebSockets of one visitor",
     [](ServeLimits& all, double n) { all.server.visitor_messages = rate_of(n); }},
    {"work", "percent of the server's time that are spent on one visitor",
     [](ServeLimits& all, double n) { all.server.visitor_work.per_second = n / 100; }},
    {"tables", "tables of one visitor that are not over",
     [](ServeLimits& all, double n) { all.hall.tables_per_visitor = std::size_t(n); }},
    {"new-tables", "new tables an hour by one visitor, and at once a twentieth of it",
     [](ServeLimits& all, double n) {
         all.hall.making = {.burst = std::max(1.0, n / 20), .per_second = n / seconds_an_hour};
     }},
    {"engine-seconds", "that engines think an hour for one visitor, and at once half of it",
     [](ServeLimits& all, double n) {
         all.hall.engine_seconds = {.burst = std::max(1.0, n / 2),
                                    .per_second = n / seconds_an_hour};
     }},
    {"engine-move", "milliseconds that an engine thinks about one move at most",
     [](ServeLimits& all, double n) { all.hall.engine_move = tables::Duration(n); }},
    {"engine-threads", "threads on which engines think",
     [](ServeLimits& all, double n) { all.hall.engine_threads = int(n); }},
};

std::string names() {
    std::string list;
    for (const Limit& limit : limits) list += (list.empty() ? "" : ", ") + std::string(limit.name);
    return list;
}

}  // namespace

Result<void> ServeLimits::set(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    for (const Limit& limit : limits) {
        if (name != limit.name) continue;
        std::uint64_t number = 0;
        const std::string digits = equals == std::string::npos ? "" : text.substr(equals + 1);
        const auto [end, error] =
            std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error != std::errc() || end != digits.data() + digits.size() || number < 1 ||
            number > most)
            return fail(fmt::format("{} needs a whole number from 1 to {}, as in {}=100", name,
                                    most, name));
        limit.set(*this, double(number));
        return {};
    }
    return fail("there is no limit " + in_quotes(name) + "; there are " + names());
}

std::string limits_help() {
    std::string help;
    for (const Limit& limit : limits)
        help += fmt::format("{}{}: {}", help.empty() ? "" : "; ", limit.name, limit.meaning);
    return help;
}

}  // namespace tablier::app
