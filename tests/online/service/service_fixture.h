// Test fixture: a table service with a real store in a folder of its own, which can be closed and
// opened again.
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

/// Empty, or the code of a refusal.
template <class T>
std::string code_of(const ApiResult<T>& answer) {
    return answer ? "" : std::string(answer.error().code);
}

/// Records what it receives, and checks that all of it is durable at that time.
class RecordingSubscriber final : public Subscriber {
  public:
    explicit RecordingSubscriber(const store::Store& store) : store_(store) {}

    void on_events(const std::string& table, const SharedText& message,
                   std::int64_t last) override {
        const boost::json::value value = boost::json::parse(*message);
        for (const auto& event : value.at("events").as_array()) {
            EXPECT_EQ(event.at("n").as_int64(), last_received_ + 1) << "in order, without gaps";
            last_received_ = event.at("n").as_int64();
            types_.emplace_back(event.at("type").as_string());
        }
        EXPECT_EQ(last_received_, last);
        const auto stored = store_.load(table).value();
        EXPECT_TRUE(stored && std::int64_t(stored->events.size()) >= last)
            << "told before it was on the disk";
    }
    void on_presence(const std::string&, const SharedText& message) override {
        presence_ = *message;
    }
    void on_access_revoked(const std::string&) override { revoked_ = true; }
    Duration lag() const override { return lag_; }

    std::int64_t heard() const { return last_received_; }
    const std::vector<std::string>& types() const { return types_; }
    const std::string& presence() const { return presence_; }
    bool was_revoked() const { return revoked_; }
    void expect_after(std::int64_t event) { last_received_ = event; }
    void set_lag(Duration lag) { lag_ = lag; }

  private:
    const store::Store& store_;
    std::int64_t last_received_ = 0;
    std::vector<std::string> types_;
    std::string presence_;
    bool revoked_ = false;
    Duration lag_ = 0;
};

class TableServiceTest : public testing::Test {
  protected:
    static constexpr Duration second = 1000;
    static constexpr Duration minute = 60 * second;

    TableServiceTest() {
        limits_.engine_move = 30;
        open();
    }
    ~TableServiceTest() override { close(); }

    void open() {
        auto store = store::Store::open(folder_.path() / "data", loop_.now());
        ASSERT_TRUE(store) << store.error().message;
        store_.emplace(*std::move(store));
        const auto secrets = SecretGenerator::open(folder_.path() / "data" / "secret");
        ASSERT_TRUE(secrets) << secrets.error().message;
        service_.emplace(*store_, *secrets, loop_, limits_, [this] { return loop_.now(); });
        const auto resumed = service_->resume();
        ASSERT_TRUE(resumed) << resumed.error().message;
        loop_.run();
    }
    /// As when the server ends, however that is.
    void close() {
        service_.reset();
        store_.reset();
        loop_.drop();
    }
    void restart(Duration away = 0) {
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

    ApiResult<CreatedTable> try_make(NewTable table) {
        std::optional<ApiResult<CreatedTable>> answer;
        service_->create(std::move(table),
                         [&](ApiResult<CreatedTable> made) { answer = std::move(made); });
        return wait_for(answer);
    }
    CreatedTable make(NewTable table) {
        auto made = try_make(std::move(table));
        EXPECT_TRUE(made) << made.error().code << ": " << made.error().message.en;
        return made.value_or(CreatedTable{});
    }
    /// A table of the creator against the holder of the other key.
    CreatedTable make_game(const std::string& clock = "none") {
        return make(new_table("quoridor", {me(), me()}, clock));
    }

    ApiResult<CommandResult> ask(CommandRequest ask) {
        std::optional<ApiResult<CommandResult>> answer;
        service_->execute(std::move(ask),
                          [&](ApiResult<CommandResult> done) { answer = std::move(done); });
        return wait_for(answer);
    }
    ApiResult<CommandResult> ask(const std::string& table, const std::string& key, Command command,
                                 const std::string& request = "", const std::string& content = "") {
        return ask(CommandRequest{.table = table,
                                  .key = key,
                                  .command = std::move(command),
                                  .request = request,
                                  .content = content});
    }
    std::string move(const CreatedTable& at, const std::string& text) {
        return code_of(ask(at.table, at.key, PlayMove{.move = text}));
    }
    ApiResult<CommandResult> take(const std::string& table, int player,
                                  const std::string& request = "", const std::string& key = "") {
        return ask(table, key, TakePlace{.player = player, .name = ""}, request,
                   "take " + std::to_string(player));
    }
    ApiResult<CommandResult> accept_invitation(const std::string& table,
                                               const std::string& invitation) {
        return ask(CommandRequest{.table = table,
                                  .invitation = invitation,
                                  .command = TakePlace{.player = -1, .name = "Bob"}});
    }

    /// The view of a table with this key, or the code of the error.
    std::string look(const std::string& table, const std::string& key = "") {
        std::optional<ApiResult<std::string>> answer;
        service_->view(table, {.key = key}, [&](const ApiResult<TableSnapshot>& view) {
            if (view)
                answer = state_json(*view->loaded.table, view->rights.who, view->loaded.presence(),
                                    view->time);
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
                      const std::shared_ptr<RecordingSubscriber>& subscriber) {
        std::optional<ApiResult<int>> answer;
        service_->subscribe(
            table, {.key = key}, subscriber, [&](const ApiResult<TableSnapshot>& view) {
                if (view) subscriber->expect_after(std::int64_t(view->loaded.bodies.size()));
                answer = view ? ApiResult<int>(0) : std::unexpected(view.error());
            });
        return code_of(wait_for(answer));
    }
    std::shared_ptr<RecordingSubscriber> make_subscriber() const {
        return std::make_shared<RecordingSubscriber>(*store_);
    }

    std::size_t stored_events(const std::string& table) const {
        const auto stored = store_->load(table).value();
        return stored ? stored->events.size() : 0;
    }

    TemporaryFolder folder_;
    TestLoop loop_;
    ServiceLimits limits_;
    std::optional<store::Store> store_;
    std::optional<TableService> service_;
};

inline const std::string request_name = "abcdefgh-12345678_X";

}  // namespace tablier::online
