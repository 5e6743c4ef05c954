"""Tests of tools/testing: what is counted as passed, failed or not run."""
import pathlib
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest

TOOLS = pathlib.Path(__file__).parents[2] / "tools/testing"
sys.path.insert(0, str(TOOLS))
import junit  # noqa: E402

GOOGLETEST = """<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="4" failures="1" disabled="1" errors="0" time="0.5" name="AllTests">
  <testsuite name="Seats" tests="4" failures="1" disabled="1" skipped="1" errors="0" time="0.5">
    <testcase name="a" status="run" result="completed" time="0.25" classname="Seats" />
    <testcase name="b" status="run" result="completed" time="0.25" classname="Seats">
      <failure message="x" type=""><![CDATA[x]]></failure>
      <failure message="y" type=""><![CDATA[a second one in the same test]]></failure>
    </testcase>
    <testcase name="c" status="run" result="skipped" time="0." classname="Seats"><skipped message="" /></testcase>
    <testcase name="d" status="notrun" result="suppressed" time="0." classname="Seats" />
  </testsuite>
</testsuites>"""
CTEST = """<?xml version="1.0"?>
<testsuite name="Linux" tests="3" failures="1" disabled="0" skipped="1" hostname="" time="1">
  <testcase name="a" classname="a" time="1" status="run"><system-out>fine</system-out></testcase>
  <testcase name="b" classname="b" time="1" status="fail"><failure message=""/></testcase>
  <testcase name="c" classname="c" time="0" status="notrun"><skipped message="SKIP_RETURN_CODE"/></testcase>
</testsuite>"""
NESTED = """<testsuites><testsuite name="outer"><testsuite name="inner"><testcase name="a"/>
  <testcase name="b"><error>crash</error></testcase></testsuite><testcase name="c"/></testsuite></testsuites>"""


