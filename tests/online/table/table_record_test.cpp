// Records of online games, and the verification of their draws.
#include "online/table/table_record.h"

#include <gmock/gmock.h>

#include "online/table/test_table.h"
#include "tablier/play/record_reader.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;
using testing::Not;

TestTable point_game() {
    TestTable test_table("point", {me("Ada"), engine(4)});
    for (int i = 0; i < 20; ++i) test_table.any_move();
    return test_table;
}

std::string record_of(TestTable& test_table) {
    const auto text = table_record(test_table.table());
    EXPECT_TRUE(text) << text.error().message;
    return text.value_or("");
}

/// The number of draws, or why they are not good.
std::string verdict(const std::string& text) {
    const auto record = read_record(text);
    EXPECT_TRUE(record) << record.error().text();
    const auto draws = verify_draws(*record);
    return draws ? std::to_string(draws->draws) : draws.error().message;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return text.replace(at, what.size(), by);
}

TEST(TableRecord, has_the_tags_of_the_table) {
    TestTable test_table = point_game();
    const std::string going_on = record_of(test_table);
    EXPECT_THAT(going_on, HasSubstr("[Table \"kq3mZx0aYt-f\"]"));
    EXPECT_THAT(going_on, HasSubstr("[Commitment \"" + test_table.table().setup().commitment));
    EXPECT_THAT(going_on, Not(HasSubstr("Seed"))) << "which is a secret still";
    EXPECT_THAT(going_on, HasSubstr("\"Ada\""));
    EXPECT_THAT(going_on, HasSubstr("\"Tablier level4\""));
    EXPECT_THAT(going_on, HasSubstr("[NorthEngine \"level4\"]"));
    EXPECT_THAT(going_on, Not(HasSubstr("SouthEngine")));
    EXPECT_THAT(going_on, HasSubstr("[Date \"2025-11-16\"]"));
    test_table.ask(Resign{}, who({0}));
    EXPECT_THAT(record_of(test_table), HasSubstr("[Seed \"" + hex_text(test_seed()) + "\"]"));
}

TEST(TableRecord, without_cards_has_no_commitment) {
    TestTable test_table = TestTable::full("quoridor", 2, "10+5");
    test_table.any_move(7 * second);
    const std::string text = record_of(test_table);
    EXPECT_THAT(text, Not(HasSubstr("Commitment")));
    EXPECT_THAT(text, HasSubstr("[Clock \"10+5\"]"));
    EXPECT_TRUE(read_record(text));
}

TEST(TableRecord, its_cards_can_be_checked) {
    TestTable test_table = point_game();
    const int draws = draws_in(test_table.table().match());
    EXPECT_THAT(verdict(record_of(test_table)), HasSubstr("no tag Seed"));
    test_table.ask(Resign{}, who({0}));
    EXPECT_EQ(verdict(record_of(test_table)), std::to_string(draws));
}

TEST(TableRecord, P_R9_lots_after_the_deal_are_drawn_and_checked_like_cards) {
    TestTable test_table = TestTable::full("point:lots=after", 2);
    for (int i = 0; i < 4; ++i) test_table.any_move();
    test_table.ask(Resign{}, who({0}));
    const std::string text = record_of(test_table);
    const bool north = text.find("lots:N") != std::string::npos;
    EXPECT_THAT(text, HasSubstr(north ? "lots:N" : "lots:S"));
    EXPECT_EQ(verdict(text), std::to_string(draws_in(test_table.table().match())));
    const std::string forged =
        replaced(text, north ? "lots:N" : "lots:S", north ? "lots:S" : "lots:N");
    EXPECT_THAT(verdict(forged), Not(testing::MatchesRegex("[0-9]+")));
}

TEST(TableRecord, a_game_with_moves_taken_back_can_be_checked_too) {
    TestTable test_table = point_game();
    test_table.ask(MakeOffer{Matter::Back}, who({0}));
    ASSERT_EQ(test_table.count<TookBack>(), 1);
    test_table.any_move();
    test_table.ask(Resign{}, who({0}));
    EXPECT_EQ(verdict(record_of(test_table)), std::to_string(draws_in(test_table.table().match())));
}

TEST(TableRecord, cheating_is_noticed) {
    TestTable test_table = point_game();
    test_table.ask(Resign{}, who({0}));
    const std::string good = record_of(test_table);
    const std::string seed = hex_text(test_seed());
    EXPECT_THAT(verdict(replaced(good, seed, "ff" + seed.substr(2))), HasSubstr("committed"));
    EXPECT_THAT(verdict(replaced(good, seed, "xx" + seed.substr(2))), HasSubstr("hexadecimal"));
    EXPECT_THAT(verdict(replaced(good, "kq3mZx0aYt-f", "kq3mZx0aYt-g")), HasSubstr("committed"));
    for (const char* tag : {"Table", "Commitment", "Seed"}) {
        const std::string missing = std::string("no tag ") + tag;
        EXPECT_THAT(verdict(replaced(good, std::string("[") + tag, "[Other")), HasSubstr(missing));
    }

    // Another table that commits to one seed, but draws by another.
    Created setup = TestTable::setup_of("point", {me(), me()}, "none");
    Bytes32 other = test_seed();
    other[0] = 99;
    auto cheat = OnlineTable::make(test_table_id, setup, other, noon);
    ASSERT_TRUE(cheat);
    const Downtimes none;
    for (const char* move : {"row:BBBBBBWWWWWW", "row:BBBBBBWWWWWW"})
        cheat->first.execute(PlayMove{move}, everybody(), {.now = noon, .downtimes = none});
    cheat->first.execute(Resign{0}, everybody(), {.now = noon, .downtimes = none});
    const std::string text =
        replaced(table_record(cheat->first).value(), hex_text(other), hex_text(test_seed()));
    EXPECT_THAT(verdict(text), HasSubstr("but the seed gives"));
}

}  // namespace
}  // namespace tablier::online
