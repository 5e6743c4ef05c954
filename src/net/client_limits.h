// Limits for each client: connections, request and message rates, processing time, unread bytes.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

#include "net/client_address.h"
#include "net/limits.h"

namespace tablier::net {

/// Not thread-safe.
class ClientLimits {
  public:
    using Clock = TokenBucket::Clock;

    /// With more clients than this, those without open connections are dropped.
    static constexpr std::size_t max_clients = 20'000;

    explicit ClientLimits(const Limits& limits) : limits_(limits) {}
    ClientLimits(const ClientLimits&) = delete;
    ClientLimits& operator=(const ClientLimits&) = delete;

    enum class Kind { Connection, Socket };

    /// RAII token for one open connection of a client; releases its slot when destroyed. The
    /// ClientLimits must outlive it.
    class ConnectionSlot {
      public:
        ConnectionSlot() = default;
        ~ConnectionSlot() { end(); }
        ConnectionSlot(ConnectionSlot&& other) noexcept { *this = std::move(other); }
        ConnectionSlot& operator=(ConnectionSlot&& other) noexcept {
            std::swap(client_limits_, other.client_limits_);
            std::swap(client_, other.client_);
            std::swap(kind_, other.kind_);
            return *this;
        }

        const ClientAddress& client() const { return client_; }

        void end() {
            if (client_limits_ != nullptr)
                std::exchange(client_limits_, nullptr)->release(client_, kind_);
        }

      private:
        friend class ClientLimits;
        ConnectionSlot(ClientLimits& client_limits, const ClientAddress& client, Kind kind)
            : client_limits_(&client_limits), client_(client), kind_(kind) {}

        ClientLimits* client_limits_ = nullptr;
        ClientAddress client_;
        Kind kind_ = Kind::Connection;
    };

    /// Takes a slot; none if the client has too many open connections.
    std::optional<ConnectionSlot> acquire(const ClientAddress& client, Kind kind);

    /// Counts a request to the API. If it exceeds the rate, returns the time to wait.
    std::optional<std::chrono::seconds> must_wait(const ClientAddress& client,
                                                  Clock::time_point now);
    /// Counts a message on one of the client's WebSockets; false if it exceeds the rate.
    bool may_send(const ClientAddress& client, Clock::time_point now);

    /// Charges processing time to the client.
    void count_work(const ClientAddress& client, Clock::time_point begin, Clock::time_point end);

    /// Adds to the number of bytes queued for the client (negative: read by it). False if it
    /// exceeds the limit.
    bool add_unread(const ClientAddress& client, std::ptrdiff_t bytes);

    std::size_t size() const { return entries_.size(); }

  private:
    struct Entry {
        TokenBucket requests;
        TokenBucket messages;
        TokenBucket work;
        std::ptrdiff_t unread = 0;
        std::uint32_t connections = 0;
        std::uint32_t sockets = 0;

        std::uint32_t& count(Kind kind) { return kind == Kind::Connection ? connections : sockets; }
        bool idle() const { return connections == 0 && sockets == 0 && unread == 0; }
    };

    Entry& entry(const ClientAddress& client);
    void release(const ClientAddress& client, Kind kind);
    void forget_idle(Clock::time_point now);

    const Limits& limits_;
    std::unordered_map<ClientAddress, Entry> entries_;
    std::size_t next_cleanup_size_ = 1024;
};

}  // namespace tablier::net
