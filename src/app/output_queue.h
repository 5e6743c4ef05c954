// Queue of output lines, written to a file descriptor by a thread of its own, so that a slow reader
// does not stop the program before the queue is full.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>

#include "ugi/output.h"

namespace tablier::app {

class OutputQueue final : public ugi::Output {
  public:
    /// Writes to this file descriptor, which stays the caller's.
    explicit OutputQueue(int descriptor);
    /// Waits a short time for the reader to take the remaining lines.
    ~OutputQueue() override;

    void reply(std::string line) override;
    void info(std::string line) override;

    /// Writing has failed: further lines are dropped.
    bool broken() const { return broken_; }

  private:
    void put(std::string line, bool may_be_dropped);
    void write_lines();
    bool write_all(const std::string& bytes);
    bool timed_out() const;

    using Clock = std::chrono::steady_clock;
    int descriptor_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
    std::size_t waiting_bytes_ = 0;
    std::atomic<bool> closing_{false};
    std::atomic<Clock::rep> close_deadline_{0};  ///< set when closing
    std::atomic<bool> broken_{false};
    std::jthread thread_;
};

}  // namespace tablier::app
