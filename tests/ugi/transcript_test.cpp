// The transcripts in transcripts/ and docs/protocol.md agree with the engine.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "ugi/transcript.h"

namespace tablier::ugi_test {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(Transcripts, in_files_are_real) {
    int files = 0;
    for (const auto& entry : fs::directory_iterator(TABLIER_TEST_DATA "/ugi/transcripts")) {
        ++files;
        const auto transcript = read_transcript(content_of(entry.path()));
        EXPECT_FALSE(transcript.empty()) << entry.path();
        replay(transcript, entry.path().filename().string());
    }
    EXPECT_GE(files, 5);
}

TEST(Transcripts, in_the_documentation_are_real) {
    const std::string text = content_of(TABLIER_TEST_DATA "/../docs/protocol.md");
    const std::string fence = "```";
    int found = 0;
    for (std::size_t at = 0; (at = text.find(fence, at)) != std::string::npos;) {
        const std::size_t end = text.find(fence, at + fence.size());
        ASSERT_NE(end, std::string::npos) << "a block without an end";
        const auto transcript = read_transcript(text.substr(at, end - at));
        if (!transcript.empty()) replay(transcript, "transcript " + std::to_string(++found));
        at = end + fence.size();
    }
    EXPECT_GE(found, 3);
}

TEST(Transcripts, differ_only_in_what_the_engine_thinks) {
    EXPECT_TRUE(is_like("bestmove e2", "bestmove e8"));
    EXPECT_FALSE(is_like("bestmove e2", "bestmove (none)"));
    EXPECT_FALSE(is_like("bestmove (none)", "bestmove e2"));
    EXPECT_FALSE(is_like("response true", "response false"));
    EXPECT_FALSE(is_like("readyok", "ugiok"));
    const char* report = "info depth 3 multipv 1 score cp 5 win 0.51 nodes 9 nps 9 time 1 pv e2";
    EXPECT_TRUE(is_like(
        report, "info depth 9 multipv 2 score mate -7 win 0.0 nodes 8 nps 7 time 3 pv e8 e2"));
    EXPECT_FALSE(is_like(report, "info depth 9 multipv 2 score cp 1 nodes 8 pv e8"));
    EXPECT_FALSE(is_like(report, "info string error"));
}

}  // namespace
}  // namespace tablier::ugi_test
