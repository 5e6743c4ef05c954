#include "net/entity_tag.h"

#include <gtest/gtest.h>

#include <set>

namespace tablier::net {
namespace {

TEST(ContentHash, differs_with_the_bytes) {
    std::set<std::string> hashes;
    for (const std::string& bytes :
         {std::string(), std::string(1, '\0'), std::string(8, '\0'), std::string(9, '\0'),
          std::string("abcdefgh"), std::string("abcdefghabcdefgh"), std::string("hgfedcba")})
        hashes.insert(content_hash(bytes));
    EXPECT_EQ(hashes.size(), 7u);
    EXPECT_EQ(content_hash("abc"), content_hash("abc"));
    EXPECT_EQ(content_hash("abc").size(), 32u);
}

TEST(EntityTag, differs_with_the_encoding) {
    EXPECT_EQ(entity_tag("12ab", ""), "\"12ab\"");
    EXPECT_EQ(entity_tag("12ab", "br"), "\"12ab-br\"");
}

TEST(NamesTag, finds_it_in_a_list) {
    EXPECT_TRUE(names_tag("\"a\"", "\"a\""));
    EXPECT_TRUE(names_tag("\"b\", W/\"a\" ,\"c\"", "\"a\""));
    EXPECT_TRUE(names_tag(" * ", "\"a\""));
    EXPECT_FALSE(names_tag("", "\"a\""));
    EXPECT_FALSE(names_tag("a", "\"a\""));
    EXPECT_FALSE(names_tag("\"a-br\", \"b\"", "\"a\""));
}

}  // namespace
}  // namespace tablier::net
