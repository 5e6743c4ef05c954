// Event loop for tests, which run it step by step and set its time.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "net/loop.h"
#include "online/state/time.h"

namespace tablier::online {

class TestLoop final : public net::Loop {
  public:
    void post(Task task) override {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
        more_.notify_one();
    }

    std::unique_ptr<net::Timer> after(std::chrono::milliseconds time, Task task) override {
        const std::uint64_t number = ++timers_made_;
        timers_[number] = {now_ + time.count(), std::move(task)};
        return std::make_unique<Handle>(*this, number);
    }

    Time now() const { return now_; }

    /// So much later. What is due by then happens once, however often it would have.
    void pass(Duration time) {
        pass_idly(time);
        run();
    }
    /// The same, but what has been posted waits still.
    void pass_idly(Duration time) {
        now_ += time;
        std::map<std::pair<Time, std::uint64_t>, bool> due;
        for (const auto& [number, timer] : timers_)
            if (timer.first <= now_) due[{timer.first, number}] = true;
        for (const auto& [at, ignored] : due) {
            const auto found = timers_.find(at.second);
            if (found == timers_.end()) continue;  // one of the others took it away
            Task task = std::move(found->second.second);
            timers_.erase(found);
            task();
        }
    }

    /// All that has been posted by now.
    void run() {
        while (Task task = next(std::chrono::milliseconds(0))) task();
    }

    /// Runs until something is so; false if that takes longer than it ever should.
    bool run_until(const std::function<bool()>& condition) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (!condition()) {
            if (std::chrono::steady_clock::now() > end) return false;
            if (Task task = next(std::chrono::milliseconds(5))) task();
        }
        return true;
    }

    /// The server has ended: what is left is not done any more.
    void drop() {
        const std::lock_guard lock(mutex_);
        tasks_.clear();
    }

  private:
    class Handle final : public net::Timer {
      public:
        Handle(TestLoop& loop, std::uint64_t number) : loop_(loop), number_(number) {}
        ~Handle() override { loop_.timers_.erase(number_); }
        Handle(const Handle&) = delete;
        Handle& operator=(const Handle&) = delete;

      private:
        TestLoop& loop_;
        std::uint64_t number_;
    };

    Task next(std::chrono::milliseconds patience) {
        std::unique_lock lock(mutex_);
        if (!more_.wait_for(lock, patience, [this] { return !tasks_.empty(); })) return {};
        Task task = std::move(tasks_.front());
        tasks_.pop_front();
        return task;
    }

    std::mutex mutex_;
    std::condition_variable more_;
    std::deque<Task> tasks_;
    std::map<std::uint64_t, std::pair<Time, Task>> timers_;
    std::uint64_t timers_made_ = 0;
    Time now_ = 1'763'300'000'000;
};

}  // namespace tablier::online
