"""Tests of tools/check_includes: it finds each kind of violation in a small tree, and nothing else."""
import pathlib
import subprocess
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "tools/check_includes"
TABLE = """# Architecture
| folder | holds | does not depend on |
|---|---|---|
| `include/tablier/` | public headers | `src/` |
| `src/core/` | shared | any game |
| `src/games/<game>/rules/` | one game | other games, files, sockets, threads |
| `src/search/` | search | scenes, files |
| `src/games/<game>/engine/` | evaluation | |
| `src/app/` | the program | |

| folder | another table |
|---|---|
| `src/other/` | not a layer |
"""
CLEAN = {
    "docs/architecture.md": TABLE,
    "include/tablier/seat.h": "#pragma once\n",
    "include/tablier/scene.h": '#include "tablier/seat.h"\n',
    "include/tablier/game.h": '#include "tablier/seat.h"\n',
    "src/core/seat.cpp": "#include <vector>\n#include <tablier/seat.h>\n",
    "src/core/text.h": "// #include \"app/main.h\"\n",
    "src/games/chess/rules/rules.h": '#include "tablier/game.h"\n#include "core/text.h"\n',
    "src/games/draughts/rules/rules.h": '#include "tablier/scene.h"\n#include "core/text.h"\n',
    "src/games/chess/engine/weights/table.h": "",
    "src/games/chess/engine/engine.h":
        '#include "games/chess/rules/rules.h"\n#include "search/tree.h"\n#include "weights/table.h"\n',
    "src/search/tree.h": '#include "tablier/game.h"\n',
    "src/app/main.h": '#include "search/tree.h"\n',
}


class CheckIncludes(unittest.TestCase):
    def check(self, **changes):
        """Runs the check on the clean tree with the changed files; returns its status and output."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in (CLEAN | changes.get("files", {})).items():
                file = pathlib.Path(folder) / name
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
            result = subprocess.run([SCRIPT, "--root", folder], capture_output=True, text=True)
            return result.returncode, result.stdout + result.stderr

    def expect_violation(self, file, text, message):
        status, output = self.check(files={file: text})
        self.assertEqual(status, 1, output)
        self.assertIn(f"{file}:", output)
        self.assertIn(message, output)
        self.assertIn(" 1 violations", output)

    def test_a_clean_tree_passes(self):
        status, output = self.check()
        self.assertEqual(status, 0, output)
        self.assertIn("11 files, 6 layers, 0 violations", output)

    def test_a_folder_may_not_use_one_below_it_in_the_table(self):
        self.expect_violation("src/core/text.h", '\n#include "search/tree.h"\n', "text.h:2: src/core includes src/search/tree.h")

    def test_games_may_not_include_each_other(self):
        self.expect_violation("src/games/draughts/rules/rules.h", '#include "games/chess/rules/rules.h"\n', "of game chess")

    def test_shared_code_may_not_include_a_game(self):
        self.expect_violation("src/app/main.h", '#include "games/chess/rules/rules.h"\n', "src/app includes src/games/chess/rules/rules.h of game chess")

    def test_the_rules_of_a_game_may_not_use_its_engine(self):
        self.expect_violation("src/games/chess/rules/rules.h", '#include "games/chess/engine/engine.h"\n', "below it in the table")

    def test_a_public_header_may_not_include_a_private_one(self):
        self.expect_violation("include/tablier/game.h", '#include "core/text.h"\n', "a public header includes src/core/text.h")

    def test_relative_and_angled_includes_are_followed(self):
        self.expect_violation("src/core/text.h", '#include "../app/main.h"\n', "src/app/main.h")
        self.expect_violation("src/core/text.h", "#  include <search/tree.h>\n", "src/search/tree.h")

    def test_every_kind_of_file_is_checked(self):
        for name in ("text.hpp", "text.inc", "text.cpp.in", "deep/er/text.cc"):
            self.expect_violation(f"src/core/{name}", '#include "app/main.h"\n', "src/app/main.h")

    def test_other_folders_of_the_repository_are_not_included(self):
        status, output = self.check(files={"tests/rounds.h": "", "src/app/main.h": '#include "../../tests/rounds.h"\n'})
        self.assertEqual(status, 1)
        self.assertIn("src/app/main.h:1: src/app includes tests/rounds.h", output)
        self.expect_violation("src/app/main.h", '#include "../../../outside.h"\n', "there is no")

    def test_headers_of_the_system_for_what_a_layer_does_not_use(self):
        rules = "src/games/draughts/rules/rules.h"
        for header, what in (("fstream", "files"), ("boost/asio/post.hpp", "sockets"), ("sys/socket.h", "sockets"),
                             ("thread", "threads"), ("mutex", "threads")):
            self.expect_violation(rules, f"#include <{header}>\n", f"includes <{header}>, but does not depend on {what}")
        self.expect_violation("src/search/tree.h", "#include <filesystem>\n", "files")
        for file in ("src/search/tree.h", "src/app/main.h"):
            self.assertEqual(self.check(files={file: "#include <thread>\n"})[0], 0)

    def test_search_may_not_reach_the_scene(self):
        self.expect_violation("src/search/tree.h", '#include "tablier/scene.h"\n', "search reaches the scene header")
        status, output = self.check(files={"include/tablier/game.h": '#include "tablier/scene.h"\n'})
        self.assertEqual(status, 1)
        self.assertIn("src/search/tree.h:1: search reaches the scene header: "
                      "include/tablier/game.h -> include/tablier/scene.h", output)

    def test_engines_of_games_may_not_reach_the_scene(self):
        status, output = self.check(files={"src/games/chess/rules/rules.h": '#include "tablier/scene.h"\n'})
        self.assertEqual(status, 1)
        self.assertIn("src/games/chess/engine/engine.h:1: search reaches the scene header: "
                      "src/games/chess/rules/rules.h -> include/tablier/scene.h", output)

    def test_every_folder_is_in_the_table_and_has_sources(self):
        self.expect_violation("src/other/new.h", "", "its folder is not in the table")
        self.expect_violation("src/games/chess/notes/new.h", "", "its folder is not in the table")
        status, output = self.check(files={"docs/architecture.md": TABLE.replace("`src/core/`", "`src/core/`, `src/gone/`")})
        self.assertEqual(status, 1)
        self.assertIn("src/gone", output)

    def test_what_the_parts_of_a_game_share_can_be_a_layer(self):
        table = TABLE.replace("| `src/games/<game>/rules/`", "| `src/games/<game>/` | shared |\n| `src/games/<game>/rules/`")
        shared = {"docs/architecture.md": table, "src/games/chess/names.h": "",
                  "src/games/chess/rules/rules.h": '#include "games/chess/names.h"\n'}
        status, output = self.check(files=shared)
        self.assertEqual(status, 0, output)
        shared["src/games/chess/names.h"] = '#include "games/chess/engine/engine.h"\n'
        self.assertEqual(self.check(files=shared)[0], 1)

    def test_an_include_that_does_not_exist_is_reported(self):
        self.expect_violation("src/core/text.h", '#include "core/gone.h"\n', 'there is no "core/gone.h"')

    def test_without_a_table_nothing_is_checked(self):
        status, output = self.check(files={"docs/architecture.md": "# Architecture\n"})
        self.assertEqual(status, 2, output)


if __name__ == "__main__":
    unittest.main()
