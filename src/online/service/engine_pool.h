// Thread pool for engines: computes moves and answers to draw offers, fairly by client.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "net/fair_queue.h"
#include "online/state/time.h"
#include "tablier/any_game.h"
#include "tablier/play/match.h"
#include "tablier/search/engine.h"
#include "tablier/search/limits.h"

namespace tablier::online {

inline constexpr Duration min_engine_time = 20;

struct EngineMoveRequest {
    GamePtr game;
    search::SearchRequest position;
    int level = 0;
    std::uint64_t seed = 0;
    Duration max_time = 0;
    std::optional<Duration> clock_left = {};
    /// Whether the reply is still wanted. Called on any thread.
    std::function<bool()> wanted = [] { return true; };
    std::chrono::steady_clock::time_point requested = std::chrono::steady_clock::now();
};
struct EngineMoveReply {
    std::string move;  ///< empty if the engine has none
    Duration time = 0;
    Duration waited = 0;  ///< for a thread
};

/// Whether the engine that decides for this seat's side agrees to end the game.
struct DrawQuestion {
    Match match;
    Seat seat = Seat::South;
};
struct DrawReply {
    bool agrees = false;
    Duration time = 0;
};

/// Thread-safe.
class EnginePool {
  public:
    using MoveCallback = std::move_only_function<void(EngineMoveReply)>;
    using DrawCallback = std::move_only_function<void(DrawReply)>;

    explicit EnginePool(int threads);
    /// Stops running searches; their callbacks, and those of waiting requests, are not called.
    ~EnginePool();
    EnginePool(const EnginePool&) = delete;
    EnginePool& operator=(const EnginePool&) = delete;

    /// The callback runs on a thread of the pool. It is not called for a request that is no longer
    /// wanted when its turn comes.
    void request_move(const net::ClientAddress& client, EngineMoveRequest request,
                      MoveCallback callback);
    void request_draw_reply(const net::ClientAddress& client, DrawQuestion question,
                            DrawCallback callback);

    /// The number of requests that wait or run.
    std::size_t busy() const;

  private:
    using Job = std::move_only_function<void(const std::stop_token&)>;

    void add(const net::ClientAddress& client, Job job);
    void run_jobs(const std::stop_token& stop);

    mutable std::mutex mutex_;
    std::condition_variable_any job_added_;
    net::FairQueue<Job> jobs_;
    std::size_t running_ = 0;
    std::vector<std::jthread> threads_;  ///< last member: joined before the others are destroyed
};

}  // namespace tablier::online
