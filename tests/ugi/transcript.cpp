#include "ugi/transcript.h"

#include <sstream>

#include "ugi/test_session.h"
#include "ugi/words.h"

namespace tablier::ugi_test {
namespace {

bool is_number(std::string_view word) {
    return word.find_first_not_of("-.0123456789") == std::string_view::npos;
}

bool is_report(std::string_view line) {
    return line.starts_with("info depth ");
}

}  // namespace

std::vector<SpokenLine> read_transcript(std::string_view text) {
    std::vector<SpokenLine> lines;
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);)
        if (line.starts_with("> ") || line.starts_with("< "))
            lines.push_back({line[0] == '<', line.substr(2)});
    return lines;
}

bool is_like(std::string_view written, std::string_view said) {
    if (written == said) return true;
    const auto a = ugi::words_of(written);
    const auto b = ugi::words_of(said);
    if (a.empty() || b.empty() || a[0] != b[0]) return false;
    if (a[0] == "bestmove")
        return a.size() > 1 && a[1] != "(none)" && b.size() > 1 && b[1] != "(none)";
    if (!is_report(written)) return false;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (a[i] == "pv") return b[i] == "pv";
        const bool kind_of_score = i > 0 && a[i - 1] == "score";
        if (a[i] != b[i] && !kind_of_score && !(is_number(a[i]) && is_number(b[i]))) return false;
    }
    return false;
}

void replay(const std::vector<SpokenLine>& transcript, std::string_view name) {
    TestSession engine;
    bool goes_on = true;
    for (std::size_t i = 0; i < transcript.size(); ++i) {
        const SpokenLine& line = transcript[i];
        if (!line.by_engine) {
            ASSERT_TRUE(goes_on) << name << ": told after quit: " << line.text;
            goes_on = engine.session.execute(line.text);
            continue;
        }
        const bool same_reports = i > 0 && transcript[i - 1].by_engine &&
                                  is_report(transcript[i - 1].text) && is_report(line.text);
        if (same_reports) continue;
        const auto said = is_report(line.text) ? engine.output.next() : engine.output.next_answer();
        ASSERT_TRUE(said) << name << ": no answer like: " << line.text;
        EXPECT_TRUE(is_like(line.text, *said))
            << name << "\n  written: " << line.text << "\n  said:    " << *said;
    }
    for (const std::string& line : engine.output.rest())
        EXPECT_TRUE(is_report(line)) << name << ": not written down: " << line;
}

}  // namespace tablier::ugi_test
