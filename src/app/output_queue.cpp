#include "app/outbox.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>

namespace tablier::app {
namespace {

using namespace std::chrono_literals;

/// From here on lines that may be dropped are, and from there on answers wait too.
constexpr std::size_t much = std::size_t(1) << 20;
constexpr std::size_t too_much = std::size_t(64) << 20;

constexpr auto time_to_read_the_rest = 500ms;
constexpr int look_around_every_ms = 20;

}  // namespace

Outbox::Outbox(int descriptor) : descriptor_(descriptor), thread_([this] { write_lines(); }) {}

Outbox::~Outbox() {
    last_moment_ = (Clock::now() + time_to_read_the_rest).time_since_epoch().count();
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    changed_.notify_all();
}

void Outbox::reply(std::string line) {
    put(std::move(line), false);
}
void Outbox::info(std::string line) {
    put(std::move(line), true);
}

void Outbox::put(std::string line, bool may_be_dropped) {
    line += '\n';
    std::unique_lock lock(mutex_);
    if (may_be_dropped && waiting_bytes_ > much) return;
    changed_.wait(lock, [&] { return waiting_bytes_ < too_much || broken_; });
    if (broken_) return;
    waiting_bytes_ += line.size();
    lines_.push_back(std::move(line));
    changed_.notify_all();
}

void Outbox::write_lines() {
    while (true) {
        std::string batch;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return !lines_.empty() || closing_; });
            if (lines_.empty()) return;
            while (!lines_.empty() && batch.size() < much / 16) {
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

bool Outbox::given_up() const {
    return closing_ && Clock::now().time_since_epoch().count() > last_moment_;
}

bool Outbox::write_all(const std::string& bytes) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        pollfd writable{.fd = descriptor_, .events = POLLOUT, .revents = 0};
        const int ready = poll(&writable, 1, look_around_every_ms);
        if (ready < 0 && errno != EINTR) return false;
        if (ready <= 0) {
            if (given_up()) return false;
            continue;
        }
        // A pipe that is writable takes this much without making us wait.
        const std::size_t part = std::min<std::size_t>(bytes.size() - done, PIPE_BUF);
        const ssize_t written = write(descriptor_, bytes.data() + done, part);
        if (written < 0 && errno != EINTR && errno != EAGAIN) return false;
        if (written > 0) done += std::size_t(written);
    }
    return true;
}

}  // namespace tablier::app
