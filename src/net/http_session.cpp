#include "net/http_session.h"

#include <sys/socket.h>

#include <array>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <memory>
#include <optional>

#include "net/error_reply.h"
#include "net/origin.h"
#include "net/reply_head.h"
#include "net/request_parser.h"
#include "net/websocket_handshake.h"
#include "net/websocket_session.h"

namespace tablier::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

using Clock = std::chrono::steady_clock;
using Code = boost::system::error_code;
using Head = RequestParser::Head;

std::string_view std_view(beast::string_view text) {
    return {text.data(), text.size()};
}

/// Limit of bytes read after the last reply, so that the client can receive the reply before the
/// connection is closed.
constexpr std::size_t max_drained_bytes = std::size_t(4) << 20;

/// Replies up to this size are sent even if the client has unread bytes over the limit.
constexpr std::size_t short_reply = std::size_t(4) << 10;

/// Buffer for unparsed bytes: a head, or a line between the chunks of a body.
constexpr std::size_t max_unparsed_bytes = std::size_t(32) << 10;

Reply too_large(std::string_view target) {
    if (!is_api(target)) return text_reply(413, "This request is too long.");
    return error_reply(
        {.code = "too-large",
         .message = {"This request is too long.", "Cette requête est trop longue."}});
}

/// The reply to a request that could not be read; none if the client has closed the connection or
/// was too slow.
std::optional<Reply> parse_error_reply(const Code& code, std::string_view target) {
    if (code == http::error::header_limit || code == http::error::buffer_overflow)
        return text_reply(431, "The headers of this request are too long.");
    if (code == http::error::body_limit) return too_large(target);
    if (code == http::error::end_of_stream || code == http::error::partial_message)
        return std::nullopt;
    if (code.category() == http::make_error_code(http::error::bad_method).category())
        return text_reply(400, "This is not HTTP as it should be.");
    return std::nullopt;
}

/// A header may be repeated; its values then belong together.
template <class Name>
std::string joined(const Head& head, Name name) {
    std::string out;
    for (auto [at, end] = head.equal_range(name); at != end; ++at) {
        if (!out.empty()) out += ',';
        out.append(at->value());
    }
    return out;
}

bool wants_socket(const Head& head) {
    return head.version() >= 11 && head.method() == http::verb::get &&
           http::token_list(joined(head, http::field::connection)).exists("upgrade") &&
           http::token_list(joined(head, http::field::upgrade)).exists("websocket");
}

class HttpSession final : public Connection, public std::enable_shared_from_this<HttpSession> {
  public:
    HttpSession(asio::ip::tcp::socket socket, const ClientAddress& peer,
                ClientLimits::ConnectionSlot slot, ServerContext& context)
        : stream_(std::move(socket)),
          peer_(peer),
          client_(peer),
          slot_(std::move(slot)),
          shares_connection_(context.policy.behind_proxy && peer.local()),
          context_(context),
          limits_(context.limits) {
        context_.connections.add(*this);
        context_.traffic.connections.add(1);
        // Replies are written whole, so waiting for more to send with them only costs time.
        Code ignored;
        stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
    }
    ~HttpSession() override {
        context_.connections.remove(*this);
        context_.traffic.connections.add(-1);
        if (rejected_) --context_.closing_connections;
    }
    HttpSession(const HttpSession&) = delete;
    HttpSession& operator=(const HttpSession&) = delete;

    void start() { read_request(); }

    void reject_connection(Reply reply) {
        rejected_ = true;
        ++context_.closing_connections;
        received_at_ = Clock::now();
        send(std::move(reply), false);
    }

    void finish() override {
        const bool idle = reading_ && buffer_.size() == 0 && !parser_->got_some();
        if (idle) abort();
    }

    void abort() override {
        stream_.close();
        if (awaiting_reply_ !=
            nullptr)  // Not here: connections may not go while they are looked through.
            asio::post(stream_.get_executor(), [gone = std::move(awaiting_reply_)] {});
    }

    void check_timeouts(Clock::time_point now) override {
        if (awaiting_reply_ != nullptr && half_closed_ && now >= hang_up_at_) abort();
    }

    void on_reply(Reply reply) {
        if (awaiting_reply_ == nullptr) return;
        const auto self = std::move(awaiting_reply_);
        if (is_api(std_view(parser_->head().target()))) count_unread_reply(reply);
        reply_slot_.end();
        send(std::move(reply), parser_->is_done() && parser_->keep_alive());
    }

