#include "store/checkpointer.h"

namespace tablier::store {
namespace {

/// 4 MB.
constexpr int pages_worth_moving = 1000;

/// A passive checkpoint, which waits for no reader or writer. After a failure (a full disk) the log
/// is still complete, and a later checkpoint succeeds.
void move_log(Database& database) {
    sqlite3_wal_checkpoint_v2(database.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                              nullptr);
}

}  // namespace

Checkpointer::Checkpointer(Database database)
    : database_(std::move(database)), thread_([this] { run(); }) {}

Checkpointer::~Checkpointer() {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    wakeup_.notify_one();
}

void Checkpointer::after_commit(Database& writer, int pages) {
    if (state_ == State::RestLeft) {
        move_log(writer);
        state_ = State::Idle;
        moved_at_ = pages;
        return;
    }
    if (pages < moved_at_) moved_at_ = 0;  // the log began anew
    if (state_ == State::Idle && pages - moved_at_ >= pages_worth_moving) {
        const std::scoped_lock lock(mutex_);
        state_ = State::Moving;
        wakeup_.notify_one();
    }
}

void Checkpointer::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        wakeup_.wait(lock, [&] { return stopping_ || state_ == State::Moving; });
        if (stopping_) return;
        lock.unlock();
        move_log(database_);
        state_ = State::RestLeft;
        lock.lock();
    }
}

}  // namespace tablier::store
