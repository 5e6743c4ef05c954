#include "app/output_queue.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>

namespace tablier::app {
namespace {

using namespace std::chrono_literals;

/// Bytes waiting from which on info lines are dropped, and from which on replies block.
constexpr std::size_t drop_info_above = std::size_t(1) << 20;
constexpr std::size_t block_above = std::size_t(64) << 20;

constexpr auto close_timeout = 500ms;
constexpr int poll_ms = 20;

}  // namespace

OutputQueue::OutputQueue(int descriptor)
    : descriptor_(descriptor), thread_([this] { write_lines(); }) {}

OutputQueue::~OutputQueue() {
    close_deadline_ = (Clock::now() + close_timeout).time_since_epoch().count();
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    changed_.notify_all();
}

void OutputQueue::reply(std::string line) {
    put(std::move(line), false);
}
void OutputQueue::info(std::string line) {
    put(std::move(line), true);
}

void OutputQueue::put(std::string line, bool may_be_dropped) {
    line += '\n';
    std::unique_lock lock(mutex_);
    if (may_be_dropped && waiting_bytes_ > drop_info_above) return;
    changed_.wait(lock, [&] { return waiting_bytes_ < block_above || broken_; });
    if (broken_) return;
    waiting_bytes_ += line.size();
    lines_.push_back(std::move(line));
    changed_.notify_all();
}

void OutputQueue::write_lines() {
    while (true) {
        std::string batch;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return !lines_.empty() || closing_; });
            if (lines_.empty()) return;
            while (!lines_.empty() && batch.size() < drop_info_above / 16) {
                batch += lines_.front();
                lines_.pop_front();
            }
        }
        const bool written = write_all(batch);
        const std::lock_guard lock(mutex_);
        waiting_bytes_ -= batch.size();
        if (!written) broken_ = true;
        changed_.notify_all();
        if (broken_) return;
    }
}

bool OutputQueue::timed_out() const {
    return closing_ && Clock::now().time_since_epoch().count() > close_deadline_;
}

bool OutputQueue::write_all(const std::string& bytes) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        pollfd writable{.fd = descriptor_, .events = POLLOUT, .revents = 0};
        const int ready = poll(&writable, 1, poll_ms);
        if (ready < 0 && errno != EINTR) return false;
        if (ready <= 0) {
            if (timed_out()) return false;
            continue;
        }
        // A writable pipe accepts this much without blocking.
        const std::size_t part = std::min<std::size_t>(bytes.size() - done, PIPE_BUF);
        const ssize_t written = write(descriptor_, bytes.data() + done, part);
        if (written < 0 && errno != EINTR && errno != EAGAIN) return false;
        if (written > 0) done += std::size_t(written);
    }
    return true;
}

}  // namespace tablier::app
