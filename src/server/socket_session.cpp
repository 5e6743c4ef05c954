#include "server/socket_session.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>

#include "server/refusal.h"

namespace tablier::server {
namespace {

namespace net = boost::asio;

/// Read at a time; then it is the others' turn, however much there is.
constexpr std::size_t portion = 16 << 10;

constexpr ApiRefusal too_many{.status = 429,
                              .code = "too-many-requests",
                              .english = "You send too many messages; wait a moment.",
                              .french = "Vous envoyez trop de messages ; attendez un instant."};

const std::shared_ptr<const std::string>& too_many_message() {
    static const auto text = std::make_shared<const std::string>(refusal_message(too_many));
    return text;
}

bool must_wait(const boost::system::error_code& code) {
    return code == net::error::would_block || code == net::error::try_again ||
           code == net::error::interrupted;
}

}  // namespace

SocketSession::SocketSession(Surroundings& surroundings, std::string handshake)
    : surroundings_(surroundings), reader_(surroundings.limits.message_bytes) {
    queued_ = handshake.size();
    queue_.push_back({std::move(handshake), std::make_shared<const std::string>()});
}

SocketSession::~SocketSession() {
    if (!socket_) return;
    surroundings_.connections.remove(*this);
    surroundings_.traffic.connections.add(-1);
    surroundings_.traffic.sockets.add(-1);
}

void SocketSession::start(net::ip::tcp::socket socket, Reception::Admission admission,
                          std::string_view early) {
    if (state_ == State::Over) return;  // the welcome was already too long
    socket_.emplace(std::move(socket));
    surroundings_.connections.add(*this);
    surroundings_.traffic.connections.add(1);
    surroundings_.traffic.sockets.add(1);
    stay_ = std::move(admission.stay);
    if (state_ == State::Open) dialogue_ = std::move(admission.dialogue);
    const Clock::time_point now = Clock::now();
    heard_at_ = progress_at_ = now;
    Code code;
    socket_->non_blocking(true, code);
    if (code) return cut();
    flush();
    ping(now);
    take_in(early);
    wait_until_readable();
}

void SocketSession::send(std::shared_ptr<const std::string> text) {
    if (state_ != State::Open) return;
    surroundings_.traffic.sent_messages.add();
    push(Opcode::Text, std::move(text));
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
    queued_ = 0;
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
        if (now - progress_at_ > limits.stall) cut();
        return;
    }
    if (state_ == State::Closing) {
        if (now - closed_at_ > limits.goodbye) cut();
        return;
    }
    if (now - heard_at_ > limits.silence) return cut();
    if (now - pinged_at_ >= limits.ping_every) ping(now);
}

void SocketSession::push(Opcode opcode, std::string_view payload) {
    push(opcode, std::make_shared<const std::string>(payload));
}

void SocketSession::push(Opcode opcode, std::shared_ptr<const std::string> payload) {
    if (queue_.empty()) progress_at_ = Clock::now();
    std::string head = frame_head(opcode, payload->size());
    queued_ += head.size() + payload->size();
    queue_.push_back({std::move(head), std::move(payload)});
    flush();
    if (queued_ > surroundings_.limits.queue_bytes) cut();
}

void SocketSession::flush() {
    if (!socket_ || writing_) return;
    while (!queue_.empty()) {
        std::array<net::const_buffer, 32> parts;
        std::size_t count = 0;
        std::size_t skipped = written_;
        for (const Outgoing& outgoing : queue_) {
            if (count + 2 > parts.size()) break;
            for (const std::string* part : {&outgoing.head, outgoing.payload.get()}) {
                const std::size_t skip = std::min(skipped, part->size());
                skipped -= skip;
                parts[count++] = net::buffer(*part) + skip;
            }
        }
        Code code;
        const std::size_t bytes = socket_->write_some(parts, code);
        if (code && !must_wait(code)) return cut();
        note_written(bytes);
        if (code) return wait_until_writable();
    }
    if (state_ != State::Closing) return;
    // All is said. The client hangs up when it has read it; hanging up first could take from it
    // what it has not read yet.
    closed_at_ = Clock::now();
    Code ignored;
    socket_->shutdown(net::ip::tcp::socket::shutdown_send, ignored);
}

void SocketSession::note_written(std::size_t bytes) {
    if (bytes == 0) return;
    surroundings_.traffic.sent_bytes.add(bytes);
    progress_at_ = Clock::now();
    queued_ -= bytes;
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
    socket_->async_wait(net::ip::tcp::socket::wait_write,
                        [self = shared_from_this()](const Code& code) {
                            self->writing_ = false;
                            if (!code && self->state_ != State::Over) self->flush();
                        });
}

void SocketSession::wait_until_readable() {
    socket_->async_wait(net::ip::tcp::socket::wait_read,
                        [self = shared_from_this()](const Code& code) { self->on_readable(code); });
}

void SocketSession::on_readable(const Code& waited) {
    if (waited || state_ == State::Over) return cut();
    std::array<char, portion> block;
    Code code;
    const std::size_t bytes = socket_->read_some(net::buffer(block), code);
    if (code && !must_wait(code)) return cut();
    if (bytes > 0) {
        surroundings_.traffic.received_bytes.add(bytes);
        heard_at_ = Clock::now();
        take_in({block.data(), bytes});
    }
    if (state_ != State::Over) wait_until_readable();
}

void SocketSession::take_in(std::string_view bytes) {
    while (!deaf_ && state_ != State::Over) {
        const FrameReader::Heard heard = reader_.take(bytes);
        if (heard.kind == FrameReader::Heard::Kind::Nothing) return;
        obey(heard);
    }
}

void SocketSession::obey(const FrameReader::Heard& heard) {
    using Kind = FrameReader::Heard::Kind;
    if (heard.kind == Kind::Fault || heard.kind == Kind::Close) {
        deaf_ = true;
        constexpr int no_code = 1005;
        return close(heard.code == no_code ? int(close_normal) : heard.code,
                     std::string(heard.reason));
    }
    if (state_ != State::Open) return;
    const bool allowed = within_rate(heard_at_);
    if (state_ != State::Open) return;
    if (heard.kind == Kind::Ping) {
        push(Opcode::Pong, heard.payload);
    } else if (heard.kind == Kind::Pong) {
        on_pong(heard.payload);
    } else if (heard.kind == Kind::Message && allowed) {
        surroundings_.traffic.received_messages.add();
        dialogue_->receive(heard.payload);
    } else if (heard.kind == Kind::Message) {
        surroundings_.traffic.count_refusal(too_many.code);
        push(Opcode::Text, too_many_message());
    }
}

/// Every frame counts, since each is work, whether it ends a message or not. Who goes on and on is
/// sent away.
bool SocketSession::within_rate(Clock::time_point now) {
    const Rate& rate = surroundings_.limits.messages;
    if (frames_.take(rate, now)) return true;
    const Rate patience{.burst = 3 * rate.burst, .per_second = rate.per_second};
    if (!patience_.take(patience, now)) {
        deaf_ = true;
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
    net::post(socket_->get_executor(), [self = shared_from_this()] { self->dialogue_.reset(); });
}

}  // namespace tablier::server
