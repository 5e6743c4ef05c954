#include "sequential_socket.h"

#include <algorithm>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "message_fields.h"

namespace tablier::load {
namespace {

namespace asio = boost::asio;

constexpr double patience = 20;  ///< seconds

}  // namespace

asio::awaitable<bool> SequentialSocket::open() {
    if (socket_) socket_->cut();
    answers_.clear();
    over_ = false;
    socket_ = Socket::open(context_, server_, *this);
    const std::string hello = co_await answer("hello");
    co_return !hello.empty();
}

void SequentialSocket::on_message(std::string_view message) {
    const std::string_view type = text_field(message, "type");
    if (type == "presence") return;
    if (type == "events") {
        for (const std::string_view event : list_field(message, "events"))
            last_event_ = number_field(event, "n");
        return;
    }
    answers_.emplace_back(message);
    changed_.cancel();
}

void SequentialSocket::closed() {
    over_ = true;
    changed_.cancel();
}

asio::awaitable<void> SequentialSocket::wait(double seconds) {
    boost::system::error_code cancelled;
    changed_.expires_after(std::chrono::milliseconds(std::int64_t(seconds * 1000)));
    co_await changed_.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
}

asio::awaitable<std::string> SequentialSocket::answer(std::string type, std::string request) {
    const auto give_up = std::chrono::steady_clock::now() + std::chrono::duration<double>(patience);
    const auto is_it = [&](const std::string& message) {
        const std::string_view its = text_field(message, "type");
        return (its == type || its == "refused") &&
               (request.empty() || text_field(message, "request") == request);
    };
    while (true) {
        if (const auto found = std::ranges::find_if(answers_, is_it); found != answers_.end()) {
            std::string message = std::move(*found);
            answers_.erase(found);
            co_return message;
        }
        if (over_ || std::chrono::steady_clock::now() > give_up) co_return std::string();
        co_await wait(patience);
    }
}

asio::awaitable<bool> SequentialSocket::ends_within(double seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while (!over_ && std::chrono::steady_clock::now() < end) co_await wait(0.1);
    co_return over_;
}

void SequentialSocket::leave() {
    if (socket_) socket_->leave();
    socket_.reset();
}

void SequentialSocket::cut() {
    if (socket_) socket_->cut();
    socket_.reset();
}

}  // namespace tablier::load
