#include "net/encoding.h"

#include <gtest/gtest.h>

namespace tablier::net {
namespace {

using enum Encoding;

const std::vector<Encoding> all{Brotli, Gzip, Plain};

TEST(ChooseEncoding, takes_the_smallest_that_the_client_knows) {
    EXPECT_EQ(choose_encoding("gzip, deflate, br, zstd", all), Brotli);
    EXPECT_EQ(choose_encoding("gzip, deflate", all), Gzip);
    EXPECT_EQ(choose_encoding("GZip", all), Gzip);
    EXPECT_EQ(choose_encoding("x-gzip", all), Gzip);
    EXPECT_EQ(choose_encoding("deflate", all), Plain);
    EXPECT_EQ(choose_encoding("", all), Plain);
    EXPECT_EQ(choose_encoding("*", all), Brotli);
}

TEST(ChooseEncoding, takes_what_is_there) {
    EXPECT_EQ(choose_encoding("br, gzip", {Gzip, Plain}), Gzip);
    EXPECT_EQ(choose_encoding("br, gzip", {Plain}), Plain);
    EXPECT_EQ(choose_encoding("br, gzip", {}), std::nullopt);
}

TEST(ChooseEncoding, obeys_weights) {
    EXPECT_EQ(choose_encoding("br;q=0.5, gzip;q=0.8", all), Gzip);
    EXPECT_EQ(choose_encoding("br ; q=0.5 , gzip ; Q=0.501", all), Gzip);
    EXPECT_EQ(choose_encoding("br;q=0, gzip", all), Gzip);
    EXPECT_EQ(choose_encoding("br;q=0.001, identity;q=1", all), Plain);
    EXPECT_EQ(choose_encoding("gzip;q=0.001", all), Gzip) << "before what was not asked for";
    EXPECT_EQ(choose_encoding("gzip;q=1.000, br;q=1", all), Brotli);
}

TEST(ChooseEncoding, knows_the_star) {
    EXPECT_EQ(choose_encoding("*;q=0.5, br;q=0", all), Gzip);
    EXPECT_EQ(choose_encoding("gzip, *;q=0", all), Gzip);
    EXPECT_EQ(choose_encoding("*;q=0", all), std::nullopt);
    EXPECT_EQ(choose_encoding("*;q=0, identity", all), Plain);
    EXPECT_EQ(choose_encoding("identity;q=0", {Plain}), std::nullopt);
    EXPECT_EQ(choose_encoding("identity;q=0, gzip", {Gzip, Plain}), Gzip);
}

TEST(ChooseEncoding, passes_over_what_it_does_not_understand) {
    for (const char* bad : {"br;q=2", "br;q=", "br;q=1.1", "br;q=0.0001", "br;q=.5", "br;q=-1",
                            "b r", ";;,,=", "q=1"})
        EXPECT_EQ(choose_encoding(bad, all), Plain) << bad;
    EXPECT_EQ(choose_encoding(",, gzip;level=3;q=0.5,", all), Gzip);
}

}  // namespace
}  // namespace tablier::net
