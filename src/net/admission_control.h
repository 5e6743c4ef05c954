// Admission control for `/api/`: checks the Origin header and the client's request rate before a
// request is routed.
#pragma once

#include <optional>

#include "net/access_policy.h"
#include "net/client_limits.h"
#include "net/message.h"

namespace tablier::net {

class AdmissionControl {
  public:
    AdmissionControl(const AccessPolicy& policy, ClientLimits& client_limits)
        : policy_(policy), client_limits_(client_limits) {}

    /// The error reply if the request is not admitted. Counts the request.
    std::optional<Reply> check(const Request& request, ClientLimits::Clock::time_point now);

  private:
    const AccessPolicy& policy_;
    ClientLimits& client_limits_;
};

}  // namespace tablier::net
