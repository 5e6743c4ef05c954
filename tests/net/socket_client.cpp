#include "net/socket_client.h"

namespace tablier::net {
namespace {

int byte(const std::string& text, std::size_t at) {
    return static_cast<unsigned char>(text[at]);
}

}  // namespace

int ReceivedFrame::code() const {
    return payload.size() < 2 ? 0 : byte(payload, 0) << 8 | byte(payload, 1);
}

std::string client_frame(int opcode, const std::string& payload, bool last) {
    std::string out(1, static_cast<char>((last ? 0x80 : 0) | opcode));
    const std::size_t size = payload.size();
    const int length_bytes = size < 126 ? 0 : size <= 0xFFFF ? 2 : 8;
    const std::size_t first = length_bytes == 0 ? size : length_bytes == 2 ? 126 : 127;
    out += static_cast<char>(0x80 | first);
    for (int i = length_bytes - 1; i >= 0; --i)
        out += static_cast<char>(std::uint64_t(size) >> (8 * i) & 0xFF);
    const std::string mask = "\x12\x34\x56\x78";
    out += mask;
    const std::size_t head = out.size();
    out += payload;
    char* masked = out.data() + head;  // bare pointers: tests are not optimised
    const char* key = mask.data();
    for (std::size_t i = 0; i < size; ++i) masked[i] = static_cast<char>(masked[i] ^ key[i & 3]);
    return out;
}

SocketClient::SocketClient(std::uint16_t port, const std::string& headers,
                           const std::string& address, const std::string& target)
    : client_(port, address) {
    client_.send("GET " + target +
                 " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                 headers + "\r\n");
    reply_ = client_.receive();
}

ReceivedFrame SocketClient::frame() {
    const std::string head = client_.read(2);
    if (head.empty()) return {};
    bool well_formed = (byte(head, 0) & 0xF0) == 0x80 && (byte(head, 1) & 0x80) == 0;
    std::size_t size = byte(head, 1) & 0x7F;
    if (size >= 126) {
        const std::string length = client_.read(size == 126 ? 2 : 8);
        if (length.empty()) return {};
        size = 0;
        for (std::size_t i = 0; i < length.size(); ++i)
            size = size << 8 | std::size_t(byte(length, i));
        well_formed = well_formed && size > (length.size() == 2 ? 125 : 0xFFFF);
    }
    std::string payload = client_.read(size);
    if (payload.size() < size) return {};
    return {byte(head, 0) & 0x0F, std::move(payload), well_formed};
}

std::string SocketClient::message() {
    for (;;) {
        const ReceivedFrame next = frame();
        if (next.opcode == text) return next.payload;
        if (next.opcode == ping && answers_pings) send(client_frame(pong, next.payload));
        if (next.opcode == close || next.opcode < 0) return "";
    }
}

int SocketClient::close_code() {
    for (;;) {
        const ReceivedFrame next = frame();
        if (next.opcode == close) return next.code();
        if (next.opcode < 0) return 0;
    }
}

}  // namespace tablier::net
