// Known numbers of positions, counted by independent implementations of the rules.
#include "tablier/perft.h"

#include "games/superpion/rules/support.h"

namespace tablier::superpion {
namespace {

std::vector<std::uint64_t> counts(const Rules& rules, const Position& position, int depth) {
    std::vector<std::uint64_t> found;
    for (int plies = 1; plies <= depth; ++plies)
        found.push_back(perft<Superpion>(rules, position, plies));
    return found;
}

TEST(Perft, from_the_start) {
    using Counts = std::vector<std::uint64_t>;
    for (const char* variant :
         {"superpion", "superpion-teams", "superpion-3", "superpion-super2"}) {
        const Rules rules = rules_of(variant);
        EXPECT_EQ(counts(rules, start(rules), 5), (Counts{10, 111, 792, 8765, 83626})) << variant;
    }
    const Rules two = rules_of("superpion-2");
    EXPECT_EQ(counts(two, start(two), 5), (Counts{10, 103, 993, 9929, 93979}));
}

}  // namespace
}  // namespace tablier::superpion
