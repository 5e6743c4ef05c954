// Calls that wait for the next event of a table, for clients without WebSockets.
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

    /// Who waits for the answer.
    struct Caller {
        net::Respond respond;
        std::weak_ptr<const void> there;  ///< as long as nobody has hung up
    };

    /// Answers with the events after a number: at once if there are some, otherwise when there are,
    /// or with none when the time is over.
    void wait(const std::string& table, const Viewer& viewer, std::int64_t after,
              std::chrono::seconds time, Caller caller);

    /// All are answered now.
    void end_all();

  private:
    class Poll;

    void end(Poll& poll);
    void forget_gone();

    TableService& service_;
    net::Loop& loop_;
    std::unordered_map<Poll*, std::shared_ptr<Poll>> polls_;
    std::unique_ptr<net::Timer> look_timer_;  ///< while anybody waits
    bool ended_ = false;
};

}  // namespace tablier::online
