// Positions that `tablier bench` searches: for each variant the start (a first card on offer), the
// middle and the late part of a game.
#include "games/point/engine/engine.h"

#include <array>

namespace tablier::point {

std::span<const search::BenchPosition> bench_positions() {
    static constexpr std::array positions{
        search::BenchPosition{
            "point",
            "play S S:BBBBBWWWBWWW:BB=WWB+BW=WBW+BW=WWW+WB=WBW "
            "N:BBWWWWBBWBBW:BB=WWW+WB=WWB+WW=WBW offer:- drawn:BB=WWB swaps:0 out:-"},
        search::BenchPosition{
            "point",
            "play N S:BBBBWWWBW:BB=WWW+BW=WWW+WB=BBB "
            "N:WWBBBBWBBW:BB=WWW+BW=BBW+BW=WWW+WW=WBW offer:- drawn:BW=WWW swaps:0 "
            "out:BB=WBW+BB=WWB+BW=WBB+BW=WBW+WB=WBW+WB=WWB+WB=WWW+WW=BBB+WW=WBB"},
        search::BenchPosition{
            "point",
            "play S S:WWBBBWB:BB=WBB+BW=BBB+WW=WBW+WW=WWB "
            "N:WBBBWBWWWWBWW:BB=WBB+BW=BWB+WB=WBW offer:- drawn:BB=WBB swaps:0 "
            "out:BB=BBW+BB=BBW+BB=WBW+BB=WWB+BB=WWW+BB=WWW+BW=BBW+BW=WBB+BW=WBB+BW=WBW+"
            "BW=WBW+BW=WWW+BW=WWW+WB=BBB+WB=BWB+WB=WBW+WB=WWB+WB=WWB+WB=WWW+WW=BBB+WW="
            "BBW+WW=BWW+WW=WBB+WW=WBW+WW=WWB+WW=WWW"},
        search::BenchPosition{
            "point-3",
            "play S S:BWWWBBBWWWBB:BB=BBB+BW=BBW+BW=WBW+WW=WBB W:WWWBWWWBBBBB:BB=BBW+WW=BBB+WW=BBW "
            "N:WWBBWBBWBWWB:BB=BWB+BB=BWW+WW=WBW offer:- drawn:BW=BBW swaps:0 out:-"},
        search::BenchPosition{
            "point-3",
            "play W S:BWWWBBWWWBB:BB=BBB+WB=BWW+WW=WBB W:WWBWWBBBBB:WW=BBB+WW=BBW+WW=WBB+WW=WWB "
            "N:WWBBBBWBBB:BW=BWB+BW=BWW+WW=WBW offer:- drawn:WW=WWB swaps:0 "
            "out:BB=BBW+BB=BWB+BB=BWB+BB=BWW+BW=BBW+BW=WBW+WB=WBW"},
        search::BenchPosition{
            "point-3",
            "play S S:BWBBWB:BB=WBW+BW=BWW+WW=WBW+WW=WWW W:BBBWWWBWWB:WB=WWW+WW=BBB+WW=WWB "
            "N:WBBBBBBBBW:BB=WBW+BW=WBW+WB=WWW offer:- drawn:WW=WWW swaps:0 "
            "out:BB=BBB+BB=BBW+BB=BWB+BB=BWB+BB=BWW+BB=WWB+BW=BBB+BW=BBW+BW=BWB+BW=BWW+BW=WBW+BW="
            "WWW+WB=BBB+WB=BBW+WB=BWW+WB=BWW+WB=WBW+WB=WWB+WW=BBB+WW=BBW+WW=BBW+WW=WBB+WW=WBB+WW="
            "WBW"},
        search::BenchPosition{
            "point-4",
            "play S S:WBBWBWWBWBBW:BB=BBW+BW=WBW+WB=WBW+WW=WWB "
            "W:BBWWBWWBBWWB:BW=WBB+WW=BBB+WW=WBB N:BWBBBWWWWWBB:BB=BBB+WW=BBB+WW=BBW "
            "E:BWBWBWBWWWBB:BW=BWW+BW=WBB+WB=BWW offer:- drawn:WW=WWB swaps:0 out:-"},
        search::BenchPosition{
            "point-4",
            "play W S:WBBWBWBBBW:BB=BWB+WB=WBW+WW=WWB W:BBWWBWWWBBWWB:BB=BWW+BW=WBB+WW=BBB+WW=WBB "
            "N:BWBBWWWWWBB:BW=WBW+WW=BBB+WW=BBW E:WBBBWBWBWWWBB:BW=BWW+BW=WWW+WB=BWW offer:- "
            "drawn:BB=BWW swaps:0 out:BB=BBB+BB=BBW+BB=WBB+BW=WBB+BW=WBW"},
        search::BenchPosition{
            "point-4",
            "play N S:WBWBBWWWBW:BB=BWW+BB=WWW+WW=WWB W:WWWWWWWBBW:BB=BBW+BW=WBB+WB=WBB "
            "N:BWBBWBB:BW=WBW+WB=WBB+WB=WWW+WW=BBB E:WBBBWWBBBWWWWBB:BB=WBW+WB=BWW+WW=WBW offer:- "
            "drawn:WB=WWW swaps:0 "
            "out:BB=BBB+BB=BBW+BB=BWB+BB=BWW+BB=WBB+BB=WBW+BB=WWB+BB=WWW+BW=BBW+BW=BWW+BW=BWW+BW="
            "WBB+BW=WBW+BW=WWW+WB=BBW+WB=WBW+WW=BBB+WW=BBW+WW=BWW+WW=BWW+WW=WBB+WW=WWW"},
        search::BenchPosition{
            "point-teams",
            "play S S:WWWBBBWWBWBB:BW=BBW+BW=WBW+WB=WBB+WW=BBW "
            "W:BWWBWWBWBWBB:BW=WBW+WB=BWB+WB=WBW N:BWWWBBBWWWBB:BB=BBB+BW=WBB+BW=WWB "
            "E:BBBBBBWWWWWW:BB=WWB+WB=BBB+WB=WBW offer:- drawn:WW=BBW swaps:0 out:-"},
        search::BenchPosition{
            "point-teams",
            "play E S:WWWBBWWBWBB:BB=BBB+BW=WBW+WB=WBB W:BWWBWWBWWBB:BW=BWW+WB=BBB+WB=WBW "
            "N:BBBWWBBBWWWBB:BW=WBB+BW=WWB+BW=WWB E:BBBBBBWWWWWW:BB=WWB+BW=WBW+WB=BBW+WB=WBW "
            "offer:- drawn:WB=BBW swaps:1 out:BW=BBW+WB=BWB+WW=BBW"},
        search::BenchPosition{
            "point-teams",
            "play N S:WWWBWWBBWBBB:BW=WBB+WW=BBB+WW=BBB W:BWWWBWWWBBWB:WB=WBW+WB=WBW+WB=WWW "
            "N:BBBWWBBWBWWBB:BB=BWB+BB=WBB+BW=WWB+WB=BBW E:BBBBWBWWWWW:BB=WWW+BW=BWW+WB=WBB "
            "offer:- drawn:BB=BWB swaps:0 "
            "out:BB=BBB+BB=WWB+BW=BBW+BW=BWW+BW=WBW+BW=WBW+BW=WWB+WB=BBB+WB=BBW+WB=BWB+WB=WBB+WW="
            "BBW+WW=WBW+WW=WBW"},
    };
    return positions;
}

}  // namespace tablier::point
