#include "online/api/long_polls.h"

#include <algorithm>

#include "core/json.h"
#include "net/error_reply.h"

namespace tablier::online {
namespace {

/// How often closed connections are looked for: their clients are no longer present.
constexpr std::chrono::seconds check_interval{1};

net::Reply events_reply(const LoadedTable& loaded, std::int64_t after) {
    const std::size_t from = std::min(loaded.bodies.size(), std::size_t(after));
    return net::json_reply(
        200, JsonObject()
                 .add_raw("events", json_list(std::span(loaded.bodies).subspan(from),
                                              [](const std::string& body) { return body; }))
                 .text());
}

}  // namespace

class LongPolls::Poll final : public Subscriber {
  public:
    Poll(LongPolls& polls, std::string table, const Viewer& viewer, std::int64_t after, bool waits,
         Caller caller)
        : polls_(polls),
          table_(std::move(table)),
          key_(viewer.key),
          client_(viewer.client),
          after_(after),
          waits_(waits),
          caller_(std::move(caller)) {}

    void on_events(const std::string&, const SharedText&, std::int64_t last) override {
        if (last > after_) answer();
    }
    void on_presence(const std::string&, const SharedText&) override {}
    void on_access_revoked(const std::string&) override { answer(); }
    bool is_present() const override { return waits_; }

    void answer() {
        polls_.service_.view(
            table_, {.key = key_, .client = client_},
            [respond = std::move(caller_.respond),
             after = after_](const ApiResult<TableSnapshot>& view) mutable {
                respond(view ? events_reply(view->loaded, after) : net::error_reply(view.error()));
            });
        polls_.end(*this);  // which destroys this
    }

    void fail(const ApiError& error) {
        caller_.respond(net::error_reply(error));
        polls_.end(*this);
    }

    const std::string& table() const { return table_; }
    bool is_gone() const { return caller_.connection.expired(); }
    void set_timer(std::unique_ptr<net::Timer> timer) { timer_ = std::move(timer); }

  private:
    LongPolls& polls_;
    std::string table_;
    std::string key_;
    net::ClientAddress client_;
    std::int64_t after_;
    bool waits_;  ///< otherwise it answers at once and does not count as present
    Caller caller_;
    std::unique_ptr<net::Timer> timer_;
};

LongPolls::~LongPolls() {
    for (const auto& [poll, kept] : polls_) service_.unsubscribe(poll->table(), *poll);
}

void LongPolls::wait(const std::string& table, const Viewer& viewer, std::int64_t after,
                     std::chrono::seconds time, Caller caller) {
    auto poll =
        std::make_shared<Poll>(*this, table, viewer, after, time.count() > 0, std::move(caller));
    polls_[poll.get()] = poll;
    const std::weak_ptr<Poll> weak = poll;
    service_.subscribe(
        table, viewer, poll, [this, weak, after, time](const ApiResult<TableSnapshot>& view) {
            const auto alive = weak.lock();
            if (!alive) return;
            if (!view) return alive->fail(view.error());
            const bool some = std::int64_t(view->loaded.bodies.size()) > after;
            if (some || time.count() == 0 || ended_) return alive->answer();
            alive->set_timer(loop_.after(time, [weak] {
                if (const auto waiting = weak.lock()) waiting->answer();
            }));
            if (!check_timer_)
                check_timer_ = loop_.after(check_interval, [this] { end_closed_calls(); });
        });
}

void LongPolls::end_closed_calls() {
    std::vector<std::shared_ptr<Poll>> gone;
    for (const auto& [poll, kept] : polls_)
        if (poll->is_gone()) gone.push_back(kept);
    for (const auto& poll : gone) end(*poll);
    check_timer_ =
        polls_.empty() ? nullptr : loop_.after(check_interval, [this] { end_closed_calls(); });
}

void LongPolls::end(Poll& poll) {
    service_.unsubscribe(poll.table(), poll);
    polls_.erase(&poll);
}

void LongPolls::end_all() {
    ended_ = true;
    std::vector<std::shared_ptr<Poll>> waiting;
    for (const auto& [poll, kept] : polls_) waiting.push_back(kept);
    for (const auto& poll : waiting) poll->answer();
}

}  // namespace tablier::online
