// Settings of the load tests.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tablier::load {

struct Settings {
    std::string server = {};  ///< the program `tablier`
    std::string data = {};    ///< its data folder; empty: a temporary one
    bool json = false;        ///< print the results as JSON
    std::uint64_t seed = 1;
};

struct MovesLoad {
    int tables = 1000;
    double rate = 2000;  ///< moves a second, at all tables together
    double seconds = 30;
    double warm_up = 3;
    std::string clock = "none";
};
struct IdleLoad {
    int sockets = 5000;
    int tables = 2500;
    double seconds = 20;  ///< without traffic
};
struct StartLoad {
    int games = 10'000;
    int moves = 60;  ///< in each
    int starts = 5;
};
struct KillLoad {
    int tables = 200;
    int kills = 20;
    double seconds = 60;  ///< duration over which the kills are spread
    double rate = 400;    ///< attempted moves a second, at all tables together
};
struct SoakLoad {
    double seconds = 600;
    int pairs = 40;       ///< tables with two players, at a time
    int engines = 4;      ///< tables against an engine
    int spectators = 60;  ///< sockets that subscribe and leave
    int pollers = 10;     ///< clients that use HTTP only
    int nuisances = 6;    ///< clients that violate the API
    double sample = 10;   ///< seconds between two measurements
};

// Each starts the server, prints a report, and returns false if a condition or limit is violated.
bool run_moves(const Settings& settings, const MovesLoad& load);
bool run_idle(const Settings& settings, const IdleLoad& load);
bool run_start(const Settings& settings, const StartLoad& load);
bool run_kill(const Settings& settings, const KillLoad& load);
bool run_soak(const Settings& settings, const SoakLoad& load);

}  // namespace tablier::load
