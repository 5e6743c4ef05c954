// Events as JSON: round trips of every type, and errors.
#include <gmock/gmock.h>

#include <limits>

#include "online/state/event.h"

namespace tablier::online {
namespace {

using testing::HasSubstr;

struct Sample {
    EventBody what;
    const char* json;  ///< without number and time
};

std::vector<Sample> samples() {
    return {
        {Created{.game = "quoridor:walls=3",
                 .position = "",
                 .clock = "10+5",
                 .players = {{PlaceKind::Me, "Ada \"<b>"}, {PlaceKind::Engine, "", 7}},
                 .listed = true,
                 .watch = Watching::Open,
                 .commitment = "",
                 .from = ""},
         R"("type":"created","game":"quoridor:walls=3","clock":"10+5","players":[{"kind":"me","name":"Ada \"<b>"},{"kind":"engine","name":"","level":7}],"listed":true,"watch":"open")"},
        {Created{.game = "point",
                 .position = "some",
                 .clock = "none",
                 .players = {{PlaceKind::Friend, "é"}, {PlaceKind::Anyone, ""}},
                 .listed = false,
                 .watch = Watching::ByLink,
                 .commitment = "00ff",
                 .from = "kq3mZx0aYt-f"},
         R"("type":"created","game":"point","position":"some","clock":"none","players":[{"kind":"friend","name":"é"},{"kind":"anyone","name":""}],"listed":false,"watch":"link","commitment":"00ff","from":"kq3mZx0aYt-f")"},
        {Created{.game = "quoridor",
                 .clock = "none",
                 .players = {{PlaceKind::Me, ""}, {PlaceKind::Anyone, ""}},
                 .lots = PlayerSet(3)},
         R"("type":"created","game":"quoridor","clock":"none","players":[{"kind":"me","name":""},{"kind":"anyone","name":""}],"listed":false,"watch":"open","lots":[0,1])"},
        {LotsDrawn{{{0, 1, {PlaceKind::Anyone, "Bob"}}, {1, 0, {PlaceKind::Engine, "", 3}}}},
         R"("type":"lots","players":[{"player":0,"from":1,"kind":"anyone","name":"Bob"},{"player":1,"from":0,"kind":"engine","name":"","level":3}])"},
        {Seated{1, "Bob"}, R"("type":"seated","player":1,"name":"Bob")"},
        {Unseated{3}, R"("type":"unseated","player":3)"},
        {Renamed{0, ""}, R"("type":"renamed","player":0,"name":"")"},
        {Closed{}, R"("type":"closed")"},
        {Started{}, R"("type":"started")"},
        {Moved{.seat = "S", .move = "e2", .at = 3},
         R"("type":"moved","seat":"S","move":"e2","at":3)"},
        {Moved{.seat = "b", .move = "d3-d5", .at = 0, .elapsed = 7000, .left = 0},
         R"("type":"moved","seat":"b","move":"d3-d5","at":0,"elapsed":7000,"left":0)"},
        {Drawn{"draw:WB=BWW", 2}, R"("type":"drawn","move":"draw:WB=BWW","at":2)"},
        {Left{2, "N", Leaving::Resigned},
         R"("type":"left","player":2,"seat":"N","how":"resigned")"},
        {Left{2, "N", Leaving::Flag}, R"("type":"left","player":2,"seat":"N","how":"flag")"},
        {Left{2, "N", Leaving::Gone}, R"("type":"left","player":2,"seat":"N","how":"gone")"},
        {Offered{.what = Matter::Draw, .by = 0}, R"("type":"offered","what":"draw","by":0)"},
        {Offered{.what = Matter::Back, .by = 1, .to = 4},
         R"("type":"offered","what":"back","by":1,"to":4)"},
        {Accepted{Matter::Rematch, 1}, R"("type":"accepted","what":"rematch","by":1)"},
        {Declined{Matter::Back, 3}, R"("type":"declined","what":"back","by":3)"},
        {Agreed{}, R"("type":"agreed")"},
        {TookBack{.to = 0}, R"("type":"took-back","to":0)"},
        {TookBack{.to = 4, .left = {1, 0}}, R"("type":"took-back","to":4,"left":[1,0])"},
        {Over{"S", "goal", "", ""}, R"("type":"over","result":"S","reason":"goal","points":"")"},
        {Over{"draw", "agreement", "3-4", "ab"},
         R"("type":"over","result":"draw","reason":"agreement","points":"3-4","seed":"ab")"},
        {Over{"N", "flag", "", "", {0, 60'000}},
         R"("type":"over","result":"N","reason":"flag","points":"","left":[0,60000])"},
        {Lapsed{Matter::Back}, R"("type":"lapsed","what":"back")"},
        {Rematched{"kq3mZx0aYt-f"}, R"("type":"rematch","table":"kq3mZx0aYt-f")"},
    };
}

TEST(EventJson, every_type_is_written_as_documented_and_read_back) {
    std::vector<bool> seen(std::variant_size_v<EventBody>);
    for (const auto& [what, json] : samples()) {
        const Event event{.number = 17, .time = 1763300002000, .what = what};
        const std::string text = event_json(event);
        EXPECT_EQ(text, R"({"n":17,"t":1763300002000,)" + std::string(json) + "}");
        const auto read = parse_event(text);
        ASSERT_TRUE(read) << text << ": " << read.error().message;
        EXPECT_EQ(*read, event) << text;
        seen[what.index()] = true;
    }
    EXPECT_THAT(seen, testing::Each(true)) << "there is a sample of each";
}

TEST(EventJson, holds_any_name) {
    std::string all;
    for (int c = 1; c < 128; ++c) all += char(c);
    for (const std::string& name : {all, std::string("</script>"), std::string("🂡\xe2\x80\xa8")}) {
        const Event event{.number = 1, .time = 0, .what = Renamed{0, name}};
        const std::string text = event_json(event);
        EXPECT_EQ(text.find('\n'), std::string::npos);
        EXPECT_EQ(parse_event(text).value(), event);
    }
}

TEST(EventJson, numbers_are_as_large_as_they_can_be) {
    const Event event{.number = std::numeric_limits<std::int64_t>::max(),
                      .time = latest_time,
                      .what = Drawn{"x", std::numeric_limits<int>::max()}};
    EXPECT_EQ(parse_event(event_json(event)).value(), event);
}

TEST(EventJson, reads_over_what_it_does_not_know) {
    EXPECT_EQ(parse_event(R"({"new":[1],"n":1,"t":2,"type":"closed","more":{"a":null}})").value(),
              (Event{.number = 1, .time = 2, .what = Closed{}}));
}

TEST(EventJson, refuses_what_is_damaged_and_says_what) {
    const std::pair<const char*, const char*> bad[] = {
        {"", "JSON"},
        {"null", "object"},
        {"[]", "object"},
        {R"({"n":1,"t":2,"type":"closed")", "JSON"},
        {R"({"n":1,"t":2,"type":"closed"} x)", "JSON"},
        {R"({"t":2,"type":"closed"})", "\"n\""},
        {R"({"n":0,"t":2,"type":"closed"})", "\"n\""},
        {R"({"n":-1,"t":2,"type":"closed"})", "\"n\""},
        {R"({"n":1.0,"t":2,"type":"closed"})", "\"n\""},
        {R"({"n":"1","t":2,"type":"closed"})", "\"n\""},
        {R"({"n":99999999999999999999,"t":2,"type":"closed"})", "\"n\""},
        {R"({"n":1,"type":"closed"})", "\"t\""},
        {R"({"n":1,"t":-1,"type":"closed"})", "\"t\""},
        {R"({"n":1,"t":253402300800000,"type":"closed"})", "\"t\""},
        {R"({"n":1,"t":2})", "\"type\""},
        {R"({"n":1,"t":2,"type":"exploded"})", "exploded"},
        {R"({"n":1,"t":2,"type":"seated","name":""})", "\"player\""},
        {R"({"n":1,"t":2,"type":"seated","player":4,"name":""})", "\"player\""},
        {R"({"n":1,"t":2,"type":"seated","player":0})", "\"name\""},
        {R"({"n":1,"t":2,"type":"seated","player":0,"name":7})", "\"name\""},
        {R"({"n":1,"t":2,"type":"moved","seat":"S","move":"e2"})", "\"at\""},
        {R"({"n":1,"t":2,"type":"moved","seat":"S","move":"e2","at":0,"left":-1})", "\"left\""},
        {R"({"n":1,"t":2,"type":"moved","seat":"S","move":"e2","at":0,"left":253402300800000})",
         "\"left\""},
        {R"({"n":1,"t":2,"type":"left","player":0,"seat":"S","how":"bored"})", "\"how\""},
        {R"({"n":1,"t":2,"type":"offered","what":"money","by":0})", "\"what\""},
        {R"({"n":1,"t":2,"type":"took-back","to":0,"left":7})", "\"left\""},
        {R"({"n":1,"t":2,"type":"took-back","to":0,"left":[-7]})", "clock"},
        {R"({"n":1,"t":2,"type":"took-back","to":0,"left":[253402300800000]})", "clock"},
        {R"({"n":1,"t":2,"type":"over","result":"S","reason":"goal"})", "\"points\""},
        {R"({"n":1,"t":2,"type":"over","result":"S","reason":"goal","points":"","left":[-7]})",
         "clock"},
        {R"({"n":1,"t":2,"type":"rematch"})", "\"table\""},
        {R"({"n":1,"t":2,"type":"lots"})", "\"players\""},
        {R"({"n":1,"t":2,"type":"lots","players":[0]})", "player"},
        {R"({"n":1,"t":2,"type":"lots","players":[{"player":0,"kind":"me","name":""}]})",
         "\"from\""},
        {R"({"n":1,"t":2,"type":"lots","players":[{"player":0,"from":4,"kind":"me","name":""}]})",
         "\"from\""},
        {R"({"n":1,"t":2,"type":"created","game":"point","clock":"none","watch":"open","players":[],"lots":[4]})",
         "\"lots\""},
        {R"({"n":1,"t":2,"type":"created","game":"point","clock":"none","watch":"open"})",
         "\"players\""},
        {R"({"n":1,"t":2,"type":"created","game":"point","clock":"none","watch":"open","players":[1]})",
         "player"},
        {R"({"n":1,"t":2,"type":"created","game":"point","clock":"none","watch":"open","players":[{"kind":"cat","name":""}]})",
         "\"kind\""},
        {R"({"n":1,"t":2,"type":"created","game":"point","clock":"none","watch":"open","players":[{"kind":"engine","name":"","level":11}]})",
         "\"level\""},
        {R"({"n":1,"t":2,"type":"created","game":"point","clock":"none","watch":"shut","players":[]})",
         "\"watch\""},
    };
    for (const auto& [text, why] : bad) {
        const auto read = parse_event(text);
        ASSERT_FALSE(read) << text;
        EXPECT_THAT(read.error().message, HasSubstr(why)) << text;
    }
    EXPECT_FALSE(parse_event(std::string(100'000, '[')));
    EXPECT_FALSE(parse_event("{\"a\":" + std::string(1000, '[') + std::string(1000, ']') + "}"));
}

TEST(EventJson, a_piece_of_an_event_is_none) {
    for (const auto& [what, json] : samples()) {
        const std::string text = event_json({.number = 17, .time = 5, .what = what});
        for (std::size_t length = 0; length < text.size(); ++length)
            EXPECT_FALSE(parse_event(text.substr(0, length))) << text.substr(0, length);
    }
}

}  // namespace
}  // namespace tablier::online
