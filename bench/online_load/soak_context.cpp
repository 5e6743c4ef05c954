#include "soak_context.h"

#include <fmt/core.h>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace tablier::load {

namespace asio = boost::asio;

void SoakContext::publish(const std::string& table) {
    constexpr std::size_t remembered = 300;
    if (tables_.size() < remembered)
        tables_.push_back(table);
    else
        tables_[next_table_++ % remembered] = table;
}

std::string SoakContext::new_request() {
    return fmt::format("soak-request-{:08}", ++requests_);
}

void SoakContext::fault(const std::string& what) {
    constexpr std::size_t most = 10;
    ++fault_count_;
    if (faults_.size() < most) faults_.push_back(what);
}

bool SoakContext::expect(int status, const HttpAnswer& answer, const std::string& what) {
    count(what);
    if (answer.status == status) return true;
    fault(fmt::format("{}: {} instead of {}, {}", what, answer.status, status, answer.body));
    return false;
}

asio::awaitable<void> SoakContext::pause(double seconds) {
    asio::steady_timer timer(context_);
    timer.expires_after(std::chrono::microseconds(std::int64_t(seconds * 1e6)));
    co_await timer.async_wait(asio::use_awaitable);
}

}  // namespace tablier::load
