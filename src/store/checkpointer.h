// Checkpointer: moves the write-ahead log into the database on a thread of its own, beside the
// commits, since that takes many times as long as a commit.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "store/database.h"

namespace tablier::store {

class Checkpointer {
  public:
    explicit Checkpointer(Database database);
    ~Checkpointer();
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;

    /// For the writer, between two commits; `pages` is the length of the log. Only once all of the
    /// log has been moved does it begin anew, and while others write there is always a rest: that
    /// is moved by the writer itself, over its own connection.
    void after_commit(Database& writer, int pages);

  private:
    enum class State { Idle, Moving, RestLeft };
    void run();

    Database database_;
    std::atomic<State> state_ = State::Idle;
    int moved_at_ = 0;  ///< length of the log when it was last moved
    std::mutex mutex_;
    std::condition_variable wakeup_;
    bool stopping_ = false;
    std::jthread thread_;
};

}  // namespace tablier::store
