// Help, and wrong calls: exit code 2, the reason on standard error, nothing on standard output.
#include <gtest/gtest.h>

#include "app/program.h"

namespace tablier::app_test {
namespace {

class Help : public testing::TestWithParam<const char*> {};

TEST_P(Help, is_there_for_every_command) {
    const Finished run = tablier(std::string(GetParam()) + " --help");
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_NE(run.out.find("Usage: "), std::string::npos);
    EXPECT_EQ(run.err, "");
}

INSTANTIATE_TEST_SUITE_P(Commands, Help,
                         testing::Values("", "games", "show", "moves", "explain", "perft",
                                         "playout", "conform", "record", "record check",
                                         "record show", "record convert", "play"));

struct Wrong {
    const char* arguments;
    const char* message;  ///< a part of it
};

class WrongCall : public testing::TestWithParam<Wrong> {};

TEST_P(WrongCall, exits_with_2_and_prints_nothing_on_stdout) {
    const Finished run = tablier(GetParam().arguments);
    EXPECT_EQ(run.exit_code, 2) << run.err;
    EXPECT_EQ(run.out, "");
    EXPECT_NE(run.err.find(GetParam().message), std::string::npos) << run.err;
}

INSTANTIATE_TEST_SUITE_P(
    Calls, WrongCall,
    testing::Values(
        Wrong{"", "subcommand"}, Wrong{"fly", "unknown command \"fly\"; commands: games, show"},
        Wrong{"--fly", "--fly"},
        Wrong{"games chess", "unknown variant \"chess\"; variants: quoridor"},
        Wrong{"games quoridor extra", "extra"}, Wrong{"show", "VARIANT"},
        Wrong{"show chess", "unknown variant \"chess\""},
        Wrong{"show quoridor:size=4", "values: 3 to 13, odd"},
        Wrong{"show quoridor:colour=1", "options here: size, walls"},
        Wrong{"show quoridor:size", "has no value"},
        Wrong{"show quoridor --moves 'e2 e5'", "move 2, e5: too far"},
        Wrong{"show quoridor --moves 'e2 e5' --lang fr", "trop loin"},
        Wrong{"show quoridor --position 'rubbish'", "position: "},
        Wrong{"show quoridor --colour maybe", "maybe"}, Wrong{"show quoridor --lang de", "de"},
        Wrong{"moves superpion --moves 'd1-d9'", "d1-d9"},
        Wrong{"moves point:deck=missing.deck", "cannot read \"missing.deck\""},
        Wrong{"moves point:deck=BB=WWW", "point: "}, Wrong{"explain quoridor", "MOVE"},
        Wrong{"perft quoridor", "DEPTH"}, Wrong{"perft quoridor -1", "-1"},
        Wrong{"perft quoridor x", "x"}, Wrong{"perft quoridor 99", "99"},
        Wrong{"perft quoridor 1 --threads 0", "threads"},
        Wrong{"playout quoridor --games 0", "games"}, Wrong{"playout quoridor --games x", "games"},
        Wrong{"playout quoridor --seed x", "seed"}, Wrong{"conform", "FILE"},
        Wrong{"conform missing.jsonl", "cannot read \"missing.jsonl\""},
        Wrong{"record", "subcommand"},
        Wrong{"record fly", "unknown command \"fly\"; commands: check, show, convert"},
        Wrong{"record check", "FILE"}, Wrong{"record check missing", "cannot read \"missing\""},
        Wrong{"record show missing", "cannot read \"missing\""},
        Wrong{"record convert missing", "cannot read \"missing\""},
        Wrong{"play chess", "unknown variant"}, Wrong{"play quoridor --names A,B,C", "more names"},
        Wrong{"play --resume missing", "cannot read \"missing\""}));

}  // namespace
}  // namespace tablier::app_test
