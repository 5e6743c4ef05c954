#include "api/long_polls.h"

#include <algorithm>

#include "api/refusals.h"
#include "core/json.h"

namespace tablier::api {
namespace {

server::Reply events_reply(const hall::Room& room, std::int64_t after) {
    const std::size_t from = std::min(room.bodies.size(), std::size_t(after));
    return server::json_reply(
        200, JsonObject()
                 .add_raw("events", json_list(std::span(room.bodies).subspan(from),
                                              [](const std::string& body) { return body; }))
                 .text());
}

}  // namespace

class LongPolls::Poll final : public hall::Watcher {
  public:
    Poll(LongPolls& polls, std::string table, std::string key, std::int64_t after,
         server::Respond respond)
        : polls_(polls),
          table_(std::move(table)),
          key_(std::move(key)),
          after_(after),
          respond_(std::move(respond)) {}

    void told_events(const std::string&, const hall::SharedText&, std::int64_t last) override {
        if (last > after_) answer();
    }
    void told_presence(const std::string&, const hall::SharedText&) override {}
    bool is_present() const override { return false; }

    void answer() {
        polls_.hall_.look(
            table_, key_,
            [respond = std::move(respond_),
             after = after_](const tables::OrRefused<hall::View>& view) mutable {
                respond(view ? events_reply(view->room, after) : refusal_reply(view.error()));
            });
        polls_.end(*this);  // which destroys this
    }

    void refuse(const tables::Refused& refused) {
        respond_(refusal_reply(refused));
        polls_.end(*this);
    }

    const std::string& table() const { return table_; }
    void set_timer(std::unique_ptr<server::Timer> timer) { timer_ = std::move(timer); }

  private:
    LongPolls& polls_;
    std::string table_;
    std::string key_;
    std::int64_t after_;
    server::Respond respond_;
    std::unique_ptr<server::Timer> timer_;
};

LongPolls::~LongPolls() {
    for (const auto& [poll, kept] : polls_) hall_.leave(poll->table(), *poll);
}

void LongPolls::wait(const std::string& table, std::string_view key, std::int64_t after,
                     std::chrono::seconds time, server::Respond respond) {
    auto poll = std::make_shared<Poll>(*this, table, std::string(key), after, std::move(respond));
    polls_[poll.get()] = poll;
    const std::weak_ptr<Poll> weak = poll;
    hall_.watch(table, key, poll,
                [this, weak, after, time](const tables::OrRefused<hall::View>& view) {
                    const auto there = weak.lock();
                    if (!there) return;
                    if (!view) return there->refuse(view.error());
                    const bool some = std::int64_t(view->room.bodies.size()) > after;
                    if (some || time.count() == 0 || ended_) return there->answer();
                    there->set_timer(loop_.after(time, [weak] {
                        if (const auto waiting = weak.lock()) waiting->answer();
                    }));
                });
}

void LongPolls::end(Poll& poll) {
    hall_.leave(poll.table(), poll);
    polls_.erase(&poll);
}

void LongPolls::end_all() {
    ended_ = true;
    std::vector<std::shared_ptr<Poll>> waiting;
    for (const auto& [poll, kept] : polls_) waiting.push_back(kept);
    for (const auto& poll : waiting) poll->answer();
}

}  // namespace tablier::api
