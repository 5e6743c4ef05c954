#include "net/socket_session.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>

#include "core/json.h"
#include "net/error_reply.h"

namespace tablier::net {
namespace {

namespace asio = boost::asio;

/// Read at a time; then it is the others' turn, however much there is.
constexpr std::size_t portion = 16 << 10;

/// For what one socket has sent; then others have their turn.
constexpr std::chrono::milliseconds time_slice{5};

/// Who has so much to read first is not listened to: answers are not made faster than they are
/// read.
constexpr std::size_t enough_to_read = std::size_t(256) << 10;

constexpr std::string_view too_many = "too-many-requests";

const std::shared_ptr<const std::string>& too_many_message() {
    static const auto text = std::make_shared<const std::string>(
        JsonObject()
            .add("type", "refused")
            .add_raw("error",
                     illegal_move_json(
                         {.code = too_many,
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

SocketSession::SocketSession(ServerContext& surroundings, std::string handshake)
    : surroundings_(surroundings), reader_(surroundings.limits.message_bytes) {
    queued_ = handshake.size();
    queue_.push_back({std::move(handshake), std::make_shared<const std::string>()});
}

SocketSession::~SocketSession() {
    if (!socket_) return;
    count_queued(-std::ptrdiff_t(queued_));
    surroundings_.connections.remove(*this);
    surroundings_.traffic.connections.add(-1);
    surroundings_.traffic.sockets.add(-1);
}

void SocketSession::start(asio::ip::tcp::socket socket, Router::Admission admission,
                          std::string_view early) {
    if (state_ == State::Over) return;  // the welcome was already too long
    socket_.emplace(std::move(socket));
    surroundings_.connections.add(*this);
    surroundings_.traffic.connections.add(1);
    surroundings_.traffic.sockets.add(1);
    stay_ = std::move(admission.stay);
    surroundings_.visitors.queue(stay_.visitor(), std::ptrdiff_t(queued_));
    if (state_ == State::Open) dialogue_ = std::move(admission.dialogue);
    const Clock::time_point now = Clock::now();
    heard_at_ = progress_at_ = now;
    Code code;
    socket_->non_blocking(true, code);
    if (code) return cut();
    flush();
    ping(now);
    unacknowledged_ = early;
    listen();
}

void SocketSession::send(std::shared_ptr<const std::string> text) {
    if (state_ != State::Open) return;
    surroundings_.traffic.sent_messages.add();
    const Clock::time_point begin = Clock::now();
    push(Opcode::Text, std::move(text));
    // What is told to many is work for each of them.
    if (socket_ && !receiving_)
        surroundings_.visitors.count_work(stay_.visitor(), begin, Clock::now());
}

void SocketSession::close(int code, std::string reason) {
    if (state_ != State::Open) return;
    state_ = State::Closing;
    push(Opcode::Close, close_payload(code, reason));
    let_go_of_dialogue();
}

std::chrono::milliseconds SocketSession::round_trip() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(round_trip_);
}

void SocketSession::finish() {
    if (state_ != State::Open) return;
    if (dialogue_ != nullptr) dialogue_->stopping();
    close(close_going_away, "the server stops");
}

void SocketSession::cut() {
    if (state_ == State::Over) return;
    state_ = State::Over;
    queue_.clear();
    count_queued(-std::ptrdiff_t(queued_));
    if (socket_) {
        Code ignored;
        socket_->close(ignored);
    }
    stay_.end();
    let_go_of_dialogue();
}

void SocketSession::look_after(Clock::time_point now) {
    const Limits& limits = surroundings_.limits;
    if (state_ == State::Over) return;
    if (!queue_.empty()) {
        if (now - progress_at_ > limits.stall || reads_too_slowly(now)) cut();
        return;
    }
    if (state_ == State::Closing) {
        if (now - closed_at_ > limits.goodbye) cut();
        return;
    }
    if (now - heard_at_ > limits.silence) return cut();
    if (now - pinged_at_ >= limits.ping_every) ping(now);
}

/// Who takes a byte now and then keeps a whole queue in memory.
bool SocketSession::reads_too_slowly(Clock::time_point now) const {
    const Limits& limits = surroundings_.limits;
    const std::chrono::duration<double> late = now - queued_since_ - limits.stall;
    return double(written_since_) < late.count() * double(limits.bytes_per_second);
}

/// Of all that waits for the visitor, too.
void SocketSession::count_queued(std::ptrdiff_t bytes) {
    queued_ = std::size_t(std::ptrdiff_t(queued_) + bytes);
    if (socket_ && !surroundings_.visitors.queue(stay_.visitor(), bytes) && bytes > 0) cut();
}

void SocketSession::push(Opcode opcode, std::string_view payload) {
    push(opcode, std::make_shared<const std::string>(payload));
}

void SocketSession::push(Opcode opcode, std::shared_ptr<const std::string> payload) {
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
    if (queued_ > surroundings_.limits.queue_bytes) cut();
}

void SocketSession::flush() {
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
        if (code && !must_wait(code)) return cut();
        note_written(bytes);
        if (code) return wait_until_writable();
    }
    if (std::exchange(paused_, false)) listen();
    if (state_ != State::Closing) return;
    // All is said. The client hangs up when it has read it; hanging up first could take from it
    // what it has not read yet.
    closed_at_ = Clock::now();
    Code ignored;
    socket_->shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
}

void SocketSession::note_written(std::size_t bytes) {
    if (bytes == 0) return;
    surroundings_.traffic.sent_bytes.add(bytes);
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

void SocketSession::wait_until_writable() {
    writing_ = true;
    socket_->async_wait(asio::ip::tcp::socket::wait_write,
                        [self = shared_from_this()](const Code& code) {
                            self->writing_ = false;
                            if (!code && self->state_ != State::Over) self->flush();
                        });
}

void SocketSession::wait_until_readable() {
    socket_->async_wait(asio::ip::tcp::socket::wait_read,
                        [self = shared_from_this()](const Code& code) { self->on_readable(code); });
}

void SocketSession::on_readable(const Code& waited) {
    if (waited || state_ == State::Over) return cut();
    std::array<char, portion> block;
    Code code;
    const std::size_t bytes = socket_->read_some(asio::buffer(block), code);
    if (code && !must_wait(code)) return cut();
    if (bytes > 0) {
        surroundings_.traffic.received_bytes.add(bytes);
        heard_at_ = Clock::now();
        unacknowledged_.assign(block.data(), bytes);
    }
    listen();
}

void SocketSession::listen() {
    if (state_ == State::Over) return;
    if (reads_paused_ || unacknowledged_.empty()) return wait_until_readable();
    paused_ = queued_ > enough_to_read;
    if (!paused_)
        surroundings_.turns.ask(stay_.visitor(), [self = shared_from_this()] { self->take_in(); });
}

void SocketSession::take_in() {
    const std::string text = std::exchange(unacknowledged_, {});
    std::string_view rest = text;
    const Clock::time_point end = Clock::now() + time_slice;
    while (!reads_paused_ && state_ != State::Over && queued_ <= enough_to_read &&
           Clock::now() < end) {
        const FrameReader::ReceivedFrame heard = reader_.take(rest);
        if (heard.kind == FrameReader::ReceivedFrame::Kind::Nothing) break;
        obey(heard);
    }
    unacknowledged_ = rest;
    listen();
}

void SocketSession::obey(const FrameReader::ReceivedFrame& heard) {
    using Kind = FrameReader::ReceivedFrame::Kind;
    if (heard.kind == Kind::Fault || heard.kind == Kind::Close) {
        reads_paused_ = true;
        constexpr int no_code = 1005;
        return close(heard.code == no_code ? int(close_normal) : heard.code,
                     std::string(heard.reason));
    }
    if (state_ != State::Open) return;
    const bool allowed = within_rate(Clock::now());
    if (state_ != State::Open) return;
    if (heard.kind == Kind::Ping) {
        push(Opcode::Pong, heard.payload);
    } else if (heard.kind == Kind::Pong) {
        on_pong(heard.payload);
    } else if (heard.kind == Kind::Message && allowed) {
        surroundings_.traffic.received_messages.add();
        const Clock::time_point begin = Clock::now();
        receiving_ = true;
        dialogue_->receive(heard.payload, heard_at_);
        receiving_ = false;
        surroundings_.visitors.count_work(stay_.visitor(), begin, Clock::now());
    } else if (heard.kind == Kind::Message) {
        surroundings_.traffic.count_refusal(too_many);
        push(Opcode::Text, too_many_message());
    }
}

/// Every frame counts, since each is work, whether it ends a message or not. Who goes on and on is
/// sent away.
bool SocketSession::within_rate(Clock::time_point now) {
    const Rate& rate = surroundings_.limits.messages;
    const bool visitor_may = surroundings_.visitors.may_send(stay_.visitor(), now);
    if (frames_.take(rate, now) && visitor_may) return true;
    const Rate patience{.burst = 3 * rate.burst, .per_second = rate.per_second};
    if (!patience_.take(patience, now)) {
        reads_paused_ = true;
        close(close_against_the_rules, "too many messages");
    }
    return false;
}

void SocketSession::ping(Clock::time_point now) {
    if (state_ != State::Open) return;
    pinged_at_ = now;
    awaits_pong_ = true;
    push(Opcode::Ping, std::to_string(++pings_));
}

void SocketSession::on_pong(std::string_view payload) {
    if (!awaits_pong_ || payload != std::to_string(pings_)) return;
    awaits_pong_ = false;
    const auto time = Clock::now() - pinged_at_;
    surroundings_.traffic.round_trips.observe(std::chrono::duration<double>(time).count());
    const auto latest = std::chrono::duration_cast<std::chrono::microseconds>(time);
    // One that was slow by accident shall not count for all.
    round_trip_ = round_trip_.count() == 0 ? latest : (3 * round_trip_ + latest) / 4;
}

/// Later, since it may be in the middle of a call.
void SocketSession::let_go_of_dialogue() {
    if (dialogue_ == nullptr) return;
    asio::post(socket_->get_executor(), [self = shared_from_this()] { self->dialogue_.reset(); });
}

}  // namespace tablier::net
