// Host of the calls for tests: sends requests and parses the JSON answers, as a browser does.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bindings/engine/engine_calls.h"
#include "bindings/table_calls.h"
#include "tablier/catalog.h"
#include "tablier/random.h"

namespace tablier::bindings_test {

namespace json = boost::json;

inline std::string text_of(const json::value& value) {
    return value.is_string() ? std::string(std::string_view(value.as_string())) : std::string();
}

inline std::vector<std::string> texts_of(const json::value& list) {
    std::vector<std::string> texts;
    for (const json::value& each : list.as_array()) texts.push_back(text_of(each));
    return texts;
}

/// One field of every object in a list.
inline std::vector<std::string> fields_of(const json::value& list, std::string_view name) {
    std::vector<std::string> texts;
    for (const json::value& each : list.as_array()) texts.push_back(text_of(each.at(name)));
    return texts;
}

/// A text in both languages that says something in each.
inline void expect_both_languages(const json::value& text) {
    EXPECT_NE(text_of(text.at("en")), "");
    EXPECT_NE(text_of(text.at("fr")), "");
}

inline void expect_refusal(const json::object& answer) {
    EXPECT_FALSE(answer.contains("done")) << answer;
    ASSERT_TRUE(answer.contains("refusal")) << answer;
    expect_both_languages(answer.at("refusal").at("rule"));
    expect_both_languages(answer.at("refusal").at("why"));
}

class Host {
  public:
    Host() {
        bindings::add_table_calls(calls_);
        bindings::add_engine_calls(
            calls_, [this](const JsonObject& found) { found_.push_back(read(found.text())); });
    }

    /// ask("play", table, "e2"): the arguments are texts or numbers.
    template <class... Arguments>
    json::object ask(std::string_view call, const Arguments&... arguments) const {
        std::string request(call);
        ((request += '\0', request += as_text(arguments)), ...);
        return answer(request);
    }
    json::object ask_list(std::string_view call, const std::vector<std::string>& arguments) const {
        std::string request(call);
        for (const std::string& argument : arguments) (request += '\0') += argument;
        return answer(request);
    }
    /// The English message of an answer that must be an error in both languages and nothing else.
    template <class... Arguments>
    std::string error(std::string_view call, const Arguments&... arguments) const {
        const json::object answer = ask(call, arguments...);
        EXPECT_TRUE(answer.contains("error") && answer.size() == 2) << call << ": " << answer;
        EXPECT_TRUE(answer.contains("error_fr") && text_of(answer.at("error_fr")) != "") << call;
        return answer.contains("error") ? text_of(answer.at("error")) : std::string();
    }

    json::object answer(std::string_view request) const { return read(calls_.answer(request)); }

    /// A new table of that game.
    int open(std::string_view spec) const {
        const json::object opened = ask("open", spec);
        EXPECT_TRUE(opened.contains("table")) << opened;
        return int(opened.at("table").as_int64());
    }
    json::object state(int table) const { return ask("state", table); }
    bool play(int table, std::string_view move) const {
        return ask("play", table, move).contains("done");
    }
    std::string record(int table) const { return text_of(ask("record", table).at("record")); }

    /// Plays so many random entries, or until the match is over.
    void play_on(int table, int entries, std::uint64_t seed = 1) const {
        Random random(seed);
        for (int i = 0; i < entries; ++i) {
            const json::object now = state(table);
            if (now.at("over").as_bool()) return;
            if (text_of(now.at("actor")) == "chance") {
                ASSERT_TRUE(ask("play-chance", table, int(random.below(1000))).contains("done"));
                continue;
            }
            const auto moves = fields_of(now.at("moves"), "text");
            ASSERT_TRUE(play(table, moves[random.below(std::uint32_t(moves.size()))]));
        }
    }

    /// Plays on until a seat ("S") or chance ("chance") is to act.
    void play_until(int table, std::string_view actor) const {
        for (int i = 0; i < 100 && text_of(state(table).at("actor")) != actor; ++i)
            play_on(table, 1);
        EXPECT_EQ(text_of(state(table).at("actor")), actor);
    }

    /// Intermediate results of searches so far.
    std::vector<json::object>& found() { return found_; }

  private:
    static std::string as_text(std::string_view text) { return std::string(text); }
    static std::string as_text(int number) { return std::to_string(number); }

    static json::object read(const std::string& text) {
        EXPECT_EQ(text.find('\n'), std::string::npos) << text;
        boost::system::error_code error;
        const json::value value = json::parse(text, error);
        EXPECT_TRUE(!error && value.is_object()) << text;
        return !error && value.is_object() ? value.as_object() : json::object();
    }

    bindings::Calls calls_;
    std::vector<json::object> found_;
};

/// For tests that hold in all fourteen variants.
class EveryVariant : public testing::TestWithParam<std::string> {
  protected:
    Host host_;
    int table_ = host_.open(GetParam());
};

inline std::vector<std::string> variant_names() {
    std::vector<std::string> names;
    for (const Variant* variant : catalog()) names.push_back(variant->name);
    return names;
}

inline std::string variant_test_name(const testing::TestParamInfo<std::string>& test) {
    std::string name = test.param;
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
}

}  // namespace tablier::bindings_test