class Folder(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def file(self, name, text, executable=False):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        if executable:
            path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return path

    def run_tool(self, tool, *arguments):
        result = subprocess.run([TOOLS / tool, *arguments], capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr


class Reading(Folder):
    def counts(self, text):
        return junit.read(self.file("report.xml", text))

    def test_googletest(self):
        self.assertEqual(self.counts(GOOGLETEST), junit.Counts(passed=1, failed=1, skipped=2))

    def test_ctest(self):
        self.assertEqual(self.counts(CTEST), junit.Counts(passed=1, failed=1, skipped=1))

    def test_nested_suites_are_counted_once(self):
        self.assertEqual(self.counts(NESTED), junit.Counts(passed=2, failed=1))

    def test_what_is_written_is_read(self):
        report = self.folder / "report.xml"
        junit.write(report, "a & b", 1.5)
        self.assertEqual(junit.read(report), junit.Counts(passed=1))
        junit.write(report, "a", 1, failure="colours \x1b[1m and <brackets> & \x00")
        self.assertEqual(junit.read(report), junit.Counts(failed=1))
        junit.write_counts(report, "vectors", junit.Counts(passed=40, failed=2))
        self.assertEqual(junit.read(report), junit.Counts(passed=40, failed=2))

    def test_no_report_is_broken_not_empty(self):
        for text in ("", "<testsuites", "<html/>", "<testsuites/>", GOOGLETEST.split("<testcase")[0],
                     '<testsuites><testsuite tests="none"/></testsuites>',
                     '<testsuites><testcase><skipped/></testcase></testsuites>'):
            with self.assertRaises(junit.BrokenReport, msg=text):
                self.counts(text)
        with self.assertRaises(junit.BrokenReport):
            junit.read(self.folder / "gone.xml")


class Steps(Folder):
    def step(self, script, *options, total=None):
        """Runs a shell script as a step; checks that the report says what is printed."""
        status, output = self.run_tool("step.py", "--reports", self.folder, *options, "a step", "--", "sh", "-c", script)
        if total:
            self.assertIn(total, output)
            expected = 0 if total.endswith(" 0 failed") else 1
            self.assertEqual(status, expected)
            self.assertEqual(self.run_tool("step.py", "--total", self.folder), (expected, total + "\n"))
        return output

    def test_a_command_passes_silently_or_fails_with_its_output(self):
        self.assertNotIn("noise", self.step("echo noise", total="1 passed, 0 failed"))
        self.assertIn("noise", self.step("echo noise; exit 3", total="0 passed, 1 failed"))

    def test_counted_output(self):
        self.step("echo 12 passed, 0 failed", "--counted", total="12 passed, 0 failed")
        self.step("echo 12 passed, 3 failed; exit 1", "--counted", total="12 passed, 3 failed")
        self.step("echo 1 passed, 0 failed; echo 7 passed, 0 failed", "--counted", total="7 passed, 0 failed")

    def test_counted_output_without_counts_did_not_run(self):
        self.step("true", "--counted", total="0 passed, 1 failed")
        self.step("echo 0 passed, 0 failed", "--counted", total="0 passed, 1 failed")
        self.step("echo 12 passed, 0 failed; exit 1", "--counted", total="0 passed, 1 failed")

    def test_own_report(self):
        report = self.file("source", GOOGLETEST)
        self.step(f"cp {report} $JUNIT_REPORT; exit 1", "--own-report", total="1 passed, 1 failed")

    def test_an_own_report_that_is_missing_broken_or_old_fails(self):
        report = self.file("source", NESTED.replace("<error>crash</error>", ""))
        self.step(f"cp {report} $JUNIT_REPORT", "--own-report", total="3 passed, 0 failed")
        self.step("true", "--own-report", total="0 passed, 1 failed")
        self.step("echo '<testsuites' > $JUNIT_REPORT", "--own-report", total="0 passed, 1 failed")
        self.step(f"cp {report} $JUNIT_REPORT; kill -SEGV $$", "--own-report", total="0 passed, 1 failed")

    def test_a_command_that_takes_too_long_or_is_missing_fails(self):
        self.assertIn("killed after", self.step("sleep 60 & wait", "--seconds", "0.2", total="0 passed, 1 failed"))
        start = time.monotonic()
        output = self.step("echo said; setsid sleep 60 &", "--seconds", "0.2", total="0 passed, 1 failed")
        self.assertIn("said", output)
        self.assertLess(time.monotonic() - start, 40, "what left the process group is not waited for")
        status, _ = self.run_tool("step.py", "--reports", self.folder, "a step", "--", "/gone")
        self.assertEqual(status, 1)

    def test_a_step_that_is_stopped_leaves_nothing_running(self):
        pid = self.folder / "pid"
        command = [TOOLS / "step.py", "--reports", self.folder, "a step", "--", "sh", "-c", f"echo $$ >{pid}.new; mv {pid}.new {pid}; sleep 600"]
        step = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        while not pid.exists():
            time.sleep(0.01)
        step.terminate()
        self.assertEqual(step.wait(), 128 + signal.SIGTERM)
        child = int(pid.read_text())
        for _ in range(1000):
            try:
                if " Z " in pathlib.Path(f"/proc/{child}/stat").read_text():
                    return
            except OSError:  # it is gone
                return
            time.sleep(0.01)
        self.fail(f"{child} still runs")

    def test_a_total_of_nothing_fails(self):
        self.assertEqual(self.run_tool("step.py", "--total", self.folder), (1, "0 passed, 1 failed\n"))

    def test_a_total_counts_what_cannot_be_read_as_failed(self):
        self.file("a.xml", GOOGLETEST)
        self.file("deeper/b.xml", "garbage")
        status, output = self.run_tool("step.py", "--total", self.folder)
        self.assertEqual(status, 1)
        self.assertTrue(output.endswith("1 passed, 2 failed\n"), output)


class Suites(Folder):
    def suite(self, name, script):
        self.file(f"bin/test_{name}", "#!/bin/sh\nreport=${2#--gtest_output=xml:}\n" + script, executable=True)

    def test_all_listed_suites_run_and_are_counted(self):
        report = self.file("source", NESTED.replace("<error>crash</error>", ""))
        self.suite("good", f"cp {report} $report\n")
        self.file("test_suites.txt", "good\n")
        status, output = self.run_tool("suites.py", self.folder, "--label", " (here)")
        self.assertEqual(status, 0, output)
        self.assertIn("good (here): 3 passed, 0 failed", output)

        self.suite("crashes", "echo before; kill -SEGV $$\n")
        self.file("test_suites.txt", "good\ncrashes\nmissing\n")
        status, output = self.run_tool("suites.py", self.folder)
        self.assertEqual(status, 1)
        self.assertIn("!! crashes: 1 failed", output)
        self.assertIn("!! missing: 1 failed", output)
        self.assertIn("before", (self.folder / "reports/crashes.log").read_text())
        self.assertEqual(self.run_tool("step.py", "--total", self.folder / "reports"), (1, "3 passed, 2 failed\n"))

        status, output = self.run_tool("suites.py", self.folder, "good")
        self.assertEqual(status, 0, output)

    def test_a_program_that_is_not_listed_is_a_failure(self):
        report = self.file("source", NESTED.replace("<error>crash</error>", ""))
        self.suite("good", f"cp {report} $report\n")
        self.suite("forgotten", f"cp {report} $report\n")
        self.file("test_suites.txt", "good\n")
        status, output = self.run_tool("suites.py", self.folder)
        self.assertEqual(status, 1)
        self.assertIn("!! test_forgotten is not in test_suites.txt", output)
        self.assertEqual(self.run_tool("step.py", "--total", self.folder / "reports"), (1, "3 passed, 1 failed\n"))
        self.assertEqual(self.run_tool("suites.py", self.folder, "good")[0], 0)

    def test_no_list_is_a_failure(self):
        self.file("test_suites.txt", "")
        self.assertEqual(self.run_tool("suites.py", self.folder)[0], 1)


if __name__ == "__main__":
    unittest.main()
