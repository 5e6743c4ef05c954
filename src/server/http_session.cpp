#include "server/http_session.h"

#include <array>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <chrono>
#include <ctime>
#include <memory>
#include <optional>

#include "server/reply_head.h"

namespace tablier::server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

using Code = boost::system::error_code;
using Head = http::request<http::string_body>;

/// What to say to a client whose request could not be read; nothing if it has only hung up or was
/// too slow.
std::optional<Reply> complaint(const Code& code) {
    if (code == http::error::header_limit || code == http::error::buffer_overflow)
        return text_reply(431, "The headers of this request are too long.");
    if (code == http::error::body_limit) return text_reply(413, "This request is too long.");
    if (code == http::error::end_of_stream || code == http::error::partial_message)
        return std::nullopt;
    if (code.category() == http::make_error_code(http::error::bad_method).category())
        return text_reply(400, "This is not HTTP as it should be.");
    return std::nullopt;
}

/// A header may be repeated; its values then belong together.
std::string joined(const Head& head, http::field name) {
    std::string out;
    for (auto [at, end] = head.equal_range(name); at != end; ++at) {
        if (!out.empty()) out += ',';
        out.append(at->value());
    }
    return out;
}

std::string_view std_view(beast::string_view text) {
    return {text.data(), text.size()};
}

class HttpSession final : public Connection, public std::enable_shared_from_this<HttpSession> {
  public:
    HttpSession(net::ip::tcp::socket socket, Site& site, Connections& connections,
                const Limits& limits)
        : stream_(std::move(socket)), site_(site), connections_(connections), limits_(limits) {
        connections_.add(*this);
    }
    ~HttpSession() override { connections_.remove(*this); }
    HttpSession(const HttpSession&) = delete;
    HttpSession& operator=(const HttpSession&) = delete;

    void start() {
        // Replies are written whole, so waiting for more to send with them only costs time.
        Code ignored;
        stream_.socket().set_option(net::ip::tcp::no_delay(true), ignored);
        read_request();
    }

    void finish() override {
        finishing_ = true;
        const bool idle = reading_ && buffer_.size() == 0 && !parser_->got_some();
        if (idle) cut();
    }

    void cut() override { stream_.close(); }

  private:
    /// The step that follows an operation; it keeps the session alive meanwhile.
    template <class Step>
    auto then(Step step) {
        return beast::bind_front_handler(step, shared_from_this());
    }

    void read_request() {
        reading_ = true;
        parser_.emplace();
        parser_->header_limit(limits_.head_bytes);
        parser_->body_limit(limits_.body_bytes);
        stream_.expires_after(limits_.request);
        http::async_read_header(stream_, buffer_, *parser_, then(&HttpSession::on_head));
    }

    void on_head(Code code, std::size_t) {
        if (code) return on_bad_request(code);
        // A client that asks before it sends a body gets its answer right now: it is not wanted.
        if (parser_->is_done() || parser_->get().count(http::field::expect) > 0) return answer();
        http::async_read(stream_, buffer_, *parser_, then(&HttpSession::on_body));
    }

    void on_body(Code code, std::size_t) {
        if (code) return on_bad_request(code);
        answer();
    }

    void on_bad_request(Code code) {
        reading_ = false;
        if (auto reply = complaint(code)) send(*std::move(reply), true, false);
    }

    void answer() {
        reading_ = false;
        const Head& head = parser_->get();
        const bool named = head.count(http::field::host) == 1;
        if (!named && (head.version() >= 11 || head.count(http::field::host) > 1))
            return send(text_reply(400, "A request has one header Host."), true, false);
        const std::string accept_encoding = joined(head, http::field::accept_encoding);
        const std::string if_none_match = joined(head, http::field::if_none_match);
        const Request request{.method = std_view(head.method_string()),
                              .target = std_view(head.target()),
                              .accept_encoding = accept_encoding,
                              .if_none_match = if_none_match};
        Reply reply = site_.answer(request);
        const bool with_body = has_body(request.method, reply);
        send(std::move(reply), with_body, parser_->is_done() && head.keep_alive());
    }

    void send(Reply reply, bool with_body, bool keep_alive) {
        keep_alive_ = keep_alive && !finishing_;
        reply_ = std::move(reply);
        head_ = reply_head(reply_, keep_alive_, std::time(nullptr));
        const std::array<net::const_buffer, 2> parts{
            net::buffer(head_), with_body ? net::buffer(*reply_.body) : net::const_buffer()};
        const std::uint64_t bytes = net::buffer_size(parts);
        stream_.expires_after(limits_.request +
                              std::chrono::seconds(bytes / limits_.bytes_per_second));
        net::async_write(stream_, parts, then(&HttpSession::on_sent));
    }

    void on_sent(Code code, std::size_t) {
        reply_ = {};
        if (code) return;
        if (keep_alive_ && !finishing_) return read_request();
        // Closing while something is unread would make the client lose the end of the reply.
        stream_.socket().shutdown(net::ip::tcp::socket::shutdown_send, code);
        if (code) return;
        drain_until_ = std::chrono::steady_clock::now() + limits_.goodbye;
        stream_.expires_at(drain_until_);
        drain();
    }

    void drain() {
        buffer_.clear();
        stream_.async_read_some(buffer_.prepare(4096), then(&HttpSession::on_drained));
    }

    void on_drained(Code code, std::size_t) {
        // The stream's own clock stands still while there is always something to read at once.
        if (!code && std::chrono::steady_clock::now() < drain_until_) drain();
    }

    beast::tcp_stream stream_;
    Site& site_;
    Connections& connections_;
    const Limits& limits_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    Reply reply_;
    std::string head_;
    std::chrono::steady_clock::time_point drain_until_;
    bool reading_ = false;
    bool keep_alive_ = false;
    bool finishing_ = false;
};

}  // namespace

void start_http_session(net::ip::tcp::socket socket, Site& site, Connections& connections,
                        const Limits& limits) {
    std::make_shared<HttpSession>(std::move(socket), site, connections, limits)->start();
}

}  // namespace tablier::server
