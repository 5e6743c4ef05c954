#include "ugi/info_line.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "ugi/output.h"

namespace tablier::ugi {
namespace {

/// "0.534"
std::string win_text(double chance) {
    const int thousandths = int(std::lround(chance * 1000.0));
    char text[16];
    std::snprintf(text, sizeof text, "%d.%03d", thousandths / 1000, thousandths % 1000);
    return text;
}

}  // namespace

std::string error_line(std::string message) {
    std::ranges::replace_if(
        message, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return "info string error " + message;
}

std::string score_text(search::Score score) {
    if (!search::is_proven(score)) return "cp " + std::to_string(score / 10);
    return "mate " + std::string(score < 0 ? "-" : "") +
           std::to_string(search::proof_length(score));
}

std::vector<std::string> info_lines(const search::SearchResult& result) {
    const auto milliseconds = std::uint64_t(std::max<std::int64_t>(result.time.count(), 0));
    const std::uint64_t speed = result.nodes * 1000 / std::max<std::uint64_t>(milliseconds, 1);
    std::vector<std::string> lines;
    for (const search::SearchLine& found : result.lines) {
        std::string line = "info depth " + std::to_string(result.depth) + " multipv " +
                           std::to_string(lines.size() + 1) + " score " + score_text(found.score) +
                           " win " + win_text(found.win()) + " nodes " +
                           std::to_string(result.nodes) + " nps " + std::to_string(speed) +
                           " time " + std::to_string(milliseconds) + " pv";
        for (const std::string& move : found.moves) line += " " + move;
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace tablier::ugi
