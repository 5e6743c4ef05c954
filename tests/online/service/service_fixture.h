// A hall with a real store, in a folder of its own, that can be closed and opened again.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "online/service/table_service.h"
#include "online/service/test_loop.h"
#include "temporary_folder.h"

namespace tablier::online {

using online::Place;
using online::PlaceKind;

/// Empty, or the code of a refusal.
template <class T>
std::string code_of(const ApiResult<T>& answer) {
    return answer ? "" : std::string(answer.error().code);
}

/// Remembers what it is told, and checks that all of it is on the disk by then.
class Ear final : public Subscriber {
  public:
    explicit Ear(const store::Store& store) : store_(store) {}

    void told_events(const std::string& table, const SharedText& message,
                     std::int64_t last) override {
        const boost::json::value value = boost::json::parse(*message);
        for (const auto& event : value.at("events").as_array()) {
            EXPECT_EQ(event.at("n").as_int64(), heard_ + 1) << "in order, without gaps";
            heard_ = event.at("n").as_int64();
            types_.emplace_back(event.at("type").as_string());
        }
        EXPECT_EQ(heard_, last);
        const auto stored = store_.load(table).value();
        EXPECT_TRUE(stored && std::int64_t(stored->events.size()) >= last)
            << "told before it was on the disk";
    }
    void told_presence(const std::string&, const SharedText& message) override {
        presence_ = *message;
    }
    void warned(const std::string&) override { warned_ = true; }
    online::Duration lag() const override { return lag_; }

    std::int64_t heard() const { return heard_; }
    const std::vector<std::string>& types() const { return types_; }
    const std::string& presence() const { return presence_; }
    bool was_told_off() const { return warned_; }
    void begin_after(std::int64_t event) { heard_ = event; }
    void set_lag(online::Duration lag) { lag_ = lag; }

  private:
    const store::Store& store_;
    std::int64_t heard_ = 0;
    std::vector<std::string> types_;
    std::string presence_;
    bool warned_ = false;
    online::Duration lag_ = 0;
};

class HallTest : public testing::Test {
  protected:
    static constexpr online::Duration second = 1000;
    static constexpr online::Duration minute = 60 * second;

    HallTest() {
        limits_.engine_move = 30;
        open();
    }
    ~HallTest() override { close(); }

    void open() {
        auto store = store::Store::open(folder_.path() / "data", loop_.now());
        ASSERT_TRUE(store) << store.error().message;
        store_.emplace(*std::move(store));
        const auto secrets = online::SecretMaker::open(folder_.path() / "data" / "secret");
        ASSERT_TRUE(secrets) << secrets.error().message;
        hall_.emplace(*store_, *secrets, loop_, limits_, [this] { return loop_.now(); });
        const auto woken = hall_->wake();
        ASSERT_TRUE(woken) << woken.error().message;
        loop_.run();
    }
    /// As when the server ends, however that is.
    void close() {
        hall_.reset();
        store_.reset();
        loop_.drop();
    }
    void restart(online::Duration away = 0) {
        close();
        loop_.pass(away);
        open();
    }

    static NewTable new_table(const std::string& game, std::vector<Place> places,
                              const std::string& clock = "none") {
        NewTable table;
        table.setup = {.game = game, .position = "", .clock = clock, .players = std::move(places)};
        table.content = game + clock + std::to_string(table.setup.players.size());
        return table;
    }
    static Place me(std::string name = "") {
        return {.kind = PlaceKind::Me, .name = std::move(name)};
    }
    static Place anyone() { return {.kind = PlaceKind::Anyone}; }
    static Place invited() { return {.kind = PlaceKind::Friend}; }
    static Place engine(int level = 1) { return {.kind = PlaceKind::Engine, .level = level}; }

    template <class T>
    ApiResult<T> wait_for(std::optional<ApiResult<T>>& answer) {
        EXPECT_TRUE(loop_.run_until([&] { return answer.has_value(); })) << "no answer";
        if (!answer) return api_error("no-answer", "", "");
        return *std::move(answer);
    }

