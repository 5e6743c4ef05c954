// Positions that `tablier bench` searches: for each variant the start, the middle and the late part
// of a game.
#include "games/intercept/engine/engine.h"

#include <array>

namespace tablier::intercept {

std::span<const search::BenchPosition> bench_positions() {
    static constexpr std::array positions{
        search::BenchPosition{"intercept",
                              "S g7 S/Pb1.d1.f1.i1.k1/Rc1.e1.h1.j1.l1/Dg1p "
                              "N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dg13p"},
        search::BenchPosition{"intercept",
                              "S g7 S/Pb1.d1.f1.i1.k1/Rc1.e1.h1.j1.l1/Df7p "
                              "N/Pc13.e13.g13.j13.l13/Rb13.d13.f13.i13.k13/Dg6p"},
        search::BenchPosition{"intercept",
                              "S i9 S/Pe2.f3.g1.i1.k1/Rc1.g3.h1.j1.l1/De8r "
                              "N/Pc13.e13.g13.h11.i10/Rb13.d13.f13.i9.k13/Dh8p"},
        search::BenchPosition{"intercept-4",
                              "S g7 S/Pd1.f1.i1/Re1.h1.j1/Dg1p W/Pa5.a8.a10/Ra4.a6.a9/Da7p "
                              "N/Pe13.h13.j13/Rd13.f13.i13/Dg13p E/Pm4.m6.m9/Rm5.m8.m10/Dm7p"},
        search::BenchPosition{"intercept-4",
                              "S g7 S/Pd1.f1.i1/Re1.h1.j1/De11r W/Pa5.a8.a11/Ra4.a7.a9/Df7p "
                              "N/Pe13.h13.j13/Rd13.f13.i13/Dh7p E/Pm4.m6.m9/Rm5.m7.m10/Df6p"},
        search::BenchPosition{"intercept-4",
                              "N e8 S/Pd1.f1.i1/Re1.g1.i2/Dg8p W/Pa5.a11.c6/Ra7.a9.e8/Df8p "
                              "N/Pe13.g13.j13/Rd13.f13.i13/Dg6p E/Pk8.m4.m9/Rj6.m5.m7/Df6p"},
        search::BenchPosition{"intercept-teams",
                              "S g7 S/Pd1.f1.i1/Re1.h1.j1/Dg1p W/Pa5.a8.a10/Ra4.a6.a9/Da7p "
                              "N/Pe13.h13.j13/Rd13.f13.i13/Dg13p E/Pm4.m6.m9/Rm5.m8.m10/Dm7p"},
        search::BenchPosition{"intercept-teams",
                              "S e7 S/Pd1.f1.i1/Re1.h1.j1/De7r W/Pa5.a8.a10/Ra4.a6.a9/Dc1r "
                              "N/Pe13.h13.j13/Rd13.g13.i13/Df8p E/Pm4.m6.m9/Rm5.m8.m10/Df6p"},
        search::BenchPosition{"intercept-teams",
                              "N e7 S/Pe3.f1.i3/Rg1.h1.j1/De7r W/Pa5.a10.b7/Ra7_.a9.c5/Dg5r "
                              "N/Pe13.h12.j13/Rd13.g13.i13/Da7r E/Pm4.m7.m9/Rm5.m8.m10/Di9p"},
    };
    return positions;
}

}  // namespace tablier::intercept
