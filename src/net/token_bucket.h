// Token bucket: limits the rate of events to a burst and a number a second.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>

namespace tablier::net {

struct Rate {
    double burst = 0;
    double per_second = 0;
};

/// Full at first. The rate is passed to each call, so that thousands of buckets stay small.
class TokenBucket {
  public:
    using Clock = std::chrono::steady_clock;

    /// Takes this many tokens, if there are as many; otherwise none.
    bool take(const Rate& rate, Clock::time_point now, double tokens = 1) {
        missing_ = missing(rate, now);
        filled_ = std::max(filled_, now);
        if (rate.burst - missing_ < tokens) return false;
        missing_ += tokens;
        return true;
    }

    /// Charges tokens for work already done. The balance can become negative, down to minus one
    /// full bucket.
    void spend(const Rate& rate, Clock::time_point now, double tokens) {
        missing_ = std::min(2 * rate.burst, missing(rate, now) + tokens);
        filled_ = std::max(filled_, now);
    }

    /// Time until this many tokens are available, for the header Retry-After.
    std::chrono::seconds wait(const Rate& rate, Clock::time_point now, double tokens = 1) const {
        const double lacking = tokens - (rate.burst - missing(rate, now));
        if (lacking <= 0) return std::chrono::seconds(0);
        constexpr double longest = 3600;
        const double seconds = rate.per_second > 0 ? lacking / rate.per_second : longest;
        return std::chrono::seconds(static_cast<long>(std::ceil(std::min(seconds, longest))));
    }

    /// Whether the bucket is full, so that it need not be stored.
    bool full(const Rate& rate, Clock::time_point now) const { return missing(rate, now) <= 0; }

  private:
    double missing(const Rate& rate, Clock::time_point now) const {
        if (now <= filled_) return missing_;
        const double seconds = std::chrono::duration<double>(now - filled_).count();
        return std::max(0.0, missing_ - seconds * rate.per_second);
    }

    double missing_ = 0;
    Clock::time_point filled_;
};

}  // namespace tablier::net
