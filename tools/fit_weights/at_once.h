// Runs numbered work items on several threads.
#pragma once

#include <atomic>
#include <mutex>
#include <optional>
#include <vector>

#include "self_play.h"
#include "tablier/search/detail/worker_threads.h"

namespace tablier::fit {

/// The results of `work(seed)` for each game asked for. A seed depends on the game's number alone,
/// so the number of threads changes nothing. The first error ends it. `on_done` is called after
/// each, from any thread.
template <class T>
Result<std::vector<T>> at_once(const SelfPlay& options, const std::function<void()>& on_done,
                               const std::function<Result<T>(std::uint64_t seed)>& work) {
    std::vector<T> results(std::size_t(options.games));
    std::atomic<std::size_t> next{0};
    std::optional<Error> error;
    std::mutex error_mutex;
    search::run_on_threads(options.threads, [&](int) {
        while (true) {
            const std::size_t number = next++;
            if (number >= results.size()) return;
            Result<T> result = work(mix64(options.seed) + mix64(~std::uint64_t(number)));
            if (!result) {
                const std::lock_guard lock(error_mutex);
                error = result.error();
                next = results.size();
                return;
            }
            results[number] = *std::move(result);
            on_done();
        }
    });
    if (error) return std::unexpected(*error);
    return results;
}

}  // namespace tablier::fit
