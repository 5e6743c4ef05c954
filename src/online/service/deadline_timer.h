// Deadlines of tables: one timer for the earliest of them.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "net/loop.h"
#include "online/state/time.h"

namespace tablier::online {

/// Used on the loop's thread. Each table has at most one deadline.
class DeadlineTimer {
  public:
    using Handler = std::function<void(const std::string& table)>;

    /// `on_due` is called on the loop's thread when a deadline has passed and has been removed.
    DeadlineTimer(net::Loop& loop, std::function<Time()> now, Handler on_due)
        : loop_(loop), now_(std::move(now)), on_due_(std::move(on_due)) {}

    /// Replaces the deadline of a table, or removes it.
    void set(const std::string& table, std::optional<Time> deadline);
    std::optional<Time> deadline(const std::string& table) const;
    std::size_t size() const { return by_time_.size(); }

  private:
    void arm();
    void fire();

    net::Loop& loop_;
    std::function<Time()> now_;
    Handler on_due_;
    std::set<std::pair<Time, std::string>> by_time_;
    std::unordered_map<std::string, Time> by_table_;
    std::unique_ptr<net::Timer> timer_;
};

}  // namespace tablier::online
