// Random positions of Intercept with many possible actions: pawns crowded around the ball and the
// targets, some of them covered. Some are unreachable in a game, which does not matter for these
// tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/intercept/rules/intercept.h"
#include "games/intercept/rules/variants.h"
#include "tablier/random.h"

namespace tablier::intercept {

struct Setting {
    std::string variant;
    std::string options;
};

/// Every variant with every combination of options.
inline std::vector<Setting> all_settings() {
    std::vector<Setting> all;
    for (const char* variant : {"intercept", "intercept-4", "intercept-teams"})
        for (const char* bend : {"single", "never", "always"})
            for (const char* interception : {"adverse", "any"})
                for (const char* cover : {"arriving", "anytime"}) {
                    const std::string options = std::string("bend=") + bend +
                                                ",interception=" + interception + ",cover=" + cover;
                    all.push_back({variant, options});
                    all.push_back({variant, options + ",flip=turn"});
                    if (std::string_view(variant) == "intercept-4") {
                        all.push_back({variant, options + ",goal=any"});
                        all.push_back({variant, options + ",goal=any,flip=turn"});
                    }
                }
    return all;
}

inline Rules rules_of(const Setting& setting) {
    for (const Variant& variant : variants()) {
        if (variant.name != setting.variant) continue;
        Options options(variant.options);
        (void)set_options(options, setting.options,
                          [](std::string_view) -> Result<std::string> { return fail("no files"); });
        return *make_rules(setting.variant, options);
    }
    return {};
}

inline Position scattered(const Rules& rules, Random& random) {
    const auto any_cell = [&] {
        return Cell::at(int(random.below(board_size)), int(random.below(board_size)));
    };
    const auto near = [&](Cell at, int reach) {
        while (true) {
            const auto width = std::uint32_t(2 * reach + 1);
            const int x = at.x() - reach + int(random.below(width));
            const int y = at.y() - reach + int(random.below(width));
            if (on_board(x, y)) return Cell::at(x, y);
        }
    };
    Position position;
    while (true) {
        const Seat seat = Seat(random.below(seat_count));
        if (!rules.seating.seats.contains(seat)) continue;
        position.to_move = seat;
        break;
    }
    std::vector<Cell> targets;
    rules.targets[index(position.to_move)].for_each([&](Cell cell) { targets.push_back(cell); });
    const Cell target = targets[random.below(std::uint32_t(targets.size()))];
    const Cell focus = random.below(4) == 0 ? centre : near(target, 4);
    Board stacks;
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        for (char kind : rules.rows[index(seat)])
            while (true) {
                const auto where = random.below(10);
                const Cell cell = where < 5   ? near(focus, 2)
                                  : where < 8 ? near(target, 2)
                                              : any_cell();
                if (cell == centre || stacks.contains(cell)) continue;
                if (const auto below = position.pawn_on(cell)) {
                    const bool may_cover = random.below(8) == 0 &&
                                           !side_of(rules, seat).contains(below->seat) &&
                                           position.covered.count(below->seat) < 2;
                    if (!may_cover) continue;
                    position.lift(cell);
                    position.covered.insert(cell, *below);
                    stacks.insert(cell);
                }
                const Face face = kind == 'P'   ? Face::Passage
                                  : kind == 'R' ? Face::Repos
                                                : Face(random.below(2));
                const Kind is = kind == 'P'   ? Kind::Passage
                                : kind == 'R' ? Kind::Repos
                                              : Kind::Double;
                position.place(cell, {seat, is, face});
                break;
            }
    }
    // The ball lies on the bare centre or on some repos pawn, rather near the target.
    std::vector<Cell> holders;
    position.occupied().without(position.passages).for_each([&](Cell cell) {
        const bool home = rules.targets[index(position.to_move)].contains(cell);
        if (!home && distance(cell, target) <= 6) holders.push_back(cell);
    });
    if (!holders.empty() && random.below(5) != 0)
        position.ball = holders[random.below(std::uint32_t(holders.size()))];
    return position;
}

}  // namespace tablier::intercept
