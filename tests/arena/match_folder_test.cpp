#include "arena/match_folder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "arena/html_report.h"
#include "arena/runner.h"
#include "arena/standings.h"
#include "tablier/catalog.h"

namespace tablier::arena {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class MatchFolderTest : public testing::Test {
  protected:
    MatchFolderTest() {
        std::string name = (fs::temp_directory_path() / "arena-XXXXXX").string();
        root_ = ::mkdtemp(name.data());
        folder_ = root_ + "/a/b";
        plan_.game = *make_game("quoridor:size=5,walls=1");
        for (const char* player : {"random:nodes=1", "other=random:nodes=1"})
            plan_.contestants.push_back(*parse_contestant(player));
        plan_.games = 6;
    }
    ~MatchFolderTest() override { fs::remove_all(root_); }

    std::string read_games() const {
        std::ifstream file(folder_ + "/games.txt", std::ios::binary);
        std::ostringstream text;
        text << file.rdbuf();
        return text.str();
    }
    void write_games(const std::string& text) const {
        std::ofstream(folder_ + "/games.txt", std::ios::binary) << text;
    }
    void play_into(MatchFolder& folder) {
        RunSettings settings;
        for (const GameResult& game : folder.earlier()) settings.skip.insert(game.number);
        run_games(plan_, settings, {}, [&](const Record& record, const GameResult&) {
            EXPECT_TRUE(folder.append(record));
            return true;
        });
    }

    std::string root_;
    std::string folder_;
    Plan plan_;
};

TEST_F(MatchFolderTest, is_taken_up_after_any_cut) {
    {
        auto folder = MatchFolder::create(folder_, plan_);
        ASSERT_TRUE(folder) << folder.error().message;
        play_into(*folder);
    }
    const std::string whole = read_games();
    for (std::size_t cut = 0; cut <= whole.size(); cut += 53) {
        write_games(whole.substr(0, cut));
        auto folder = MatchFolder::resume(folder_, plan_);
        ASSERT_TRUE(folder) << folder.error().message;
        std::size_t complete = 0;
        for (const GameResult& game : folder->earlier()) complete += game.number == int(complete);
        EXPECT_EQ(complete, folder->earlier().size()) << cut;
        EXPECT_EQ(whole.substr(0, read_games().size()), read_games()) << cut;
        // A game of which only the end of the last line is missing is complete.
        EXPECT_LE(read_games().size(), cut + 1) << "the cut record is dropped";
    }
    write_games(whole.substr(0, whole.size() / 2));
    auto folder = MatchFolder::resume(folder_, plan_);
    ASSERT_TRUE(folder);
    EXPECT_LT(folder->earlier().size(), 6U);
    EXPECT_GT(folder->earlier().size(), 0U);
    play_into(*folder);
    EXPECT_EQ(MatchFolder::resume(folder_, plan_)->earlier().size(), 6U);
}

TEST_F(MatchFolderTest, is_not_overwritten) {
    ASSERT_TRUE(MatchFolder::create(folder_, plan_));
    const auto again = MatchFolder::create(folder_, plan_);
    ASSERT_FALSE(again);
    EXPECT_THAT(again.error().message, HasSubstr("--resume"));
}

TEST_F(MatchFolderTest, of_other_settings_is_refused) {
    ASSERT_TRUE(MatchFolder::create(folder_, plan_));
    plan_.games = 100;
    EXPECT_TRUE(MatchFolder::resume(folder_, plan_)) << "more games are no other match";
    plan_.seed = 99;
    const auto other = MatchFolder::resume(folder_, plan_);
    ASSERT_FALSE(other);
    EXPECT_THAT(other.error().message, HasSubstr("seed"));
}

TEST_F(MatchFolderTest, can_be_taken_up_before_it_was_begun) {
    EXPECT_TRUE(MatchFolder::resume(folder_, plan_));
    EXPECT_TRUE(fs::exists(folder_ + "/match.json"));
}

TEST_F(MatchFolderTest, in_an_impossible_place_is_an_error) {
    EXPECT_FALSE(MatchFolder::create("/dev/null/x", plan_));
}

TEST_F(MatchFolderTest, games_read_back_are_the_games_played) {
    auto folder = MatchFolder::create(folder_, plan_);
    ASSERT_TRUE(folder);
    Standings played(plan_);
    run_games(plan_, {}, {}, [&](const Record& record, const GameResult& game) {
        EXPECT_TRUE(folder->append(record));
        played.add(game);
        return true;
    });
    Standings read(plan_);
    const auto again = MatchFolder::resume(folder_, plan_);
    for (const GameResult& game : again->earlier()) read.add(game);
    EXPECT_EQ(played.json(), read.json());
}

}  // namespace
}  // namespace tablier::arena
