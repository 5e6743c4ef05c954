#include "net/target_path.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <filesystem>

namespace tablier::net {
namespace {

TEST(TargetPath, is_decoded_and_without_query) {
    EXPECT_EQ(target_path("/"), "/");
    EXPECT_EQ(target_path("/a/b.js"), "/a/b.js");
    EXPECT_EQ(target_path("/a%20b%C3%A9"), "/a b\u00e9");
    EXPECT_EQ(target_path("/a?b=/../c"), "/a");
    EXPECT_EQ(target_path("/a#b"), "/a");
    EXPECT_EQ(target_path("/rules/"), "/rules/");
    EXPECT_EQ(target_path("/a..b/...c/.d"), "/a..b/...c/.d");
    EXPECT_EQ(target_path("/%2525"), "/%25") << "decoded once only";
}

TEST(TargetPath, may_be_a_whole_address) {
    EXPECT_EQ(target_path("http://localhost:8080/a"), "/a");
    EXPECT_EQ(target_path("https://localhost"), "/");
    EXPECT_FALSE(target_path("http://localhost?a"));
}

TEST(TargetPath, refuses_whatever_could_leave_the_folder) {
    for (const char* target : {"/..",
                               "/../etc/passwd",
                               "/a/../b",
                               "/a/..",
                               "/.",
                               "/./a",
                               "/%2e%2e/a",
                               "/.%2E/a",
                               "/..%2fa",
                               "/a%2Fb",
                               "/a%5c..%5cb",
                               "/..\\a",
                               "/a%00.html",
                               "/a%0ab",
                               "/a%7f",
                               "//a",
                               "/a//b",
                               "//",
                               "a",
                               "",
                               "*",
                               "..",
                               "http://h/../a",
                               "/%",
                               "/%4",
                               "/%zz",
                               "/%+1",
                               "/%-1",
                               "/% 1"})
        EXPECT_FALSE(target_path(target)) << target;
    EXPECT_FALSE(target_path(std::string("/a\0b", 4)));
}

RC_GTEST_PROP(TargetPath, never_climbs, ()) {
    const auto parts = *rc::gen::container<std::vector<std::string>>(
        rc::gen::element<std::string>("/", ".", "..", "%2e", "%2F", "%5C", "\\", "a", "%", "?"));
    std::string target = "/";
    for (const std::string& part : parts) target += part;
    const auto path = target_path(target);
    if (!path) return;
    RC_ASSERT(path->starts_with('/'));
    RC_ASSERT(path->find('\\') == std::string::npos);
    for (const auto& segment : std::filesystem::path(*path)) {
        RC_ASSERT(segment != "..");
        RC_ASSERT(segment != ".");
    }
}

}  // namespace
}  // namespace tablier::net