  private:
    /// Respond callback: passes the reply to the session, if that still exists.
    class Slot {
      public:
        explicit Slot(std::weak_ptr<HttpSession> session) : session_(std::move(session)) {}
        ~Slot() {
            if (!session_.expired())
                (*this)(text_reply(500, "Nobody has an answer to this request."));
        }
        Slot(Slot&&) noexcept = default;
        Slot& operator=(Slot&&) = delete;

        void operator()(Reply reply) {
            if (const auto session = std::exchange(session_, {}).lock())
                session->on_reply(std::move(reply));
        }

      private:
        std::weak_ptr<HttpSession> session_;
    };

    /// The step that follows an operation; it keeps the session alive meanwhile.
    template <class Step>
    auto bind_step(Step step) {
        return beast::bind_front_handler(step, shared_from_this());
    }

    void read_request() {
        reading_ = true;
        parser_.emplace(limits_.head_bytes);
        parser_->header_limit(limits_.head_bytes);
        parser_->body_limit(limits_.body_bytes);
        stream_.expires_after(limits_.request);
        http::async_read_header(stream_, buffer_, *parser_, bind_step(&HttpSession::on_head));
    }

    void on_head(Code code, std::size_t bytes) {
        context_.traffic.received_bytes.add(bytes);
        if (code == http::error::bad_method && skip_empty_line()) return read_request();
        if (code) return on_bad_request(code);
        skipped_line_ = false;
        const Head& head = parser_->head();
        if (parser_->is_done()) return answer();
        if (head.count(http::field::expect) == 0) return read_body();
        // An Expect: 100-continue for an unwanted body is answered with the final reply.
        if (!context_.router.takes_body(std_view(head.method_string()), std_view(head.target())))
            return answer();
        if (!beast::iequals(head[http::field::expect], "100-continue")) {
            received_at_ = Clock::now();
            return send(text_reply(417, "This expectation is not understood."), false);
        }
        static constexpr std::string_view continue_line = "HTTP/1.1 100 Continue\r\n\r\n";
        asio::async_write(stream_, asio::buffer(continue_line),
                          bind_step(&HttpSession::on_continue_sent));
    }

    /// Skips an empty line before a request: some clients send one after a body.
    bool skip_empty_line() {
        constexpr std::string_view empty_line = "\r\n";
        const std::string_view unread(static_cast<const char*>(buffer_.data().data()),
                                      buffer_.size());
        if (!unread.starts_with(empty_line) || std::exchange(skipped_line_, true)) return false;
        buffer_.consume(empty_line.size());
        return true;
    }

    void on_continue_sent(Code code, std::size_t) {
        if (!code) read_body();
    }

    void read_body() {
        http::async_read(stream_, buffer_, *parser_, bind_step(&HttpSession::on_body));
    }

    void on_body(Code code, std::size_t bytes) {
        context_.traffic.received_bytes.add(bytes);
        if (code) return on_bad_request(code);
        answer();
    }

    void on_bad_request(Code code) {
        reading_ = false;
        received_at_ = Clock::now();
        const Head& head = parser_->head();
        auto reply = parse_error_reply(code, std_view(head.target()));
        if (!reply) return;
        context_.router.allow_cross_origin_read(*reply, std_view(head.target()),
                                                joined(head, http::field::origin));
        send(*std::move(reply), false);
    }

    void answer() {
        reading_ = false;
        received_at_ = Clock::now();
        const Head& head = parser_->head();
        const bool named = head.count(http::field::host) == 1;
        if (!named && (head.version() >= 11 || head.count(http::field::host) > 1))
            return send(text_reply(400, "A request has one header Host."), false);
        const std::string_view host = std_view(head[http::field::host]);
        if (!host.empty() && !is_authority(host))
            return send(text_reply(400, "The header Host names no host."), false);
        client_ = client_of(peer_, joined(head, "X-Forwarded-For"), context_.policy.behind_proxy);
        awaiting_reply_ = shared_from_this();
        if (shares_connection_ && !count_reply()) return;
        if (!is_api(std_view(head.target()))) return route_request();
        context_.scheduler.submit(client_, [self = shared_from_this()] { self->route_request(); });
    }

