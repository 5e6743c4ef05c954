// Reference implementation of Point for the differential test: literal, with strings and lists.
// Shares no code with the real one.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace reference {

using Cards = std::vector<std::string>;

class Game {
  public:
    /// `deck` lists every card in any reading; empty for the standard deck. With `lots_after` the
    /// colours are drawn after the deal (P-R9).
    Game(const std::string& variant, bool box, const Cards& deck, bool lots_after = false);

    bool over() const { return stage_ == "over"; }
    bool chance() const { return stage_ == "deal" || stage_ == "lots" || stage_ == "draw"; }
    char turn() const { return turn_; }
    std::set<char> winners() const { return winners_; }

    std::vector<std::string> legal() const;      ///< sorted
    std::map<std::string, int> weights() const;  ///< at a chance node
    void play(const std::string& move);          ///< must be legal
    void retire(const std::set<char>& seats);

    /// Whether something happened that tests want to have seen.
    std::map<std::string, int> events;

  private:
    struct Seat {
        std::string row;
        Cards hand;
        char colour = 'B';  ///< ' ' before the lots
        bool stopped = false;
        bool retired = false;
    };
    bool plays(char seat) const;
    char next(char seat) const;
    char partner(char seat) const;
    bool pure(char seat) const;
    Cards uses(const std::string& verb, const std::string& card) const;
    Cards drawable() const;
    bool may_stop() const;
    void begin_turn(char seat);
    void go_to_draw();
    void exchange(const std::string& reading_at_place);
    void after_setup_step();
    void check_sides_left();

    std::string variant_;
    bool lots_to_draw_;
    std::string order_;
    std::map<char, Seat> seats_;
    Cards deck_;
    Cards out_;
    std::string offer_;
    int bank_black_ = 0;
    int bank_white_ = 0;
    std::string stage_ = "row";
    char turn_ = 'S';
    char dropped_by_ = ' ';
    int swaps_ = 0;
    std::set<char> winners_;
};

std::string canonical(const std::string& card);

}  // namespace reference
