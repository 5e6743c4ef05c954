// Calls that open, show, play, undo and end matches.
#include <algorithm>

#include "bindings/host.h"
#include "rounds.h"
#include "tablier/scene.h"

namespace tablier::bindings_test {
namespace {

class EveryTable : public EveryVariant {};

TEST_P(EveryTable, a_new_table_shows_the_start) {
    const GamePtr game = make_game(GetParam()).value();
    const AnyPosition start = game->start();
    const json::object state = host_.state(table_);
    EXPECT_EQ(text_of(state.at("variant")), GetParam());
    EXPECT_EQ(text_of(state.at("game")), game->variant().game);
    EXPECT_EQ(text_of(state.at("spec")), game->spec());
    expect_both_languages(state.at("title"));
    EXPECT_EQ(state.at("at").as_int64(), 0);
    EXPECT_TRUE(state.at("entries").as_array().empty());
    EXPECT_FALSE(state.at("over").as_bool());
    EXPECT_EQ(state.at("turns").as_int64(), 0);
    EXPECT_EQ(state.at("occurrences").as_int64(), 1);
    EXPECT_EQ(text_of(state.at("retired")), "");
    EXPECT_FALSE(state.at("canUndo").as_bool());
    EXPECT_FALSE(state.at("canRedo").as_bool());
    EXPECT_TRUE(state.at("normalStart").as_bool());
    EXPECT_EQ(text_of(state.at("position")), start.text());
    EXPECT_EQ(fields_of(state.at("moves"), "text"), start.legal_moves());
    EXPECT_FALSE(state.contains("outcome"));
    EXPECT_FALSE(state.contains("story"));
    const Scene scene = start.scene();
    const json::value& shown = state.at("scene");
    EXPECT_EQ(shown.at("cells").as_array().size(), scene.cells.size());
    EXPECT_EQ(shown.at("trays").as_array().size(), scene.trays.size());
    expect_both_languages(shown.at("status"));
    std::set<std::string> cells;
    for (const std::string& cell : fields_of(shown.at("cells"), "name")) cells.insert(cell);
    EXPECT_EQ(cells.size(), scene.cells.size());
    ASSERT_EQ(shown.at("pieces").as_array().size(), scene.pieces.size());
    for (const std::string& cell : fields_of(shown.at("pieces"), "at"))
        EXPECT_TRUE(cells.contains(cell)) << cell;
}

TEST_P(EveryTable, every_moment_of_a_game_can_be_looked_at_again) {
    std::vector<std::string> positions;
    for (int i = 0; i < rounds(30, 10); ++i) {
        const json::object state = host_.state(table_);
        ASSERT_EQ(state.at("at").as_int64(), i);
        positions.push_back(text_of(state.at("position")));
        for (const json::value& move : state.at("moves").as_array())
            ASSERT_FALSE(move.at("clicks").as_array().empty());
        if (i > 0) {
            const json::value& last = state.at("entries").as_array().back();
            ASSERT_EQ(text_of(last.at("kind")), "move");
            ASSERT_TRUE(state.contains("story"));
        }
        host_.play_on(table_, 1, std::uint64_t(i));
    }
    for (int i = 0; i < int(positions.size()); ++i) {
        const json::object then = host_.ask("state", table_, i);
        EXPECT_EQ(then.at("at").as_int64(), i);
        EXPECT_EQ(text_of(then.at("position")), positions[std::size_t(i)]);
    }
}

TEST_P(EveryTable, everything_can_be_taken_back_and_done_again) {
    const json::object start = host_.state(table_);
    host_.play_on(table_, 12);
    const json::object later = host_.state(table_);
    for (int i = 0; i < 12; ++i) EXPECT_TRUE(host_.ask("undo", table_).at("done").as_bool());
    EXPECT_FALSE(host_.ask("undo", table_).at("done").as_bool());
    json::object back = host_.state(table_);
    EXPECT_TRUE(back.at("canRedo").as_bool());
    back["canRedo"] = false;
    EXPECT_EQ(back, start);
    for (int i = 0; i < 12; ++i) EXPECT_TRUE(host_.ask("redo", table_).at("done").as_bool());
    EXPECT_FALSE(host_.ask("redo", table_).at("done").as_bool());
    EXPECT_EQ(host_.state(table_), later);
}

TEST_P(EveryTable, what_is_no_move_is_refused_in_both_languages) {
    host_.play_on(table_, 5);
    const json::object before = host_.state(table_);
    for (const char* wrong : {"", "e2e4", "a1", "z99", "a1-a2", "e5h", "stop", "\x01\xff", "é"}) {
        const auto moves = fields_of(before.at("moves"), "text");
        if (std::ranges::find(moves, wrong) == moves.end())
            expect_refusal(host_.ask("play", table_, wrong));
    }
    EXPECT_EQ(host_.state(table_), before);
}

TEST_P(EveryTable, a_touched_place_that_leads_nowhere_is_explained) {
    host_.play_on(table_, 4);
    for (const char* place : {"nowhere", "z99", "", "card:", "e5x"})
        expect_refusal(host_.ask("explain", table_, place));
    expect_refusal(host_.ask("explain", table_, "nowhere", "e3", "pass"));
}

TEST_P(EveryTable, anybody_can_leave) {
    for (const char* how : {"resign", "flag", "gone"}) {
        const int table = host_.open(GetParam());
        const json::object start = host_.state(table);
        const auto seats = fields_of(start.at("table").at("seats"), "seat");
        EXPECT_TRUE(host_.ask("leave", table, seats.back(), how).contains("done"));
        const json::object after = host_.state(table);
        const json::value& entry = after.at("entries").as_array().back();
        EXPECT_EQ(text_of(entry.at("kind")), "leave");
        EXPECT_EQ(text_of(entry.at("text")), how);
        EXPECT_EQ(text_of(entry.at("actor")), seats.back());
        EXPECT_NE(text_of(after.at("retired")).find(seats.back()), std::string::npos);
        const bool two_sides = start.at("table").at("sides").as_int64() == 2;
        EXPECT_EQ(after.at("over").as_bool(), two_sides);
        if (two_sides) {
            expect_both_languages(after.at("outcome").at("reason"));
            expect_both_languages(after.at("outcome").at("text"));
            EXPECT_NE(text_of(after.at("outcome").at("winners")), "");
        }
        expect_refusal(host_.ask("leave", table, seats.back(), how));  // once only
        EXPECT_TRUE(host_.ask("undo", table).at("done").as_bool());
        EXPECT_EQ(text_of(host_.state(table).at("retired")), "");
    }
}

TEST_P(EveryTable, a_draw_ends_the_match) {
    host_.play_on(table_, 3);
    EXPECT_TRUE(host_.ask("agree", table_).contains("done"));
    const json::object state = host_.state(table_);
    EXPECT_TRUE(state.at("over").as_bool());
    EXPECT_EQ(text_of(state.at("actor")), "");
    EXPECT_TRUE(state.at("moves").as_array().empty());
    EXPECT_EQ(text_of(state.at("entries").as_array().back().at("kind")), "draw");
    const bool counted = state.at("table").at("countsAgreedEnd").as_bool();
    EXPECT_EQ(text_of(state.at("outcome").at("winners")).empty(), !counted);
    EXPECT_EQ(text_of(state.at("entries").as_array().back().at("text")),
              counted ? "count" : "draw");
    EXPECT_FALSE(state.contains("story"));
    expect_refusal(host_.ask("agree", table_));
    expect_refusal(host_.ask("play", table_, "e2"));
    expect_refusal(host_.ask("explain", table_, "e2"));
    host_.error("play-chance", table_, "1");
    // As it was before agreed ends were counted.
    EXPECT_TRUE(host_.ask("undo", table_).at("done").as_bool());
    EXPECT_TRUE(host_.ask("agree", table_, "draw").contains("done"));
    EXPECT_EQ(text_of(host_.state(table_).at("outcome").at("winners")), "");
}

TEST_P(EveryTable, a_position_opens_where_it_was) {
    host_.play_on(table_, 9);
    const json::object state = host_.state(table_);
    const json::object opened = host_.ask("open", GetParam(), text_of(state.at("position")));
    ASSERT_TRUE(opened.contains("table")) << opened;
    const json::object there = host_.state(int(opened.at("table").as_int64()));
    EXPECT_EQ(there.at("position"), state.at("position"));
    EXPECT_EQ(there.at("moves"), state.at("moves"));
    EXPECT_EQ(there.at("actor"), state.at("actor"));
    EXPECT_FALSE(there.at("normalStart").as_bool());
    EXPECT_TRUE(there.at("entries").as_array().empty());
    host_.error("open", GetParam(), "nonsense");
    host_.error("open", GetParam(), text_of(state.at("position")) + " x");
}

TEST_P(EveryTable, a_line_tells_its_moves_until_the_first_that_is_none) {
    host_.play_on(table_, 14);
    const auto entries = host_.state(table_).at("entries").as_array();
    std::vector<std::string> request{std::to_string(table_), "0"};
    for (const json::value& entry : entries) request.push_back(text_of(entry.at("text")));
    const json::object line = host_.ask_list("line", request);
    ASSERT_EQ(line.at("line").as_array().size(), entries.size());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const json::value& step = line.at("line").as_array()[i];
        EXPECT_EQ(step.at("text"), entries[i].at("text"));
        EXPECT_EQ(step.at("actor"), entries[i].at("actor"));
        EXPECT_FALSE(step.at("clicks").as_array().empty());
        EXPECT_TRUE(step.at("story").is_array());
    }
    request[6] = "nonsense";
    EXPECT_EQ(host_.ask_list("line", request).at("line").as_array().size(), 4U);
    EXPECT_TRUE(host_.ask("line", table_, 0).at("line").as_array().empty());
    EXPECT_EQ(host_.state(table_).at("entries").as_array(), entries) << "nothing was played";
}

TEST_P(EveryTable, a_change_tells_everything_that_changed) {
    Random random(1);
    for (int i = 0; i < rounds(30, 10); ++i) {
        const json::object before = host_.state(table_);
        if (before.at("over").as_bool()) break;
        json::object changed;
        if (text_of(before.at("actor")) == "chance") {
            changed = host_.ask("change", table_, "NS", "play-chance", 7);
        } else {
            const auto moves = fields_of(before.at("moves"), "text");
            const auto& move = moves[random.below(std::uint32_t(moves.size()))];
            changed = host_.ask("change", table_, "NS", "play", move);
        }
        ASSERT_TRUE(changed.contains("done")) << changed;
        const json::object state = host_.state(table_);
        EXPECT_EQ(changed.at("state"), state);
        EXPECT_EQ(text_of(changed.at("record")), host_.record(table_));
        const std::string seat = text_of(state.at("actor")) == "S" ? "S" : "N";
        json::object board = host_.ask("board", table_, "", seat, "");
        board["seat"] = seat;
        EXPECT_EQ(changed.at("board"), json::value(board));
    }
}

TEST_P(EveryTable, a_refused_change_changes_nothing) {
    const json::object before = host_.state(table_);
    const json::object refused = host_.ask("change", table_, "S", "play", "nowhere");
    expect_refusal(refused);
    EXPECT_EQ(refused.size(), 1U);
    const json::object none = host_.ask("change", table_, "S", "undo");
    EXPECT_FALSE(none.at("done").as_bool());
    EXPECT_EQ(none.size(), 1U);
    for (const char* name : {"", "state", "change", "leave", "play"})
        EXPECT_EQ(host_.error("change", table_, "S", name).find("there is no change"), 0U) << name;
    EXPECT_EQ(host_.state(table_), before);
}

INSTANTIATE_TEST_SUITE_P(All, EveryTable, testing::ValuesIn(variant_names()), variant_test_name);

TEST(TableCalls, bad_specs_are_errors) {
    const Host host;
    for (const char* spec : {"", "chess", "quoridor:", "quoridor:size=4", "quoridor:size",
                             "quoridor:size=x", "quoridor:colour=red", "point:deck=", "\xff"})
        EXPECT_NE(host.error("open", spec), "") << spec;
    EXPECT_EQ(host.open("quoridor"), 1) << "what failed has opened nothing";
}

TEST(TableCalls, tables_are_independent_and_can_be_closed) {
    const Host host;
    const int first = host.open("quoridor");
    const int second = host.open("quoridor");
    EXPECT_NE(first, second);
    EXPECT_TRUE(host.play(first, "e2"));
    EXPECT_EQ(host.state(second).at("at").as_int64(), 0);
    EXPECT_TRUE(host.ask("close", first).contains("done"));
    EXPECT_EQ(host.error("state", first), "no table \"1\" is open");
    EXPECT_EQ(host.state(second).at("at").as_int64(), 0);
    EXPECT_GT(host.open("quoridor"), second) << "numbers are not used again";
    EXPECT_TRUE(host.ask("close", "none").contains("done"));
}

TEST(TableCalls, entries_beyond_the_end_and_what_is_no_number_mean_the_end) {
    const Host host;
    const int table = host.open("quoridor");
    host.play_on(table, 4);
    for (const char* entries : {"", "4", "5", "99999", "x", "4.0"})
        EXPECT_EQ(host.ask("state", table, entries), host.state(table)) << entries;
    EXPECT_EQ(host.ask("state", table, "-1").at("at").as_int64(), 0);
}

TEST(TableCalls, a_move_keeps_the_clock) {
    const Host host;
    const int table = host.open("quoridor");
    EXPECT_TRUE(host.ask("play", table, "e2", "59000", "1000").contains("done"));
    EXPECT_TRUE(host.ask("play", table, "e8", "", "x").contains("done"));
    const json::object state = host.state(table);
    const json::array& entries = state.at("entries").as_array();
    EXPECT_EQ(entries[0].at("left").as_int64(), 59'000);
    EXPECT_EQ(entries[0].at("elapsed").as_int64(), 1'000);
    EXPECT_FALSE(entries[1].as_object().contains("left"));
    EXPECT_EQ(entries[1].at("elapsed").as_int64(), 0) << "what is no number is no time";
    EXPECT_NE(host.record(table).find("[%clk 0:00:59]"), std::string::npos);
}

TEST(TableCalls, the_increment_comes_when_the_turn_ends) {
    const Host host;
    const int table = host.open("superpion-2");
    for (int i = 0; i < 20; ++i) {
        const auto moves = fields_of(host.state(table).at("moves"), "text");
        const json::object changed =
            host.ask("change", table, "", "play", moves.front(), 50'000, 1'000, 2'000);
        EXPECT_FALSE(changed.contains("board"));
        const json::value& entry = changed.at("state").at("entries").as_array().back();
        EXPECT_EQ(entry.at("left").as_int64(), entry.at("endsTurn").as_bool() ? 52'000 : 50'000);
        EXPECT_EQ(entry.at("elapsed").as_int64(), 1'000);
    }
    const auto left_after = [&](int left) {
        const auto moves = fields_of(host.state(table).at("moves"), "text");
        const json::object changed =
            host.ask("change", table, "", "play", moves.front(), left, 1'000, 2'000);
        return changed.at("state").at("entries").as_array().back().at("left").as_int64();
    };
    for (int i = 0; i < 20; ++i) {
        const auto left = left_after(-500);
        EXPECT_TRUE(left == 0 || left == 1'500) << left;
    }
    // Without time left there is nothing to add to.
    const auto moves = fields_of(host.state(table).at("moves"), "text");
    host.ask("play", table, moves.front(), "", 1'000, 2'000);
    EXPECT_FALSE(host.state(table).at("entries").as_array().back().as_object().contains("left"));
}

TEST(TableCalls, undo_and_redo_go_on_to_the_seats_asked_for) {
    const Host host;
    const int table = host.open("quoridor-4");
    for (const char* move : {"e2", "b5", "e8", "h5", "e3"}) ASSERT_TRUE(host.play(table, move));
    const auto entries = [&](const json::object& changed) {
        return changed.at("state").at("entries").as_array().size();
    };
    EXPECT_EQ(entries(host.ask("change", table, "S", "undo", "S")), 4U);
    const json::object undone = host.ask("change", table, "S", "undo", "WN");
    EXPECT_EQ(undone.at("steps").as_int64(), 2);
    EXPECT_EQ(entries(undone), 2U);
    EXPECT_EQ(entries(host.ask("change", table, "S", "redo", "E")), 3U);
    EXPECT_EQ(entries(host.ask("change", table, "S", "redo")), 4U);
    EXPECT_EQ(entries(host.ask("change", table, "S", "redo", "N")), 5U) << "to the end";
    EXPECT_EQ(entries(host.ask("change", table, "S", "undo", "S")), 4U);
    EXPECT_EQ(entries(host.ask("change", table, "S", "undo", "S")), 0U);
}

TEST(TableCalls, leaving_needs_a_seat_and_a_word) {
    const Host host;
    const int table = host.open("quoridor");
    for (const char* seat : {"", "s", "SN", "X", "south"})
        EXPECT_NE(host.error("leave", table, seat, "resign").find("no seat"), std::string::npos);
    for (const char* how : {"", "Resign", "resigned", "bored"})
        EXPECT_NE(host.error("leave", table, "S", how).find("leave by"), std::string::npos);
    expect_refusal(host.ask("leave", table, "W", "resign"));  // West is not in play
    EXPECT_TRUE(host.state(table).at("entries").as_array().empty());
}

TEST(TableCalls, a_played_game_ends_with_its_outcome) {
    const Host host;
    const int table = host.open("quoridor:size=3");
    EXPECT_TRUE(host.play(table, "a1"));
    EXPECT_TRUE(host.play(table, "c3"));
    EXPECT_TRUE(host.play(table, "a2"));
    EXPECT_TRUE(host.play(table, "c2"));
    EXPECT_TRUE(host.play(table, "a3"));
    const json::object state = host.state(table);
    EXPECT_TRUE(state.at("over").as_bool());
    EXPECT_EQ(text_of(state.at("outcome").at("winners")), "S");
    expect_both_languages(state.at("outcome").at("text"));
    EXPECT_EQ(state.at("outcome").at("text"), state.at("scene").at("status"));
    EXPECT_FALSE(state.at("outcome").as_object().contains("points"));
    const json::object before = host.ask("state", table, 3);
    EXPECT_EQ(text_of(before.at("actor")), "N");
    EXPECT_FALSE(before.at("moves").as_array().empty()) << "what could have been played then";
}

TEST(TableCalls, points_are_told_where_a_game_counts_them) {
    const Host host;
    const int table = host.open("superpion:quiet_limit=20");
    host.play_on(table, 2000);
    const json::object state = host.state(table);
    ASSERT_TRUE(state.at("over").as_bool());
    const json::object points = state.at("outcome").at("points").as_object();
    EXPECT_EQ(points.size(), 4U);
    for (const char* seat : {"S", "W", "N", "E"}) EXPECT_TRUE(points.contains(seat)) << seat;
}

TEST(TableCalls, cards_are_drawn_by_seed) {
    const Host host;
    std::set<std::string> drawn;
    for (int seed = 0; seed < 20; ++seed) {
        const int table = host.open("point");
        host.play_until(table, "chance");
        const json::object answer = host.ask("play-chance", table, seed);
        EXPECT_TRUE(answer.at("done").as_bool());
        const std::string move = text_of(answer.at("move"));
        EXPECT_EQ(text_of(host.state(table).at("entries").as_array().back().at("text")), move);
        EXPECT_TRUE(host.ask("undo", table).at("done").as_bool());
        EXPECT_EQ(text_of(host.ask("play-chance", table, seed).at("move")), move);
        drawn.insert(move);
    }
    EXPECT_GT(drawn.size(), 5U);
}

TEST(TableCalls, the_cards_that_may_be_drawn_are_known_at_every_moment) {
    const Host host;
    const int table = host.open("point");
    host.play_until(table, "chance");
    const auto entries = host.state(table).at("entries").as_array().size();
    const json::array before = host.ask("chances", table, int(entries)).at("chances").as_array();
    std::int64_t copies = 0;
    for (const json::value& card : before) copies += card.at(1).as_int64();
    const std::string drawn = text_of(host.ask("play-chance", table, 1).at("move"));
    EXPECT_EQ(host.ask("chances", table, int(entries)).at("chances").as_array(), before)
        << "of the moment that was asked for";
    EXPECT_TRUE(std::ranges::any_of(
        before, [&](const json::value& card) { return text_of(card.at(0)) == drawn; }));
    const json::array left = host.ask("chances", table, int(entries) + 1).at("chances").as_array();
    std::int64_t after = 0;
    for (const json::value& card : left) after += card.at(1).as_int64();
    EXPECT_EQ(after, copies - 1);
    EXPECT_TRUE(host.ask("chances", host.open("quoridor"), 0).at("chances").as_array().empty());
}

TEST(TableCalls, a_card_is_drawn_only_when_there_is_one_to_draw) {
    const Host host;
    EXPECT_EQ(host.error("play-chance", host.open("quoridor"), "1"), "nothing is to be drawn");
    const int table = host.open("point");
    host.play_until(table, "chance");
    EXPECT_TRUE(host.ask("play-chance", table, "what").contains("done")) << "no number: seed 0";
}

TEST(DrawLots, gives_each_player_another_place_or_the_same) {
    const Host host;
    std::set<std::string> orders;
    for (int seed = 0; seed < 200; ++seed) {
        const json::object drawn = host.ask("draw-lots", "superpion-3", seed);
        EXPECT_EQ(text_of(drawn.at("code")), "b+r+y");
        EXPECT_EQ(drawn, host.ask("draw-lots", "superpion-3", seed));
        orders.insert(json::serialize(drawn.at("players")));
    }
    EXPECT_EQ(orders.size(), 6U) << "all orders";
    EXPECT_TRUE(orders.contains("[2,0,1]"));
    EXPECT_EQ(text_of(host.ask("draw-lots", "superpion-2", 1).at("code")), "b+r+y+k");
    EXPECT_NE(host.error("draw-lots", "chess", "1"), "");
}

}  // namespace
}  // namespace tablier::bindings_test
