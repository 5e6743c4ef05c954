// Crash test: after the server was killed at any moment, everything that it had acknowledged is
// stored, once and in order.
#include <fmt/core.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "latencies.h"
#include "message_fields.h"
#include "pawn_walk.h"
#include "persistent_creator.h"
#include "persistent_player.h"
#include "report.h"
#include "server_process.h"
#include "settings.h"
#include "store/store.h"
#include "tables.h"
#include "verify_table.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;

std::chrono::milliseconds some_seconds(double count) {
    return std::chrono::milliseconds(std::int64_t(count * 1000));
}

/// The load, which goes on while the server comes and goes.
class Clients {
  public:
    Clients(const ServerProcess& server, const KillLoad& load, std::uint64_t seed)
        : server_(server), random_(seed), maker_(context_, server.endpoint(), "maker-of-tables") {
        const double pause = double(load.tables) / load.rate;
        for (const char* clock : {"none", "10+5"})
            for (const TableForTwo& table : create_tables(server.endpoint(), (load.tables + 1) / 2,
                                                          std::string(endless_game), clock))
                for (const int player : {0, 1})
                    players_.push_back(std::make_unique<PersistentPlayer>(
                        context_, server.endpoint(),
                        PersistentPlayer::Seat{table.id, table.keys[std::size_t(player)], player},
                        pause, random_));
        for (const auto& player : players_) player->come();
        asio::co_spawn(context_, maker_.run(), asio::detached);
    }

    void run(double seconds) { context_.run_for(some_seconds(seconds)); }

    /// True when everything that was sent is answered.
    bool settle() {
        maker_.stop();
        for (const auto& player : players_) player->settle();
        const auto settled = [](const auto& player) { return player->settled(); };
        for (int i = 0; i < 300; ++i) {
            run(0.1);
            if (maker_.idle() && std::ranges::all_of(players_, settled)) return true;
        }
        return false;
    }

    std::size_t acknowledged() const {
        return sum([](const PersistentPlayer& player) { return player.acknowledged().size(); });
    }

    void report(Report& to) const {
        to.add("tables", double(players_.size() / 2));
        to.add("moves acknowledged", double(acknowledged()));
        to.add("events told", double(sum([](const auto& one) { return one.events().size(); })));
        to.add("connections made", double(sum([](const auto& one) { return one.connections(); })));
        to.add("moves sent again after a kill",
               double(sum([](const auto& one) { return one.sent_again(); })));
        to.add("moves sent twice without need",
               double(sum([](const auto& one) { return one.sent_twice(); })));
        to.add("tables made meanwhile", double(maker_.created().size()));
        to.add("of which asked for again", double(maker_.sent_again()));
    }

    /// What the server, which has been started again, has not kept.
    std::vector<std::string> broken() {
        std::vector<std::string> all = maker_.faults();
        for (const auto& player : players_)
            all.insert(all.end(), player->faults().begin(), player->faults().end());
        asio::co_spawn(context_, look_at_all(all), asio::detached);
        for (int i = 0; i < 600 && !looked_at_all_; ++i) run(0.1);
        if (!looked_at_all_) all.emplace_back("not everything could be looked at");
        return all;
    }

    std::int64_t tables_in_all() const {
        return std::int64_t(players_.size() / 2 + maker_.created().size());
    }

    void go() {
        for (const auto& player : players_) player->go();
    }

  private:
    template <class Number>
    std::size_t sum(const Number& number) const {
        return std::transform_reduce(players_.begin(), players_.end(), std::size_t(0), std::plus(),
                                     [&](const auto& player) { return number(*player); });
    }

