// Interface for receivers of a table's events and presence.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "online/state/time.h"
#include "online/table/command.h"

namespace tablier::online {

/// A message shared by all its receivers.
using SharedText = std::shared_ptr<const std::string>;

/// Called on the loop's thread. A subscriber may unsubscribe within a call.
class Subscriber {
  public:
    virtual ~Subscriber() = default;

    /// Events up to number `last` are durable; the message holds those since the last call.
    virtual void on_events(const std::string& table, const SharedText& message,
                           std::int64_t last) = 0;
    virtual void on_presence(const std::string& table, const SharedText& message) = 0;
    /// The key of this subscription is no longer valid; the subscription has ended.
    virtual void on_access_revoked(const std::string& table) = 0;

    /// Whether it counts as present for others.
    virtual bool is_present() const { return true; }
    /// Round trip of its connection.
    virtual Duration lag() const { return 0; }
};

}  // namespace tablier::online
