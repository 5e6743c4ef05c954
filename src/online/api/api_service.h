// The API over HTTP (docs/api.md), and the door to the one over WebSockets.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "online/service/hall.h"
#include "net/service.h"

namespace tablier::api {

/// Calls that wait for the next event.
class LongPolls;

class ApiService final : public server::Service {
  public:
    /// The references must outlive it.
    ApiService(hall::Hall& hall, server::Loop& loop, std::string version);
    ~ApiService() override;

    void answer(const server::Request& request, server::Respond respond) override;
    std::expected<std::unique_ptr<server::Dialogue>, server::Reply> welcome(
        const server::Request& request, server::Peer& peer) override;
    void stopping() override;
    std::string_view health() const override;

  private:
    struct TableCall;

    void make_seating(const server::Request& request, server::Respond respond);
    void list_tables(const server::Request& request, server::Respond respond);
    void show_table(const TableCall& call, server::Respond respond);
    void show_events(const TableCall& call, server::Respond respond);
    void show_moves(const TableCall& call, server::Respond respond);
    void show_record(const TableCall& call, server::Respond respond);
    void do_command(const TableCall& call, server::Respond respond);

    hall::Hall& hall_;
    std::string version_;
    std::unique_ptr<LongPolls> long_polls_;
};

}  // namespace tablier::api
