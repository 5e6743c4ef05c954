// HTTP API (docs/api.md): routes calls under `/api/v1` to the table service, and opens WebSockets.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "net/request_handler.h"
#include "online/service/table_service.h"

namespace tablier::online {

/// Pending calls that wait for the next event.
class LongPolls;

class ApiService final : public net::RequestHandler {
  public:
    /// The references must outlive it.
    ApiService(TableService& service, net::Loop& loop, std::string version);
    ~ApiService() override;

    void answer(const net::Request& request, net::Respond respond) override;
    std::expected<std::unique_ptr<net::WebSocketHandler>, net::Reply> accept_websocket(
        const net::Request& request, net::WebSocketConnection& connection) override;
    void stopping() override;
    std::string_view health() const override;

  private:
    struct TableCall;

    void create_table(const net::Request& request, net::Respond respond);
    void list_tables(const net::Request& request, net::Respond respond);
    void show_table(const TableCall& call, net::Respond respond);
    void show_events(const TableCall& call, net::Respond respond);
    void show_moves(const TableCall& call, net::Respond respond);
    void show_record(const TableCall& call, net::Respond respond);
    void execute_command(const TableCall& call, net::Respond respond);

    TableService& service_;
    std::string version_;
    std::unique_ptr<LongPolls> long_polls_;
};

}  // namespace tablier::online
