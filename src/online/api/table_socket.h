// The API over one WebSocket: somebody who watches tables and plays at them.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "core/json.h"
#include "net/request_handler.h"
#include "online/service/table_service.h"

namespace tablier::online {

/// Tables that one socket may watch.
inline constexpr std::size_t most_watched = 200;

/// Adds what a command led to.
void add_done(JsonObject& json, const online::CommandResult& done);

class TableSocket final : public net::WebSocketHandler {
  public:
    /// The references must outlive it.
    TableSocket(online::TableService& hall, net::WebSocketConnection& peer,
                const net::ClientAddress& visitor, const std::string& version);
    ~TableSocket() override;

    void receive(std::string_view text, std::chrono::steady_clock::time_point arrived) override;
    void stopping() override;

  private:
    class Seat;

    /// Answers may come when the socket is gone, so they go to this.
    std::shared_ptr<Seat> seat_;
};

}  // namespace tablier::online
