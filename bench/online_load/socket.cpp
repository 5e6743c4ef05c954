#include "socket.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <cstdint>

namespace tablier::load {
namespace {

namespace asio = boost::asio;
using Code = boost::system::error_code;

// Whether the server answers this key as it should is for its tests.
constexpr std::string_view handshake =
    "GET /api/v1/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n";

constexpr int opcode_continuation = 0;
constexpr int opcode_text = 1;
constexpr int opcode_close = 8;
constexpr int opcode_ping = 9;
constexpr unsigned char last_part = 0x80;
constexpr unsigned char masked = 0x80;

bool must_wait(const Code& code) {
    return code == asio::error::would_block || code == asio::error::try_again;
}

}  // namespace

std::shared_ptr<Socket> Socket::open(asio::io_context& context,
                                     const asio::ip::tcp::endpoint& server, SocketListener& user) {
    const std::shared_ptr<Socket> socket(new Socket(context, user));
    socket->socket_.async_connect(server,
                                  [socket](const Code& error) { socket->connected(error); });
    return socket;
}

void Socket::connected(const Code& error) {
    if (state_ == State::Over) return;
    if (error) return end();
    Code ignored;
    socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
    socket_.non_blocking(true, ignored);
    state_ = State::Shaking;
    send_bytes(handshake);
    wait_to_read();
}

void Socket::wait_to_read() {
    if (state_ == State::Over) return;
    socket_.async_wait(asio::ip::tcp::socket::wait_read, [self = shared_from_this()](const Code&) {
        if (self->state_ != State::Over) self->read();
    });
}

void Socket::read() {
    static std::array<char, 1 << 16> block;  // one for all: there is one thread
    Code code;
    const std::size_t bytes = socket_.read_some(asio::buffer(block), code);
    if (code && !must_wait(code)) return end();
    const std::string_view fresh(block.data(), bytes);
    if (unread_.empty()) {
        unread_.assign(fresh.substr(take(fresh)));
    } else {
        unread_.append(fresh);
        unread_.erase(0, take(unread_));
    }
    if (unread_.empty()) unread_.shrink_to_fit();
    wait_to_read();
}

/// How much of it is done with.
std::size_t Socket::take(std::string_view bytes) {
    std::size_t done = 0;
    if (state_ == State::Shaking) {
        const std::size_t end_of_head = bytes.find("\r\n\r\n");
        if (end_of_head == std::string_view::npos) return 0;
        if (!bytes.starts_with("HTTP/1.1 101 ")) {
            end();
            return bytes.size();
        }
        done = end_of_head + 4;
        state_ = State::Open;
        if (user_ != nullptr) user_->opened();
    }
    const auto byte = [&](std::size_t at) { return std::uint64_t(std::uint8_t(bytes[at])); };
    while (state_ != State::Over && bytes.size() - done >= 2) {
        std::size_t head = 2;
        std::uint64_t size = byte(done + 1) & 0x7f;
        const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
        if (bytes.size() - done < head + more) break;
        if (more > 0) size = 0;
        for (std::size_t i = 0; i < more; ++i) size = size << 8 | byte(done + head + i);
        head += more;
        if (bytes.size() - done < head + size) break;
        const std::string_view payload = bytes.substr(done + head, size);
        const int opcode = int(byte(done) & 0x0f);
        const bool whole = (byte(done) & last_part) != 0;
        done += head + size;
        if (whole && message_.empty()) {
            take_frame(opcode, payload);
        } else if (opcode > opcode_text) {
            take_frame(opcode, payload);
        } else {
            message_.append(payload);
            if (whole) take_frame(opcode_text, std::exchange(message_, {}));
        }
    }
    return state_ == State::Over ? bytes.size() : done;
}

void Socket::take_frame(int opcode, std::string_view payload) {
    if (opcode == opcode_ping) return send_frame(0x8a, payload);
    if (opcode == opcode_close) return end();
    if (opcode == opcode_text || opcode == opcode_continuation)
        if (user_ != nullptr) user_->on_message(payload);
}

void Socket::send_frame(unsigned char first, std::string_view payload) {
    static std::uint32_t mask = 0x5bd1e995;
    if (state_ != State::Open) return;
    mask = mask * 1664525 + 1013904223;
    static std::string frame;
    frame.clear();
    frame += char(first);
    if (payload.size() < 126) {
        frame += char(masked | payload.size());
    } else if (payload.size() < 1 << 16) {
        frame += char(masked | 126);
        frame += char(payload.size() >> 8);
        frame += char(payload.size());
    } else {
        frame += char(masked | 127);
        for (int shift = 56; shift >= 0; shift -= 8) frame += char(payload.size() >> shift);
    }
    const std::array<char, 4> key{char(mask), char(mask >> 8), char(mask >> 16), char(mask >> 24)};
    frame.append(key.data(), key.size());
    const std::size_t begin = frame.size();
    frame.append(payload);
    for (std::size_t i = 0; i < payload.size(); ++i) frame[begin + i] ^= key[i % key.size()];
    send_bytes(frame);
}

void Socket::send_bytes(std::string_view bytes) {
    if (state_ == State::Over || state_ == State::Connecting) return;
    if (!unsent_.empty()) {
        unsent_.append(bytes);
        return;
    }
    Code code;
    const std::size_t sent = socket_.write_some(asio::buffer(bytes), code);
    if (code && !must_wait(code)) return end();
    unsent_.assign(bytes.substr(code ? 0 : sent));
    if (!unsent_.empty()) write_rest();
}

void Socket::write_rest() {
    if (writing_) return;
    writing_ = true;
    socket_.async_wait(asio::ip::tcp::socket::wait_write, [self = shared_from_this()](const Code&) {
        self->writing_ = false;
        if (self->state_ == State::Over) return;
        const std::string rest = std::exchange(self->unsent_, {});
        self->send_bytes(rest);
    });
}

void Socket::cut() {
    user_ = nullptr;
    Code ignored;
    if (state_ != State::Over && socket_.is_open())
        socket_.set_option(asio::socket_base::linger(true, 0), ignored);
    end();
}

void Socket::leave() {
    user_ = nullptr;
    if (state_ != State::Open) return end();
    send_frame(0x88, std::string_view("\x03\xe8", 2));
    // The server hangs up when it has heard it.
}

/// Its user hears of it later, since this may be in the middle of one of the user's calls.
void Socket::end() {
    if (state_ == State::Over) return;
    state_ = State::Over;
    Code ignored;
    socket_.close(ignored);
    if (user_ == nullptr) return;
    asio::post(socket_.get_executor(), [self = shared_from_this()] {
        if (self->user_ != nullptr) self->user_->closed();
    });
}

}  // namespace tablier::load
