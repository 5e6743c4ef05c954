// Help, and usage errors: exit code 2, the error on standard error, nothing on standard output.
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
                                         "record show", "record convert", "play", "engine",
                                         "bestmove", "analyse", "bench", "serve", "db", "db check",
                                         "db backup", "db restore", "db export", "db import"));

/// Help for a command in French has no sentence in English.
TEST(HelpInFrench, is_french_for_every_command) {
    for (const char* command : {"",
                                "play",
                                "serve",
                                "games",
                                "show",
                                "moves",
                                "explain",
                                "record",
                                "record check",
                                "record show",
                                "record convert",
                                "record import",
                                "record verify-draws",
                                "bestmove",
                                "analyse",
                                "engine",
                                "match",
                                "ladder",
                                "db",
                                "db check",
                                "db backup",
                                "db restore",
                                "db export",
                                "db import",
                                "perft",
                                "playout",
                                "bench",
                                "conform",
                                "help"}) {
        const Finished run = tablier(std::string(command) + " --help --lang fr");
        EXPECT_NE(run.out.find("Options :"), std::string::npos) << command;
        for (const char* english : {" the ", " with ", " for ", " and ", " this ", "Only "})
            EXPECT_EQ(run.out.find(english), std::string::npos) << command << ":" << english;
    }
}

