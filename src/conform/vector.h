// Conformance vector: a position of a game with the results of an independent implementation, one
// JSON object a line (tests/data/vectors/README.md).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tablier/error.h"

namespace tablier {

struct ConformanceVector {
    std::string spec;  ///< variant and options, as make_game takes them
    std::vector<std::string> moves;

    /// The claims: the legal moves and the state of the game …
    struct Legal {
        std::vector<std::string> moves;
        std::optional<std::vector<std::string>> winners;            ///< none while the game goes on
        std::optional<std::map<std::string, std::int64_t>> scores;  ///< by side
        std::optional<std::map<std::string, std::int64_t>> weights;  ///< by chance move
    };
    std::optional<Legal> legal;

    /// … or a perft count.
    struct Perft {
        int depth = 0;
        std::uint64_t count = 0;
    };
    std::optional<Perft> perft;
};

/// A text of a vector for messages: unchanged, or quoted if it is very long or has control
/// characters.
std::string in_message(std::string_view text);

/// Reads one line; the error says which field is missing or wrong.
Result<ConformanceVector> parse_vector(std::string_view line);

/// Plays the vector and compares. Empty if all results agree, else a description of the difference.
std::string check_vector(const ConformanceVector& vector);

}  // namespace tablier
