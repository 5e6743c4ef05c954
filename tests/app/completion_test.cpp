// Shell completion: the script for bash is run in a real bash; the others are parsed.
#include <gtest/gtest.h>

#include <cstdlib>

#include "app/program.h"

namespace tablier::app_test {
namespace {

/// Completions by bash for the last of these words (shell text), beside a file game.rec.
std::string proposed(const std::string& words) {
    const Folder folder;
    folder.write("completion", tablier("completion bash --lang en").out);
    folder.write("game.rec", "");
    folder.write("try",
                 ". ./completion\n"
                 "COMP_WORDS=(" +
                     words +
                     ")\n"
                     "COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
                     "_tablier\n"
                     "echo \"${COMPREPLY[*]}\" >answer\n");
    EXPECT_EQ(std::system(("cd '" + folder.path() + "' && bash ./try").c_str()), 0) << words;
    return folder.read("answer");
}

TEST(BashCompletion, proposes_commands) {
    EXPECT_EQ(proposed("tablier pl"), "play playout\n");
    EXPECT_EQ(proposed("tablier record ''"), "check verify-draws show convert import\n");
    EXPECT_EQ(proposed("tablier db re"), "restore\n");
}

TEST(BashCompletion, proposes_options_of_the_command_that_was_named) {
    EXPECT_EQ(proposed("tablier play --li"), "--list\n");
    EXPECT_EQ(proposed("tablier record check --"), "--help --lang\n");
    EXPECT_EQ(proposed("tablier play --lang fr --se"), "--seat --seed\n");
}

TEST(BashCompletion, proposes_values) {
    EXPECT_EQ(proposed("tablier play --lang ''"), "en fr\n");
    EXPECT_EQ(proposed("tablier play --lang = f"), "fr\n") << "as bash splits --lang=f";
    EXPECT_EQ(proposed("tablier play --lots ''"), "people all\n");
    EXPECT_EQ(proposed("tablier play super"),
              "superpion superpion-teams superpion-3 superpion-2 superpion-super2\n");
    EXPECT_EQ(proposed("tablier record check ga"), "game.rec\n");
    EXPECT_EQ(proposed("tablier play --save ga"), "game.rec\n");
    EXPECT_EQ(proposed("tablier play --level ''"), "\n") << "any number";
}

TEST(Completion, has_a_script_for_each_shell_that_the_shell_can_read) {
    const Folder folder;
    for (const std::string shell : {"bash", "zsh", "fish"}) {
        const Finished run = tablier("completion " + shell + " --lang fr");
        EXPECT_EQ(run.exit_code, 0) << run.err;
        EXPECT_NE(run.out.find("verify-draws"), std::string::npos);
        folder.write(shell, run.out);
        if (std::system(("command -v " + shell + " >/dev/null").c_str()) != 0) continue;
        EXPECT_EQ(std::system((shell + " -n '" + folder.path() + "/" + shell + "'").c_str()), 0);
    }
    EXPECT_EQ(tablier("completion csh").exit_code, 2);
}

}  // namespace
}  // namespace tablier::app_test
