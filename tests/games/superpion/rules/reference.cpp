#include "games/superpion/rules/reference.h"

#include <algorithm>

namespace reference {
namespace {

const std::string order = "bryk";

bool white(Place place) {
    return (place.first + place.second) % 2 == 1;
}

Place plus(Place place, Place by, int times = 1) {
    return {place.first + by.first * times, place.second + by.second * times};
}

const std::vector<Place> straight{{0, 2}, {2, 0}, {0, -2}, {-2, 0}};
const std::vector<Place> diagonal{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

bool in_camp(char colour, Place place) {
    if (colour == 'b') return place.second <= 3;
    if (colour == 'r') return place.first <= 3;
    if (colour == 'y') return place.second >= 14;
    return place.first >= 14;
}

}  // namespace

bool exists(Place place) {
    const auto in_range = [](int n) { return n >= 1 && n <= 16; };
    const auto outer = [](int n) { return n <= 3 || n >= 14; };
    return in_range(place.first) && in_range(place.second) &&
           !(outer(place.first) && outer(place.second));
}

std::string name(Place place) {
    return std::string(1, char('a' + place.first - 1)) + std::to_string(place.second);
}

std::string Displacement::text() const {
    std::string out = name(path[0]);
    for (std::size_t i = 1; i < path.size(); ++i)
        out += (captured.empty() ? "-" : ":") + name(path[i]);
    if (cap != ' ') out += std::string("=") + cap;
    return out;
}

Superpion::Superpion(const Setting& with) : setting(with) {
    for (int file = 1; file <= 16; ++file)
        for (int rank = 1; rank <= 16; ++rank)
            for (char colour : order)
                if (exists({file, rank}) && white({file, rank}) && in_camp(colour, {file, rank}))
                    board[{file, rank}] = {colour, ' '};
    if (!plays('b')) to_move = 'r';
}

bool Superpion::plays(char colour) const {
    return setting.variant != "superpion-3" || colour != setting.neutral;
}

std::set<char> Superpion::side_of(char colour) const {
    if (setting.variant == "superpion-teams" || setting.variant == "superpion-super2")
        return colour == 'b' || colour == 'y' ? std::set{'b', 'y'} : std::set{'r', 'k'};
    if (setting.variant == "superpion-2")
        return colour == 'b' || colour == 'r' ? std::set{'b', 'r'} : std::set{'y', 'k'};
    return {colour};
}

std::vector<std::set<char>> Superpion::sides() const {
    std::vector<std::set<char>> all;
    for (char colour : order)
        if (plays(colour) && std::ranges::find(all, side_of(colour)) == all.end())
            all.push_back(side_of(colour));
    return all;
}

bool Superpion::adverse(char colour, char other) const {
    return !side_of(colour).contains(other);
}

std::vector<Place> Superpion::pawn_steps(char colour) const {
    const Place north{0, 2}, east{2, 0}, south{0, -2}, west{-2, 0};
    if (setting.variant == "superpion-2")
        return colour == 'b' || colour == 'r' ? std::vector{north, east} : std::vector{south, west};
    if (colour == 'b') return {north, east, west};
    if (colour == 'r') return {east, north, south};
    if (colour == 'y') return {south, east, west};
    return {west, north, south};
}

char Superpion::camp_with_line(Place place) const {
    const int first = setting.promotion == "back" ? 1 : 3;
    if (place.second == first) return 'b';
    if (place.first == first) return 'r';
    if (place.second == 17 - first) return 'y';
    if (place.first == 17 - first) return 'k';
    return ' ';
}

bool Superpion::promotes(char colour, Place place) const {
    const char camp = camp_with_line(place);
    return camp != ' ' && adverse(colour, camp);
}

/// The camp at which the reserve is kept that a camp's captures go to.
char Superpion::keeper(char camp) const {
    if (setting.reserve == "camp") return camp;
    for (char colour : order)
        if (side_of(camp).contains(colour)) return colour;
    return camp;
}

std::set<char> Superpion::caps(char colour, Place place) const {
    std::set<char> present;
    const auto reserve = reserves.find(keeper(camp_with_line(place)));
    if (reserve != reserves.end())
        for (auto [pawn, number] : reserve->second)
            if (number > 0) present.insert(pawn);
    return present.empty() ? std::set{colour} : present;
}

int Superpion::worth(const std::set<Place>& captured) const {
    int pawns = 0;
    for (Place place : captured) pawns += board.at(place).cap == ' ' ? 1 : setting.superpion_worth;
    return pawns;
}

std::vector<Displacement> Superpion::steps_of(Place from) const {
    const Piece piece = board.at(from);
    const bool pawn = piece.cap == ' ';
    std::vector<Displacement> found;
    for (Place way : pawn ? pawn_steps(piece.colour) : straight) {
        for (int times = 1; times <= (pawn ? 1 : 16); ++times) {
            const Place to = plus(from, way, times);
            if (!exists(to) || board.contains(to)) break;
            found.push_back({{from, to}, {}, ' '});
        }
    }
    return found;
}

void Superpion::chains_of(Place start, Place at, Displacement so_far,
                          std::vector<Displacement>& all) const {
    const Piece mover = board.at(start);
    const auto free = [&](Place place) {
        return exists(place) && (place == start || !board.contains(place));
    };
    for (Place way : diagonal) {
        int far = 1;
        if (mover.cap != ' ')
            while (free(plus(at, way, far))) ++far;
        const Place over = plus(at, way, far);
        if (over == start || !board.contains(over)) continue;
        if (!adverse(mover.colour, board.at(over).colour)) continue;
        if (so_far.captured.contains(over)) continue;
        for (int beyond = far + 1; free(plus(at, way, beyond)); ++beyond) {
            Displacement longer = so_far;
            longer.path.push_back(plus(at, way, beyond));
            longer.captured.insert(over);
            all.push_back(longer);
            chains_of(start, plus(at, way, beyond), longer, all);
            if (mover.cap == ' ') break;
        }
    }
}

std::vector<Displacement> Superpion::with_caps(const Displacement& move) const {
    const Piece piece = board.at(move.path.front());
    if (piece.cap != ' ' || !promotes(piece.colour, move.path.back())) return {move};
    std::vector<Displacement> found;
    for (char cap : caps(piece.colour, move.path.back())) {
        found.push_back(move);
        found.back().cap = cap;
    }
    return found;
}

/// Which of all chains may be played, short ones included (S-R5).
std::set<std::size_t> Superpion::right_captures(const std::vector<Displacement>& chains) const {
    const auto by_superpion = [&](const Displacement& chain) {
        return board.at(chain.path.front()).cap != ' ';
    };
    const auto goes_on = [&](const Displacement& chain) {
        return std::ranges::any_of(chains, [&](const Displacement& other) {
            return other.path.size() > chain.path.size() &&
                   std::equal(chain.path.begin(), chain.path.end(), other.path.begin());
        });
    };
    int most = 0;
    int most_by_superpion = 0;
    for (const Displacement& chain : chains) {
        most = std::max(most, worth(chain.captured));
        if (by_superpion(chain))
            most_by_superpion = std::max(most_by_superpion, worth(chain.captured));
    }
    std::set<std::size_t> right;
    for (std::size_t i = 0; i < chains.size(); ++i) {
        const int taken = worth(chains[i].captured);
        if (setting.maximal == "all") {
            if (taken == most) right.insert(i);
        } else if (by_superpion(chains[i])) {
            if (taken == most_by_superpion) right.insert(i);
            if (taken == most_by_superpion && taken < most)
                ++events["superpion takes less than another piece could"];
        } else if (!goes_on(chains[i])) {
            right.insert(i);
            if (taken < most) ++events["pawn takes less than another piece could"];
        }
    }
    return right;
}

std::vector<Displacement> Superpion::displacements(char colour, bool second) const {
    std::vector<Displacement> steps;
    std::vector<Displacement> chains;
    for (auto [place, piece] : board) {
        if (piece.colour != colour || (second && place == displaced_at)) continue;
        for (const Displacement& step : steps_of(place)) steps.push_back(step);
        chains_of(place, place, {{place}, {}, ' '}, chains);
    }
    std::vector<Displacement> found;
    if (chains.empty()) {
        for (const Displacement& step : steps)
            for (const Displacement& move : with_caps(step)) found.push_back(move);
        return found;
    }
    std::map<std::pair<std::pair<Place, Place>, std::set<Place>>, Displacement> same;
    const auto names = [](const Displacement& move) {
        std::vector<std::string> all;
        for (Place place : move.path) all.push_back(name(place));
        return all;
    };
    for (std::size_t i : right_captures(chains)) {
        const Displacement& chain = chains[i];
        const auto key =
            std::pair{std::pair{chain.path.front(), chain.path.back()}, chain.captured};
        const auto [known, fresh] = same.try_emplace(key, chain);
        if (fresh) continue;
        ++events["same capture by two ways"];
        if (names(chain) < names(known->second)) known->second = chain;
    }
    for (const auto& [key, chain] : same)
        for (const Displacement& move : with_caps(chain)) found.push_back(move);
    return found;
}

bool Superpion::one_side_left() const {
    std::set<std::set<char>> left;
    for (auto [place, piece] : board)
        if (plays(piece.colour) && !retired.contains(piece.colour))
            left.insert(side_of(piece.colour));
    return left.size() <= 1;
}

bool Superpion::nobody_moves() const {
    for (char colour : order)
        if (plays(colour) && !retired.contains(colour) && !displacements(colour, false).empty())
            return false;
    return true;
}

bool Superpion::over() const {
    return one_side_left() || nobody_moves() || (setting.dead_end == "proven" && dead_end()) ||
           (setting.quiet_limit > 0 && quiet >= setting.quiet_limit);
}

bool Superpion::neutral_camp_is_whole() const {
    if (setting.variant != "superpion-3") return false;
    return std::ranges::count_if(board, [&](const auto& placed) {
               return placed.second.colour == setting.neutral;
           }) == 15;
}

/// Where a piece's steps could lead it on a board that is empty but for a whole neutral camp; not
/// where it stands, unless it can come back. A superpion may be anywhere in its class.
std::set<Place> Superpion::walks(Place from) const {
    const Piece piece = board.at(from);
    const auto walled = [&](Place place) {
        return neutral_camp_is_whole() && in_camp(setting.neutral, place);
    };
    std::set<Place> found;
    if (piece.cap != ' ') {
        for (int file = 1; file <= 16; ++file)
            for (int rank = 1; rank <= 16; ++rank)
                if (exists({file, rank}) && !walled({file, rank}) && file % 2 == from.first % 2 &&
                    rank % 2 == from.second % 2)
                    found.insert({file, rank});
        return found;
    }
    std::vector<Place> ends{from};
    while (!ends.empty()) {
        const Place at = ends.back();
        ends.pop_back();
        for (Place way : pawn_steps(piece.colour)) {
            const Place to = plus(at, way);
            if (exists(to) && !walled(to) && found.insert(to).second) ends.push_back(to);
        }
    }
    return found;
}

bool Superpion::dead_end() const {
    std::set<Place> movers;
    for (auto [place, piece] : board)
        if (plays(piece.colour) && !retired.contains(piece.colour)) movers.insert(place);
    for (Place place : movers)
        if (board.at(place).cap == ' ')
            for (Place to : walks(place))
                if (promotes(board.at(place).colour, to)) return false;
    std::map<Place, std::set<Place>> may_stand;
    for (auto [place, piece] : board) {
        if (movers.contains(place)) may_stand[place] = walks(place);
        may_stand[place].insert(place);
    }
    for (Place mover : movers)
        for (auto [other, stands] : may_stand) {
            if (!adverse(board.at(mover).colour, board.at(other).colour)) continue;
            for (Place from : may_stand.at(mover))
                for (Place way : diagonal)
                    for (int far = 1; far <= (board.at(mover).cap == ' ' ? 1 : 16); ++far) {
                        const Place over = plus(from, way, far);
                        if (!exists(over)) break;
                        const Place landing = plus(over, way);
                        const bool walled =
                            neutral_camp_is_whole() && in_camp(setting.neutral, landing);
                        if (stands.contains(over) && exists(landing) && !walled) return false;
                    }
        }
    return true;
}

std::vector<Displacement> Superpion::legal() const {
    if (over()) return {};
    return displacements(to_move, displaced);
}

std::vector<std::string> Superpion::legal_texts() const {
    std::vector<std::string> texts;
    for (const Displacement& move : legal()) texts.push_back(move.text());
    std::ranges::sort(texts);
    return texts;
}

void Superpion::settle() {
    if (over()) {
        displaced = false;
        return;
    }
    const char mover = to_move;
    if (displaced && !displacements(mover, true).empty() && !retired.contains(mover)) return;
    if (displaced && !retired.contains(mover)) ++events["no second displacement"];
    displaced = false;
    do {
        to_move = order[(order.find(to_move) + 1) % 4];
        if (plays(to_move) && !retired.contains(to_move) &&
            !displacements(to_move, false).empty()) {
            if (to_move == mover) ++events["same colour again"];
            return;
        }
        if (plays(to_move) && !retired.contains(to_move)) ++events["skipped"];
    } while (true);
}

void Superpion::play(const Displacement& move) {
    const Place from = move.path.front();
    const Place to = move.path.back();
    Piece piece = board.at(from);
    if (!move.captured.empty()) ++events["capture"];
    if (move.captured.size() > 1) ++events["chain"];
    if (from == to) ++events["round trip"];
    for (std::size_t i = 1; i + 1 < move.path.size(); ++i)
        if (piece.cap == ' ' && promotes(piece.colour, move.path[i]))
            ++events["passes a promoting line"];
    board.erase(from);
    for (Place place : move.captured) {
        const Piece taken = board.at(place);
        ++reserves[keeper(piece.colour)][taken.colour];
        if (taken.cap != ' ') {
            ++reserves[keeper(piece.colour)][taken.cap];
            ++events["superpion captured"];
        }
        board.erase(place);
    }
    if (move.cap != ' ') {
        ++events["promotion"];
        int& pawns = reserves[keeper(camp_with_line(to))][move.cap];
        if (pawns > 0) {
            --pawns;
            if (keeper(camp_with_line(to)) != camp_with_line(to))
                ++events["cap from the reserve of the player's other camp"];
            ++events["cap from the reserve"];
        }
        piece.cap = move.cap;
    }
    board[to] = piece;
    quiet = move.captured.empty() && move.cap == ' ' ? quiet + 1 : 0;

    if (displaced) {
        displaced = false;
        settle();
    } else {
        displaced = true;
        displaced_at = to;
        if (over()) ++events["ends between two displacements"];
        settle();
    }
}

void Superpion::retire(char colour) {
    if (over()) return;
    for (char partner : side_of(colour)) retired.insert(partner);
    if (over() || retired.contains(to_move)) settle();
}

std::map<char, int> Superpion::points() const {
    std::map<char, int> result;
    for (const std::set<char>& side : sides()) {
        int total = 0;
        const auto pawn = [&](char colour) { return side.contains(colour) ? 2 : 1; };
        for (char holder : side) {
            if (const auto reserve = reserves.find(holder); reserve != reserves.end())
                for (auto [colour, number] : reserve->second) total += number * pawn(colour);
            for (auto [place, piece] : board) {
                if (piece.colour != holder) continue;
                total += pawn(piece.colour);
                if (piece.cap != ' ') total += pawn(piece.cap);
            }
        }
        for (char colour : side)
            if (!retired.contains(colour)) result[colour] = total;
    }
    return result;
}

std::set<char> Superpion::winners() const {
    int best = -1;
    for (auto [colour, total] : points()) best = std::max(best, total);
    std::set<char> result;
    for (auto [colour, total] : points())
        if (total == best) result.insert(colour);
    return result;
}

std::string Superpion::text() const {
    std::string out;
    for (int rank = 16; rank >= 1; --rank) {
        std::string cells;
        for (int file = 1; file <= 16; ++file) {
            const Place place{file, rank};
            if (!exists(place) || !white(place)) continue;
            const auto piece = board.find(place);
            if (piece == board.end()) {
                if (!cells.empty() && std::isdigit(cells.back()))
                    ++cells.back();
                else
                    cells += '1';
            } else if (piece->second.cap == ' ') {
                cells += piece->second.colour;
            } else {
                cells += char(std::toupper(piece->second.colour));
                cells += piece->second.cap;
            }
        }
        out += (rank == 16 ? "" : "/") + cells;
    }
    const char* separator = " ";
    for (char camp : order) {
        std::string pawns;
        if (const auto reserve = reserves.find(camp); reserve != reserves.end())
            for (char colour : order)
                if (const auto number = reserve->second.find(colour);
                    number != reserve->second.end() && number->second > 0)
                    pawns += colour + std::to_string(number->second);
        out += separator + (pawns.empty() ? "-" : pawns);
        separator = "/";
    }
    std::string gone;
    for (char colour : order)
        if (retired.contains(colour)) gone += colour;
    out += std::string(" ") + (over() ? '-' : to_move);
    out += " " + (displaced ? name(displaced_at) : "-");
    out += " " + std::to_string(quiet) + " " + (gone.empty() ? "-" : gone);
    return out;
}

}  // namespace reference
