// Soak test: long mixed load, under which memory and descriptors must stay constant.
#include <fmt/core.h>

#include <boost/asio/co_spawn.hpp>
#include <chrono>
#include <vector>

#include "report.h"
#include "server_process.h"
#include "settings.h"
#include "soak_context.h"
#include "tables.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

/// Megabytes a minute over the second half, when all that is kept for a while has been there for
/// long. (Unused tables stay in memory for a minute; the disk's cache fills.)
constexpr double asked_growth = 1;
/// Files that are opened now and then.
constexpr std::size_t spare_descriptors = 4;

/// The heap in use tells of leaks: what the system counts as the process's memory never shrinks.
struct Sample {
    double minute = 0;
    double megabytes = 0;
};

double heap_megabytes(const ServerProcess& server) {
    return double(metric(server.endpoint(), "tablier_heap_bytes")) / 1e6;
}

/// By least squares.
double slope(const std::vector<Sample>& samples) {
    double n = 0;
    double x = 0;
    double y = 0;
    double xx = 0;
    double xy = 0;
    for (std::size_t i = samples.size() / 2; i < samples.size(); ++i) {
        n += 1;
        x += samples[i].minute;
        y += samples[i].megabytes;
        xx += samples[i].minute * samples[i].minute;
        xy += samples[i].minute * samples[i].megabytes;
    }
    return n < 3 ? 0 : (n * xy - x * y) / (n * xx - x * x);
}

std::chrono::milliseconds in_seconds(double count) {
    return std::chrono::milliseconds(std::int64_t(count * 1000));
}

class Soak {
  public:
    Soak(ServerProcess& server, const Settings& settings, const SoakLoad& load, Report& report)
        : server_(server), load_(load), report_(report), soak_(server.endpoint(), settings.seed) {}

    void populate() {
        const auto start = [this](int count, asio::awaitable<void> (*client)(SoakContext&)) {
            for (int i = 0; i < count; ++i) {
                ++running_clients_;
                asio::co_spawn(
                    soak_.context(), client(soak_), [this](const std::exception_ptr& error) {
                        --running_clients_;
                        if (!error) return;
                        try {
                            std::rethrow_exception(error);
                        } catch (const std::exception& what) {
                            soak_.fault(std::string("a life ended early: ") + what.what());
                        }
                    });
            }
        };
        start(load_.pairs, run_pair);
        start(load_.engines, run_engine_game);
        start(load_.spectators, run_spectator);
        start(load_.pollers, run_poller);
        start(load_.nuisances, run_misuse);
    }

    void live() {
        const auto begin = Clock::now();
        while (Clock::now() - begin < in_seconds(load_.seconds)) {
            soak_.context().run_for(in_seconds(load_.sample));
            const double minute = std::chrono::duration<double>(Clock::now() - begin).count() / 60;
            samples_.push_back({minute, heap_megabytes(server_)});
            report_.note(
                fmt::format("{:5.1f} min: {:6.1f} MB ({:.1f} in use), {:4} descriptors, {:4} "
                            "rooms, {} faults",
                            minute, server_.resident_megabytes(), samples_.back().megabytes,
                            server_.descriptors(), metric(server_.endpoint(), "tablier_rooms"),
                            soak_.fault_count()));
            const auto& faults = soak_.faults();
            for (; reported_faults_ < faults.size(); ++reported_faults_)
                report_.note(faults[reported_faults_]);
        }
    }

    /// Stops the clients. True if all end in time.
    bool close() {
        soak_.close();
        for (int i = 0; i < 60 && running_clients_ > 0; ++i) soak_.context().run_for(in_seconds(1));
        return running_clients_ == 0;
    }

    const SoakContext& soak() const { return soak_; }
    const std::vector<Sample>& samples() const { return samples_; }

  private:
    ServerProcess& server_;
    const SoakLoad& load_;
    Report& report_;
    SoakContext soak_;
    int running_clients_ = 0;
    std::size_t reported_faults_ = 0;
    std::vector<Sample> samples_;
};

}  // namespace

bool run_soak(const Settings& settings, const SoakLoad& load) {
    Report report("soak", settings.json);
    // The default limit of messages, so that floods exceed it; engines that do not take all of a
    // small machine.
    ServerProcess server(settings, {"messages=50", "engine-move=50"});
    server.start();
    server.wait_for_answer();
    metric(server.endpoint(), "tablier_rooms");
    const std::size_t descriptors = server.descriptors();
    {
        Soak soak(server, settings, load, report);
        soak.populate();
        soak.live();
        report.note("everybody goes home");
        report.check("everybody could go home", soak.close());
        for (const auto& [what, count] : soak.soak().counts()) report.add(what, double(count));
        for (const std::string& fault : soak.soak().faults())
            report.check("no fault", false, fault);
        report.check("nothing refused that must not be, nothing put up with that must",
                     soak.soak().fault_count() == 0,
                     fmt::format("{} faults", soak.soak().fault_count()));
        report.add("memory at the end", server.resident_megabytes(), "MB");
        report.add("of which in use", soak.samples().back().megabytes, "MB");
        report.add_at_most("growth of the memory in use in the second half, a minute",
                           slope(soak.samples()), asked_growth, "MB");
    }
    // Time to detect lost connections and to evict unused tables.
    const auto impatient = Clock::now() + std::chrono::seconds(120);
    const auto left = [&] {
        return metric(server.endpoint(), "tablier_rooms") +
               metric(server.endpoint(), "tablier_sockets") +
               metric(server.endpoint(), "tablier_watchers");
    };
    report.note("waits until the server has forgotten them");
    while ((left() > 0 || server.descriptors() > descriptors + spare_descriptors) &&
           Clock::now() < impatient)
        ::usleep(500'000);
    report.check("no room, socket or watcher left", left() == 0, fmt::format("{} left", left()));
    report.add("descriptors before", double(descriptors));
    report.add_at_most("descriptors after", double(server.descriptors()),
                       double(descriptors + spare_descriptors));
    report.add("memory when all have gone", server.resident_megabytes(), "MB");
    report.add("of which in use then", heap_megabytes(server), "MB");
    report.check("no change lost",
                 metric(server.endpoint(), "tablier_storage_failures_total") == 0);
    report.check("the server stops in good order", server.stop() == 0);
    return report.finish();
}

}  // namespace tablier::load
