// A session with collected output.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tablier/catalog.h"
#include "ugi/collected_output.h"
#include "ugi/session.h"

namespace tablier::ugi_test {

/// The surroundings that the transcripts are made with.
inline ugi::Session::SessionContext test_context(std::string_view spec) {
    return {.game = *make_game(spec), .name = "Tablier", .max_hash_mb = 1024};
}

struct TestSession {
    explicit TestSession(std::string_view spec = "quoridor") : session(test_context(spec), output) {
        session.execute("setoption name Hash value 1");  // large tables take time to make
    }

    /// Says a line and returns the answer to it.
    std::string ask(std::string_view line) {
        EXPECT_TRUE(session.execute(line));
        return output.next_answer().value_or("(nothing)");
    }
    /// Says a line that has no answer.
    void tell(std::string_view line) { EXPECT_TRUE(session.execute(line)); }

    CollectedOutput output;
    ugi::Session session;
};

}  // namespace tablier::ugi_test
