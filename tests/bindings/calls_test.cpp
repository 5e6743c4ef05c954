// Parsing of requests, and answers to invalid ones.
#include "bindings/calls/calls.h"

#include "bindings/host.h"

namespace tablier::bindings_test {
namespace {

using bindings::Arguments;
using bindings::Calls;
using bindings::number_or;

std::string shown(Arguments arguments) {
    std::string text;
    for (const std::string_view argument : arguments) text += "<" + std::string(argument) + ">";
    return text;
}

Calls echo() {
    Calls calls;
    calls.add("echo", 1, [](Arguments arguments) {
        JsonObject object;
        object.add("arguments", shown(arguments));
        return object;
    });
    return calls;
}

TEST(Calls, arguments_are_separated_by_nul) {
    using namespace std::string_view_literals;
    const Calls calls = echo();
    EXPECT_EQ(calls.answer("echo\0one\0two"sv), R"({"arguments":"<one><two>"})");
    EXPECT_EQ(calls.answer("echo\0"sv), R"({"arguments":"<>"})");
    EXPECT_EQ(calls.answer("echo\0\0a b\0"sv), R"({"arguments":"<><a b><>"})");
}

TEST(Calls, an_unknown_call_is_named_in_the_error) {
    EXPECT_EQ(Host().error("dance"), "there is no call \"dance\"");
    EXPECT_EQ(Host().error(""), "there is no call \"\"");
    EXPECT_EQ(Host().error("State", "1"), "there is no call \"State\"");
    EXPECT_EQ(Host().error("\x01\xff"), "there is no call \"\\x01\\xff\"");
}

TEST(Calls, too_few_arguments_are_an_error) {
    EXPECT_EQ(echo().answer("echo"), R"({"error":"the call \"echo\" needs 1 arguments",)"
                                     R"("error_fr":"l'appel \"echo\" demande 1 arguments"})");
    const Host host;
    const int table = host.open("quoridor");
    for (const auto& [call, least] :
         {std::pair{"open", 1}, {"open-record", 1}, {"close", 1},       {"state", 1},
          {"play", 2},          {"explain", 2},     {"play-chance", 2}, {"chances", 2},
          {"draw-lots", 2},     {"leave", 3},       {"agree", 1},       {"undo", 1},
          {"redo", 1},          {"board", 4},       {"picture", 3},     {"piece", 4},
          {"card", 2},          {"line", 2},        {"record", 1},      {"think", 5},
          {"review", 3}}) {
        std::vector<std::string> arguments;
        for (int given = 0; given < least; ++given) {
            const json::object answer = host.ask_list(call, arguments);
            ASSERT_TRUE(answer.contains("error")) << call << given;
            EXPECT_NE(text_of(answer.at("error")).find("needs " + std::to_string(least)),
                      std::string::npos)
                << answer;
            arguments.push_back(std::to_string(table));
        }
    }
    EXPECT_EQ(host.state(table).at("at").as_int64(), 0) << "nothing has changed";
}

TEST(Calls, every_call_at_a_table_says_when_it_is_not_open) {
    const Host host;
    host.open("quoridor");
    for (const std::string table : {"0", "2", "-1", "", "one", "1x", " 1", "99999999999"}) {
        for (const char* call : {"state", "play", "explain", "play-chance", "chances", "leave",
                                 "agree", "undo", "redo", "board", "picture", "line", "record"}) {
            const std::string message = host.error(call, table, "S", "resign", "");
            EXPECT_EQ(message, "no table \"" + table + "\" is open") << call;
        }
    }
}

TEST(NumberOr, takes_whole_numbers_only) {
    EXPECT_EQ(number_or("12", 7), 12);
    EXPECT_EQ(number_or("-3", 7), -3);
    EXPECT_EQ(number_or("0", 7), 0);
    for (const char* none : {"", "x", "1x", " 1", "1 ", "+1", "1.5", "0x10", "2147483648", "--1"})
        EXPECT_EQ(number_or(none, 7), 7) << none;
}

}  // namespace
}  // namespace tablier::bindings_test
