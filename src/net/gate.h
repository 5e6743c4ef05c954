// Who may not come to the API at all, whatever they want there.
#pragma once

#include <optional>

#include "net/message.h"
#include "net/policy.h"
#include "net/visitors.h"

namespace tablier::server {

class Gate {
  public:
    Gate(const Policy& policy, Visitors& visitors) : policy_(policy), visitors_(visitors) {}

    /// The refusal of a request to the API, if there is a reason for one. Counts the request.
    std::optional<Reply> refusal(const Request& request, Visitors::Clock::time_point now);

  private:
    const Policy& policy_;
    Visitors& visitors_;
};

}  // namespace tablier::server