TEST(HelpInFrench, errors_are_french_too) {
    for (const auto& [arguments, message] :
         {std::pair("bestmove quoridor --lang fr --moves e5", "trop loin"),
          {"match quoridor -e search --lang fr", "a deux camps"},
          {"match quoridor -e fish -e search --lang fr", "joueur inconnu"},
          {"match quoridor -e cmd[x]:y -e search --lang fr", "nom=valeur attendu"},
          {"match quoridor -e search -e search --tc x --lang fr", "minutes+secondes attendu"},
          {"match quoridor -e search -e search --sprt x --lang fr", "nombre attendu"},
          {"ladder quoridor --levels 5-3 --lang fr", "commence au-dessus"},
          {"serve --host chez-moi --lang fr", "n'est pas une adresse"},
          {"serve --limit x=1 --lang fr", "il n'y a pas de limite"},
          {"serve --web nulle-part --lang fr", "il n'y a pas de dossier"},
          {"bench échecs --lang fr", "variante inconnue"},
          {"db backup --data d --lang fr -- -", "une copie est un fichier"}}) {
        const Finished run = tablier(arguments);
        EXPECT_EQ(run.exit_code, 2) << arguments;
        EXPECT_NE(run.err.find(message), std::string::npos) << arguments << "\n" << run.err;
    }
}

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
        Wrong{"", "a command is missing; commands: play, serve"},
        Wrong{"fly", "unknown command \"fly\"; commands: play, serve"},
        Wrong{"--fly", "unknown option \"--fly\"; options: --version, --help"},
        Wrong{"games --fly", "unknown option \"--fly\"; options: --help, --lang"},
        Wrong{"explain quoridor --fly", "unknown option \"--fly\"; options: --help, --position"},
        Wrong{"record check --fly", "Try `tablier record check --help`."},
        Wrong{"games ''", "must not be empty"},
        Wrong{"games chess", "unknown variant \"chess\"; variants: quoridor"},
        Wrong{"games quoridor extra", "surplus argument \"extra\""}, Wrong{"show", "VARIANT"},
        Wrong{"show chess", "unknown variant \"chess\""},
        Wrong{"show quoridor:size=4", "values: 3 to 13, odd"},
        Wrong{"show quoridor:colour=1", "options here: size, walls"},
        Wrong{"show quoridor:size", "has no value"},
        Wrong{"show quoridor --moves 'e2 e5'", "move 2, e5: too far"},
        Wrong{"show quoridor --moves 'e2 e5' --lang fr", "trop loin"},
        Wrong{"show quoridor --position 'rubbish'", "position: "},
        Wrong{"show quoridor --position ''", "--position: must not be empty"},
        Wrong{"show quoridor --svg ''", "--svg: must not be empty"},
        Wrong{"show quoridor --colour maybe", "maybe"}, Wrong{"show quoridor --lang de", "de"},
        Wrong{"moves superpion --moves 'd1-d9'", "d1-d9"},
        Wrong{"moves point:deck=missing.deck", "cannot read \"missing.deck\""},
        Wrong{"moves point:deck=BB=WWW", "point: "}, Wrong{"explain quoridor", "MOVE"},
        Wrong{"perft quoridor", "DEPTH"}, Wrong{"perft quoridor -1", "-1"},
        Wrong{"perft quoridor x", "x"}, Wrong{"perft quoridor 99", "99"},
        Wrong{"perft quoridor 1 --threads 0", "threads"},
        Wrong{"playout quoridor --games 0", "games"}, Wrong{"playout quoridor --games x", "games"},
        Wrong{"perft quoridor 0x2", "\"0x2\" is not a whole number from 0 to 60"},
        Wrong{"playout quoridor --seed x", "--seed: \"x\" is not a whole number"},
        Wrong{"playout quoridor --seed -1", "--seed: \"-1\" is not a whole number"},
        Wrong{"playout quoridor --seed ''", "--seed: \"\" is not a whole number"},
        Wrong{"playout quoridor --seed 18446744073709551616", "to 18446744073709551615"},
        Wrong{"conform", "FILE"}, Wrong{"conform missing.jsonl", "cannot read \"missing.jsonl\""},
        Wrong{"record", "a command is missing; commands: check, verify-draws, show, convert"},
        Wrong{"record fly",
              "unknown command \"fly\"; commands: check, verify-draws, show, convert"},
        Wrong{"record check", "FILE"}, Wrong{"record check missing", "cannot read \"missing\""},
        Wrong{"record show missing --game 0", "is not a whole number from 1 to 1000000000"},
        Wrong{"record show missing --after x", "is not a whole number from 0 to 1000000000"},
        Wrong{"record convert missing --list-of ''", "--variant: must not be empty"},
        Wrong{"record show missing", "cannot read \"missing\""},
        Wrong{"record convert missing", "cannot read \"missing\""},
        Wrong{"play chess", "unknown variant"}, Wrong{"play quoridor --names A,B,C", "more names"},
        Wrong{"play quoridor --names \"$(printf '\\377')\"", "not valid UTF-8"},
        Wrong{"play quoridor --resume missing", "VARIANT excludes --resume"},
        Wrong{"play --names A --resume missing", "--names excludes --resume"},
        Wrong{"play --save a --resume missing", "--save excludes --resume"},
        Wrong{"play --resume ''", "--resume: must not be empty"},
        Wrong{"play --resume missing", "cannot read \"missing\""},
        Wrong{"play quoridor --level 11", "--level: \"11\" is not a whole number from 1 to 10"},
        Wrong{"play quoridor --level", "--level: a value is missing"},
        Wrong{"play quoridor --level 3 --seat W",
              "--seat: nobody sits at \"W\" in quoridor; seats: S, N"},
        Wrong{"play quoridor --seat N", "--seat requires --level"},
        Wrong{"play quoridor --engine W=level3", "seats: S, N"},
        Wrong{"play quoridor --engine N=fish", "unknown player \"fish\"; players: search"},
        Wrong{"play --level 3 --resume missing", "--resume excludes --level"},
        Wrong{"engine chess", "unknown variant \"chess\""}, Wrong{"bestmove", "VARIANT"},
        Wrong{"bestmove quoridor --nodes 0", "--nodes"},
        Wrong{"bestmove quoridor --level 0", "from 1 to 10"},
        Wrong{"bestmove quoridor --level 3 --nodes 5", "excludes --level"},
        Wrong{"bestmove quoridor --engine fish", "--engine: unknown player \"fish\""},
        Wrong{"bestmove quoridor --moves e5", "move 1, e5: too far"},
        Wrong{"analyse", "name a VARIANT, or a file by --record"},
        Wrong{"analyse quoridor --record x", "VARIANT excludes --record"},
        Wrong{"analyse quoridor --out x", "--out requires --record"},
        Wrong{"analyse quoridor --lines 0", "--lines"},
        Wrong{"analyse --record missing", "cannot read \"missing\""},
        Wrong{"bench --variant chess", "unknown variant \"chess\""},
        Wrong{"bench --nodes 0", "--nodes"},
        Wrong{"serve --port 65536", "--port: \"65536\" is not a whole number from 0 to 65535"},
        Wrong{"serve --port -1", "--port: \"-1\" is not a whole number"},
        Wrong{"serve --host example.org", "--host: \"example.org\" is no address"},
        Wrong{"serve --host ''", "--host: \"\" is no address"},
        Wrong{"serve --web ''", "--web: must not be empty"},
        Wrong{"serve --web missing", "--web: there is no folder \"missing\"; `./run`"},
        Wrong{"serve --web /proc/self", "has no index.html; `./run`"},
        Wrong{"serve extra", "surplus argument \"extra\""},
        Wrong{"db", "a command is missing; commands: check, backup, restore, export, import"},
        Wrong{"db check", "--data"}, Wrong{"db check --data ''", "--data: must not be empty"},
        Wrong{"db backup --data d", "FILE"},
        Wrong{"db import --data d missing", "cannot read \"missing\""}));

