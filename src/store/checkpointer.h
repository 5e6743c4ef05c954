// Checkpointer: copies the write-ahead log into the database on a thread of its own, since a
// checkpoint takes many times as long as a commit.
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

    /// Called by the writer between two commits; `pages` is the length of the log. The log restarts
    /// only after all of it has been copied, but during concurrent writes a rest always remains:
    /// the writer copies that rest itself, over its own connection.
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
