// Collects the output lines of a session, and waits for them.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "ugi/output.h"

namespace tablier::ugi_test {

class CollectedOutput final : public ugi::Output {
  public:
    void reply(std::string line) override { put(std::move(line)); }
    void info(std::string line) override { put(std::move(line)); }

    /// The next line, none if there is none for a long time.
    std::optional<std::string> next() {
        std::unique_lock lock(mutex_);
        const auto come = [this] { return !lines_.empty(); };
        if (!changed_.wait_for(lock, std::chrono::seconds(30), come)) return std::nullopt;
        std::string line = std::move(lines_.front());
        lines_.pop_front();
        return line;
    }
    /// The next line that is no report of a search.
    std::optional<std::string> next_answer() {
        while (auto line = next())
            if (!line->starts_with("info depth ")) return line;
        return std::nullopt;
    }
    /// The lines so far, in order.
    std::vector<std::string> rest() {
        const std::lock_guard lock(mutex_);
        std::vector<std::string> lines(lines_.begin(), lines_.end());
        lines_.clear();
        return lines;
    }

  private:
    void put(std::string line) {
        const std::lock_guard lock(mutex_);
        lines_.push_back(std::move(line));
        changed_.notify_all();
    }
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::string> lines_;
};

}  // namespace tablier::ugi_test