TEST(Output, that_cannot_be_written_is_told) {
    for (const char* arguments : {"--help", "games", "moves quoridor", "show point --svg -",
                                  "perft quoridor 1", "play quoridor"}) {
        const Folder folder;
        const std::string streams = " </dev/null >/dev/full 2>err; exit $?; :";
        EXPECT_EQ(tablier_in(folder.path(), arguments + streams).exit_code, 1) << arguments;
        EXPECT_NE(folder.read("err").find("cannot write to standard output"), std::string::npos)
            << arguments;
    }
}

TEST(WrongCall, is_explained_in_the_language_of_the_command) {
    struct Said {
        const char* arguments;
        const char* french;
    };
    for (const Said& said :
         {Said{"games chess --lang fr", "variante inconnue \"chess\" ; variantes : quoridor"},
          Said{"show quoridor:size=4 --lang fr",
               "quoridor : l'option size ne peut pas valoir \"4\" ; valeurs : 3 à 13, impair"},
          Said{"show quoridor --position x --lang fr",
               "position : pion de S : \"x\" n'est pas une case de ce plateau"},
          Said{"show point:deck=missing --lang fr",
               "lecture impossible de \"missing\" : ce fichier ou ce dossier n'existe pas"},
          Said{"explain quoridor e2 --moves 'e2 e5' --lang fr", "coup 2, e5 : "},
          Said{"analyse quoridor --engine fish --lang fr",
               "--engine : joueur inconnu \"fish\" ; joueurs : search"},
          Said{"record check missing --lang fr", "lecture impossible de \"missing\""},
          Said{"record convert missing --to klingon --lang fr",
               "notation inconnue \"klingon\" ; notations : official"},
          Said{"play quoridor --level 3 --seat W --lang fr", "il n'y a pas de place \"W\""},
          Said{"play quoridor --engine W=level3 --lang fr", "PLACE=JOUEUR attendu"},
          Said{"play --resume missing --lang fr", "lecture impossible de \"missing\""}}) {
        const Finished run = tablier(said.arguments);
        EXPECT_EQ(run.exit_code, 2) << said.arguments;
        EXPECT_NE(run.err.find(said.french), std::string::npos)
            << said.arguments << ": " << run.err;
    }
    const Folder folder;
    folder.write("wrong.rec", "[Variant \"quoridor\"]\n\n1. e2 e5 *\n");
    const Finished run = tablier_in(folder.path(), "record check wrong.rec --lang fr");
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_EQ(run.out.rfind("wrong.rec : ligne 3, colonne 7 : e5 : trop loin", 0), 0U) << run.out;
    EXPECT_NE(run.out.find("0 correctes, 1 fautives\n"), std::string::npos) << run.out;
}

}  // namespace
}  // namespace tablier::app_test
