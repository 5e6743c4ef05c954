// Start, stop and time check of one search. Besides the transposition table it is the only state
// that threads share.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "tablier/search/limits.h"

namespace tablier::search {

/// One object for each search. `stop` and `ponder_hit` may be called from any thread at any time,
/// also before the search has begun; the rest belongs to the searching threads.
class Control {
  public:
    using Clock = std::chrono::steady_clock;

    Control() = default;
    Control(const Control&) = delete;
    Control& operator=(const Control&) = delete;

    /// Requests the end of the search. Each searching thread checks for it every few hundred nodes.
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    /// The move pondered on was played: time counts from now.
    void ponder_hit();

    /// Called first by each search; `mover` is the seat to move.
    void begin(const Limits& limits, Seat mover);

    /// Whether the search must end now. Cheap enough for every few hundred nodes.
    bool must_stop(std::uint64_t nodes);
    /// Nodes until the next call of `must_stop`: `interval`, or fewer where an exact limit of nodes
    /// comes first.
    std::uint64_t next_check(std::uint64_t nodes, std::uint64_t interval) const;
    bool stopped() const { return stopped_.load(std::memory_order_relaxed); }
    /// Whether a further, deeper iteration of the search should begin.
    bool may_go_deeper(int finished_depth) const;

    const Limits& limits() const { return limits_; }
    Milliseconds elapsed() const;  ///< since `begin`

  private:
    static constexpr std::int64_t not_running = -1;

    Milliseconds since_clock_started() const;  ///< zero while pondering

    Limits limits_;
    Milliseconds soft_{0};  ///< no new iteration after this; zero: no limit
    Milliseconds hard_{0};
    Clock::time_point began_;
    std::atomic<std::int64_t> clock_started_{not_running};  ///< nanoseconds of Clock
    std::atomic<bool> hit_{false};
    std::atomic<bool> stopped_{false};
};

}  // namespace tablier::search
