#include "tablier/search/detail/path.h"

#include <gtest/gtest.h>

namespace tablier::search {
namespace {

TEST(Path, CountsPositionsOfTheGameAndOfTheSearch) {
    Path path;
    path.start({7, 3, 7});
    path.push(3);
    path.push(5);
    EXPECT_EQ(path.times(7), 2);
    EXPECT_EQ(path.times(3), 2);
    EXPECT_EQ(path.times(5), 1);
    EXPECT_EQ(path.times(4), 0);
    EXPECT_TRUE(path.repeats(5));
    EXPECT_FALSE(path.repeats(4));
}

TEST(Path, ForgetsTheSearchButNotTheGameWhenItRestarts) {
    Path path;
    path.start({7});
    path.push(5);
    path.restart();
    EXPECT_EQ(path.times(5), 0);
    EXPECT_EQ(path.times(7), 1);
}

}  // namespace
}  // namespace tablier::search
