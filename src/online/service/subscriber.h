// Somebody who is told what happens at a table.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "online/table/command.h"
#include "online/table/time.h"

namespace tablier::online {

/// A message that many get: made once.
using SharedText = std::shared_ptr<const std::string>;

class Subscriber {
  public:
    virtual ~Subscriber() = default;

    /// Events up to number `last` have happened; the message holds those since the last call. The
    /// table may be left within the call.
    virtual void told_events(const std::string& table, const SharedText& message,
                             std::int64_t last) = 0;
    virtual void told_presence(const std::string& table, const SharedText& message) = 0;
    /// The key that was shown opens the table no more, and nothing else will be told.
    virtual void warned(const std::string& table) = 0;

    /// Whether others see that this one is here.
    virtual bool is_present() const { return true; }
    /// How long the network needs there and back.
    virtual online::Duration lag() const { return 0; }
};

}  // namespace tablier::online
