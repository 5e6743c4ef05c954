#include "net/token_bucket.h"

#include <gtest/gtest.h>

namespace tablier::net {
namespace {

using namespace std::chrono_literals;

constexpr Rate rate{.burst = 3, .per_second = 2};

TEST(TokenBucketTest, gives_what_it_has_and_fills_up_again) {
    TokenBucket bucket;
    const auto start = TokenBucket::Clock::now();
    EXPECT_TRUE(bucket.full(rate, start));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, start));
    EXPECT_FALSE(bucket.take(rate, start));
    EXPECT_FALSE(bucket.take(rate, start + 499ms));
    EXPECT_TRUE(bucket.take(rate, start + 500ms));
    EXPECT_FALSE(bucket.take(rate, start + 500ms));
    EXPECT_FALSE(bucket.full(rate, start + 1999ms));
    EXPECT_TRUE(bucket.full(rate, start + 2000ms));
    EXPECT_TRUE(bucket.take(rate, start + 1h, 3)) << "but not more than it holds";
    EXPECT_FALSE(bucket.take(rate, start + 1h));
}

TEST(TokenBucketTest, says_how_long_to_wait) {
    TokenBucket bucket;
    const auto start = TokenBucket::Clock::now();
    EXPECT_EQ(bucket.wait(rate, start), 0s);
    bucket.take(rate, start, 3);
    EXPECT_EQ(bucket.wait(rate, start), 1s) << "whole seconds";
    EXPECT_EQ(bucket.wait(rate, start, 3), 2s);
    EXPECT_EQ(bucket.wait({.burst = 1, .per_second = 0}, start), 1h) << "for good, but said so";
}

TEST(TokenBucketTest, does_not_mind_a_moment_before_the_last) {
    TokenBucket bucket;
    const auto start = TokenBucket::Clock::now();
    EXPECT_TRUE(bucket.take(rate, start, 3));
    EXPECT_FALSE(bucket.take(rate, start - 1h));
    EXPECT_FALSE(bucket.take(rate, start));
}

}  // namespace
}  // namespace tablier::net
