#include "net/websocket_handshake.h"

#include <boost/asio/error.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <string_view>

namespace tablier::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

using Code = boost::system::error_code;

/// Keeps what Beast would send. Its stream takes over a connection from the handshake on, and here
/// a SocketSession does.
class CapturedOutput {
  public:
    using executor_type = asio::any_io_executor;

    explicit CapturedOutput(executor_type executor) : executor_(std::move(executor)) {}

    executor_type get_executor() const { return executor_; }
    const std::string& text() const { return text_; }

    template <class Buffers>
    std::size_t read_some(const Buffers&, Code& code) {
        code = asio::error::eof;
        return 0;
    }
    template <class Buffers>
    std::size_t read_some(const Buffers&) {
        throw boost::system::system_error(asio::error::eof);
    }
    template <class Buffers>
    std::size_t write_some(const Buffers& buffers, Code& code) {
        code = {};
        return write_some(buffers);
    }
    template <class Buffers>
    std::size_t write_some(const Buffers& buffers) {
        text_ += beast::buffers_to_string(buffers);
        return beast::buffer_bytes(buffers);
    }

  private:
    executor_type executor_;
    std::string text_;
};

/// Beast takes any key that is not too long.
bool is_key(std::string_view key) {
    constexpr std::string_view base64_digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    constexpr std::size_t digits = 22;
    return key.size() == digits + 2 && key.ends_with("==") &&
           key.substr(0, digits).find_first_not_of(base64_digits) == std::string_view::npos;
}

}  // namespace

std::optional<std::string> handshake_reply(std::string_view key,
                                           const asio::any_io_executor& executor) {
    if (!is_key(key)) return std::nullopt;
    // Beast reads one line of each header, where there may be several.
    http::request<http::empty_body> request(http::verb::get, "/", 11);
    request.set(http::field::host, "localhost");
    request.set(http::field::connection, "Upgrade");
    request.set(http::field::upgrade, "websocket");
    request.set(http::field::sec_websocket_version, "13");
    request.set(http::field::sec_websocket_key, beast::string_view(key.data(), key.size()));
    beast::websocket::stream<CapturedOutput, false> stream(executor);
    stream.set_option(beast::websocket::stream_base::decorator(
        [](beast::websocket::response_type& reply) { reply.set(http::field::server, "Tablier"); }));
    Code code;
    stream.accept(request, code);
    if (code) return std::nullopt;
    return stream.next_layer().text();
}

}  // namespace tablier::net
