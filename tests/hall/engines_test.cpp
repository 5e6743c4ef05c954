// Engines at online tables.
#include "hall/hall_fixture.h"

namespace tablier::hall {
namespace {

class Engines : public HallTest {
  protected:
    std::size_t entries(const MadeTable& made) {
        return state(made.table).at("entries").as_array().size();
    }
    NewTable at(const std::string& position) {
        NewTable table = new_table("quoridor:size=5,walls=0", {me(), engine(10)});
        table.setup.position = position;
        return table;
    }
};

TEST_F(Engines, move_when_it_is_their_turn) {
    const MadeTable made = make(new_table("quoridor:walls=0", {me(), engine(2)}));
    EXPECT_EQ(entries(made), 0U);
    EXPECT_EQ(move(made, "e2"), "");
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 2; }));
    EXPECT_EQ(move(made, "e3"), "");
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 4; }));
}

TEST_F(Engines, play_whole_games_against_each_other) {
    std::vector<MadeTable> all;
    for (const char* game : {"quoridor:size=3,walls=0", "quoridor:size=3,walls=1"})
        all.push_back(make(new_table(game, {engine(1), engine(3)}, "10+0")));
    for (const MadeTable& made : all)
        ASSERT_TRUE(loop_.run_until([&] { return phase(made.table) == "over"; }));
}

TEST_F(Engines, think_again_when_their_turn_is_taken_back) {
    const MadeTable made = make(new_table("quoridor", {me(), engine(1)}));
    move(made, "e2");
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 2; }));
    EXPECT_EQ(code_of(ask(made.table, made.key, tables::MakeOffer{tables::Matter::Back})), "");
    EXPECT_EQ(entries(made), 0U);
    move(made, "d1");
    ASSERT_TRUE(loop_.run_until([&] { return entries(made) == 2; }));
    EXPECT_EQ(state(made.table).at("entries").at(0).at("move").as_string(), "d1");
}

TEST_F(Engines, decline_a_draw_where_they_expect_to_win) {
    const MadeTable made = make(at("a1/0 c2/0 - S"));
    EXPECT_EQ(code_of(ask(made.table, made.key, tables::MakeOffer{tables::Matter::Draw})), "");
    ASSERT_TRUE(loop_.run_until([&] { return state(made.table).at("offers").as_array().empty(); }));
    EXPECT_EQ(phase(made.table), "playing");
}

TEST_F(Engines, accept_a_draw_where_they_expect_to_lose) {
    const MadeTable made = make(at("a4/0 e5/0 - S"));
    EXPECT_EQ(code_of(ask(made.table, made.key, tables::MakeOffer{tables::Matter::Draw})), "");
    ASSERT_TRUE(loop_.run_until([&] { return phase(made.table) == "over"; }));
    EXPECT_EQ(state(made.table).at("outcome").at("reason").as_string(), "agreement");
}

TEST_F(Engines, want_rematches) {
    const MadeTable made = make(new_table("quoridor", {me("Ada"), engine(4)}));
    ask(made.table, made.key, tables::Resign{});
    EXPECT_EQ(code_of(ask(made.table, made.key, tables::MakeOffer{tables::Matter::Rematch})), "");
    ASSERT_TRUE(loop_.run_until([&] { return !state(made.table).at("rematch").is_null(); }));
    const std::string next(state(made.table).at("rematch").as_string());
    EXPECT_EQ(state(next).at("players").at(0).at("kind").as_string(), "engine");
    ASSERT_TRUE(loop_.run_until([&] { return state(next).at("entries").as_array().size() == 1; }))
        << "the engine begins";
}

TEST_F(Engines, are_left_alone_when_the_hall_goes) {
    for (int i = 0; i < 5; ++i) make(new_table("quoridor", {engine(10), engine(10)}));
    close();
    open();
}

}  // namespace
}  // namespace tablier::hall
