// The manual pages: every command and option is in them, in both languages, and they render.
#include <gtest/gtest.h>

#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

#include "app/program.h"

namespace tablier::app_test {
namespace {

/// The first words of the entries under a heading of a help text: command or option names.
std::vector<std::string> listed(const std::string& help, const std::string& heading) {
    std::vector<std::string> names;
    std::istringstream lines(help.substr(std::min(help.size(), help.find("\n" + heading + "\n"))));
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
        if (line == heading) {
            inside = true;
        } else if (inside && line.empty()) {
            break;
        } else if (inside && line.starts_with("  ") && line[2] != ' ') {
            names.push_back(line.substr(2, line.find_first_of(" ", 2) - 2));
            if (names.back().ends_with(",")) {  // "-h, --help"
                const std::size_t start = line.find(", ") + 2;
                names.back() = line.substr(start, line.find(' ', start) - start);
            }
        }
    }
    return names;
}

std::string plain_text(const std::string& page) {
    std::string text = std::regex_replace(page, std::regex(R"(\\f[BIR])"), "");
    return std::regex_replace(text, std::regex(R"(\\-)"), "-");
}

TEST(ManPages, have_every_command_and_every_option) {
    const auto commands = listed(tablier("--help --lang en").out, "Commands:");
    ASSERT_GE(commands.size(), 18U);
    const std::string overview = plain_text(tablier("man --lang en").out);
    for (const std::string& command : commands) {
        EXPECT_NE(overview.find("tablier-" + command + "(1)"), std::string::npos) << command;
        const std::string page = plain_text(tablier("man " + command + " --lang en").out);
        std::vector<std::string> calls{command};
        for (const std::string& action :
             listed(tablier(command + " --help --lang en").out, "Commands:")) {
            EXPECT_NE(page.find(".SS tablier " + command + " " + action + "\n"), std::string::npos);
            calls.push_back(command + " " + action);
        }
        for (const std::string& call : calls) {
            const auto options = listed(tablier(call + " --help --lang en").out, "Options:");
            EXPECT_FALSE(options.empty()) << call;
            for (const std::string& option : options)
                EXPECT_NE(page.find(option), std::string::npos) << call << " " << option;
        }
    }
}

TEST(ManPages, name_a_command_that_does_not_exist) {
    const Finished run = tablier("man mach --lang en");
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_NE(run.err.find("unknown command \"mach\""), std::string::npos) << run.err;
}

TEST(ManPages, are_not_among_the_commands_that_help_lists) {
    const std::string help = tablier("--help --lang en").out;
    EXPECT_EQ(help.find("  man "), std::string::npos);
    EXPECT_EQ(help.find("  completion "), std::string::npos);
    EXPECT_EQ(tablier("mach --lang en").err.find("completion"), std::string::npos);
}

TEST(ManPages, render_without_warnings_in_both_languages) {
    const Folder folder;
    for (const char* language : {"en", "fr"}) {
        const std::string out = folder.path() + "/" + language;
        std::filesystem::create_directory(out);
        const Finished run = tablier("man --out '" + out + "' --lang " + language);
        ASSERT_EQ(run.exit_code, 0) << run.err;
        std::size_t pages = 0;
        for (const auto& entry : std::filesystem::directory_iterator(out)) {
            ++pages;
            const std::string text =
                folder.read(std::string(language) + "/" + entry.path().filename().string());
            EXPECT_TRUE(text.starts_with(".\\\"")) << entry.path();
            const std::string command = "preconv -e utf-8 '" + entry.path().string() +
                                        "' | groff -ww -man -Tutf8 2>'" + folder.path() +
                                        "/warnings' >/dev/null";
            if (std::system("command -v preconv groff >/dev/null") != 0) continue;
            EXPECT_EQ(std::system(command.c_str()), 0);
            EXPECT_EQ(folder.read("warnings"), "") << entry.path();
        }
        EXPECT_GE(pages, 19U) << "one for each command, and one for the program";
    }
    EXPECT_NE(folder.read("fr/tablier-play.1").find(".SH NOM"), std::string::npos);
}

}  // namespace
}  // namespace tablier::app_test
