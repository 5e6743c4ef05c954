// The commands in README.md, CONTRIBUTING.md and docs do what they are said to do: they are taken
// out of the pages and run. Those that take long or need something that is not there stand with
// their reason in document_commands.txt.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include "app/program.h"

namespace tablier::app_test {
namespace {

namespace fs = std::filesystem;

const fs::path repository = fs::path(TABLIER_TEST_DATA).parent_path();

std::string content_of(const fs::path& file) {
    std::ostringstream content;
    content << std::ifstream(file, std::ios::binary).rdbuf();
    return content.str();
}

std::vector<fs::path> pages() {
    std::vector<fs::path> found{repository / "README.md", repository / "CONTRIBUTING.md"};
    for (const char* folder : {"docs", "docs/rules"})
        for (const auto& entry : fs::directory_iterator(repository / folder))
            if (entry.path().extension() == ".md") found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

/// The commands of a page: lines that are set off by four spaces, up to two spaces or a remark, and
/// what stands between backquotes.
std::vector<std::string> commands_of(const std::string& page) {
    static const std::regex continued(R"(\\\n\s*)");
    static const std::regex set_off(R"(^    ((?:build/bin/)?tablier .*?)(?:\s{2,}.*|\s+#.*)?$)");
    static const std::regex quoted("`((?:build/bin/)?tablier [^`]*)`");
    std::vector<std::string> found;
    std::istringstream lines(std::regex_replace(page, continued, ""));
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_match(line, match, set_off)) {
            found.push_back(match[1]);
            continue;
        }
        for (std::sregex_iterator each(line.begin(), line.end(), quoted), end; each != end; ++each)
            found.push_back((*each)[1]);
    }
    return found;
}

struct Instead {
    std::string command;  ///< empty: not run
    int exit_code = 0;
};

std::map<std::string, Instead> exceptions() {
    static const std::regex form(R"((.+) => (.+?)(?: \[(\d)\])? : (.+))");
    std::map<std::string, Instead> all;
    std::istringstream lines(content_of(repository / "tests/app/document_commands.txt"));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        std::smatch match;
        EXPECT_TRUE(std::regex_match(line, match, form)) << line;
        if (match.empty()) continue;
        all[match[1]] = {match[2] == "-" ? "" : match[2].str(),
                         match[3].matched ? std::stoi(match[3]) : 0};
    }
    return all;
}

/// "tablier record check" without arguments is spoken of, not called: its help must exist.
bool is_only_named(const std::string& command) {
    static const std::regex words("tablier [a-z]+( [a-z][a-z-]*)?");
    static const std::set<std::string> whole{"tablier games", "tablier play", "tablier engine"};
    return std::regex_match(command, words) && !whole.contains(command);
}

/// A folder with all files that the commands name.
class Documents : public testing::Test {
  protected:
    Documents() {
        folder_.write("game.txt", "1. e2 e8 2. e3 e7\n");
        folder_.write("pasted.txt", "d3-d5\n");
        run_or_fail("record import game.txt --variant quoridor --out game.rec");
        fs::copy_file(file("game.rec"), file("games.rec"));
        run_or_fail("play superpion-3 --no-save");
        folder_.write("openings.txt", "e2 e8\ne2 e8 e3 e7\n");
        std::ifstream vectors(repository / "tests/data/vectors/quoridor.jsonl");
        std::string first;
        std::getline(vectors, first);
        folder_.write("vectors.jsonl", first + "\n");
        folder_.write("tables.jsonl",
                      "{\"type\":\"head\",\"format\":\"tablier-tables\",\"version\":1}\n"
                      "{\"type\":\"run\",\"start\":1000,\"last\":1100}\n"
                      "{\"type\":\"end\",\"tables\":0}\n");
        run_or_fail("db import --data server tables.jsonl");
        run_or_fail("db backup --data server backup.db");
    }

