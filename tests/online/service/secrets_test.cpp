// Keys: long, unique, and reproducible for the same request.
#include "online/service/secrets.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <set>

#include "temporary_folder.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

constexpr const char* key_form = "[A-Za-z0-9_-]+";

TEST(Secrets, have_43_characters_and_differ) {
    const SecretGenerator creator(random_bytes());
    std::set<std::string> all;
    for (int i = 0; i < 100; ++i) all.insert(creator.make("table", "key", ""));
    EXPECT_EQ(all.size(), 100U);
    for (const std::string& one : all) {
        EXPECT_EQ(one.size(), 43U);
        EXPECT_THAT(one, MatchesRegex(key_form));
    }
}

TEST(Secrets, are_the_same_for_the_same_request_only) {
    const SecretGenerator creator(sha256("own"));
    const std::string key = creator.make("table", "player 0", "request");
    EXPECT_EQ(creator.make("table", "player 0", "request"), key);
    EXPECT_NE(creator.make("tablf", "player 0", "request"), key);
    EXPECT_NE(creator.make("table", "player 1", "request"), key);
    EXPECT_NE(creator.make("table", "player 0", "requesu"), key);
    EXPECT_NE(SecretGenerator(sha256("another")).make("table", "player 0", "request"), key);
}

/// A hyphen in front looks like an option, one at the end is left out of links.
TEST(Secrets, ids_of_tables_are_12_letters_and_digits) {
    std::set<std::string> all;
    for (int i = 0; i < 1000; ++i) all.insert(random_table_id());
    EXPECT_EQ(all.size(), 1000U);
    for (const std::string& one : all) {
        EXPECT_EQ(one.size(), 12U);
        EXPECT_TRUE(std::ranges::all_of(one, [](unsigned char c) { return std::isalnum(c); }))
            << one;
    }
    const SecretGenerator creator(sha256("own"));
    const std::string next = creator.next_table_id("kq3mZx0aYt-f");
    EXPECT_EQ(next.size(), 12U);
    EXPECT_EQ(creator.next_table_id("kq3mZx0aYt-f"), next);
    EXPECT_NE(creator.next_table_id(next), next);
}

TEST(Secrets, the_servers_own_is_kept_in_a_file_for_the_user_alone) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "secret";
    const auto first = SecretGenerator::open(file);
    ASSERT_TRUE(first) << first.error().message;
    struct stat about {};
    ASSERT_EQ(stat(file.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777, 0600U);
    EXPECT_EQ(about.st_size, 32);
    const auto again = SecretGenerator::open(file);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->make("t", "r", "q"), first->make("t", "r", "q"));
    EXPECT_FALSE(std::filesystem::exists(file.string() + ".new"));
}

TEST(Secrets, a_damaged_file_is_not_replaced) {
    const TemporaryFolder folder;
    folder.write("secret", "too short");
    const auto opened = SecretGenerator::open(folder.path() / "secret");
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error().message, HasSubstr("too short"));
    EXPECT_EQ(std::filesystem::file_size(folder.path() / "secret"), 9U);
    const auto nowhere = SecretGenerator::open(folder.path() / "no" / "secret");
    ASSERT_FALSE(nowhere);
    EXPECT_THAT(nowhere.error().message, HasSubstr("cannot write"));
}

}  // namespace
}  // namespace tablier::online
