// The engines of the server: they think about the tables' positions on threads of their own, for
// one visitor after the other, so that nobody's engines keep all others waiting.
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
#include "online/table/time.h"
#include "play/match.h"
#include "tablier/any_game.h"
#include "tablier/search/engine.h"
#include "tablier/search/limits.h"

namespace tablier::online {

inline constexpr online::Duration quickest_thought = 20;

struct Thinking {
    GamePtr game;
    search::SearchRequest moment;
    int level = 0;
    std::uint64_t seed = 0;
    online::Duration longest = 0;
    std::optional<online::Duration> clock_left = {};
    /// From any thread: whether anybody still wants to know.
    std::function<bool()> wanted = [] { return true; };
    std::chrono::steady_clock::time_point asked = std::chrono::steady_clock::now();
};

struct EngineAnswer {
    std::string move;  ///< empty if the engine could not think of one
    online::Duration time = 0;
    online::Duration waited = 0;  ///< before that, while others were thought for
};

/// Whether the engine that decides for a seat's side agrees to end the game.
struct EndQuestion {
    Match match;
    Seat seat = Seat::South;
};
struct EndAnswer {
    bool agrees = false;
    online::Duration time = 0;
};

class EnginePool {
  public:
    using Done = std::move_only_function<void(EngineAnswer)>;
    using Answered = std::move_only_function<void(EndAnswer)>;

    explicit EnginePool(int threads);
    /// What is being thought about is left unfinished, and nobody is told.
    ~EnginePool();
    EnginePool(const EnginePool&) = delete;
    EnginePool& operator=(const EnginePool&) = delete;

    /// `done` is called on a thread of the thinkers, unless nobody wants to know. From any thread.
    void ask(const net::ClientAddress& visitor, Thinking thinking, Done done);
    void ask(const net::ClientAddress& visitor, EndQuestion question, Answered answered);

    /// How many wait or are thought about.
    std::size_t busy() const;

  private:
    using Job = std::move_only_function<void(const std::stop_token&)>;

    void add(const net::ClientAddress& visitor, Job job);
    void work(const std::stop_token& stop);

    mutable std::mutex mutex_;
    std::condition_variable_any more_;
    net::FairQueue<Job> jobs_;
    std::size_t under_way_ = 0;
    std::vector<std::jthread> threads_;  ///< last: they end before all else goes
};

}  // namespace tablier::online