    std::string file(const std::string& name) const { return folder_.path() + "/" + name; }
    void run_or_fail(const std::string& arguments) {
        const Finished run = tablier_in(folder_.path(), arguments);
        EXPECT_EQ(run.exit_code, 0) << arguments << "\n" << run.err;
    }
    /// A saved game, and its name.
    std::string saved_game() {
        tablier_in(folder_.path(), "play quoridor", "e2\ne8\nquit\n");
        for (const auto& entry : fs::directory_iterator(file("data/tablier/games")))
            if (entry.path().extension() == ".rec") return entry.path().stem();
        return "";
    }
    static void replace(std::string& text, const std::string& word, const std::string& by) {
        if (const auto at = text.find(word); at != std::string::npos)
            text.replace(at, word.size(), by);
    }
    void check(const std::string& command, const Instead& instead, const fs::path& page) {
        constexpr std::string_view program = "tablier ";
        std::string arguments = instead.command;
        if (arguments.starts_with("build/bin/")) arguments.erase(0, 10);
        arguments.erase(0, program.size());
        if (command.find(" play --") != std::string::npos)
            replace(arguments, "$NAME", saved_game());
        replace(arguments, "$PROGRAM", TABLIER_PROGRAM);
        const Finished run = tablier_in(folder_.path(), arguments);
        EXPECT_EQ(run.exit_code, instead.exit_code)
            << page << ": " << command << "\nrun as: " << arguments << "\n"
            << run.out.substr(0, 300) << run.err;
    }

    Folder folder_;
};

TEST_F(Documents, commands_in_them_work) {
    auto excepted = exceptions();
    std::set<std::string> seen;
    for (const fs::path& page : pages())
        for (const std::string& command : commands_of(content_of(page))) {
            if (!seen.insert(command).second) continue;
            if (const auto found = excepted.find(command); found != excepted.end()) {
                if (!found->second.command.empty()) check(command, found->second, page);
            } else if (is_only_named(command)) {
                const Finished help = tablier_in(folder_.path(), "help " + command.substr(8));
                EXPECT_EQ(help.exit_code, 0) << page << ": " << command << "\n" << help.err;
            } else {
                check(command, {command}, page);
            }
        }
    EXPECT_GE(seen.size(), 60u) << "the pages have more commands than that";
    for (const auto& [command, instead] : excepted)
        EXPECT_TRUE(seen.contains(command)) << "no page has " << command;
}

/// The names by which a page's headings are linked to, as GitHub makes them.
std::set<std::string> anchors_of(const std::string& page) {
    static const std::regex link(R"(\[([^\]]*)\]\([^)]*\))");
    std::set<std::string> anchors;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t marks = line.find_first_not_of('#');
        if (marks == 0 || marks == std::string::npos || line[marks] != ' ') continue;
        std::string anchor;
        for (const char c : std::regex_replace(line.substr(marks + 1), link, "$1")) {
            const auto byte = static_cast<unsigned char>(c);
            if (c == ' ')
                anchor += '-';
            else if (std::isalnum(byte) != 0 || c == '-' || c == '_' || byte >= 0x80)
                anchor += char(std::tolower(byte));
        }
        anchors.insert(anchor);
    }
    return anchors;
}

TEST_F(Documents, pages_and_headings_that_are_linked_exist) {
    static const std::regex link(R"(\]\(([^)#:\s]*)(?:#([^)\s]*))?\))");
    for (const fs::path& page : pages()) {
        const std::string text = content_of(page);
        for (std::sregex_iterator each(text.begin(), text.end(), link), end; each != end; ++each) {
            const std::string name = (*each)[1];
            const std::string heading = (*each)[2];
            const fs::path linked = name.empty() ? page : page.parent_path() / name;
            EXPECT_TRUE(fs::exists(linked)) << page << ": " << name;
            if (linked.extension() == ".md" && !heading.empty()) {
                EXPECT_TRUE(anchors_of(content_of(linked)).contains(heading))
                    << page << ": " << name << "#" << heading;
            }
        }
    }
}

}  // namespace
}  // namespace tablier::app_test
