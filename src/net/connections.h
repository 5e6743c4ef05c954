// Registry of open connections, for periodic timeout checks and an orderly shutdown.
#pragma once

#include <chrono>
#include <cstddef>
#include <unordered_set>

namespace tablier::net {

/// One connection of any protocol.
class Connection {
  public:
    virtual ~Connection() = default;

    /// Ends after the reply under way; at once if there is none. The object may be destroyed later
    /// only.
    virtual void finish() = 0;

    /// Ends at once; the object may be destroyed later only.
    virtual void abort() = 0;

    /// Called periodically; ends the connection after a timeout.
    virtual void check_timeouts(std::chrono::steady_clock::time_point now) = 0;
};

/// Not thread-safe.
class Connections {
  public:
    void add(Connection& connection) { open_.insert(&connection); }
    void remove(Connection& connection) { open_.erase(&connection); }

    std::size_t size() const { return open_.size(); }

    void finish_all() const {
        for (Connection* connection : open_) connection->finish();
    }
    void abort_all() const {
        for (Connection* connection : open_) connection->abort();
    }
    void check_all_timeouts(std::chrono::steady_clock::time_point now) const {
        for (Connection* connection : open_) connection->check_timeouts(now);
    }

  private:
    std::unordered_set<Connection*> open_;
};

}  // namespace tablier::net
