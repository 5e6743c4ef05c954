#include "net/websocket_session.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>

#include "core/json.h"
#include "net/error_reply.h"

namespace tablier::net {
namespace {

namespace asio = boost::asio;

/// Bytes read at a time, so that other sockets are served between.
constexpr std::size_t read_size = 16 << 10;

/// Longest processing of one socket's messages before others are served.
constexpr std::chrono::milliseconds time_slice{5};

/// With more unsent bytes than this no messages are processed: replies are not made faster than
/// they are read.
constexpr std::size_t max_unsent_before_reading = std::size_t(256) << 10;

constexpr std::string_view too_many = "too-many-requests";

const std::shared_ptr<const std::string>& too_many_message() {
    static const auto text = std::make_shared<const std::string>(
        JsonObject()
            .add("type", "refused")
            .add_raw(
                "error",
                error_json({.code = too_many,
                            .message = {"You send too many messages; wait a moment.",
                                        "Vous envoyez trop de messages ; attendez un instant."}}))
            .text());
    return text;
}

bool must_wait(const boost::system::error_code& code) {
    return code == asio::error::would_block || code == asio::error::try_again ||
           code == asio::error::interrupted;
}

}  // namespace

WebSocketSession::WebSocketSession(ServerContext& context, std::string handshake)
    : context_(context), reader_(context.limits.message_bytes) {
    queued_ = handshake.size();
    queue_.push_back({std::move(handshake), std::make_shared<const std::string>()});
}

WebSocketSession::~WebSocketSession() {
    if (!socket_) return;
    count_queued(-std::ptrdiff_t(queued_));
    context_.connections.remove(*this);
    context_.traffic.connections.add(-1);
    context_.traffic.sockets.add(-1);
}

void WebSocketSession::start(asio::ip::tcp::socket socket, Router::Admission admission,
                             std::string_view early) {
    if (state_ == State::Over) return;  // its first messages were already too long
    socket_.emplace(std::move(socket));
    context_.connections.add(*this);
    context_.traffic.connections.add(1);
    context_.traffic.sockets.add(1);
    slot_ = std::move(admission.slot);
    context_.client_limits.add_unread(slot_.client(), std::ptrdiff_t(queued_));
    if (state_ == State::Open) handler_ = std::move(admission.handler);
    const Clock::time_point now = Clock::now();
    received_at_ = progress_at_ = now;
    Code code;
    socket_->non_blocking(true, code);
    if (code) return abort();
    flush();
    ping(now);
    unprocessed_ = early;
    continue_reading();
}

void WebSocketSession::send(std::shared_ptr<const std::string> text) {
    if (state_ != State::Open) return;
    context_.traffic.sent_messages.add();
    const Clock::time_point begin = Clock::now();
    push(Opcode::Text, std::move(text));
    // Broadcasts are charged to each receiver.
    if (socket_ && !receiving_)
        context_.client_limits.count_work(slot_.client(), begin, Clock::now());
}

void WebSocketSession::close(int code, std::string reason) {
    if (state_ != State::Open) return;
    state_ = State::Closing;
    push(Opcode::Close, close_payload(code, reason));
    release_handler();
}

std::chrono::milliseconds WebSocketSession::round_trip() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(round_trip_);
}

void WebSocketSession::finish() {
    if (state_ != State::Open) return;
    if (handler_ != nullptr) handler_->stopping();
    close(close_going_away, "the server stops");
}

void WebSocketSession::abort() {
    if (state_ == State::Over) return;
    state_ = State::Over;
    queue_.clear();
    count_queued(-std::ptrdiff_t(queued_));
    if (socket_) {
        Code ignored;
        socket_->close(ignored);
    }
    slot_.end();
    release_handler();
}

void WebSocketSession::check_timeouts(Clock::time_point now) {
    const Limits& limits = context_.limits;
    if (state_ == State::Over) return;
    if (!queue_.empty()) {
        if (now - progress_at_ > limits.stall_timeout || reads_too_slowly(now)) abort();
        return;
    }
    if (state_ == State::Closing) {
        if (now - closed_at_ > limits.close_timeout) abort();
        return;
    }
    if (now - received_at_ > limits.idle_timeout) return abort();
    if (now - pinged_at_ >= limits.ping_interval) ping(now);
}

