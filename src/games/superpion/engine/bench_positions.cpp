// Positions that `tablier bench` searches: for each variant the start, the middle and the late part
// of a game.
#include "games/superpion/engine/engine.h"

#include <array>

namespace tablier::superpion {

std::span<const search::BenchPosition> bench_positions() {
    static constexpr std::array positions{
        search::BenchPosition{
            "superpion",
            "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
            "bbbbb/bbbbb -/-/-/- b - 0 -"},
        search::BenchPosition{
            "superpion",
            "1yyyy/y1yyy/1yyyy/1r1y2kk/rr1y3k/r5kk/rr1y3k/1r4kk/rr3k2/6kk/rr4kk/1rb1b1kk/"
            "1rbb4/rbbbb/1b1bb/bbb1b r1/-/-/- k - 13 -"},
        search::BenchPosition{
            "superpion",
            "2yyy/y1y1y/1y1yy/5ykk/rry1yk1k/r5kk/r6k/5k1k/1r6/2r1b1k1/rr4k1/2bb1kkk/"
            "1rbb1bk1/rb1bb/b2b1/bb1bb r1/y3/r4/- k - 9 -"},
        search::BenchPosition{
            "superpion-teams",
            "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
            "bbbbb/bbbbb -/-/-/- b - 0 -"},
        search::BenchPosition{
            "superpion-teams",
            "yyy1y/1yy1y/yyyyk/5y1k/rr4y1/2r3kk/1r5k/rr4kk/rr4k1/4b1kk/rrb4k/rrb3kk/rr5k/"
            "b1bbb/b1bbb/bbbb1 -/y1/r1k1/y1 k - 3 -"},
        search::BenchPosition{
            "superpion-teams",
            "2y1y/3y1/y1y1k/ry4k1/rr6/3r2kk/2r4k/7k/r1b1k3/r4k1k/r4b1k/1rb1bbkk/r5k1/5/"
            "bb2b/bbbb1 r3/b2y3/r2k2/b1y6 k - 11 -"},
        search::BenchPosition{
            "superpion-3",
            "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
            "bbbbb/bbbbb -/-/-/- b - 0 -"},
        search::BenchPosition{
            "superpion-3",
            "yyyyy/y1y1y/y1yyy/2y2ykk/1r1r3k/r1r3kk/r6k/r5kk/rr5k/r4bkk/rr4bk/r2b1bkk/"
            "rr5k/bb3/bbb1b/bbbbb -/y1/r1/- b - 12 -"},
        search::BenchPosition{
            "superpion-3",
            "yy1yy/r2y1/1y1y1/2y1y1kk/5yyk/r4ykk/1r1r3k/2r3kk/r1r3bk/r2b1bkk/rr2b2k/"
            "r2b1bkk/r1b3bk/1bb1b/2b2/bbb2 r1/y3/r2/- y - 21 -"},
        search::BenchPosition{
            "superpion-2",
            "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
            "bbbbb/bbbbb -/-/-/- b - 0 -"},
        search::BenchPosition{
            "superpion-2",
            "1yyyy/2yy1/yyyy1/1yy2ykk/r1r1y2k/1rr3kk/r2r3k/r5kk/rr5k/r1b1k1k1/rr2k2k/"
            "r4bkk/r2rbb2/bbbb1/bb2b/b1bb1 -/y1/-/b1 k - 15 -"},
        search::BenchPosition{"superpion-2",
                              "2yyy/2y2/y1y2/yy1k3k/ry3y1k/2r2ykk/rr4k1/r5k1/rr2r1k1/1r3k1k/r3b1bk/"
                              "r1bb1bkk/r4b2/b2bb/b2b1/b1b1b k1/y4k1/r2/b1r1 k - 7 -"},
        search::BenchPosition{
            "superpion-super2",
            "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
            "bbbbb/bbbbb -/-/-/- b - 0 -"},
        search::BenchPosition{
            "superpion-super2",
            "yyyyy/1yyyy/y3y/7k/rr1y3k/rry2k1k/r2y2k1/rr4kk/rr5k/5kkk/rr3bk1/r2bbbkk/"
            "rr3b1k/b1b2/bb2b/bbbbb -/-/r1/y1 k - 7 -"},
        search::BenchPosition{
            "superpion-super2",
            "yyy1y/2y2/3yy/2y3yk/rryy1k2/rr2k1kk/rrr5/1ry3k1/r2y2kk/r2b1kkk/2b2bk1/"
            "r1b1bbkk/1r3b2/1b1b1/2b1b/1b2b r2/b2/r1k1/y2 k - 5 -"},
    };
    return positions;
}

}  // namespace tablier::superpion
