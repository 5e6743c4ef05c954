#include "app/serve_limits.h"

#include <fmt/core.h>

#include <charconv>

namespace tablier::app {
namespace {

constexpr std::uint64_t most = 1'000'000'000;
constexpr double burst_seconds = 4;  ///< bursts may exceed the rate for this time
constexpr double seconds_an_hour = 3600;

struct Limit {
    const char* name;
    Text meaning;
    void (*set)(ServeLimits&, double);
};

net::Rate rate_of(double per_second) {
    return {.burst = per_second * burst_seconds, .per_second = per_second};
}

const Limit limits[] = {
    {"connections",
     {"open at once to one visitor, without sockets",
      "ouvertes à la fois pour un visiteur, sans les sockets"},
     [](ServeLimits& all, double n) { all.server.client_connections = std::size_t(n); }},
    {"sockets",
     {"WebSockets of one visitor", "WebSockets d'un visiteur"},
     [](ServeLimits& all, double n) { all.server.client_sockets = std::size_t(n); }},
    {"requests",
     {"calls of the API a second by one visitor", "appels de l'API par seconde d'un visiteur"},
     [](ServeLimits& all, double n) { all.server.client_requests = rate_of(n); }},
    {"messages",
     {"messages a second on one WebSocket", "messages par seconde sur une WebSocket"},
     [](ServeLimits& all, double n) { all.server.messages = rate_of(n); }},
    {"all-messages",
     {"messages a second on all WebSockets of one visitor",
      "messages par seconde sur toutes les WebSockets d'un visiteur"},
     [](ServeLimits& all, double n) { all.server.client_messages = rate_of(n); }},
    {"work",
     {"percent of the server's time that are spent on one visitor",
      "pour cent du temps du serveur passés pour un visiteur"},
     [](ServeLimits& all, double n) { all.server.client_work.per_second = n / 100; }},
    {"tables",
     {"tables of one visitor that are not over", "tables d'un visiteur qui ne sont pas finies"},
     [](ServeLimits& all, double n) { all.service.tables_per_client = std::size_t(n); }},
    {"new-tables",
     {"new tables an hour by one visitor, and at once a twentieth of it",
      "nouvelles tables par heure d'un visiteur, et d'un coup un vingtième"},
     [](ServeLimits& all, double n) {
         all.service.new_tables = {.burst = std::max(1.0, n / 20),
                                   .per_second = n / seconds_an_hour};
     }},
    {"engine-seconds",
     {"that engines think an hour for one visitor, and at once half of it",
      "secondes de réflexion des ordinateurs par heure pour un visiteur, et d'un coup la moitié"},
     [](ServeLimits& all, double n) {
         all.service.engine_seconds = {.burst = std::max(1.0, n / 2),
                                       .per_second = n / seconds_an_hour};
     }},
    {"engine-move",
     {"milliseconds that an engine thinks about one move at most",
      "millisecondes qu'un ordinateur réfléchit au plus pour un coup"},
     [](ServeLimits& all, double n) { all.service.engine_move = online::Duration(n); }},
    {"engine-threads",
     {"threads on which engines think", "fils d'exécution où les ordinateurs réfléchissent"},
     [](ServeLimits& all, double n) { all.service.engine_threads = int(n); }},
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
            return fail("{0} needs a whole number from 1 to {1}, as in {0}=100",
                        "{0} demande un nombre entier de 1 à {1}, comme dans {0}=100",
                        {std::string_view(name), most});
        limit.set(*this, double(number));
        return {};
    }
    return fail("there is no limit {0}; there are {1}", "il n'y a pas de limite {0} ; il y a {1}",
                {tablier::quoted(name), names()});
}

Text limits_help() {
    Text help;
    for (const Limit& limit : limits) {
        help.en +=
            fmt::format("{}{}: {}", help.en.empty() ? "" : "; ", limit.name, limit.meaning.en);
        help.fr +=
            fmt::format("{}{} : {}", help.fr.empty() ? "" : " ; ", limit.name, limit.meaning.fr);
    }
    return help;
}

}  // namespace tablier::app
