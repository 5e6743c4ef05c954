// Benchmark of the store: time until a change is durable, at a given rate of changes from many
// tables.
//   bench_store FOLDER [CHANGES_PER_SECOND] [SECONDS]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <thread>
#include <vector>

#include "store/store.h"

using namespace tablier::store;
using Clock = std::chrono::steady_clock;

namespace {

Change change_of(int table, std::int64_t number) {
    Change change;
    change.summary = {.table = "kq3mZx" + std::to_string(100000 + table),
                      .phase = Phase::Playing,
                      .listed = true,
                      .created = 1763300000000,
                      .changed = 1763300000000 + number,
                      .deadline = 1763300600000 + number,
                      .card = std::string(300, 'c')};
    change.events.push_back({number, "mW8xk2Jq0aYtKd93", std::string(140, 'e')});
    return change;
}

double milliseconds(Clock::duration time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    const int rate = argc > 2 ? std::atoi(argv[2]) : 2000;
    const int seconds = argc > 3 ? std::atoi(argv[3]) : 10;
    constexpr int tables = 1000;
    std::vector<Clock::duration> times(std::size_t(rate) * std::size_t(seconds));
    const auto opening = Clock::now();
    auto store = Store::open(argv[1], 1763300000000);
    if (!store) {
        std::fprintf(stderr, "%s\n", store.error().message.c_str());
        return 1;
    }
    std::printf("opened in %.2f ms\n", milliseconds(Clock::now() - opening));
    const auto first = store->load("kq3mZx100000").value();
    const std::int64_t before = first ? std::int64_t(first->events.size()) : 0;
    std::uintmax_t longest_log = 0;
    const auto begin = Clock::now();
    for (std::size_t i = 0; i < times.size(); ++i) {
        std::this_thread::sleep_until(
            begin + std::chrono::nanoseconds(std::int64_t(i) * 1000000000 / rate));
        const auto sent = Clock::now();
        store->write(change_of(int(i % tables), before + 1 + std::int64_t(i / tables)),
                     [&times, i, sent](tablier::Result<void> result) {
                         if (!result) {
                             std::fprintf(stderr, "%s\n", result.error().message.c_str());
                             std::exit(1);
                         }
                         times[i] = Clock::now() - sent;
                     });
        if (i % 500 == 0) {
            std::error_code none;
            const auto size =
                std::filesystem::file_size(std::filesystem::path(argv[1]) / "tablier.db-wal", none);
            if (!none) longest_log = std::max(longest_log, size);
        }
    }
    while (store->statistics().queued > 0)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const double took = milliseconds(Clock::now() - begin) / 1000;
    const Statistics statistics = store->statistics();
    std::ranges::sort(times);
    const auto at = [&](double share) {
        return milliseconds(times[std::size_t(double(times.size() - 1) * share)]);
    };
    std::printf("%zu changes in %.1f s, %.0f/s, %.1f to a transaction, %.2f ms a transaction\n",
                times.size(), took, double(times.size()) / took,
                double(statistics.changes) / double(statistics.transactions),
                double(statistics.all_commits.count()) / 1000 / double(statistics.transactions));
    std::printf(
        "until it is on the disk: median %.2f ms, 90 %% %.2f, 99 %% %.2f, 99.9 %% %.2f, longest "
        "%.2f\n",
        at(0.5), at(0.9), at(0.99), at(0.999), at(1));
    std::printf("longest log %.1f MB\n", double(longest_log) / 1e6);
}
