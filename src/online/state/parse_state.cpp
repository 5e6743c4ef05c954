// Parser of states as add_state writes them.
#include <algorithm>
#include <limits>
#include <utility>

#include "online/state/event_fields.h"
#include "online/state/table_state.h"
#include "tablier/play/result_code.h"

namespace tablier::online {

/// Sets up the game of a state, plays its entries again and sets what does not follow from them.
class TableState::Parser {
  public:
    explicit Parser(JsonFields fields) : fields_(std::move(fields)) {}

    Result<TableState> parse() {
        Created setup = read_setup();
        if (fields_.error()) return fail(*fields_.error());
        if (auto made = table_.set_up(setup); !made) return std::unexpected(made.error());
        read_phase();
        read_players_now();
        read_entries();
        read_lots();
        read_clock();
        read_offers();
        table_.last_event_ =
            fields_.whole("event", 1, std::numeric_limits<std::int64_t>::max() - 1);
        table_.created_ = fields_.whole("created", 0, latest_time);
        table_.match_changed_ = fields_.whole("changed", 0, latest_time);
        table_.seed_text_ = fields_.text("seed", "");
        table_.rematch_ = fields_.text("rematch", "");
        if (fields_.error()) return fail(*fields_.error());
        return std::move(table_);
    }

  private:
    Created read_setup() {
        table_.id_ = fields_.text("table");
        Created setup{.game = fields_.text("game"),
                      .position = fields_.text("position", ""),
                      .clock = fields_.text("clock"),
                      .listed = fields_.flag("listed", false),
                      .watch = read_code<Watching>(fields_, "watch", ways_of_watching),
                      .commitment = fields_.text("commitment", ""),
                      .from = fields_.text("from", ""),
                      .lots = read_players(fields_, "lots")};
        read_objects(fields_, "players",
                     [&](JsonFields& one) { setup.players.push_back(read_place(one)); });
        return setup;
    }

    void read_phase() {
        const auto phase = store::phase_of(fields_.text("phase"));
        if (!phase) fields_.complain(plain("there is no such phase"));
        table_.phase_ = phase.value_or(Phase::Waiting);
    }

    void read_players_now() {
        int player = 0;
        read_objects(fields_, "players", [&](JsonFields& one) {
            table_.places_[std::size_t(player)].taken = one.flag("taken", false);
            if (const auto left = one.maybe_whole("left", 0, max_time))
                table_.clocks_.set_left(player, *left);
            ++player;
        });
    }

    void read_entries() {
        read_objects(fields_, "entries", [&](JsonFields& entry) {
            if (entry.has("move"))
                play(entry);
            else if (entry.has("leave"))
                retire(entry);
            else
                accept(entry, table_.match_->agree_end());
        });
        if (fields_.error() || !fields_.has("outcome")) return;
        const auto* outcome = fields_.object("outcome");
        if (outcome == nullptr) return;
        JsonFields end(*outcome);
        accept(fields_, table_.settle_agreed_end(end.text("result")));
        if (end.error()) fields_.complain(*end.error());
    }

    void play(JsonFields& entry) {
        const auto time = [&](std::string_view name) {
            const auto found = entry.maybe_whole(name, 0, max_time);
            return found ? std::optional(std::chrono::milliseconds(*found)) : std::nullopt;
        };
        if (!accept(entry, table_.match_->play(entry.text("move")))) return;
        table_.match_->set_times({.left = time("left"), .elapsed = time("elapsed")});
    }

    void retire(JsonFields& entry) {
        const auto how = read_code<Leaving>(entry, "leave", leavings);
        const auto seat = seat_of_code(table_.match_->game(), entry.text("seat"));
        if (!seat) return entry.complain(plain("there is no such seat"));
        accept(entry, table_.match_->retire(*seat, how));
    }

    template <class Value>
    static bool accept(JsonFields& fields, const std::expected<Value, IllegalMove>& done) {
        if (!done) fields.complain(done.error().why);
        return done.has_value();
    }

    void read_lots() {
        if (!fields_.has("lots_from")) return;
        const auto* list = fields_.list("lots_from");
        if (list == nullptr) return;
        const std::vector<int> places = table_.places_of_lots();
        std::vector<int> from;
        for (const boost::json::value& place : *list)
            from.push_back(place.is_int64() ? int(place.get_int64()) : -1);
        if (!std::ranges::is_permutation(from, places))
            return fields_.complain(plain("each who draws lots gets one of the places"));
        table_.lots_drawn_ = true;
        for (std::size_t i = 0; i < places.size(); ++i)
            table_.player_of_place_[std::size_t(from[i])] = places[i];
    }

    void read_clock() {
        table_.clocks_.stop();
        if (!fields_.has("running")) return;
        const auto* object = fields_.object("running");
        if (object == nullptr) return;
        JsonFields running(*object);
        const int player = read_player(running);
        if (player >= table_.players())
            return fields_.complain(plain("a clock runs for somebody who is no player"));
        table_.clocks_.run_anew(player, running.whole("since", 0, latest_time));
        if (running.error()) fields_.complain(*running.error());
    }

    void read_offers() {
        read_objects(fields_, "offers", [&](JsonFields& one) {
            const auto to = one.maybe_whole("to", 0, std::numeric_limits<int>::max());
            table_.offers_.push_back({.what = read_code<Matter>(one, "what", matters),
                                      .by = read_player(one, "by"),
                                      .accepted = read_players(one, "accepted"),
                                      .to = to ? std::optional(int(*to)) : std::nullopt});
        });
    }

    JsonFields fields_;
    TableState table_{""};
};

Result<TableState> TableState::parse(std::string_view json) {
    const auto object = parse_object(json);
    if (!object) return fail(object.error());
    return Parser(JsonFields(*object)).parse();
}

}  // namespace tablier::online
