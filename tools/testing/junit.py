"""JUnit reports: reads those of GoogleTest, CTest, Vitest, Playwright and Node, and writes plain ones."""
import dataclasses
import pathlib
import xml.etree.ElementTree as ElementTree


@dataclasses.dataclass
class Counts:
    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other):
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self):
        return f"{self.passed} passed, {self.failed} failed"


class BrokenReport(Exception):
    """A report that is missing, is no JUnit XML, or holds no test."""


def count_case(case):
    if case.find("failure") is not None or case.find("error") is not None:
        return Counts(failed=1)
    not_run = case.get("status") in ("notrun", "disabled") or case.get("result") in ("skipped", "suppressed")
    if not_run or case.find("skipped") is not None:
        return Counts(skipped=1)
    return Counts(passed=1)


def count_element(element):
    """Counts test cases; a suite without any is counted by its attributes, as write_counts makes it."""
    if element.tag == "testcase":
        return count_case(element)
    children = [child for child in element if child.tag in ("testsuite", "testcase")]
    if not children:
        failed = int(element.get("failures", 0)) + int(element.get("errors", 0))
        skipped = int(element.get("skipped", 0))
        return Counts(int(element.get("tests", 0)) - failed - skipped, failed, skipped)
    return sum(map(count_element, children), Counts())


def read(path):
    """The counts of a report. A report in which no test passed or failed is a BrokenReport."""
    try:
        root = ElementTree.parse(path).getroot()
        if root.tag not in ("testsuites", "testsuite"):
            raise BrokenReport(f"{path} is no JUnit report")
        counts = count_element(root)
    except (OSError, ElementTree.ParseError, ValueError) as error:
        raise BrokenReport(f"{path}: {error}") from error
    if counts.passed + counts.failed == 0:
        raise BrokenReport(f"{path} holds no test")
    return counts


def printable(text):
    """Without the control characters that XML cannot hold."""
    return "".join(letter for letter in text if letter in "\n\t" or " " <= letter < "\ufffe")


def write(path, suite, seconds=0.0, failure=None):
    """Writes a report of one test, failed if there is a failure text."""
    root = ElementTree.Element("testsuites")
    attributes = {"name": suite, "tests": "1", "failures": str(int(failure is not None)), "time": f"{seconds:.3f}"}
    holder = ElementTree.SubElement(root, "testsuite", attributes)
    case = ElementTree.SubElement(holder, "testcase", {"name": suite, "classname": suite, "time": f"{seconds:.3f}"})
    if failure is not None:
        ElementTree.SubElement(case, "failure", {"message": "failed"}).text = printable(failure)
    save(path, root)


def write_counts(path, suite, counts, seconds=0.0):
    """Writes a report of which only the numbers are known."""
    root = ElementTree.Element("testsuites")
    ElementTree.SubElement(root, "testsuite", {
        "name": suite, "tests": str(counts.passed + counts.failed), "failures": str(counts.failed),
        "time": f"{seconds:.3f}"})
    save(path, root)


def save(path, root):
    pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
    ElementTree.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)
