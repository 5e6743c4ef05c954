// Positions that `tablier bench` searches: for each variant the start, the middle and the late part
// of a game.
#include "games/quoridor/engine/engine.h"

#include <array>

namespace tablier::quoridor {

std::span<const search::BenchPosition> bench_positions() {
    static constexpr std::array positions{
        search::BenchPosition{"quoridor", "e1/10 e9/10 - S"},
        search::BenchPosition{"quoridor", "d2/4 e5/6 a6v.a8v.c1v.c3h.c4h.d2h.e2v.f4v.g4v.g6h S"},
        search::BenchPosition{
            "quoridor",
            "g3/1 e6/0 a4v.a6v.a8v.b5v.b8h.c1v.c3h.c4h.d2h.d4v.e2v.e3h.e6h.f4v.g3h.g4v.g6h.h3v.h7h "
            "S"},
        search::BenchPosition{"quoridor-4", "e1/5 a5/5 e9/5 i5/5 - S"},
        search::BenchPosition{
            "quoridor-4",
            "e2/0 b3/2 f9/2 g5/1 a5v.a8v.c2v.c4v.c6v.d2v.d7h.d8v.e1v.e2h.e6h.e7v.f3v.g3h.h8h S"},
        search::BenchPosition{
            "quoridor-4",
            "c1/0 d2/1 h7/0 d3/0 "
            "a1v.a5v.a8v.c2v.c4v.c6v.d2v.d7h.d8v.e1v.e2h.e6h.e7v.f1v.f3v.g3h.g4v.h1v.h8h S"},
    };
    return positions;
}

}  // namespace tablier::quoridor
