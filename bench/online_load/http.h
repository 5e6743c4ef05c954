// HTTP client of the API, with one persistent connection.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <optional>
#include <string>

namespace tablier::load {

struct HttpCall {
    std::string method = "GET";
    std::string target;
    std::string key = {};
    std::string body = {};
};

struct HttpAnswer {
    int status = 0;  ///< 0: none came
    std::string body = {};
};

/// One call at a time.
class Http {
  public:
    Http(boost::asio::io_context& context, const boost::asio::ip::tcp::endpoint& server)
        : context_(context), server_(server) {}

    /// Repeats the call once if the server has closed the connection between two calls.
    boost::asio::awaitable<HttpAnswer> call(HttpCall call);

  private:
    boost::asio::awaitable<HttpAnswer> try_call(const std::string& text);

    boost::asio::io_context& context_;
    boost::asio::ip::tcp::endpoint server_;
    std::optional<boost::asio::ip::tcp::socket> socket_;
};

/// One blocking call.
HttpAnswer call_now(const boost::asio::ip::tcp::endpoint& server, const HttpCall& call);

}  // namespace tablier::load
