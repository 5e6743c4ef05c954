// `tablier db`: checks, copies and restores of a data folder.
#include <gtest/gtest.h>

#include "app/program.h"

namespace tablier::app_test {
namespace {

constexpr const char* tables = R"({"type":"head","format":"tablier-tables","version":1}
{"type":"run","start":1000,"last":1100}
{"type":"table","table":"kq3","phase":"waiting","listed":true,"created":2,"changed":2,"deadline":null,"engine_to_move":false,"card":"{\"table\":\"kq3\",\"game\":\"quoridor\",\"variant\":\"quoridor\",\"phase\":\"waiting\",\"clock\":\"none\",\"created\":2,\"players\":[{\"kind\":\"me\",\"name\":\"Ada\",\"taken\":true},{\"kind\":\"anyone\",\"name\":\"\",\"taken\":false}]}","seed":null,"request":null,"secrets":[],"events":[{"number":1,"request":"","body":"{\"n\":1,\"t\":2,\"type\":\"created\",\"game\":\"quoridor\",\"clock\":\"none\",\"players\":[{\"kind\":\"me\",\"name\":\"Ada\"},{\"kind\":\"anyone\",\"name\":\"\"}],\"listed\":true,\"watch\":\"open\"}"}]}
{"type":"end","tables":1}
)";

TEST(Db, imports_checks_and_exports) {
    const Folder folder;
    folder.write("tables.jsonl", tables);
    EXPECT_EQ(tablier_in(folder.path(), "db import --data data tables.jsonl").out,
              "1 table added, 0 there already\n");
    EXPECT_EQ(tablier_in(folder.path(), "db import --data data -", tables).out,
              "0 tables added, 1 there already\n");
    const Finished check = tablier_in(folder.path(), "db check --data data");
    EXPECT_EQ(check.exit_code, 0);
    EXPECT_EQ(check.out,
              "checked: the file, its references, 1 table with 1 event by the rules; 0 faults\n");
    EXPECT_EQ(tablier_in(folder.path(), "db export --data data -").out, tables);
    EXPECT_EQ(tablier_in(folder.path(), "db export --data data copy.jsonl").exit_code, 0);
    EXPECT_EQ(folder.read("copy.jsonl"), tables);
    const Finished again = tablier_in(folder.path(), "db export --data data copy.jsonl");
    EXPECT_EQ(again.exit_code, 1);
    EXPECT_EQ(again.err, "tablier: there is a file \"copy.jsonl\" already; --force replaces it\n");
    EXPECT_EQ(tablier_in(folder.path(), "db export --data data copy.jsonl --force").exit_code, 0);
    EXPECT_EQ(tablier_in(folder.path(), "db export --data data /dev/null --force").exit_code, 1);
    EXPECT_EQ(
        tablier_in(folder.path(), "db export --data data - >/dev/full 2>err; exit $?; :").exit_code,
        1);
}

TEST(Db, backs_up_and_restores) {
    const Folder folder;
    EXPECT_EQ(tablier_in(folder.path(), "db import --data data -", tables).exit_code, 0);
    EXPECT_EQ(tablier_in(folder.path(), "db backup --data data copy.db").exit_code, 0);
    EXPECT_EQ(tablier_in(folder.path(), "db backup --data data copy.db").exit_code, 1);
    EXPECT_EQ(tablier_in(folder.path(), "db backup --data data copy.db --force").exit_code, 0);
    EXPECT_EQ(tablier_in(folder.path(), "db restore --data data copy.db").exit_code, 1);
    EXPECT_EQ(tablier_in(folder.path(), "db restore --data data copy.db --force").exit_code, 0);
    EXPECT_EQ(tablier_in(folder.path(), "db restore --data other copy.db").exit_code, 0);
    EXPECT_EQ(tablier_in(folder.path(), "db export --data other -").out, tables);
}

TEST(Db, tells_what_is_wrong) {
    const Folder folder;
    const Finished nothing = tablier_in(folder.path(), "db restore --data new missing.db");
    EXPECT_EQ(nothing.exit_code, 1);
    EXPECT_EQ(tablier_in(folder.path(), "db backup --data data -- -").err,
              "tablier: a backup is a file; `tablier db export` writes to standard output\n");
    EXPECT_FALSE(std::filesystem::exists(folder.path() + "/new"));
    const Finished cut = tablier_in(folder.path(), "db import --data data -", "{}\n");
    EXPECT_EQ(cut.exit_code, 1);
    EXPECT_EQ(cut.err, "tablier: -: line 1: field \"type\" must be there and be a text\n");
    const Finished missing = tablier_in(folder.path(), "db check --data nowhere");
    EXPECT_EQ(missing.exit_code, 1);
    EXPECT_EQ(missing.err, "tablier: there is no database \"nowhere/tablier.db\"\n");

    // One character of what is stored is another.
    EXPECT_EQ(tablier_in(folder.path(), "db import --data data -", tables).exit_code, 0);
    std::string stored = folder.read("data/tablier.db");
    const std::string variant = R"("variant":"quoridor")";
    stored[stored.find(variant) + variant.size() - 2] = 'X';
    folder.write("data/tablier.db", stored);
    const Finished check = tablier_in(folder.path(), "db check --data data");
    EXPECT_EQ(check.exit_code, 1);
    EXPECT_EQ(check.out,
              "table \"kq3\": its summary is not the one of its events\n"
              "checked: the file, its references, 1 table with 1 event by the rules; 1 fault\n");
    EXPECT_EQ(check.err, "");
    const Finished restored = tablier_in(folder.path(), "db restore --data other data/tablier.db");
    EXPECT_EQ(restored.exit_code, 1);
    EXPECT_EQ(restored.out, check.out) << "a copy that has been damaged since";
}

TEST(Db, reads_no_endless_line_and_writes_over_no_database) {
    const Folder folder;
    const Finished endless = tablier_in(folder.path(), "db import --data data /dev/zero");
    EXPECT_EQ(endless.exit_code, 1);
    EXPECT_EQ(endless.err, "tablier: /dev/zero: line 1: it is longer than 64 MiB\n");
    std::string cut_short = tables;
    cut_short.pop_back();
    EXPECT_EQ(tablier_in(folder.path(), "db import --data data -", cut_short).exit_code, 0)
        << "the last line needs no end";
    const Finished over =
        tablier_in(folder.path(), "db export --data data --force data/tablier.db");
    EXPECT_EQ(over.exit_code, 1);
    EXPECT_EQ(over.err, "tablier: \"data/tablier.db\" belongs to the data folder itself\n");
    EXPECT_EQ(tablier_in(folder.path(), "db export --data data -").out, tables);
}

TEST(Db, imports_no_table_that_is_none_by_the_rules) {
    const auto refusal = [](const std::string& text, const std::string& instead) {
        const Folder folder;
        std::string wrong = tables;
        wrong.replace(wrong.find(text), text.size(), instead);
        const Finished import = tablier_in(folder.path(), "db import --data data -", wrong);
        EXPECT_EQ(import.exit_code, 1) << instead;
        EXPECT_EQ(tablier_in(folder.path(), "db check --data data").err,
                  "tablier: there is no database \"data/tablier.db\"\n")
            << "nothing is left of it";
        return import.err;
    };
    EXPECT_EQ(refusal(R"("card":"{)", R"("card":"x{)"),
              "tablier: -: line 3: table \"kq3\": its summary is not the one of its events\n");
    EXPECT_EQ(refusal(R"("changed":2)", R"("changed":3)"),
              "tablier: -: line 3: table \"kq3\": its summary is not the one of its events\n");
    EXPECT_EQ(refusal(R"("deadline":null)", R"("deadline":9223372036854775807)"),
              "tablier: -: line 3: table \"kq3\": its deadline is not one of its clocks\n");
    EXPECT_EQ(refusal(R"(\"type\":\"created\")", R"(\"type\":\"started\")"),
              "tablier: -: line 3: table \"kq3\": event 1 cannot be: a table is made once, at "
              "first\n");
}

}  // namespace
}  // namespace tablier::app_test
