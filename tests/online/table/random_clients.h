// Clients of a test table who do whatever comes to their minds, and the variants to do it in.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "online/table/test_table.h"
#include "tablier/catalog.h"
#include "tablier/random.h"

namespace tablier::online {

class RandomClients {
  public:
    explicit RandomClients(std::uint64_t seed) : random_(seed) {}

    /// Moves for the most part; sometimes anything else. Time passes.
    void act(TestTable& test_table) {
        const Requester viewer = one_in(3) ? everybody() : who({below(4)}, one_in(2));
        const Matter matter = Matter(below(3));
        test_table.pass(below(3000));
        const OnlineTable& table = test_table.table();
        if (one_in(40)) test_table.ask(MakeOffer{matter}, viewer);
        if (one_in(40)) test_table.ask(AcceptOffer{matter}, viewer);
        if (one_in(60)) test_table.ask(DeclineOffer{matter}, viewer);
        if (one_in(60)) test_table.ask(Rename{"Zoë " + std::to_string(below(9))}, viewer);
        if (one_in(300)) test_table.ask(Resign{}, who({below(4)}));
        if (one_in(300)) test_table.pass(700 * second);
        const auto moves = table.match().legal_moves();
        if (!moves.empty() && table.phase() == Phase::Playing)
            test_table.move(moves[std::size_t(below(int(moves.size())))], below(300));
    }

    int below(int bound) { return int(random_.below(std::uint32_t(bound))); }
    bool one_in(int times) { return below(times) == 0; }

  private:
    Random random_;
};

inline std::vector<std::string> all_variants() {
    std::vector<std::string> names;
    for (const Variant* variant : catalog()) names.push_back(variant->name);
    return names;
}

inline std::string variant_name(const testing::TestParamInfo<std::string>& instance) {
    std::string name = instance.param;
    std::ranges::replace(name, '-', '_');
    return name;
}

}  // namespace tablier::online
