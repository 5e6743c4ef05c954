#!/usr/bin/env python3
"""Runs one step of ./test and leaves a JUnit report of it.

    tools/testing/step.py [options] NAME -- COMMAND ARGUMENT…
    tools/testing/step.py --total FOLDER      the sum of all reports in a folder, as ./test prints it last

The command passes if it exits with 0. It is shown only if it fails. Options:
    --reports DIR      where the report is written, as DIR/NAME.xml (build/reports)
    --own-report       the command writes a JUnit report itself, to the path in $JUNIT_REPORT
    --counted          the command prints "N passed, N failed" as its last line
    --seconds N        it is killed after so long (1800)

A command that ends badly, writes no report or runs no test is a failed test, whatever it says.
"""
import argparse
import contextlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

import junit

TAIL_LINES = 80


running = set()  # processes, each leader of a process group


def kill_on_signals():
    """Ctrl-C and SIGTERM end what is running, too: it is in process groups of its own."""
    def end(number, _):
        for process in list(running):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        os._exit(128 + number)

    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)


def run(command, report, seconds):
    """Runs a command as its own process group; returns its status and its output."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        start_new_session=True, env=os.environ | {"JUNIT_REPORT": str(report.resolve())})
    running.add(process)
    try:
        output, _ = process.communicate(timeout=seconds)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        try:
            output, _ = process.communicate(timeout=2)
        except subprocess.TimeoutExpired as late:
            # A process that left the group still holds the output.
            output = (late.output or b"").decode(errors="replace")
        return 124, output + f"\nkilled after {seconds} seconds\n"
    finally:
        running.discard(process)


def counted(output):
    """The counts of the last line "N passed, N failed"; None without one."""
    found = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.MULTILINE)
    return junit.Counts(*map(int, found[-1])) if found else None


def run_step(name, command, report, *, own_report=False, count_output=False, seconds=1800):
    """Runs the command, leaves a report at the path, and returns counts and output."""
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)  # an old one must never count
    start = time.monotonic()
    try:
        status, output = run(command, report, seconds)
    except OSError as error:
        status, output = 127, str(error)
    took = time.monotonic() - start
    counts = None
    if own_report:
        try:
            counts = junit.read(report)
        except junit.BrokenReport as error:
            output += f"\n{error}\n"
    elif count_output:
        counts = counted(output)
        if counts and counts.passed + counts.failed > 0:
            junit.write_counts(report, name, counts, took)
        else:
            counts = None
            output += "\nit counted no test\n"
    elif status == 0:
        counts = junit.Counts(passed=1)
        junit.write(report, name, took)
    if counts is None or (status != 0 and counts.failed == 0):
        # Crashed, or ended badly after its last test.
        counts = junit.Counts(failed=1)
        tail = "\n".join(output.splitlines()[-TAIL_LINES:])
        junit.write(report, name, took, failure=f"exit status {status}\n{tail}")
    return counts, output, took


def show(name, counts, output, took):
    if counts.failed:
        print("\n".join(output.splitlines()[-TAIL_LINES:]))
        print(f"!! {name}: {counts.failed} failed")
    skipped = f", {counts.skipped} skipped" if counts.skipped else ""
    print(f"   {name}: {counts}{skipped} ({took:.0f} s)", flush=True)


def show_failure(name, reports):
    """A failed test without a command."""
    junit.write(report_path(reports, name), name, failure=name)
    show(name, junit.Counts(failed=1), "", 0)


def report_path(reports, name):
    return reports / (re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-") + ".xml")


def total(folder):
    """Prints the sum of all reports; what cannot be read counts as failed."""
    counts = junit.Counts()
    for report in sorted(pathlib.Path(folder).rglob("*.xml")):
        try:
            counts += junit.read(report)
        except junit.BrokenReport as error:
            print(f"!! {error}")
            counts += junit.Counts(failed=1)
    if counts.passed + counts.failed == 0:
        counts.failed = 1
    print(counts)
    return 1 if counts.failed else 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--total", metavar="FOLDER")
    parser.add_argument("--reports", type=pathlib.Path, default=pathlib.Path("build/reports"))
    parser.add_argument("--own-report", action="store_true")
    parser.add_argument("--counted", action="store_true")
    parser.add_argument("--seconds", type=float, default=1800)
    parser.add_argument("name", nargs="?")
    parser.add_argument("command", nargs="*")
    arguments = parser.parse_args()
    if arguments.total:
        return total(arguments.total)
    if not arguments.command:
        parser.error("no command")
    kill_on_signals()
    counts, output, took = run_step(arguments.name, arguments.command,
                                    report_path(arguments.reports, arguments.name), own_report=arguments.own_report,
                                    count_output=arguments.counted, seconds=arguments.seconds)
    show(arguments.name, counts, output, took)
    return 1 if counts.failed else 0


if __name__ == "__main__":
    sys.exit(main())
