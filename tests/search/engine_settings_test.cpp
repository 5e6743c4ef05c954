// Engine settings as text.
#include <gmock/gmock.h>

#include "tablier/catalog.h"
#include "tablier/search/engine_settings.h"
#include "tablier/search/make_engine.h"

namespace tablier::search {
namespace {

TEST(EngineSettings, TextAndBack) {
    for (const char* text :
         {"random", "greedy", "uct", "search", "level1", "level10", "uct:movetime=100",
          "search:nodes=20000,depth=7,threads=2,hash=16,method=maxn,seed=9"}) {
        const auto settings = parse_engine(text);
        ASSERT_TRUE(settings) << text;
        EXPECT_EQ(engine_text(*settings), text);
        EXPECT_EQ(*parse_engine(engine_text(*settings)), *settings);
    }
}

TEST(EngineSettings, WhatIsWrongIsNamed) {
    const auto error = [](const char* text) {
        const auto settings = parse_engine(text);
        return settings ? std::string() : settings.error().message;
    };
    using testing::AllOf;
    using testing::HasSubstr;
    EXPECT_THAT(error("stockfish"), AllOf(HasSubstr("stockfish"), HasSubstr("level1 to level10")));
    EXPECT_THAT(error("level0"), HasSubstr("level0"));
    EXPECT_THAT(error("level11"), HasSubstr("level11"));
    EXPECT_THAT(error(""), HasSubstr("unknown player"));
    EXPECT_THAT(error("search:"), HasSubstr("name=value"));
    EXPECT_THAT(error("search:nodes"), HasSubstr("name=value"));
    EXPECT_THAT(error("search:nodes=0"), AllOf(HasSubstr("nodes"), HasSubstr("0")));
    EXPECT_THAT(error("search:nodes=99999999999999999999"), HasSubstr("nodes"));
    EXPECT_THAT(error("search:movetime=-5"), HasSubstr("movetime"));
    EXPECT_THAT(error("search:method=magic"), AllOf(HasSubstr("magic"), HasSubstr("paranoid")));
    EXPECT_THAT(error("search:speed=9"), AllOf(HasSubstr("speed"), HasSubstr("threads")));
}

TEST(EngineSettings, WhatIsWrongIsSaidInFrenchToo) {
    for (const char* text : {"stockfish", "level0", "", "search:", "search:nodes=0",
                             "search:method=magic", "search:speed=9"}) {
        const Error error = parse_engine(text).error();
        EXPECT_NE(error.french, "") << text;
        EXPECT_NE(error.french, error.message) << text;
    }
    EXPECT_EQ(parse_engine("search:nodes=0").error().french,
              "nodes : \"0\" n'est pas un nombre entier de 1 à 18446744073709551615");
    const auto unfit = [](const char* game, const char* player) {
        const auto made = make_engine(make_game(game).value(), parse_engine(player).value());
        return made ? Error() : made.error();
    };
    for (const Error& error :
         {unfit("quoridor-4", "search:method=alphabeta"), unfit("quoridor", "search:method=expect"),
          unfit("point", "search:method=alphabeta")}) {
        EXPECT_THAT(error.message, testing::StartsWith("method: "));
        EXPECT_THAT(error.french, testing::StartsWith("method : "));
    }
}

}  // namespace
}  // namespace tablier::search
