// Transcripts of sessions: "> " before input lines, "< " before output lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tablier::ugi_test {

struct SpokenLine {
    bool by_engine = false;
    std::string text;
};

/// Lines that begin otherwise are remarks.
std::vector<SpokenLine> read_transcript(std::string_view text);

/// Whether an answer is of the kind written down. What depends on the engine's taste or the
/// machine's speed may differ: the numbers and moves of a report, and which move is best.
bool is_like(std::string_view written, std::string_view said);

/// Says what is written to a new session and compares the answers; what differs is a test failure.
/// A report in the text stands for one or more.
void replay(const std::vector<SpokenLine>& transcript, std::string_view name);

}  // namespace tablier::ugi_test
