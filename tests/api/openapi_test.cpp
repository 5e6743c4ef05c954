// The description for machines says what the server does, and what docs/api.md says.
#include "api/openapi.h"

#include <gmock/gmock.h>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "api/schema_check.h"
#include "api/served_tables.h"
#include "server/refusal.h"

namespace tablier::api {
namespace {

const json::value& description() {
    static const json::value parsed = json::parse(openapi_json());
    return parsed;
}

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
        EXPECT_EQ(server::status_of(code), status) << code;
    }
    EXPECT_EQ(described, expected);
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
                    EXPECT_EQ(std::to_string(server::status_of((*at)[1].str())),
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

class OpenapiOfServer : public RunningTables {
  protected:
    void expect(std::string_view schema, const json::value& value) {
        EXPECT_EQ(SchemaCheck(description()).fault(value, schema), "") << json::serialize(value);
    }
};

TEST_F(OpenapiOfServer, is_what_it_answers_with) {
    const Answer answer = caller().get("/api/v1/openapi.json");
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

TEST_F(OpenapiOfServer, fits_what_it_says) {
    Caller person = caller();
    const std::string point =
        R"({"game":"point","name":"Ada","clock":"5+5","watch":"link","request":"abcdefgh-12345678_X",
            "players":[{"kind":"me"},{"kind":"friend"}]})";
    expect("NewTable", json::parse(point));
    const Answer made = person.make(point);
    expect("MadeTable", made.body);
    const std::string table = made.text("table");
    const std::string key = made.text("key");
    const std::string take = json::serialize(
        json::object{{"do", "take"}, {"invitation", made["invitations"].at(1)}, {"name", "Bob"}});
    expect("Command", json::parse(take));
    const Answer taken = person.command(table, "", take);
    expect("Done", taken.body);
    const auto both_do = [&](const std::string& command) {
        expect("Command", json::parse(command));
        for (const std::string& who : {key, taken.text("key")}) {
            const Answer answer = person.command(table, who, command);
            if (answer.status == 200)
                expect("Done", answer.body);
            else
                expect("Refusal", answer.body);
            expect("State", person.state(table, who).body);
        }
    };
    for (const char* command :
         {R"({"do":"move","move":"row:BBBBBBWWWWWW"})",
          R"({"do":"move","move":"row:BBBBBBWWWWWW"})", R"({"do":"move","move":"nonsense","at":8})",
          R"({"do":"offer","what":"back"})", R"({"do":"accept","what":"back"})",
          R"({"do":"offer","what":"draw"})", R"({"do":"decline","what":"draw"})",
          R"({"do":"rename","name":"Zoë"})", R"({"do":"gone","player":0})", R"({"do":"resign"})",
          R"({"do":"offer","what":"rematch"})", R"({"do":"accept","what":"rematch"})"})
        both_do(command);
    const Answer events = person.get("/api/v1/tables/" + table + "/events", key);
    EXPECT_GT(events["events"].as_array().size(), 10U);
    for (const json::value& event : events["events"].as_array()) expect("Event", event);
    person.make(for_anyone);
    const Answer list = person.get("/api/v1/tables");
    ASSERT_EQ(list["tables"].as_array().size(), 1U);
    expect("Card", list["tables"].at(0));
    expect("Refusal", person.get("/api/v1/nothing").body);

    Talker talker(port());
    expect("SocketMessage", talker.hear());
    expect("SocketMessage", talker.watch(table, key));
    talker.say(R"({"type":"ping"})");
    expect("SocketMessage", talker.hear("pong"));
    talker.say(R"({"type":"nonsense"})");
    expect("SocketMessage", talker.hear("refused"));
}

}  // namespace
}  // namespace tablier::api
