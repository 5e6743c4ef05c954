// Reference implementation of Intercept: slow and literal, written from the rules alone, for the
// differential test.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace reference {

using Square = std::pair<int, int>;  // file 1..13, rank 1..13

struct Pawn {
    char seat;  // S W N E
    char kind;  // P R D
    char face;  // p r: how it acts for the ball
};

struct Settings {
    std::string variant = "intercept";
    std::string bend = "single";
    std::string interception = "adverse";
    std::string cover = "arriving";
    std::string goal = "opposite";
    std::string facing = "rotated";
    std::string flip = "action";

    std::string text() const;  // "bend=never,…", everything that is not the default
};

struct State {
    std::map<Square, std::vector<Pawn>> stacks;  // the last of a stack is on top
    Square ball{7, 7};
    char to_move = 'S';
    std::set<char> retired;
    bool won = false;
};

class Game {
  public:
    explicit Game(Settings settings) : settings_(std::move(settings)) {}

    std::string seats() const;
    std::set<char> side(char seat) const;
    std::vector<Square> targets(char seat) const;

    State start() const;
    std::vector<std::string> legal(const State& state) const;  // sorted
    State play(const State& state, const std::string& turn) const;
    State retire(const State& state, char seat) const;
    bool over(const State& state) const { return state.won || sides_left(state).size() <= 1; }
    std::set<char> winners(const State& state) const;
    std::string text(const State& state) const;  // the position notation

    // How often each clause has let something happen or stopped it, by name.
    mutable std::map<std::string, long> fired;

  private:
    struct Action {
        Square from;
        Square to;
        char face;  // after the action
        bool covers;
    };

    std::set<std::set<char>> sides_left(const State& state) const;
    bool empty(const State& state, Square at) const;
    bool bare_ball(const State& state) const;
    bool coverable(const State& state, Square to, char face) const;
    bool limits_hold(const State& state, const Action& action) const;
    std::set<Square> ordinary_ends(const State& state, Square from) const;
    std::set<Square> double_ends(const State& state, Square from) const;
    std::vector<Action> actions(const State& state) const;
    State after(const State& state, const Action& action) const;
    std::set<Square> ball_ends(const State& before, const State& now, Square actor) const;

    struct Pass {
        Square passage;
        Square end;
        bool straight;
    };
    std::vector<Pass> passes(const State& now, char seat, Square from) const;

    Settings settings_;
};

std::string name(Square square);
Square square(const std::string& name);

}  // namespace reference
