// Table for tests, with its events, a settable clock, and shorthands for commands.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "online/table/online_table.h"
#include "online/table/shuffle.h"
#include "online/table/table_json.h"

namespace tablier::online {

inline constexpr Time noon = 1'763'300'000'000;
inline constexpr Duration second = 1000;
inline const std::string test_table_id = "kq3mZx0aYt-f";

inline Bytes32 test_seed() {
    Bytes32 seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = std::uint8_t(i);
    return seed;
}

inline Place me(std::string name = "") {
    return {.kind = PlaceKind::Me, .name = std::move(name)};
}
inline Place anyone() {
    return {.kind = PlaceKind::Anyone};
}
inline Place invited() {
    return {.kind = PlaceKind::Friend};
}
inline Place engine(int level = 1) {
    return {.kind = PlaceKind::Engine, .level = level};
}

/// The key of these players.
inline Requester who(std::initializer_list<int> players, bool owner = false) {
    Requester result{.owner = owner};
    for (const int player : players) result.players.set(std::size_t(player));
    return result;
}
inline Requester everybody() {
    return who({0, 1, 2, 3}, true);
}

class TestTable {
  public:
    TestTable(const std::string& game, std::vector<Place> places, const std::string& clock = "none")
        : TestTable(setup_of(game, std::move(places), clock)) {}
    explicit TestTable(Created setup) : table_(made(std::move(setup), events_)) {}

    /// A table of people with all places taken.
    static TestTable full(const std::string& game, int players, const std::string& clock = "none") {
        return {game, std::vector<Place>(std::size_t(players), me()), clock};
    }

    static Created setup_of(const std::string& game, std::vector<Place> places,
                            const std::string& clock) {
        Created setup{.game = game, .position = "", .clock = clock, .players = std::move(places)};
        if (game.starts_with("point")) setup.commitment = commitment_of(test_seed(), test_table_id);
        return setup;
    }

    OnlineTable& table() { return table_; }
    const std::vector<Event>& events() const { return events_; }
    Downtimes& downtimes() { return downtimes_; }
    Time now() const { return now_; }
    CommandTime time(Duration lag = 0) const { return {now_, lag, downtimes_}; }
    void pass(Duration time) { now_ += time; }

    /// Empty, or the code of the refusal.
    std::string ask(const Command& command, const Requester& viewer, Duration lag = 0) {
        const ExecutionResult answer = table_.execute(command, viewer, time(lag));
        keep(answer.events);
        return answer.error ? std::string(answer.error->code) : "";
    }
    std::string move(const std::string& text, Duration lag = 0) {
        return ask(PlayMove{.move = text}, everybody(), lag);
    }
    /// Some legal move, after so much time.
    std::string any_move(Duration time = 0, Duration lag = 0) {
        pass(time);
        return move(table_.match().legal_moves().front(), lag);
    }
    void flag_if_due(Duration lag = 0) { keep(table_.flag_if_due(time(lag)).events); }
    void keep(const std::vector<Event>& events) {
        events_.insert(events_.end(), events.begin(), events.end());
    }

    template <class What>
    int count() const {
        int number = 0;
        for (const Event& event : events_) number += std::holds_alternative<What>(event.what);
        return number;
    }
    /// The last event, which has to be one of these.
    template <class What>
    What last() const {
        const auto* what = std::get_if<What>(&events_.back().what);
        EXPECT_NE(what, nullptr) << event_json(events_.back());
        return what == nullptr ? What{} : *what;
    }
    Duration left(int player) const { return table_.clocks().left(player); }
    std::string state() const { return state_json(table_, {}, {}, time()); }

  private:
    static OnlineTable made(Created setup, std::vector<Event>& events) {
        const bool cards = !setup.commitment.empty();
        auto table = OnlineTable::make(test_table_id, std::move(setup),
                                       cards ? std::optional(test_seed()) : std::nullopt, noon);
        EXPECT_TRUE(table) << table.error().message.en;
        events = table->second;
        return std::move(table->first);
    }

    std::vector<Event> events_;
    Downtimes downtimes_;
    Time now_ = noon;
    OnlineTable table_;
};

}  // namespace tablier::online
