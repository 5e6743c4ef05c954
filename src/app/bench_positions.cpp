#include "app/bench_positions.h"

#include <array>

namespace tablier::app {

std::span<const BenchPosition> bench_positions() {
    static constexpr std::array positions{
        BenchPosition{"quoridor", "e1/10 e9/10 - S"},
        BenchPosition{"quoridor", "d2/4 e5/6 a6v.a8v.c1v.c3h.c4h.d2h.e2v.f4v.g4v.g6h S"},
        BenchPosition{
            "quoridor",
            "g3/1 e6/0 a4v.a6v.a8v.b5v.b8h.c1v.c3h.c4h.d2h.d4v.e2v.e3h.e6h.f4v.g3h.g4v.g6h.h3v.h7h "
            "S"},
        BenchPosition{"quoridor-4", "e1/5 a5/5 e9/5 i5/5 - S"},
        BenchPosition{
            "quoridor-4",
            "e2/0 b3/2 f9/2 g5/1 a5v.a8v.c2v.c4v.c6v.d2v.d7h.d8v.e1v.e2h.e6h.e7v.f3v.g3h.h8h S"},
        BenchPosition{
            "quoridor-4",
            "c1/0 d2/1 h7/0 d3/0 "
            "a1v.a5v.a8v.c2v.c4v.c6v.d2v.d7h.d8v.e1v.e2h.e6h.e7v.f1v.f3v.g3h.g4v.h1v.h8h S"},
        BenchPosition{"intercept",
                      "S g7 S/Pb1.d1.f1.i1.k1/Rc1.e1.h1.j1.l1/Dg1p "
                      "N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dg13p"},
        BenchPosition{"intercept",
                      "S g7 S/Pb1.d1.f1.i1.k1/Rc1.e1.h1.j1.l1/Df7p "
                      "N/Pc13.e13.g13.j13.l13/Rb13.d13.f13.i13.k13/Dg6p"},
        BenchPosition{"intercept",
                      "S i9 S/Pe2.f3.g1.i1.k1/Rc1.g3.h1.j1.l1/De8r "
                      "N/Pc13.e13.g13.h11.i10/Rb13.d13.f13.i9.k13/Dh8p"},
        BenchPosition{"intercept-4",
                      "S g7 S/Pd1.f1.i1/Re1.h1.j1/Dg1p W/Pa5.a8.a10/Ra4.a6.a9/Da7p "
                      "N/Pe13.h13.j13/Rd13.f13.i13/Dg13p E/Pm4.m6.m9/Rm5.m8.m10/Dm7p"},
        BenchPosition{"intercept-4",
                      "S g7 S/Pd1.f1.i1/Re1.h1.j1/De11r W/Pa5.a8.a11/Ra4.a7.a9/Df7p "
                      "N/Pe13.h13.j13/Rd13.f13.i13/Dh7p E/Pm4.m6.m9/Rm5.m7.m10/Df6p"},
        BenchPosition{"intercept-4",
                      "N e8 S/Pd1.f1.i1/Re1.g1.i2/Dg8p W/Pa5.a11.c6/Ra7.a9.e8/Df8p "
                      "N/Pe13.g13.j13/Rd13.f13.i13/Dg6p E/Pk8.m4.m9/Rj6.m5.m7/Df6p"},
        BenchPosition{"intercept-teams",
                      "S g7 S/Pd1.f1.i1/Re1.h1.j1/Dg1p W/Pa5.a8.a10/Ra4.a6.a9/Da7p "
                      "N/Pe13.h13.j13/Rd13.f13.i13/Dg13p E/Pm4.m6.m9/Rm5.m8.m10/Dm7p"},
        BenchPosition{"intercept-teams",
                      "S e7 S/Pd1.f1.i1/Re1.h1.j1/De7r W/Pa5.a8.a10/Ra4.a6.a9/Dc1r "
                      "N/Pe13.h13.j13/Rd13.g13.i13/Df8p E/Pm4.m6.m9/Rm5.m8.m10/Df6p"},
        BenchPosition{"intercept-teams",
                      "N e7 S/Pe3.f1.i3/Rg1.h1.j1/De7r W/Pa5.a10.b7/Ra7_.a9.c5/Dg5r "
                      "N/Pe13.h12.j13/Rd13.g13.i13/Da7r E/Pm4.m7.m9/Rm5.m8.m10/Di9p"},
        BenchPosition{"superpion",
                      "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
                      "bbbbb/bbbbb -/-/-/- b - 0 -"},
        BenchPosition{"superpion",
                      "1yyyy/y1yyy/1yyyy/1r1y2kk/rr1y3k/r5kk/rr1y3k/1r4kk/rr3k2/6kk/rr4kk/1rb1b1kk/"
                      "1rbb4/rbbbb/1b1bb/bbb1b r1/-/-/- k - 13 -"},
        BenchPosition{"superpion",
                      "2yyy/y1y1y/1y1yy/5ykk/rry1yk1k/r5kk/r6k/5k1k/1r6/2r1b1k1/rr4k1/2bb1kkk/"
                      "1rbb1bk1/rb1bb/b2b1/bb1bb r1/y3/r4/- k - 9 -"},
        BenchPosition{"superpion-teams",
                      "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
                      "bbbbb/bbbbb -/-/-/- b - 0 -"},
        BenchPosition{"superpion-teams",
                      "yyy1y/1yy1y/yyyyk/5y1k/rr4y1/2r3kk/1r5k/rr4kk/rr4k1/4b1kk/rrb4k/rrb3kk/rr5k/"
                      "b1bbb/b1bbb/bbbb1 -/y1/r1k1/y1 k - 3 -"},
        BenchPosition{"superpion-teams",
                      "2y1y/3y1/y1y1k/ry4k1/rr6/3r2kk/2r4k/7k/r1b1k3/r4k1k/r4b1k/1rb1bbkk/r5k1/5/"
                      "bb2b/bbbb1 r3/b2y3/r2k2/b1y6 k - 11 -"},
        BenchPosition{"superpion-3",
                      "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
                      "bbbbb/bbbbb -/-/-/- b - 0 -"},
        BenchPosition{"superpion-3",
                      "yyyyy/y1y1y/y1yyy/2y2ykk/1r1r3k/r1r3kk/r6k/r5kk/rr5k/r4bkk/rr4bk/r2b1bkk/"
                      "rr5k/bb3/bbb1b/bbbbb -/y1/r1/- b - 12 -"},
        BenchPosition{"superpion-3",
                      "yy1yy/r2y1/1y1y1/2y1y1kk/5yyk/r4ykk/1r1r3k/2r3kk/r1r3bk/r2b1bkk/rr2b2k/"
                      "r2b1bkk/r1b3bk/1bb1b/2b2/bbb2 r1/y3/r2/- y - 21 -"},
        BenchPosition{"superpion-2",
                      "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
                      "bbbbb/bbbbb -/-/-/- b - 0 -"},
        BenchPosition{"superpion-2",
                      "1yyyy/2yy1/yyyy1/1yy2ykk/r1r1y2k/1rr3kk/r2r3k/r5kk/rr5k/r1b1k1k1/rr2k2k/"
                      "r4bkk/r2rbb2/bbbb1/bb2b/b1bb1 -/y1/-/b1 k - 15 -"},
        BenchPosition{"superpion-2",
                      "2yyy/2y2/y1y2/yy1k3k/ry3y1k/2r2ykk/rr4k1/r5k1/rr2r1k1/1r3k1k/r3b1bk/"
                      "r1bb1bkk/r4b2/b2bb/b2b1/b1b1b k1/y4k1/r2/b1r1 k - 7 -"},
        BenchPosition{"superpion-super2",
                      "yyyyy/yyyyy/yyyyy/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/r5kk/rr5k/bbbbb/"
                      "bbbbb/bbbbb -/-/-/- b - 0 -"},
        BenchPosition{"superpion-super2",
                      "yyyyy/1yyyy/y3y/7k/rr1y3k/rry2k1k/r2y2k1/rr4kk/rr5k/5kkk/rr3bk1/r2bbbkk/"
                      "rr3b1k/b1b2/bb2b/bbbbb -/-/r1/y1 k - 7 -"},
        BenchPosition{"superpion-super2",
                      "yyy1y/2y2/3yy/2y3yk/rryy1k2/rr2k1kk/rrr5/1ry3k1/r2y2kk/r2b1kkk/2b2bk1/"
                      "r1b1bbkk/1r3b2/1b1b1/2b1b/1b2b r2/b2/r1k1/y2 k - 5 -"},
        BenchPosition{"point",
                      "play S S:BBBBBWWWBWWW:BB=WWB+BW=WBW+BW=WWW+WB=WBW "
                      "N:BBWWWWBBWBBW:BB=WWW+WB=WWB+WW=WBW offer:- drawn:BB=WWB swaps:0 out:-"},
        BenchPosition{"point",
                      "play N S:BBBBWWWBW:BB=WWW+BW=WWW+WB=BBB "
                      "N:WWBBBBWBBW:BB=WWW+BW=BBW+BW=WWW+WW=WBW offer:- drawn:BW=WWW swaps:0 "
                      "out:BB=WBW+BB=WWB+BW=WBB+BW=WBW+WB=WBW+WB=WWB+WB=WWW+WW=BBB+WW=WBB"},
        BenchPosition{"point",
                      "play S S:WWBBBWB:BB=WBB+BW=BBB+WW=WBW+WW=WWB "
                      "N:WBBBWBWWWWBWW:BB=WBB+BW=BWB+WB=WBW offer:- drawn:BB=WBB swaps:0 "
                      "out:BB=BBW+BB=BBW+BB=WBW+BB=WWB+BB=WWW+BB=WWW+BW=BBW+BW=WBB+BW=WBB+BW=WBW+"
                      "BW=WBW+BW=WWW+BW=WWW+WB=BBB+WB=BWB+WB=WBW+WB=WWB+WB=WWB+WB=WWW+WW=BBB+WW="
                      "BBW+WW=BWW+WW=WBB+WW=WBW+WW=WWB+WW=WWW"},
        BenchPosition{
            "point-3",
            "play S S:BWWWBBBWWWBB:BB=BBB+BW=BBW+BW=WBW+WW=WBB W:WWWBWWWBBBBB:BB=BBW+WW=BBB+WW=BBW "
            "N:WWBBWBBWBWWB:BB=BWB+BB=BWW+WW=WBW offer:- drawn:BW=BBW swaps:0 out:-"},
        BenchPosition{
            "point-3",
            "play W S:BWWWBBWWWBB:BB=BBB+WB=BWW+WW=WBB W:WWBWWBBBBB:WW=BBB+WW=BBW+WW=WBB+WW=WWB "
            "N:WWBBBBWBBB:BW=BWB+BW=BWW+WW=WBW offer:- drawn:WW=WWB swaps:0 "
            "out:BB=BBW+BB=BWB+BB=BWB+BB=BWW+BW=BBW+BW=WBW+WB=WBW"},
        BenchPosition{
            "point-3",
            "play S S:BWBBWB:BB=WBW+BW=BWW+WW=WBW+WW=WWW W:BBBWWWBWWB:WB=WWW+WW=BBB+WW=WWB "
            "N:WBBBBBBBBW:BB=WBW+BW=WBW+WB=WWW offer:- drawn:WW=WWW swaps:0 "
            "out:BB=BBB+BB=BBW+BB=BWB+BB=BWB+BB=BWW+BB=WWB+BW=BBB+BW=BBW+BW=BWB+BW=BWW+BW=WBW+BW="
            "WWW+WB=BBB+WB=BBW+WB=BWW+WB=BWW+WB=WBW+WB=WWB+WW=BBB+WW=BBW+WW=BBW+WW=WBB+WW=WBB+WW="
            "WBW"},
        BenchPosition{"point-4",
                      "play S S:WBBWBWWBWBBW:BB=BBW+BW=WBW+WB=WBW+WW=WWB "
                      "W:BBWWBWWBBWWB:BW=WBB+WW=BBB+WW=WBB N:BWBBBWWWWWBB:BB=BBB+WW=BBB+WW=BBW "
                      "E:BWBWBWBWWWBB:BW=BWW+BW=WBB+WB=BWW offer:- drawn:WW=WWB swaps:0 out:-"},
        BenchPosition{
            "point-4",
            "play W S:WBBWBWBBBW:BB=BWB+WB=WBW+WW=WWB W:BBWWBWWWBBWWB:BB=BWW+BW=WBB+WW=BBB+WW=WBB "
            "N:BWBBWWWWWBB:BW=WBW+WW=BBB+WW=BBW E:WBBBWBWBWWWBB:BW=BWW+BW=WWW+WB=BWW offer:- "
            "drawn:BB=BWW swaps:0 out:BB=BBB+BB=BBW+BB=WBB+BW=WBB+BW=WBW"},
        BenchPosition{
            "point-4",
            "play N S:WBWBBWWWBW:BB=BWW+BB=WWW+WW=WWB W:WWWWWWWBBW:BB=BBW+BW=WBB+WB=WBB "
            "N:BWBBWBB:BW=WBW+WB=WBB+WB=WWW+WW=BBB E:WBBBWWBBBWWWWBB:BB=WBW+WB=BWW+WW=WBW offer:- "
            "drawn:WB=WWW swaps:0 "
            "out:BB=BBB+BB=BBW+BB=BWB+BB=BWW+BB=WBB+BB=WBW+BB=WWB+BB=WWW+BW=BBW+BW=BWW+BW=BWW+BW="
            "WBB+BW=WBW+BW=WWW+WB=BBW+WB=WBW+WW=BBB+WW=BBW+WW=BWW+WW=BWW+WW=WBB+WW=WWW"},
        BenchPosition{"point-teams",
                      "play S S:WWWBBBWWBWBB:BW=BBW+BW=WBW+WB=WBB+WW=BBW "
                      "W:BWWBWWBWBWBB:BW=WBW+WB=BWB+WB=WBW N:BWWWBBBWWWBB:BB=BBB+BW=WBB+BW=WWB "
                      "E:BBBBBBWWWWWW:BB=WWB+WB=BBB+WB=WBW offer:- drawn:WW=BBW swaps:0 out:-"},
        BenchPosition{
            "point-teams",
            "play E S:WWWBBWWBWBB:BB=BBB+BW=WBW+WB=WBB W:BWWBWWBWWBB:BW=BWW+WB=BBB+WB=WBW "
            "N:BBBWWBBBWWWBB:BW=WBB+BW=WWB+BW=WWB E:BBBBBBWWWWWW:BB=WWB+BW=WBW+WB=BBW+WB=WBW "
            "offer:- drawn:WB=BBW swaps:1 out:BW=BBW+WB=BWB+WW=BBW"},
        BenchPosition{
            "point-teams",
            "play N S:WWWBWWBBWBBB:BW=WBB+WW=BBB+WW=BBB W:BWWWBWWWBBWB:WB=WBW+WB=WBW+WB=WWW "
            "N:BBBWWBBWBWWBB:BB=BWB+BB=WBB+BW=WWB+WB=BBW E:BBBBWBWWWWW:BB=WWW+BW=BWW+WB=WBB "
            "offer:- drawn:BB=BWB swaps:0 "
            "out:BB=BBB+BB=WWB+BW=BBW+BW=BWW+BW=WBW+BW=WBW+BW=WWB+WB=BBB+WB=BBW+WB=BWB+WB=WBB+WW="
            "BBW+WW=WBW+WW=WBW"},
    };
    return positions;
}

}  // namespace tablier::app
