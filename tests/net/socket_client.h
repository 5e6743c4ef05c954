// Raw WebSocket client for tests: sends exact frames, invalid ones too.
#pragma once

#include <cstdint>
#include <string>

#include "net/client.h"

namespace tablier::net {

/// A frame of the server; opcode -1: the connection was closed.
struct ReceivedFrame {
    int opcode = -1;
    std::string payload = {};
    /// As a server has to send it: not masked, without reserved bits, in one fragment, its length
    /// in the shortest form.
    bool well_formed = true;

    /// Of a Close frame.
    int code() const;
};

/// A frame's bytes, masked as a client's have to be.
std::string client_frame(int opcode, const std::string& payload, bool last = true);

class SocketClient {
  public:
    static constexpr int text = 1;
    static constexpr int close = 8;
    static constexpr int ping = 9;
    static constexpr int pong = 10;

    /// Shakes hands, with these further header lines.
    explicit SocketClient(std::uint16_t port, const std::string& headers = "",
                          const std::string& address = "127.0.0.1",
                          const std::string& target = "/api/v1/socket");

    /// The reply to the handshake: 101 if all went well.
    const Received& reply() const { return reply_; }
    Client& connection() { return client_; }

    bool send(const std::string& bytes) { return client_.send(bytes); }
    bool say(const std::string& message) { return send(client_frame(text, message)); }

    /// The next frame of any kind.
    ReceivedFrame frame();

    /// The next message; pings on the way are answered if this client answers pings. Empty if the
    /// socket is closed instead.
    std::string message();

    /// The code with which the server closes the socket, other frames skipped; 0 if it closes the
    /// connection without one.
    int close_code();

    bool answers_pings = true;

  private:
    Client client_;
    Received reply_;
};

}  // namespace tablier::net
