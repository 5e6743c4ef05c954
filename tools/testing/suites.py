#!/usr/bin/env python3
"""Runs the GoogleTest programs of a build, several at a time, each as one process.

    tools/testing/suites.py [options] BUILD [SUITE…]     all of BUILD/test_suites.txt, or those named

Options:
    --reports DIR    where reports and logs are written (BUILD/reports)
    --jobs N         how many programs run at a time (as many as there are processors)
    --label TEXT     added to the names that are printed
    --seconds N      a program is killed after so long (1800)

A program BUILD/bin/test_* that is not listed would never run: that is a failure, too.
Each program leaves the JUnit report DIR/SUITE.xml and the log DIR/SUITE.log. Those that took longest
in the last run start first, so that no processor waits for one of them in the end.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import sys

import step


def read_seconds(file):
    """How long each suite took in the last run."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def listed(build):
    return (build / "test_suites.txt").read_text(encoding="utf-8").split()


def stray_programs(build, suites):
    """Test programs that no suite of the list is; one that a renamed suite left behind is to be removed."""
    known = {f"test_{suite}" for suite in suites}
    return sorted(path.name for path in (build / "bin").glob("test_*") if path.name not in known)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--reports", type=pathlib.Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--label", default="")
    parser.add_argument("--seconds", type=float, default=1800)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("suite", nargs="*")
    arguments = parser.parse_args()
    step.kill_on_signals()
    build = arguments.build
    reports = arguments.reports or build / "reports"
    suites = arguments.suite or listed(build)

    def run(suite):
        report = reports / f"{suite}.xml"
        program = str((build / "bin" / f"test_{suite}").resolve())
        command = [program, "--gtest_brief=1", f"--gtest_output=xml:{report.resolve()}"]
        counts, output, took = step.run_step(suite, command, report, own_report=True, seconds=arguments.seconds)
        report.with_suffix(".log").write_text(output, encoding="utf-8")
        return suite, counts, output, took

    seconds_file = build / "suite_seconds.json"
    seconds = read_seconds(seconds_file)
    suites.sort(key=lambda suite: -seconds.get(suite, float("inf")))
    failed = False
    for stray in [] if arguments.suite else stray_programs(build, suites):
        step.show_failure(f"{stray} is not in test_suites.txt", reports)
        failed = True
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for done in concurrent.futures.as_completed([pool.submit(run, suite) for suite in suites]):
            suite, counts, output, took = done.result()
            step.show(suite + arguments.label, counts, output, took)
            failed = failed or counts.failed > 0
            seconds[suite] = round(took, 1)
    seconds_file.write_text(json.dumps(seconds, indent=2, sort_keys=True), encoding="utf-8")
    return 1 if failed or not suites else 0


if __name__ == "__main__":
    sys.exit(main())
