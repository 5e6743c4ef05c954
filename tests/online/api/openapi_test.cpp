// The OpenAPI description agrees with the server and with docs/api.md.
#include "online/api/openapi.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "net/error_reply.h"
#include "online/api/served_tables.h"
#include "tablier/catalog.h"
#include "tablier/play/result_code.h"
#include "tablier/play/time_control.h"

namespace tablier::online {
namespace {

std::string documentation() {
    std::ifstream file(TABLIER_TEST_DATA "/../docs/api.md");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The codes in the table of docs/api.md with their statuses.
std::map<std::string, int> documented_codes() {
    std::map<std::string, int> codes;
    std::istringstream lines(documentation());
    const std::regex row(R"(\| ((?:`[a-z-]+`(?:, )?)+) \| (\d{3}) \|.*)");
    const std::regex word("`([a-z-]+)`");
    std::smatch match;
    for (std::string line; std::getline(lines, line);) {
        if (!std::regex_match(line, match, row)) continue;
        const std::string names = match[1];
        for (std::sregex_iterator at(names.begin(), names.end(), word), end; at != end; ++at)
            codes[(*at)[1]] = std::stoi(match[2]);
    }
    return codes;
}

TEST(Openapi, has_every_code_of_the_documentation_and_no_other) {
    const auto documented = documented_codes();
    EXPECT_GT(documented.size(), 30U) << "the table was not found";
    std::set<std::string> described;
    for (const json::value& code :
         description().at_pointer("/components/schemas/ErrorCode/enum").as_array())
        described.emplace(code.as_string());
    std::set<std::string> expected;
    for (const auto& [code, status] : documented) {
        expected.insert(code);
        EXPECT_EQ(net::http_status_of(code), status) << code;
    }
    EXPECT_EQ(described, expected);
}

/// The codes that the server's sources give to refusals.
std::set<std::string> codes_in_sources() {
    const std::regex code(R"lit((api_error|over_quota)\(\s*"([a-z-]+)"|code = "([a-z-]+)")lit");
    std::set<std::string> codes;
    for (const char* folder : {"app", "net", "online"})
        for (const auto& file : std::filesystem::recursive_directory_iterator(
                 std::filesystem::path(TABLIER_TEST_DATA "/../src") / folder)) {
            if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
            std::ifstream in(file.path());
            std::ostringstream text;
            text << in.rdbuf();
            const std::string source = text.str();
            for (std::sregex_iterator at(source.begin(), source.end(), code), end; at != end; ++at)
                codes.insert((*at)[2].matched ? (*at)[2] : (*at)[3]);
        }
    return codes;
}

TEST(Openapi, has_every_code_of_the_sources_and_no_other) {
    std::set<std::string> documented;
    for (const auto& [code, status] : documented_codes()) documented.insert(code);
    EXPECT_EQ(codes_in_sources(), documented);
}

TEST(Openapi, has_each_code_with_its_status) {
    const std::regex word("`([a-z-]+)`");
    for (const auto& [path, methods] : description().at("paths").as_object())
        for (const auto& [method, call] : methods.as_object()) {
            if (method == "parameters") continue;
            for (const auto& [status, reply] : call.at("responses").as_object()) {
                if (status.starts_with("2") || status.starts_with("1")) continue;
                const std::string codes(reply.at("description").as_string());
                for (std::sregex_iterator at(codes.begin(), codes.end(), word), end; at != end;
                     ++at)
                    EXPECT_EQ(std::to_string(net::http_status_of((*at)[1].str())),
                              std::string(status))
                        << path << " " << (*at)[1];
            }
        }
}

TEST(Openapi, has_every_call_of_the_documentation) {
    const std::string text = documentation();
    const std::regex heading(R"(### `(GET|POST) (/api/v1/[^ ?`]*))");
    std::set<std::string> documented{"GET /api/v1/socket", "GET /api/v1/openapi.json"};
    for (std::sregex_iterator at(text.begin(), text.end(), heading), end; at != end; ++at)
        documented.insert((*at)[1].str() + " " +
                          std::regex_replace((*at)[2].str(), std::regex("ID"), "{table}"));
    std::set<std::string> described;
    for (const auto& [path, methods] : description().at("paths").as_object())
        for (const auto& [method, call] : methods.as_object()) {
            if (method == "get") described.insert("GET " + std::string(path));
            if (method == "post") described.insert("POST " + std::string(path));
        }
    EXPECT_EQ(documented.size(), 9U);
    EXPECT_EQ(described, documented);
}

TEST(Openapi, has_every_event_and_command_of_the_documentation) {
    const std::string text = documentation();
    const auto names = [](std::string_view mapping) {
        std::set<std::string> all;
        for (const auto& [name, schema] :
             description()
                 .at_pointer("/components/schemas/" + std::string(mapping) +
                             "/discriminator/mapping")
                 .as_object())
            all.emplace(name);
        return all;
    };
    std::set<std::string> commands;
    const std::regex command(R"lit(\| `\{"do": "([a-z]+)")lit");
    for (std::sregex_iterator at(text.begin(), text.end(), command), end; at != end; ++at)
        commands.insert((*at)[1]);
    EXPECT_EQ(names("Command"), commands);
    std::set<std::string> events;
    std::istringstream lines(text.substr(text.find("## Events")));
    const std::regex word("`([a-z-]+)`");
    for (std::string line; std::getline(lines, line) && !line.starts_with("## Clocks");) {
        if (!line.starts_with("| `")) continue;
        const std::string first = line.substr(0, line.find('|', 1));
        for (std::sregex_iterator at(first.begin(), first.end(), word), end; at != end; ++at)
            events.insert((*at)[1]);
    }
    EXPECT_EQ(names("Event"), events);
}

TEST(Openapi, has_no_loose_ends) {
    const std::string text(openapi_json());
    const std::regex reference(R"lit("\$ref": "#([^"]*)")lit");
    int references = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), reference), end; at != end; ++at) {
        json::error_code error;
        EXPECT_NE(description().find_pointer((*at)[1].str(), error), nullptr) << (*at)[1];
        ++references;
    }
    EXPECT_GT(references, 100);
}

TEST(Openapi, has_the_same_alternatives_for_validators_and_for_generators) {
    for (const auto& [name, schema] : description().at_pointer("/components/schemas").as_object()) {
        const json::object& object = schema.as_object();
        if (!object.contains("discriminator")) continue;
        std::set<std::string> alternatives;
        for (const json::value& one : object.at("oneOf").as_array())
            alternatives.emplace(one.at("$ref").as_string());
        const json::object& discriminator = object.at("discriminator").as_object();
        const std::string property(discriminator.at("propertyName").as_string());
        std::set<std::string> mapped;
        for (const auto& [value, reference] : discriminator.at("mapping").as_object()) {
            const std::string pointer(reference.as_string());
            mapped.insert(pointer);
            const json::value* alternative = described(pointer.substr(1));
            ASSERT_NE(alternative, nullptr) << pointer;
            const json::value* parts = alternative->as_object().if_contains("allOf");
            const json::value& own = parts == nullptr ? *alternative : parts->at(0);
            EXPECT_EQ(own.at("properties").at(property).at("const").as_string(), value);
        }
        EXPECT_EQ(alternatives, mapped) << name;
    }
}

TEST(Openapi, describes_the_results_that_there_are) {
    for (const char* text : {"S", "S+N", "b+r+y+k", "draw"})
        EXPECT_EQ(fault(json::value(text), "/components/schemas/Result"), "") << text;
    for (const char* text : {"", "*", "S+", "+S", "S N", "x", "b+r+y+k+b"})
        EXPECT_NE(fault(json::value(text), "/components/schemas/Result"), "") << text;
    std::set<std::string> seats;
    for (const Variant* variant : catalog()) {
        const GamePtr game = make_game(variant->name).value();
        for (const Seat seat : all_seats)
            if (game->seating().seats.contains(seat)) seats.insert(game->seat_code(seat));
    }
    for (const std::string& seat : seats)
        for (const char* schema : {"Seat", "Actor", "Result"})
            EXPECT_EQ(fault(json::value(seat), "/components/schemas/" + std::string(schema)), "");
    EXPECT_EQ(described("/components/schemas/Seat/enum")->as_array().size(), seats.size());
    std::set<std::string> reasons;
    for (const json::value& reason : described("/components/schemas/Reason/enum")->as_array())
        reasons.emplace(reason.as_string());
    std::set<std::string> known;
    for (int reason = int(EndReason::None) + 1; reason <= int(EndReason::Abandoned); ++reason)
        known.emplace(reason_code(EndReason(reason)));
    EXPECT_EQ(reasons, known);
}

TEST(Openapi, describes_the_clocks_that_there_are) {
    for (const char* text :
         {"none",  "1d",     "99d",    "10+5",   "0+1",    "1+0",  "999+999", "0+999", "999+0",
          "0+0",   "0d",     "100d",   "1000+0", "0+1000", "01+5", "1+05",    "1d+5",  "",
          "NONE",  "10",     "10 + 5", " 10+5",  "10+5 ",  "+5",   "10+",     "-1+5",  "1.5+0",
          "10+5d", "10+5\n", "none\n", "3D",     "03d",    "d",    "+",       "0x1+5", "1e1+5"})
        EXPECT_EQ(fault(json::value(text), "/components/schemas/Clock").empty(),
                  parse_time_control(text).has_value())
            << '"' << text << '"';
}

using OpenapiOfServer = RunningTables;

TEST_F(OpenapiOfServer, is_what_it_answers_with) {
    const HttpAnswer answer = caller().get("/api/v1/openapi.json");
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(json::value(answer.body), description());
}

TEST_F(OpenapiOfServer, names_calls_that_it_knows_only) {
    Caller person = caller();
    const std::string table = person.make(both_mine).text("table");
    for (const auto& [path, methods] : description().at("paths").as_object()) {
        const std::string target =
            std::regex_replace(std::string(path), std::regex("\\{table\\}"), table);
        const bool reads = methods.as_object().contains("get");
        EXPECT_NE(person.call("GET", target).code(), "no-such-call") << target;
        EXPECT_EQ(person.call("GET", target).code() == "wrong-method", !reads) << target;
        EXPECT_EQ(person.get(target + "/x").code(),
                  target.ends_with("tables") ? "no-such-table" : "no-such-call")
            << target;
    }
}

}  // namespace
}  // namespace tablier::online
