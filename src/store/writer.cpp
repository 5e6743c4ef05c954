#include "store/writer.h"

#include <algorithm>
#include <iterator>

namespace tablier::store {
namespace {

/// Greatest batch: with more changes the first would wait longer than the sync takes.
constexpr std::size_t max_batch = 1000;

}  // namespace

Writer::Writer(Database database, Database for_checkpoints, Time start)
    : start_(start),
      database_(std::move(database)),
      checkpointer_(std::move(for_checkpoints)),
      last_heartbeat_(start),
      stored_heartbeat_(start) {
    statistics_.run = statistics_.heartbeat = start;
    sqlite3_wal_hook(
        database_.handle(),
        [](void* pages, sqlite3*, const char*, int length) {
            *static_cast<int*>(pages) = length;
            return SQLITE_OK;
        },
        &log_pages_);
    thread_ = std::jthread([this] { run(); });
}

Writer::~Writer() {
    {
        const std::scoped_lock lock(mutex_);
        stopping_ = true;
        wakeup_.notify_one();
    }
    thread_.join();
}

void Writer::write(Change change, WriteCallback done) {
    const std::scoped_lock lock(mutex_);
    queue_.push_back({std::move(change), std::move(done)});
    wakeup_.notify_one();
}

void Writer::heartbeat(Time now) {
    const std::scoped_lock lock(mutex_);
    last_heartbeat_ = std::max(last_heartbeat_, now);
    wakeup_.notify_one();
}

Statistics Writer::statistics() const {
    const std::scoped_lock lock(mutex_);
    Statistics now = statistics_;
    now.queued += queue_.size();
    return now;
}

void Writer::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        wakeup_.wait(lock, [&] {
            return stopping_ || !queue_.empty() || last_heartbeat_ > stored_heartbeat_;
        });
        if (queue_.empty() && last_heartbeat_ <= stored_heartbeat_) return;
        std::vector<Job> jobs = std::exchange(queue_, {});
        const Time heartbeat = last_heartbeat_;
        stored_heartbeat_ = heartbeat;  // if it cannot be written, the next heartbeat will be
        statistics_.queued = jobs.size();
        lock.unlock();
        std::span<Job> left = jobs;
        do {
            const std::span<Job> batch = left.first(std::min(left.size(), max_batch));
            commit(batch, heartbeat);
            left = left.subspan(batch.size());
        } while (!left.empty());
        lock.lock();
    }
}

void Writer::commit(std::span<Job> jobs, Time heartbeat) {
    const auto begin = std::chrono::steady_clock::now();
    std::vector<Result<void>> results(jobs.size());
    const auto written = write_all(jobs, heartbeat, results);
    if (!written)
        std::ranges::fill(results,
                          fail("it could not be written to the disk: " + written.error().message));
    const auto time = std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::steady_clock::now() - begin);
    {
        const std::scoped_lock lock(mutex_);
        const auto failed =
            std::ranges::count_if(results, [](const auto& result) { return !result; });
        statistics_.changes += results.size() - std::size_t(failed);
        statistics_.failures += std::size_t(failed);
        statistics_.transactions += written ? 1 : 0;
        statistics_.failing = !written;
        if (written) {
            statistics_.run = start_;
            statistics_.heartbeat = heartbeat;
        }
        statistics_.queued -= jobs.size();
        statistics_.last_commit = time;
        statistics_.all_commits += time;
    }
    for (std::size_t i = 0; i < jobs.size(); ++i)
        if (jobs[i].done) jobs[i].done(std::move(results[i]));
    if (written) checkpointer_.after_commit(database_, log_pages_);
}

Sql<void> Writer::write_all(std::span<const Job> jobs, Time& heartbeat,
                            std::span<Result<void>> results) {
    const Transaction rolled_back_if_it_fails(database_);
    if (auto begun = begin_.run(); !begun) return begun;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        const auto written = changes_.write(jobs[i].change);
        if (written) {
            heartbeat = std::max(heartbeat, jobs[i].change.summary.changed);
        } else if (written.error().change_only) {
            results[i] = fail(written.error().message);
        } else {
            return std::unexpected(SqlError{0, written.error().message});
        }
    }
    // Time of failed changes is a downtime.
    if (statistics_.failing) start_ = heartbeat;
    if (auto recorded = runs_.record(start_, heartbeat); !recorded) return recorded;
    return end_.run();
}

}  // namespace tablier::store
