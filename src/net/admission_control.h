// Who may not come to the API at all, whatever they want there.
#pragma once

#include <optional>

#include "net/client_limits.h"
#include "net/message.h"
#include "net/policy.h"

namespace tablier::net {

class AdmissionControl {
  public:
    AdmissionControl(const Policy& policy, ClientLimits& visitors)
        : policy_(policy), visitors_(visitors) {}

    /// The refusal of a request to the API, if there is a reason for one. Counts the request.
    std::optional<Reply> refusal(const Request& request, ClientLimits::Clock::time_point now);

  private:
    const Policy& policy_;
    ClientLimits& visitors_;
};

}  // namespace tablier::net
