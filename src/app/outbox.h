// Output queue with a writer thread: a slow or absent reader never blocks the program, except for
// room in the queue.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

#include "ugi/output.h"

namespace tablier::app {

class Outbox final : public ugi::Output {
  public:
    /// Writes to this file descriptor, which stays the caller's.
    explicit Outbox(int descriptor);
    /// Gives the reader a moment to take what is left.
    ~Outbox() override;

    void reply(std::string line) override;
    void info(std::string line) override;

    /// The reader has gone: lines are dropped.
    bool broken() const { return broken_; }

  private:
    void put(std::string line, bool may_be_dropped);
    void write_lines();
    bool write_all(const std::string& bytes);
    bool given_up() const;

    using Clock = std::chrono::steady_clock;
    int descriptor_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
    std::size_t waiting_bytes_ = 0;
    std::atomic<bool> closing_{false};
    std::atomic<Clock::rep> last_moment_{0};  ///< when closing: until when the reader has time
    std::atomic<bool> broken_{false};
    std::jthread thread_;
};

}  // namespace tablier::app
