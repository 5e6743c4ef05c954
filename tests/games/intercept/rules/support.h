// Shared by the tests of Intercept: construction of rules, positions and lists of turns.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/intercept/rules/explain.h"
#include "games/intercept/rules/explain_clicks.h"
#include "games/intercept/rules/intercept.h"
#include "games/intercept/rules/variants.h"

namespace tablier::intercept {

inline const Variant& variant_named(std::string_view name) {
    for (const Variant& variant : variants())
        if (variant.name == name) return variant;
    ADD_FAILURE() << "no variant " << name;
    return variants().front();
}

inline Rules rules_for(std::string_view variant, std::string_view options = "") {
    Options set(variant_named(variant).options);
    if (!options.empty()) {
        const auto done = set_options(set, options, [](std::string_view) -> Result<std::string> {
            return fail("no files here");
        });
        EXPECT_TRUE(done) << (done ? "" : done.error().message);
    }
    return *make_rules(variant, set);
}

inline std::vector<std::string> legal(const Rules& rules, const Position& position) {
    const auto moves = std::make_unique<Moves>();
    generate(rules, position, *moves);
    std::vector<std::string> texts;
    for (Move move : *moves) texts.push_back(move_text(move));
    std::ranges::sort(texts);
    return texts;
}

inline bool play_text(const Rules& rules, Position& position, std::string_view text) {
    const auto moves = std::make_unique<Moves>();
    generate(rules, position, *moves);
    for (Move move : *moves)
        if (move_text(move) == text) {
            play(rules, position, move);
            return true;
        }
    return false;
}

/// A position that names only the pawns it is about: the others wait on free cells of their owner's
/// first two ranks or files, away from what is tested. Pawns are written "P c2", "R c2", "D c2p",
/// with "_" behind those that lie under another one.
class Scenario {
  public:
    explicit Scenario(std::string_view variant = "intercept", std::string_view options = "")
        : rules_(rules_for(variant, options)) {}

    Scenario& pawns(Seat seat, std::string_view list) {
        while (!list.empty()) {
            const std::size_t end = std::min(list.find(' ', 2), list.size());
            given_.push_back({seat, list[0], std::string(list.substr(2, end - 2))});
            list.remove_prefix(std::min(end + 1, list.size()));
        }
        return *this;
    }
    Scenario& south(std::string_view list) { return pawns(Seat::South, list); }
    Scenario& west(std::string_view list) { return pawns(Seat::West, list); }
    Scenario& north(std::string_view list) { return pawns(Seat::North, list); }
    Scenario& east(std::string_view list) { return pawns(Seat::East, list); }
    Scenario& ball(std::string_view cell) {
        ball_ = cell;
        return *this;
    }
    Scenario& to_move(Seat seat) {
        to_move_ = seat;
        return *this;
    }

    const Rules& rules() const { return rules_; }

    std::string text() const {
        std::vector<Given> all = given_;
        for (Seat seat : all_seats)
            if (rules_.seating.seats.contains(seat)) add_the_rest(seat, all);
        std::string out = std::string(1, seat_letter(to_move_)) + " " + ball_;
        for (Seat seat : all_seats) {
            if (!rules_.seating.seats.contains(seat)) continue;
            out += std::string(" ") + seat_letter(seat);
            for (char kind : {'P', 'R', 'D'})
                out += std::string("/") + kind + list(all, seat, kind);
        }
        return out;
    }

    Position position() const {
        const auto parsed = parse_position(rules_, text());
        EXPECT_TRUE(parsed) << text() << ": " << (parsed ? "" : parsed.error().message);
        return parsed.value_or(start(rules_));
    }
    std::vector<std::string> legal() const { return intercept::legal(rules_, position()); }
    bool allows(std::string_view turn) const { return std::ranges::count(legal(), turn) == 1; }
    /// The legal turns that begin so, without the beginning.
    std::vector<std::string> after(std::string_view beginning) const {
        std::vector<std::string> ends;
        for (const std::string& turn : legal())
            if (turn.starts_with(beginning)) ends.push_back(turn.substr(beginning.size()));
        return ends;
    }
    IllegalMove why(std::string_view turn) const {
        EXPECT_FALSE(allows(turn)) << turn;
        return explain(rules_, position(), turn);
    }

  private:
    struct Given {
        Seat seat;
        char kind;
        std::string where;  // as in position texts
    };

    static Cell cell_of(std::string_view where) { return *take_cell(where); }

    void add_the_rest(Seat seat, std::vector<Given>& all) const {
        // Corners first, then along the first row: seldom near anything.
        static constexpr int order[] = {0, 12, 1, 11, 2, 10, 3, 9, 4, 8};
        for (char kind : {'P', 'R', 'D'}) {
            auto missing = std::ranges::count(rules_.rows[index(seat)], kind) -
                           std::ranges::count_if(all, [&](const Given& given) {
                               return given.seat == seat && given.kind == kind;
                           });
            for (int depth = 0; depth < 2; ++depth)
                for (int along : order) {
                    if (missing <= 0) break;
                    const Cell cell = waiting_cell(seat, along, depth);
                    const bool taken = std::ranges::any_of(
                        all, [&](const Given& given) { return cell_of(given.where) == cell; });
                    if (taken) continue;
                    all.push_back({seat, kind, cell_name(cell) + (kind == 'D' ? "p" : "")});
                    --missing;
                }
        }
    }
    static Cell waiting_cell(Seat seat, int along, int depth) {
        switch (seat) {
            case Seat::South:
                return Cell::at(along, depth);
            case Seat::West:
                return Cell::at(depth, along);
            case Seat::North:
                return Cell::at(along, 12 - depth);
            case Seat::East:
                break;
        }
        return Cell::at(12 - depth, along);
    }
    static std::string list(const std::vector<Given>& all, Seat seat, char kind) {
        std::vector<std::string> places;
        for (const Given& given : all)
            if (given.seat == seat && given.kind == kind) places.push_back(given.where);
        std::ranges::sort(places, {},
                          [](const std::string& place) { return reading_order(cell_of(place)); });
        std::string out;
        for (const std::string& place : places) out += (out.empty() ? "" : ".") + place;
        return out;
    }

    Rules rules_;
    std::vector<Given> given_;
    std::string ball_ = "g7";
    Seat to_move_ = Seat::South;
};

}  // namespace tablier::intercept