    void route_request() {
        if (awaiting_reply_ == nullptr) return;  // it has been cut meanwhile
        const Head& head = parser_->head();
        const std::string accept_encoding = joined(head, http::field::accept_encoding);
        const std::string if_none_match = joined(head, http::field::if_none_match);
        const std::string authorization = joined(head, http::field::authorization);
        const std::string origin = joined(head, http::field::origin);
        const Request request{.method = std_view(head.method_string()),
                              .target = std_view(head.target()),
                              .accept_encoding = accept_encoding,
                              .if_none_match = if_none_match,
                              .authorization = authorization,
                              .origin = origin,
                              .host = std_view(head[http::field::host]),
                              .body = parser_->body(),
                              .client = client_,
                              .arrived = received_at_,
                              .connection_alive = weak_from_this()};
        if (wants_socket(head) && is_api(request.target)) return upgrade(request);
        context_.router.answer(request, Slot(weak_from_this()));
        if (awaiting_reply_ == nullptr) return;
        stream_.expires_never();
        watch_for_hang_up();
    }

    /// Connections from a proxy are shared by its clients: there, a pending reply counts as a
    /// connection of its client.
    bool count_reply() {
        auto slot = context_.client_limits.acquire(client_, ClientLimits::Kind::Connection);
        if (slot) {
            reply_slot_ = *std::move(slot);
            return true;
        }
        on_reply(too_many_connections());
        return false;
    }

    /// Watches for the end of the connection while a reply is pending. Some clients shut down their
    /// side early, which looks the same: the reply is sent if it is ready soon.
    void watch_for_hang_up() {
        if (watching_for_hang_up_) return;
        watching_for_hang_up_ = true;
        const auto on_change = [self = shared_from_this()](const Code& code) {
            self->watching_for_hang_up_ = false;
            if (!code) self->on_change();
        };
        stream_.socket().async_wait(asio::ip::tcp::socket::wait_read, on_change);
    }

