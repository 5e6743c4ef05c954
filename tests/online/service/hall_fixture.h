// A hall with a real store, in a folder of its own, that can be closed and opened again.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "online/service/hall.h"
#include "online/service/test_loop.h"
#include "temporary_folder.h"

namespace tablier::hall {

using tables::Place;
using tables::PlaceKind;

/// Empty, or the code of a refusal.
template <class T>
std::string code_of(const OrRefused<T>& answer) {
    return answer ? "" : std::string(answer.error().code);
}

/// Remembers what it is told, and checks that all of it is on the disk by then.
class Ear final : public Watcher {
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
    void told_off(const std::string&) override { told_off_ = true; }
    tables::Duration lag() const override { return lag_; }

    std::int64_t heard() const { return heard_; }
    const std::vector<std::string>& types() const { return types_; }
    const std::string& presence() const { return presence_; }
    bool was_told_off() const { return told_off_; }
    void begin_after(std::int64_t event) { heard_ = event; }
    void set_lag(tables::Duration lag) { lag_ = lag; }

  private:
    const store::Store& store_;
    std::int64_t heard_ = 0;
    std::vector<std::string> types_;
    std::string presence_;
    bool told_off_ = false;
    tables::Duration lag_ = 0;
};

class HallTest : public testing::Test {
  protected:
    static constexpr tables::Duration second = 1000;
    static constexpr tables::Duration minute = 60 * second;

    HallTest() {
        limits_.engine_move = 30;
        open();
    }
    ~HallTest() override { close(); }

    void open() {
        auto store = store::Store::open(folder_.path() / "data", loop_.now());
        ASSERT_TRUE(store) << store.error().message;
        store_.emplace(*std::move(store));
        const auto secrets = tables::SecretMaker::open(folder_.path() / "data" / "secret");
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
    void restart(tables::Duration away = 0) {
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
    OrRefused<T> wait_for(std::optional<OrRefused<T>>& answer) {
        EXPECT_TRUE(loop_.run_until([&] { return answer.has_value(); })) << "no answer";
        if (!answer) return refuse("no-answer", "", "");
        return *std::move(answer);
    }

    OrRefused<MadeTable> try_make(NewTable table) {
        std::optional<OrRefused<MadeTable>> answer;
        hall_->make(std::move(table), [&](OrRefused<MadeTable> made) { answer = std::move(made); });
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

    OrRefused<Done> ask(Ask ask) {
        std::optional<OrRefused<Done>> answer;
        hall_->execute(std::move(ask), [&](OrRefused<Done> done) { answer = std::move(done); });
        return wait_for(answer);
    }
    OrRefused<Done> ask(const std::string& table, const std::string& key, tables::Command command,
                        const std::string& request = "", const std::string& content = "") {
        return ask(Ask{.table = table,
                       .key = key,
                       .command = std::move(command),
                       .request = request,
                       .content = content});
    }
    std::string move(const MadeTable& at, const std::string& text) {
        return code_of(ask(at.table, at.key, tables::PlayMove{.move = text}));
    }
    OrRefused<Done> take(const std::string& table, int player, const std::string& request = "",
                         const std::string& key = "") {
        return ask(table, key, tables::TakePlace{.player = player, .name = ""}, request,
                   "take " + std::to_string(player));
    }
    OrRefused<Done> accept_invitation(const std::string& table, const std::string& invitation) {
        return ask(Ask{.table = table,
                       .invitation = invitation,
                       .command = tables::TakePlace{.player = -1, .name = "Bob"}});
    }

    /// What can be seen with this key, or the code of the refusal.
    std::string look(const std::string& table, const std::string& key = "") {
        std::optional<OrRefused<std::string>> answer;
        hall_->look(table, {.key = key}, [&](const OrRefused<View>& view) {
            if (view)
                answer = tables::state_json(*view->room.table, view->rights.who,
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
        std::optional<OrRefused<int>> answer;
        hall_->watch(table, {.key = key}, ear, [&](const OrRefused<View>& view) {
            if (view) ear->begin_after(std::int64_t(view->room.bodies.size()));
            answer = view ? OrRefused<int>(0) : std::unexpected(view.error());
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
    HallLimits limits_;
    std::optional<store::Store> store_;
    std::optional<Hall> hall_;
};

inline const std::string request_name = "abcdefgh-12345678_X";

}  // namespace tablier::hall