    asio::awaitable<void> look_at_all(std::vector<std::string>& broken) {
        Http http(context_, server_.endpoint());
        for (std::size_t i = 0; i < players_.size(); i += 2) {
            const std::string target = "/api/v1/tables/" + players_[i]->seat().table;
            HttpCall call{.target = target + "/events?after=0"};
            const HttpAnswer events = co_await http.call(call);
            call.target = target;
            const HttpAnswer state = co_await http.call(call);
            if (events.status != 200 || state.status != 200) {
                broken.push_back("table lost: " + events.body + state.body);
                continue;
            }
            const std::array<const PersistentPlayer*, 2> both{players_[i].get(),
                                                              players_[i + 1].get()};
            const auto faults = contradictions(events.body, state.body, both);
            broken.insert(broken.end(), faults.begin(), faults.end());
        }
        std::set<std::string> names;
        for (const PersistentCreator::CreatedTable& created : maker_.created()) {
            HttpCall call{.target = "/api/v1/tables/" + created.table, .key = created.key};
            const HttpAnswer state = co_await http.call(call);
            if (state.status != 200 || !value_at(state.body, "you").starts_with("[0]"))
                broken.push_back("table made and lost: " + created.table + " " + state.body);
            if (!names.insert(created.table).second)
                broken.push_back("two requests made one table: " + created.table);
        }
        looked_at_all_ = true;
    }

    const ServerProcess& server_;
    asio::io_context context_{1};
    PersistentPlayer::Random random_;
    std::vector<std::unique_ptr<PersistentPlayer>> players_;
    PersistentCreator maker_;
    bool looked_at_all_ = false;
};

std::int64_t tables_stored(const std::filesystem::path& folder) {
    const auto store = store::Store::open(folder, 0);
    if (!store) throw std::runtime_error(store.error().message);
    const auto counts = store->counts();
    if (!counts) throw std::runtime_error(counts.error().message);
    return std::accumulate(counts->begin(), counts->end(), std::int64_t(0));
}

/// Whether the program ends well, with these arguments and, after them, more for the shell.
bool succeeds(const std::string& program, const std::string& arguments) {
    const std::string line = "'" + program + "' " + arguments;
    return std::system(line.c_str()) == 0;
}

}  // namespace

bool run_kill(const Settings& settings, const KillLoad& load) {
    Report report("kill", settings.json);
    ServerProcess server(settings);
    server.start();
    server.wait_until_ready();
    std::mt19937_64 random(settings.seed);
    report.note(fmt::format("makes {} tables", load.tables));
    Clients clients(server, load, settings.seed);
    clients.run(0.5);
    report.note(fmt::format("kills the server {} times", load.kills));
    for (int i = 0; i < load.kills; ++i) {
        // At any moment: also while it starts.
        std::uniform_real_distribution moment(0.0, 2 * load.seconds / load.kills);
        clients.run(moment(random));
        server.kill();
        clients.run(std::uniform_real_distribution(0.0, 0.2)(random));
        server.start();
    }
    clients.run(1);
    report.note("waits until all is answered");
    const bool settled = clients.settle();
    server.kill();
    server.start();
    const double restart = milliseconds(server.wait_for_answer());

    clients.report(report);
    report.add("from the last start to its first answer", restart, "ms");
    report.check("every command answered in the end", settled);
    report.check("something was done at all", clients.acknowledged() > 0);
    report.note("looks at every table");
    const auto broken = clients.broken();
    report.check("every acknowledged move there, once, in order; state = replay", broken.empty(),
                 broken.empty() ? "" : fmt::format("{} faults", broken.size()));
    for (std::size_t i = 0; i < std::min<std::size_t>(5, broken.size()); ++i)
        report.check("no fault", false, broken[i]);
    clients.go();
    clients.run(0.2);
    report.check("the server stops in good order", server.stop() == 0);
    report.check("no table twice", tables_stored(server.data()) == clients.tables_in_all());
    if (succeeds(server.program(), "--help | grep -qw '^  db'"))
        report.check("`tablier db check` finds nothing",
                     succeeds(server.program(),
                              fmt::format("db check --data '{}' >&2", server.data().string())));
    return report.finish();
}

}  // namespace tablier::load