/// Detects clients that read a few bytes now and then, and so would keep a long queue in memory.
bool WebSocketSession::reads_too_slowly(Clock::time_point now) const {
    const Limits& limits = context_.limits;
    const std::chrono::duration<double> late = now - queued_since_ - limits.stall_timeout;
    return double(written_since_) < late.count() * double(limits.bytes_per_second);
}

/// Also counts towards the client's limit.
void WebSocketSession::count_queued(std::ptrdiff_t bytes) {
    queued_ = std::size_t(std::ptrdiff_t(queued_) + bytes);
    if (socket_ && !context_.client_limits.add_unread(slot_.client(), bytes) && bytes > 0) abort();
}

void WebSocketSession::push(Opcode opcode, std::string_view payload) {
    push(opcode, std::make_shared<const std::string>(payload));
}

void WebSocketSession::push(Opcode opcode, std::shared_ptr<const std::string> payload) {
    if (queue_.empty()) {
        progress_at_ = queued_since_ = Clock::now();
        written_since_ = 0;
    }
    std::string head = frame_head(opcode, payload->size());
    const std::size_t bytes = head.size() + payload->size();
    queue_.push_back({std::move(head), std::move(payload)});
    count_queued(std::ptrdiff_t(bytes));
    if (state_ == State::Over) return;
    flush();
    if (queued_ > context_.limits.queue_bytes) abort();
}

