// Downtimes of the server, during which no clock runs.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "online/state/time.h"

namespace tablier::online {

class Downtimes {
  public:
    struct Span {
        Time from = 0;
        Time to = 0;
    };

    Downtimes() = default;
    /// In the order of time, without overlaps.
    explicit Downtimes(std::vector<Span> spans) : spans_(std::move(spans)) {}

    /// How much of the time from `from` to `to` the server was down.
    Duration between(Time from, Time to) const {
        Duration sum = 0;
        for (auto span = spans_.rbegin(); span != spans_.rend() && span->to > from; ++span)
            sum += std::max<Duration>(0, std::min(span->to, to) - std::max(span->from, from));
        return sum;
    }

  private:
    std::vector<Span> spans_;
};

}  // namespace tablier::online
