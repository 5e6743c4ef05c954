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
inline constexpr std::size_t max_watched_tables = 200;

/// Adds what a command led to.
void add_command_result(JsonObject& json, const CommandResult& done);

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

    /// Answers may come when the socket is gone, so they go to this.
    std::shared_ptr<Session> session_;
};

}  // namespace tablier::online