    ApiResult<MadeTable> try_make(NewTable table) {
        std::optional<ApiResult<MadeTable>> answer;
        hall_->make(std::move(table), [&](ApiResult<MadeTable> made) { answer = std::move(made); });
        return wait_for(answer);
    }
    MadeTable make(NewTable table) {
        auto made = try_make(std::move(table));
        EXPECT_TRUE(made) << made.error().code << ": " << made.error().message.en;
        return made.value_or(MadeTable{});
    }
    /// Me against whoever has the other key.
    MadeTable make_game(const std::string& clock = "none") {
        return make(new_table("quoridor", {me(), me()}, clock));
    }

    ApiResult<CommandResult> ask(CommandRequest ask) {
        std::optional<ApiResult<CommandResult>> answer;
        hall_->execute(std::move(ask),
                       [&](ApiResult<CommandResult> done) { answer = std::move(done); });
        return wait_for(answer);
    }
    ApiResult<CommandResult> ask(const std::string& table, const std::string& key,
                                 online::Command command, const std::string& request = "",
                                 const std::string& content = "") {
        return ask(CommandRequest{.table = table,
                                  .key = key,
                                  .command = std::move(command),
                                  .request = request,
                                  .content = content});
    }
    std::string move(const MadeTable& at, const std::string& text) {
        return code_of(ask(at.table, at.key, online::PlayMove{.move = text}));
    }
    ApiResult<CommandResult> take(const std::string& table, int player,
                                  const std::string& request = "", const std::string& key = "") {
        return ask(table, key, online::TakePlace{.player = player, .name = ""}, request,
                   "take " + std::to_string(player));
    }
    ApiResult<CommandResult> accept_invitation(const std::string& table,
                                               const std::string& invitation) {
        return ask(CommandRequest{.table = table,
                                  .invitation = invitation,
                                  .command = online::TakePlace{.player = -1, .name = "Bob"}});
    }

    /// What can be seen with this key, or the code of the refusal.
    std::string look(const std::string& table, const std::string& key = "") {
        std::optional<ApiResult<std::string>> answer;
        hall_->look(table, {.key = key}, [&](const ApiResult<TableSnapshot>& view) {
            if (view)
                answer = online::state_json(*view->room.table, view->rights.who,
                                            view->room.presence(), view->instant);
            else
                answer = std::unexpected(view.error());
        });
        const auto seen = wait_for(answer);
        return seen ? *seen : std::string(seen.error().code);
    }
    boost::json::object state(const std::string& table, const std::string& key = "") {
        boost::json::error_code error;
        const auto value = boost::json::parse(look(table, key), error);
        return value.is_object() ? value.as_object() : boost::json::object();
    }
    std::string phase(const std::string& table, const std::string& key = "") {
        const auto now = state(table, key);
        return now.contains("phase") ? std::string(now.at("phase").as_string()) : "";
    }

    std::string watch(const std::string& table, const std::string& key,
                      const std::shared_ptr<Ear>& ear) {
        std::optional<ApiResult<int>> answer;
        hall_->watch(table, {.key = key}, ear, [&](const ApiResult<TableSnapshot>& view) {
            if (view) ear->begin_after(std::int64_t(view->room.bodies.size()));
            answer = view ? ApiResult<int>(0) : std::unexpected(view.error());
        });
        return code_of(wait_for(answer));
    }
    std::shared_ptr<Ear> make_ear() const { return std::make_shared<Ear>(*store_); }

    std::size_t stored_events(const std::string& table) const {
        const auto stored = store_->load(table).value();
        return stored ? stored->events.size() : 0;
    }

    TemporaryFolder folder_;
    TestLoop loop_;
    ServiceLimits limits_;
    std::optional<store::Store> store_;
    std::optional<TableService> hall_;
};

inline const std::string request_name = "abcdefgh-12345678_X";

}  // namespace tablier::online
