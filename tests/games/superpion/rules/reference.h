// Reference implementation of Superpion for the differential test: literal, and without shared
// code.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace reference {

/// File and rank, both from 1.
using Place = std::pair<int, int>;

struct Piece {
    char colour = ' ';
    char cap = ' ';  ///< of a superpion; ' ' for a pawn
};

struct Setting {
    std::string variant = "superpion";
    std::string promotion = "back";
    int superpion_worth = 2;
    int quiet_limit = 160;
    char neutral = 'k';  ///< superpion-3 only
    std::string maximal = "all";
    std::string reserve = "camp";  ///< superpion-2 and superpion-super2 only
    std::string dead_end = "proven";
};

/// One legal displacement.
struct Displacement {
    std::vector<Place> path;  ///< start, then where it goes or lands
    std::set<Place> captured;
    char cap = ' ';
    std::string text() const;
};

class Superpion {
  public:
    explicit Superpion(const Setting& setting);

    std::vector<Displacement> legal() const;
    std::vector<std::string> legal_texts() const;  ///< sorted
    void play(const Displacement& move);
    void retire(char colour);

    bool over() const;
    std::set<char> winners() const;
    std::map<char, int> points() const;  ///< of each colour's side, where it has not retired
    std::string text() const;            ///< as src/games/superpion/rules/notation.h says

    char keeper(char camp) const;

    /// Whether it is proven that no capture or promotion can follow (S-R8).
    bool dead_end() const;
    bool one_side_left() const;
    bool nobody_moves() const;

    /// Gives the turn on if the colour to move cannot begin one, as after a displacement.
    void settle();

    Setting setting;
    std::map<Place, Piece> board;
    std::map<char, std::map<char, int>> reserves;
    char to_move = 'b';
    bool displaced = false;
    Place displaced_at;
    int quiet = 0;
    std::set<char> retired;

    /// What happened, for tests that want every rule to fire.
    mutable std::map<std::string, int> events;

  private:
    std::set<char> side_of(char colour) const;
    std::vector<std::set<char>> sides() const;
    bool plays(char colour) const;
    bool adverse(char colour, char other) const;
    std::vector<Place> pawn_steps(char colour) const;
    char camp_with_line(Place place) const;
    bool promotes(char colour, Place place) const;
    std::set<char> caps(char colour, Place place) const;
    int worth(const std::set<Place>& captured) const;
    std::vector<Displacement> steps_of(Place from) const;
    void chains_of(Place start, Place at, Displacement so_far,
                   std::vector<Displacement>& all) const;
    std::set<std::size_t> right_captures(const std::vector<Displacement>& chains) const;
    std::vector<Displacement> with_caps(const Displacement& move) const;
    std::vector<Displacement> displacements(char colour, bool second) const;
    bool neutral_camp_is_whole() const;
    std::set<Place> walks(Place from) const;
};

bool exists(Place place);
std::string name(Place place);

}  // namespace reference