    void on_change() {
        if (awaiting_reply_ == nullptr) return;
        char byte;
        const ssize_t got =
            recv(stream_.socket().native_handle(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
        if (got < 0 && errno != EAGAIN && errno != EINTR) return abort();
        if (got != 0) return;  // the next request, which has to wait
        half_closed_ = true;
        hang_up_at_ = Clock::now() + limits_.close_timeout;
    }

    void upgrade(const Request& request) {
        const Head& head = parser_->head();
        if (!parser_->is_done())
            return on_reply(error_reply({.code = "bad-field",
                                         .message = {"A request for a WebSocket has no body.",
                                                     "Une demande de WebSocket n'a pas de "
                                                     "corps."}}));
        if (auto rejection = context_.router.check_admission(request))
            return on_reply(*std::move(rejection));
        if (context_.stopping)
            return on_reply(
                error_reply({.code = "not-ready",
                             .message = {"The server is about to stop.",
                                         "Le serveur est sur le point de s'arrêter."}}));
        if (head[http::field::sec_websocket_version] != "13") {
            Reply reply =
                error_reply({.code = "socket-needed",
                             .message = {"WebSockets are understood in version 13.",
                                         "Les WebSockets sont comprises en version 13."}});
            reply.headers.emplace_back("Sec-WebSocket-Version", "13");
            return on_reply(std::move(reply));
        }
        auto handshake =
            handshake_reply(std_view(head[http::field::sec_websocket_key]), stream_.get_executor());
        if (!handshake)
            return on_reply(error_reply(
                {.code = "bad-field",
                 .message = {"The header Sec-WebSocket-Key is not 16 bytes in base64.",
                             "L'en-tête Sec-WebSocket-Key n'est pas 16 octets en base64."}}));
        auto session = std::make_shared<WebSocketSession>(context_, *std::move(handshake));
        auto admission = context_.router.accept_websocket(request, *session);
        if (!admission) return on_reply(std::move(admission).error());
        const auto self =
            std::move(awaiting_reply_);  // the end of this session, and of its buffers
        Reply switched;
        switched.status = 101;
        count(switched);
        slot_.end();
        const std::string early(static_cast<const char*>(buffer_.data().data()), buffer_.size());
        session->start(stream_.release_socket(), *std::move(admission), early);
    }

    /// A reply needs memory until the client has read it.
    void count_unread_reply(Reply& reply) {
        unread_ = std::ptrdiff_t(reply.body->size());
        const bool fits = context_.client_limits.add_unread(client_, unread_);
        // Short replies are sent anyway: they may confirm a command that was executed.
        if (fits || reply.body->size() <= short_reply) return;
        release_unread_reply();
        reply = error_reply({.code = "too-many-requests",
                             .message = {"Read what you have asked for before you ask for more.",
                                         "Lisez ce que vous avez demandé avant d'en demander "
                                         "davantage."},
                             .retry_seconds = 1});
    }

    void release_unread_reply() {
        if (unread_ > 0) context_.client_limits.add_unread(client_, -unread_);
        unread_ = 0;
    }

    void count(const Reply& reply) {
        const bool readable = parser_ && parser_->is_header_done();
        const TrafficMetrics::CompletedRequest answered{
            .method = readable ? std_view(parser_->head().method_string()) : "",
            .target = readable ? std_view(parser_->head().target()) : "",
            .time = Clock::now() - received_at_};
        context_.traffic.count(answered, client_, reply);
    }

    void send(Reply reply, bool keep_alive) {
        count(reply);
        const std::string_view method =
            parser_ ? std_view(parser_->head().method_string()) : std::string_view();
        const bool with_body = has_body(method, reply);
        keep_alive_ = keep_alive && !context_.stopping;
        reply_ = std::move(reply);
        head_ = reply_head(reply_, keep_alive_, std::time(nullptr));
        const std::array<asio::const_buffer, 2> parts{
            asio::buffer(head_), with_body ? asio::buffer(*reply_.body) : asio::const_buffer()};
        const std::uint64_t bytes = asio::buffer_size(parts);
        stream_.expires_after(limits_.request +
                              std::chrono::seconds(bytes / limits_.bytes_per_second));
        asio::async_write(stream_, parts, bind_step(&HttpSession::on_sent));
    }

    void on_sent(Code code, std::size_t bytes) {
        context_.traffic.sent_bytes.add(bytes);
        reply_ = {};
        release_unread_reply();
        if (code) return;
        if (keep_alive_ && !context_.stopping) return read_request();
        // Closing while something is unread would make the client lose the end of the reply.
        stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, code);
        if (code) return;
        drain_until_ = Clock::now() + limits_.close_timeout;
        stream_.expires_at(drain_until_);
        drain();
    }

    void drain() {
        buffer_.clear();
        stream_.async_read_some(buffer_.prepare(4096), bind_step(&HttpSession::on_drained));
    }

    void on_drained(Code code, std::size_t bytes) {
        drained_ += bytes;
        // The stream's timeout does not fire while there is always something to read at once.
        if (!code && Clock::now() < drain_until_ && drained_ < max_drained_bytes) drain();
    }

    beast::tcp_stream stream_;
    ClientAddress peer_;
    ClientAddress client_;  ///< of the latest request
    ClientLimits::ConnectionSlot slot_;
    ClientLimits::ConnectionSlot reply_slot_;  ///< instead of it, behind a proxy
    bool shares_connection_;
    ServerContext& context_;
    const Limits& limits_;
    beast::flat_buffer buffer_{max_unparsed_bytes};
    std::optional<RequestParser> parser_;
    /// The session itself, while a reply is being waited for.
    std::shared_ptr<HttpSession> awaiting_reply_;
    Reply reply_;
    std::ptrdiff_t unread_ = 0;  ///< bytes of the reply, if it is the API's
    std::string head_;
    Clock::time_point received_at_;
    Clock::time_point drain_until_;
    std::size_t drained_ = 0;
    Clock::time_point hang_up_at_;
    bool reading_ = false;
    bool skipped_line_ = false;
    bool keep_alive_ = false;
    bool watching_for_hang_up_ = false;
    bool half_closed_ = false;
    bool rejected_ = false;
};

}  // namespace

void start_http_session(asio::ip::tcp::socket socket, const ClientAddress& peer,
                        ClientLimits::ConnectionSlot slot, ServerContext& context) {
    std::make_shared<HttpSession>(std::move(socket), peer, std::move(slot), context)->start();
}

void reject_connection(asio::ip::tcp::socket socket, const ClientAddress& peer, Reply reply,
                       ServerContext& context) {
    std::make_shared<HttpSession>(std::move(socket), peer, ClientLimits::ConnectionSlot(), context)
        ->reject_connection(std::move(reply));
}

}  // namespace tablier::net
