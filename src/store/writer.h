// Writer thread with group commit: changes that arrive while a transaction is being committed go
// into the next one together.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "store/change_writer.h"
#include "store/checkpointer.h"
#include "store/runs.h"
#include "store/statistics.h"

namespace tablier::store {

using WriteCallback = std::move_only_function<void(Result<void>)>;

class Writer {
  public:
    /// `start`: of this run. Both connections are to the same database.
    Writer(Database database, Database for_checkpoints, Time start);
    /// Writes all pending changes.
    ~Writer();
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    // Thread-safe and asynchronous:
    void write(Change change, WriteCallback done);
    void heartbeat(Time now);
    Statistics statistics() const;

  private:
    struct Job {
        Change change;
        WriteCallback done;
    };

    void run();
    void commit(std::span<Job> jobs, Time heartbeat);
    Sql<void> write_all(std::span<const Job> jobs, Time& heartbeat,
                        std::span<Result<void>> results);

    Time start_;  ///< of the run; a new run begins when the disk recovers from a failure
    Database database_;
    ChangeWriter changes_{database_};
    RunLog runs_{database_};
    Statement begin_{database_, "BEGIN IMMEDIATE"};
    Statement end_{database_, "COMMIT"};
    int log_pages_ = 0;
    Checkpointer checkpointer_;

    mutable std::mutex mutex_;
    std::condition_variable wakeup_;
    std::vector<Job> queue_;
    Time last_heartbeat_;
    Time stored_heartbeat_;  ///< the last one in the database
    bool stopping_ = false;
    Statistics statistics_;
    std::jthread thread_;
};

}  // namespace tablier::store
