// What each visitor takes up, so that nobody can take all.
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

/// Not for several threads.
class ClientLimits {
  public:
    using Clock = TokenBucket::Clock;

    /// Beyond so many, those who have nothing open are forgotten.
    static constexpr std::size_t most = 20'000;

    explicit ClientLimits(const Limits& limits) : limits_(limits) {}
    ClientLimits(const ClientLimits&) = delete;
    ClientLimits& operator=(const ClientLimits&) = delete;

    enum class Kind { Connection, Socket };

    /// Something that a visitor has open, counted as long as the object lives. The ClientLimits
    /// must outlive it.
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

    /// Nothing if the visitor has too many open already.
    std::optional<ConnectionSlot> acquire(const ClientAddress& client, Kind kind);

    /// Counts a request to the API. If it is one too many: how long to wait.
    std::optional<std::chrono::seconds> must_wait(const ClientAddress& client,
                                                  Clock::time_point now);
    /// Counts a message on one of the visitor's WebSockets; false if it is one too many.
    bool may_send(const ClientAddress& client, Clock::time_point now);

    /// What was done for the visitor took this time.
    void count_work(const ClientAddress& client, Clock::time_point begin, Clock::time_point end);

    /// Bytes that were queued for the visitor (or, below zero, read). False if it is too much now.
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
