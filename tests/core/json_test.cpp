#include "core/json.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace tablier {
namespace {

TEST(JsonText, quotes_and_escapes) {
    EXPECT_EQ(json_text(""), R"("")");
    EXPECT_EQ(json_text("e2"), R"("e2")");
    EXPECT_EQ(json_text("say \"a\\b\""), R"("say \"a\\b\"")");
    EXPECT_EQ(json_text("a\nb\tc\r"), R"("a\u000ab\u0009c\u000d")");
    EXPECT_EQ(json_text(std::string_view("\0\x1f", 2)), R"("\u0000\u001f")");
    EXPECT_EQ(json_text("\x7f/é’"), "\"\x7f/é’\"") << "everything else stays as it is";
}

TEST(JsonList, is_joined_by_commas) {
    const auto number = [](int value) { return std::to_string(value); };
    EXPECT_EQ(json_list(std::vector<int>{}, number), "[]");
    EXPECT_EQ(json_list(std::vector<int>{1}, number), "[1]");
    EXPECT_EQ(json_list(std::vector<int>{1, 2, 3}, number), "[1,2,3]");
    EXPECT_EQ(json_list(std::vector<std::string>{"", "a"}, json_text), R"(["","a"])");
}

TEST(JsonObject, keeps_the_order_of_its_fields) {
    JsonObject object;
    EXPECT_EQ(object.text(), "{}");
    object.add("z", "last").add("a", std::string_view("first")).add("\"", std::string("odd"));
    EXPECT_EQ(object.text(), R"({"z":"last","a":"first","\"":"odd"})");
}

TEST(JsonObject, holds_whole_numbers_and_truths) {
    JsonObject object;
    object.add("yes", true)
        .add("no", false)
        .add("int", -7)
        .add("size", std::size_t{3})
        .add("large", std::numeric_limits<std::uint64_t>::max());
    EXPECT_EQ(object.text(),
              R"({"yes":true,"no":false,"int":-7,"size":3,"large":18446744073709551615})");
}

TEST(JsonObject, holds_three_decimals) {
    JsonObject object;
    object.add("half", 0.5)
        .add("third", 1.0 / 3)
        .add("whole", 2.0)
        .add("none", std::numeric_limits<double>::quiet_NaN());
    EXPECT_EQ(object.text(), R"({"half":0.5,"third":0.333,"whole":2,"none":0})");
}

TEST(JsonObject, holds_lists_and_objects) {
    JsonObject inner;
    inner.add("a", 1);
    JsonObject object;
    object.add("texts", std::vector<std::string>{"x", "\\"})
        .add("no-texts", std::vector<std::string>{})
        .add("inner", inner)
        .add("objects", std::vector<JsonObject>{inner, JsonObject()})
        .add_raw("raw", "[null]");
    EXPECT_EQ(object.text(), R"({"texts":["x","\\"],"no-texts":[],"inner":{"a":1},)"
                             R"("objects":[{"a":1},{}],"raw":[null]})");
}

}  // namespace
}  // namespace tablier
