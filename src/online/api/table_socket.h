// API over one WebSocket: subscriptions to tables, and commands.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "core/json.h"
#include "net/request_handler.h"
#include "online/service/table_service.h"

namespace tablier::online {

/// Subscriptions of one socket.
inline constexpr std::size_t max_watched_tables = 200;

/// Adds the result of a command.
void add_command_result(JsonObject& json, const CommandResult& result);

class TableSocket final : public net::WebSocketHandler {
  public:
    /// The references must outlive it.
    TableSocket(TableService& service, net::WebSocketConnection& connection,
                const net::ClientAddress& client, const std::string& version);
    ~TableSocket() override;

    void receive(std::string_view text, std::chrono::steady_clock::time_point arrived) override;
    void stopping() override;

  private:
    class Session;

    /// Shared with pending callbacks, which may outlive the socket.
    std::shared_ptr<Session> session_;
};

}  // namespace tablier::online
