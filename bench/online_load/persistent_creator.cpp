#include "persistent_creator.h"

#include <fmt/core.h>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "message_fields.h"

namespace tablier::load {

namespace asio = boost::asio;

asio::awaitable<void> PersistentCreator::run() {
    asio::steady_timer timer(context_);
    while (!stopping_) {
        HttpCall call{.method = "POST", .target = "/api/v1/tables"};
        call.body = fmt::format(
            R"({{"game":"point","players":[{{"kind":"me"}},{{"kind":"friend"}}],"request":"{}-{:08}"}})",
            name_, made_.size());
        HttpAnswer answer = co_await http_.call(call);
        while (answer.status == 0) {
            ++sent_again_;
            timer.expires_after(std::chrono::milliseconds(50));
            co_await timer.async_wait(asio::use_awaitable);
            answer = co_await http_.call(call);
        }
        if (answer.status != 201) faults_.push_back("making a table: " + answer.body);
        made_.push_back({std::string(text_field(answer.body, "table")),
                         std::string(text_field(answer.body, "key"))});
        timer.expires_after(std::chrono::milliseconds(20));
        co_await timer.async_wait(asio::use_awaitable);
    }
    idle_ = true;
}

}  // namespace tablier::load
