// Long polls: calls that wait for the next event of a table, for clients without WebSockets.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "net/loop.h"
#include "net/message.h"
#include "online/service/table_service.h"

namespace tablier::online {

class LongPolls {
  public:
    LongPolls(TableService& service, net::Loop& loop) : service_(service), loop_(loop) {}
    ~LongPolls();
    LongPolls(const LongPolls&) = delete;
    LongPolls& operator=(const LongPolls&) = delete;

    /// The pending call.
    struct Caller {
        net::Respond respond;
        std::weak_ptr<const void>
            connection;  ///< expired once the client has closed the connection
    };

    /// Answers with the events after number `after`: immediately if there are some, otherwise at
    /// the next event, or with none at the timeout.
    void wait(const std::string& table, const Viewer& viewer, std::int64_t after,
              std::chrono::seconds time, Caller caller);

    /// Answers all pending calls now, for the server's shutdown.
    void end_all();

  private:
    class Poll;

    void end(Poll& poll);
    void end_closed_calls();

    TableService& service_;
    net::Loop& loop_;
    std::unordered_map<Poll*, std::shared_ptr<Poll>> polls_;
    std::unique_ptr<net::Timer> check_timer_;  ///< while calls are pending
    bool ended_ = false;
};

}  // namespace tablier::online
