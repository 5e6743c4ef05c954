// All conformance vectors in the repository.
#include <gtest/gtest.h>

#include <fstream>

#include "conform/vector.h"

namespace tablier {
namespace {

/// Perft counts beyond this take too long in a sanitizer build; `tablier conform` runs them all.
constexpr std::uint64_t most_leaves = 3'000'000;

class VectorFile : public testing::TestWithParam<const char*> {};

TEST_P(VectorFile, every_vector_passes) {
    std::ifstream file(std::string(TABLIER_TEST_DATA) + "/data/vectors/" + GetParam() + ".jsonl");
    ASSERT_TRUE(file);
    int checked = 0;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        const auto vector = parse_vector(line);
        ASSERT_TRUE(vector) << "line " << number << ": " << vector.error().message;
        if (vector->perft && vector->perft->count > most_leaves) continue;
        EXPECT_EQ(check_vector(*vector), "") << "line " << number << ": " << vector->spec;
        ++checked;
    }
    EXPECT_GT(checked, 100);
}

INSTANTIATE_TEST_SUITE_P(All, VectorFile,
                         testing::Values("quoridor", "intercept", "superpion", "point", "perft"),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace tablier
