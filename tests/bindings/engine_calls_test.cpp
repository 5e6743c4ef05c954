// Calls of the engine module: search and review.
#include <gmock/gmock.h>

#include "bindings/host.h"

namespace tablier::bindings_test {
namespace {

using testing::Contains;
using testing::HasSubstr;

class EveryEngine : public EveryVariant {};

void expect_score(const json::value& line) {
    const double win = line.at("win").to_number<double>();
    EXPECT_GE(win, 0);
    EXPECT_LE(win, 1);
}

TEST_P(EveryEngine, thinks_of_legal_moves) {
    host_.play_on(table_, 6);
    host_.play_until(table_, "S");
    const auto legal = fields_of(host_.state(table_).at("moves"), "text");
    const std::string record = host_.record(table_);
    for (const char* engine : {"search:hash=1", "level1", "greedy", "random"}) {
        SCOPED_TRACE(engine);
        const json::object thought = host_.ask("think", record, engine, "", "300", "2");
        ASSERT_TRUE(thought.contains("move")) << thought;
        EXPECT_THAT(legal, Contains(text_of(thought.at("move"))));
        EXPECT_LE(thought.at("lines").as_array().size(), 2U);
        for (const json::value& line : thought.at("lines").as_array()) {
            expect_score(line);
            EXPECT_THAT(legal, Contains(texts_of(line.at("moves")).at(0)));
        }
    }
}

TEST_P(EveryEngine, says_why_a_move_is_good) {
    host_.play_on(table_, 6);
    host_.play_until(table_, "S");
    const std::string record = host_.record(table_);
    for (const std::string& move : fields_of(host_.state(table_).at("moves"), "text")) {
        const json::object reasons = host_.ask("reasons", record, move);
        ASSERT_TRUE(reasons.contains("way")) << reasons;
        for (const json::value& sentence : reasons.at("sentences").as_array()) {
            EXPECT_FALSE(text_of(sentence.at("en")).empty());
            EXPECT_FALSE(text_of(sentence.at("fr")).empty());
        }
    }
    EXPECT_TRUE(host_.ask("reasons", "no record", "e2").contains("error"));
}

TEST_P(EveryEngine, answers_an_offer_to_end_the_game) {
    host_.play_on(table_, 6);
    host_.play_until(table_, "S");
    const std::string record = host_.record(table_);
    EXPECT_FALSE(host_.ask("agree-to-end", record, "SWNE").at("agree").as_bool())
        << "it is the opening";
    EXPECT_TRUE(host_.ask("agree-to-end", record, "").at("agree").as_bool())
        << "no engine is asked";
    host_.error("agree-to-end", "no record", "N");
}

TEST_P(EveryEngine, tells_the_rules_in_short) {
    const json::array rules = host_.ask("guide", GetParam()).at("rules").as_array();
    EXPECT_FALSE(rules.empty());
    for (const json::value& section : rules) {
        expect_both_languages(section.at("title"));
        for (const json::value& paragraph : section.at("paragraphs").as_array())
            expect_both_languages(paragraph);
    }
    host_.error("guide", "chess");
}

TEST_P(EveryEngine, tells_what_it_finds_on_the_way) {
    host_.play_on(table_, 4);
    host_.play_until(table_, "S");
    const auto legal = fields_of(host_.state(table_).at("moves"), "text");
    host_.ask("think", host_.record(table_), "search", "250", "", "1");
    ASSERT_FALSE(host_.found().empty());
    for (const json::object& found : host_.found()) {
        EXPECT_THAT(legal, Contains(text_of(found.at("move"))));
        EXPECT_FALSE(found.at("lines").as_array().empty());
        EXPECT_TRUE(found.contains("depth") && found.contains("nodes"));
    }
}

TEST_P(EveryEngine, reviews_a_short_game) {
    host_.play_on(table_, 5);
    const std::string record = host_.record(table_);
    const auto entries = host_.state(table_).at("entries").as_array();
    for (int i = 0; i < int(entries.size()); ++i) {
        const json::object review = host_.ask("review", record, "3", i);
        if (text_of(entries[std::size_t(i)].at("actor")) == "chance") {
            EXPECT_TRUE(review.empty()) << review;
            continue;
        }
        ASSERT_TRUE(review.contains("best")) << review;
        EXPECT_EQ(review.at("entry").as_int64(), i);
        EXPECT_EQ(review.at("seat"), entries[std::size_t(i)].at("actor"));
        EXPECT_THAT(fields_of(host_.ask("state", table_, i).at("moves"), "text"),
                    Contains(text_of(review.at("best"))));
        EXPECT_EQ(texts_of(review.at("line")).at(0), text_of(review.at("best")));
        expect_score(review.at("before"));
        expect_score(review.at("after"));
        EXPECT_GE(review.at("loss").to_number<double>(), 0);
        EXPECT_THAT((std::vector<std::int64_t>{0, 1, 2, 4, 6}),
                    Contains(review.at("glyph").as_int64()));
    }
}

INSTANTIATE_TEST_SUITE_P(All, EveryEngine, testing::ValuesIn(variant_names()), variant_test_name);

class EngineCalls : public testing::Test {
  protected:
    Host host_;
    int table_ = host_.open("quoridor:size=3");
    std::string think_error(const std::string& record, const char* engine) {
        return host_.error("think", record, engine, "", "100", "1");
    }
};

TEST_F(EngineCalls, a_win_in_sight_is_proven) {
    for (const char* move : {"a1", "c3", "a2", "c2"}) ASSERT_TRUE(host_.play(table_, move));
    const json::object thought =
        host_.ask("think", host_.record(table_), "search:hash=1", "", "2000", "1");
    const json::value& line = thought.at("lines").as_array().at(0);
    EXPECT_EQ(text_of(thought.at("move")), "a3");
    EXPECT_GT(line.at("proof").as_int64(), 0);
    EXPECT_EQ(line.at("win").to_number<double>(), 1);
}

TEST_F(EngineCalls, numbers_that_are_none_do_not_count) {
    const std::string record = host_.record(table_);
    const json::object plain = host_.ask("think", record, "search:hash=1", "", "200", "1");
    for (const char* none : {"x", "-5", "0", "1e9"})
        EXPECT_TRUE(host_.ask("think", record, "search:hash=1", none, "200", none).contains("move"))
            << none;
    EXPECT_TRUE(host_.ask("think", record, "level2", "", "", "").contains("move"))
        << "a level has limits of its own";
    EXPECT_TRUE(plain.contains("move"));
}

TEST_F(EngineCalls, bad_records_and_engines_are_errors) {
    const std::string record = host_.record(table_);
    EXPECT_NE(think_error("", "search"), "");
    EXPECT_NE(think_error("[Variant \"chess\"]\n\n*\n", "search"), "");
    EXPECT_NE(think_error("[Variant \"quoridor\"]\n\n1. e9 *\n", "search"), "");
    for (const char* engine : {"", "deep", "level0", "level11", "search:hash", "search:nodes=x"})
        EXPECT_NE(think_error(record, engine), "") << engine;
    const std::string four = host_.record(host_.open("quoridor-4:size=3"));
    EXPECT_NE(think_error(four, "search:method=alphabeta"), "");
    EXPECT_TRUE(host_.ask("think", record, "level1", "", "50", "1").contains("move"));
}

TEST_F(EngineCalls, nobody_thinks_when_nobody_is_to_move) {
    const int cards = host_.open("point");
    host_.play_until(cards, "chance");
    EXPECT_EQ(think_error(host_.record(cards), "search"), "nobody is to move");
    host_.ask("agree", table_);
    EXPECT_EQ(think_error(host_.record(table_), "search"), "nobody is to move");
}

TEST_F(EngineCalls, a_review_needs_an_entry_of_the_game) {
    ASSERT_TRUE(host_.play(table_, "a1"));
    host_.ask("leave", table_, "N", "resign");
    const std::string record = host_.record(table_);
    for (const char* entry : {"2", "-1", "", "x", "99999999999"})
        EXPECT_THAT(host_.error("review", record, "2", entry), HasSubstr("no entry")) << entry;
    EXPECT_TRUE(host_.ask("review", record, "2", "0").contains("best"));
    EXPECT_TRUE(host_.ask("review", record, "2", "1").empty()) << "leaving is no move";
    EXPECT_TRUE(host_.ask("review", record, "", "0").contains("best")) << "some time of its own";
    EXPECT_NE(host_.error("review", "nonsense", "2", "0"), "");
    EXPECT_TRUE(host_.ask("review", record, "2", "0").contains("best"));
}

TEST_F(EngineCalls, a_review_goes_on_with_what_was_thought_before) {
    ASSERT_TRUE(host_.play(table_, "a1"));
    const std::string record = host_.record(table_);
    const json::object first = host_.ask("review", record, "20", "0");
    EXPECT_EQ(host_.ask("review", record, "20", "0"), first);
}

TEST_F(EngineCalls, a_review_by_nodes_is_the_same_each_time) {
    for (const char* move : {"a1", "c3", "a2"}) ASSERT_TRUE(host_.play(table_, move));
    const std::string record = host_.record(table_);
    const json::object review = host_.ask("review", record, "", "1", "400");
    ASSERT_TRUE(review.contains("best")) << review;
    for (int i = 0; i < 3; ++i) EXPECT_EQ(Host().ask("review", record, "", "1", "400"), review);
    EXPECT_TRUE(host_.ask("review", record, "", "1", "none").contains("best"))
        << "without limits it has some time of its own";
}

TEST_F(EngineCalls, threads_that_are_asked_for_change_nothing) {
    for (const char* game : {"quoridor:size=5", "point-3"}) {
        const int table = host_.open(game);
        host_.play_on(table, 3);
        host_.play_until(table, "S");
        const std::string record = host_.record(table);
        const auto think = [&](const char* engine) {
            return Host().ask("think", record, engine, "", "3000", "2");
        };
        const json::object alone = think("search:hash=1");
        ASSERT_TRUE(alone.contains("move")) << alone;
        EXPECT_EQ(think("search:hash=1,threads=4"), alone) << game;
        EXPECT_EQ(think("level10:hash=1").at("nodes"), alone.at("nodes")) << game;
    }
}

TEST_F(EngineCalls, reviews_and_other_players_can_take_turns) {
    ASSERT_TRUE(host_.play(table_, "a1"));
    const std::string record = host_.record(table_);
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(host_.ask("review", record, "2", "0").contains("best"));
        EXPECT_TRUE(host_.ask("think", record, "level1", "", "50", "1").contains("move"));
    }
}

}  // namespace
}  // namespace tablier::bindings_test
