// Settings of the load tests.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tablier::load {

struct Settings {
    std::string server = {};  ///< the program `tablier`
    std::string data = {};    ///< its data folder; empty for one that is thrown away
    bool json = false;        ///< the results for programs
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
    double seconds = 20;  ///< that they are left alone
};
struct StartLoad {
    int games = 10'000;
    int moves = 60;  ///< in each
    int starts = 5;
};
struct KillLoad {
    int tables = 200;
    int kills = 20;
    double seconds = 60;  ///< that the kills are spread over
    double rate = 400;    ///< moves a second that are tried, at all tables together
};
struct SoakLoad {
    double seconds = 600;
    int pairs = 40;       ///< tables where two people play, at a time
    int engines = 4;      ///< tables against an engine
    int spectators = 60;  ///< sockets that come and go
    int pollers = 10;     ///< clients that only speak HTTP
    int nuisances = 6;    ///< clients that break the rules
    double sample = 10;   ///< seconds between two looks at the server
};

// Each starts the server, prints what it finds, and is false where something that was asked for is
// not so.
bool run_moves(const Settings& settings, const MovesLoad& load);
bool run_idle(const Settings& settings, const IdleLoad& load);
bool run_start(const Settings& settings, const StartLoad& load);
bool run_kill(const Settings& settings, const KillLoad& load);
bool run_soak(const Settings& settings, const SoakLoad& load);

}  // namespace tablier::load