void WebSocketSession::flush() {
    if (!socket_ || writing_) return;
    while (!queue_.empty()) {
        std::array<asio::const_buffer, 32> parts;
        std::size_t count = 0;
        std::size_t skipped = written_;
        for (const Outgoing& outgoing : queue_) {
            if (count + 2 > parts.size()) break;
            for (const std::string* part : {&outgoing.head, outgoing.payload.get()}) {
                const std::size_t skip = std::min(skipped, part->size());
                skipped -= skip;
                parts[count++] = asio::buffer(*part) + skip;
            }
        }
        Code code;
        const std::size_t bytes = socket_->write_some(parts, code);
        if (code && !must_wait(code)) return abort();
        note_written(bytes);
        if (code) return wait_until_writable();
    }
    if (std::exchange(paused_, false)) continue_reading();
    if (state_ != State::Closing) return;
    // The client closes the connection once it has read everything; closing it first could lose
    // unread data.
    closed_at_ = Clock::now();
    Code ignored;
    socket_->shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

void WebSocketSession::note_written(std::size_t bytes) {
    if (bytes == 0) return;
    context_.traffic.sent_bytes.add(bytes);
    progress_at_ = Clock::now();
    written_since_ += bytes;
    count_queued(-std::ptrdiff_t(bytes));
    written_ += bytes;
    while (!queue_.empty()) {
        const Outgoing& first = queue_.front();
        const std::size_t size = first.head.size() + first.payload->size();
        if (written_ < size) return;
        written_ -= size;
        queue_.pop_front();
    }
}

void WebSocketSession::wait_until_writable() {
    writing_ = true;
    socket_->async_wait(asio::ip::tcp::socket::wait_write,
                        [self = shared_from_this()](const Code& code) {
                            self->writing_ = false;
                            if (!code && self->state_ != State::Over) self->flush();
                        });
}

void WebSocketSession::wait_until_readable() {
    socket_->async_wait(asio::ip::tcp::socket::wait_read,
                        [self = shared_from_this()](const Code& code) { self->on_readable(code); });
}

void WebSocketSession::on_readable(const Code& waited) {
    if (waited || state_ == State::Over) return abort();
    std::array<char, read_size> block;
    Code code;
    const std::size_t bytes = socket_->read_some(asio::buffer(block), code);
    if (code && !must_wait(code)) return abort();
    if (bytes > 0) {
        context_.traffic.received_bytes.add(bytes);
        received_at_ = Clock::now();
        unprocessed_.assign(block.data(), bytes);
    }
    continue_reading();
}

void WebSocketSession::continue_reading() {
    if (state_ == State::Over) return;
    if (reads_paused_ || unprocessed_.empty()) return wait_until_readable();
    paused_ = queued_ > max_unsent_before_reading;
    if (!paused_)
        context_.scheduler.submit(slot_.client(),
                                  [self = shared_from_this()] { self->process_received(); });
}

void WebSocketSession::process_received() {
    const std::string text = std::exchange(unprocessed_, {});
    std::string_view rest = text;
    const Clock::time_point end = Clock::now() + time_slice;
    while (!reads_paused_ && state_ != State::Over && queued_ <= max_unsent_before_reading &&
           Clock::now() < end) {
        const FrameReader::ReceivedFrame frame = reader_.take(rest);
        if (frame.kind == FrameReader::ReceivedFrame::Kind::Nothing) break;
        handle_frame(frame);
    }
    unprocessed_ = rest;
    continue_reading();
}

void WebSocketSession::handle_frame(const FrameReader::ReceivedFrame& frame) {
    using Kind = FrameReader::ReceivedFrame::Kind;
    if (frame.kind == Kind::Fault || frame.kind == Kind::Close) {
        reads_paused_ = true;
        constexpr int no_code = 1005;
        return close(frame.code == no_code ? int(close_normal) : frame.code,
                     std::string(frame.reason));
    }
    if (state_ != State::Open) return;
    const bool allowed = within_rate(Clock::now());
    if (state_ != State::Open) return;
    if (frame.kind == Kind::Ping) {
        push(Opcode::Pong, frame.payload);
    } else if (frame.kind == Kind::Pong) {
        on_pong(frame.payload);
    } else if (frame.kind == Kind::Message && allowed) {
        context_.traffic.received_messages.add();
        const Clock::time_point begin = Clock::now();
        receiving_ = true;
        handler_->receive(frame.payload, received_at_);
        receiving_ = false;
        context_.client_limits.count_work(slot_.client(), begin, Clock::now());
    } else if (frame.kind == Kind::Message) {
        context_.traffic.count_refusal(too_many);
        push(Opcode::Text, too_many_message());
    }
}

/// Every frame counts, whether it ends a message or not. A client far above the rate is
/// disconnected.
bool WebSocketSession::within_rate(Clock::time_point now) {
    const Rate& rate = context_.limits.messages;
    const bool client_allowed = context_.client_limits.may_send(slot_.client(), now);
    if (frames_.take(rate, now) && client_allowed) return true;
    const Rate tolerated{.burst = 3 * rate.burst, .per_second = rate.per_second};
    if (!tolerated_.take(tolerated, now)) {
        reads_paused_ = true;
        close(close_policy_violation, "too many messages");
    }
    return false;
}

void WebSocketSession::ping(Clock::time_point now) {
    if (state_ != State::Open) return;
    pinged_at_ = now;
    awaits_pong_ = true;
    push(Opcode::Ping, std::to_string(++pings_));
}

void WebSocketSession::on_pong(std::string_view payload) {
    if (!awaits_pong_ || payload != std::to_string(pings_)) return;
    awaits_pong_ = false;
    const auto time = Clock::now() - pinged_at_;
    context_.traffic.round_trips.observe(std::chrono::duration<double>(time).count());
    const auto latest = std::chrono::duration_cast<std::chrono::microseconds>(time);
    // Smoothed, so that one slow ping does not count for all.
    round_trip_ = round_trip_.count() == 0 ? latest : (3 * round_trip_ + latest) / 4;
}

/// In a later task: the handler may be in the middle of a call.
void WebSocketSession::release_handler() {
    if (handler_ == nullptr) return;
    asio::post(socket_->get_executor(), [self = shared_from_this()] { self->handler_.reset(); });
}

}  // namespace tablier::net
