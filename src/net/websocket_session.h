// WebSocket session: one client connection that speaks WebSocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <list>
#include <memory>
#include <optional>
#include <string>

#include "net/frame_reader.h"
#include "net/request_handler.h"
#include "net/server_context.h"

namespace tablier::net {

/// Owns itself from start() on, and is registered in the connections. Reads and writes only when
/// the socket is ready, so that an idle socket needs no buffers.
class WebSocketSession final : public Connection,
                               public WebSocketConnection,
                               public std::enable_shared_from_this<WebSocketSession> {
  public:
    /// `handshake`: the reply that is sent first.
    WebSocketSession(ServerContext& context, std::string handshake);
    ~WebSocketSession() override;
    WebSocketSession(const WebSocketSession&) = delete;
    WebSocketSession& operator=(const WebSocketSession&) = delete;

    /// `early`: bytes that the client has sent already.
    void start(boost::asio::ip::tcp::socket socket, Router::Admission admission,
               std::string_view early);

    void send(std::shared_ptr<const std::string> text) override;
    void close(int code, std::string reason) override;
    std::chrono::milliseconds round_trip() const override;

    void finish() override;
    void abort() override;
    void check_timeouts(std::chrono::steady_clock::time_point now) override;

  private:
    using Clock = std::chrono::steady_clock;
    using Code = boost::system::error_code;

    enum class State { Open, Closing, Over };

    struct Outgoing {
        std::string head;
        std::shared_ptr<const std::string> payload;
    };

    void push(Opcode opcode, std::shared_ptr<const std::string> payload);
    void push(Opcode opcode, std::string_view payload);
    void flush();
    void note_written(std::size_t bytes);
    void wait_until_writable();
    void wait_until_readable();
    void on_readable(const Code& code);
    void continue_reading();
    void process_received();
    void handle_frame(const FrameReader::ReceivedFrame& frame);
    bool within_rate(Clock::time_point now);
    bool reads_too_slowly(Clock::time_point now) const;
    void count_queued(std::ptrdiff_t bytes);
    void on_pong(std::string_view payload);
    void ping(Clock::time_point now);
    void release_handler();

    ServerContext& context_;
    std::optional<boost::asio::ip::tcp::socket> socket_;  ///< from start() on
    State state_ = State::Open;
    bool reads_paused_ = false;  ///< after Close or a fault, input is ignored
    bool writing_ = false;       ///< waits for the socket to become writable
    bool receiving_ = false;
    bool paused_ = false;      ///< until the client has read the queued messages
    std::string unprocessed_;  ///< received, not processed yet
    FrameReader reader_;
    std::list<Outgoing> queue_;
    std::size_t queued_ = 0;
    std::size_t written_ = 0;  ///< bytes of the first queued message
    TokenBucket frames_;
    TokenBucket tolerated_;
    Clock::time_point received_at_;
    Clock::time_point progress_at_;
    Clock::time_point queued_since_;  ///< since the queue was last empty
    std::size_t written_since_ = 0;   ///< bytes, since then
    Clock::time_point pinged_at_;
    Clock::time_point closed_at_;
    std::uint64_t pings_ = 0;
    bool awaits_pong_ = false;
    std::chrono::microseconds round_trip_{0};
    ClientLimits::ConnectionSlot slot_;
    std::unique_ptr<WebSocketHandler> handler_;
};

}  // namespace tablier::net
