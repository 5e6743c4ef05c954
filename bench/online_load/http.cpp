#include "http.h"

#include <fmt/core.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <charconv>

namespace tablier::load {
namespace {

namespace asio = boost::asio;
using Code = boost::system::error_code;

std::string text_of(const HttpCall& call) {
    std::string text =
        fmt::format("{} {} HTTP/1.1\r\nHost: localhost\r\n", call.method, call.target);
    if (!call.key.empty()) text += fmt::format("Authorization: Bearer {}\r\n", call.key);
    if (!call.body.empty())
        text += fmt::format("Content-Type: application/json\r\nContent-Length: {}\r\n",
                            call.body.size());
    return text + "\r\n" + call.body;
}

std::size_t length_of_body(std::string_view head) {
    constexpr std::string_view name = "Content-Length: ";
    const std::size_t at = head.find(name);
    std::size_t length = 0;
    if (at != std::string_view::npos)
        std::from_chars(head.data() + at + name.size(), head.data() + head.size(), length);
    return length;
}

}  // namespace

asio::awaitable<HttpAnswer> Http::call(HttpCall call) {
    const std::string text = text_of(call);
    const bool kept = socket_.has_value();
    HttpAnswer answer = co_await try_call(text);
    if (answer.status == 0 && kept) answer = co_await try_call(text);
    co_return answer;
}

asio::awaitable<HttpAnswer> Http::try_call(const std::string& text) {
    Code error;
    HttpAnswer answer;
    if (!socket_) {
        socket_.emplace(context_);
        co_await socket_->async_connect(server_, asio::redirect_error(asio::use_awaitable, error));
        Code ignored;
        if (!error) socket_->set_option(asio::ip::tcp::no_delay(true), ignored);
    }
    if (!error)
        co_await asio::async_write(*socket_, asio::buffer(text),
                                   asio::redirect_error(asio::use_awaitable, error));
    std::string got;
    std::size_t head = 0;
    if (!error)
        head = co_await asio::async_read_until(*socket_, asio::dynamic_buffer(got), "\r\n\r\n",
                                               asio::redirect_error(asio::use_awaitable, error));
    if (!error) {
        const std::string_view lines(got.data(), head);
        const std::size_t size = head + length_of_body(lines);
        const bool hangs_up = lines.find("Connection: close") != std::string_view::npos;
        const int status = std::atoi(got.c_str() + got.find(' '));
        if (got.size() < size)
            co_await asio::async_read(*socket_, asio::dynamic_buffer(got),
                                      asio::transfer_exactly(size - got.size()),
                                      asio::redirect_error(asio::use_awaitable, error));
        if (!error) {
            answer.status = status;
            answer.body = got.substr(head, size - head);
        }
        if (hangs_up) socket_.reset();
    }
    if (error) socket_.reset();
    co_return answer;
}

HttpAnswer call_now(const asio::ip::tcp::endpoint& server, const HttpCall& call) {
    asio::io_context context;
    Http http(context, server);
    HttpAnswer answer;
    asio::co_spawn(
        context, [&]() -> asio::awaitable<void> { answer = co_await http.call(call); },
        asio::detached);
    context.run();
    return answer;
}

}  // namespace tablier::load
