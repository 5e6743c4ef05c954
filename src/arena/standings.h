// Standings of a match after some of its games.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "arena/game_record.h"
#include "arena/plan.h"
#include "arena/statistics.h"

namespace tablier::arena {

struct Standing {
    int wins = 0;    ///< alone
    int shared = 0;  ///< wins shared with others, where several sides can win
    int draws = 0;
    int losses = 0;
    double points = 0;  ///< shares of all games, incomplete openings included
    int faults = 0;
    TimeUse time;
    Estimate estimate;  ///< from complete openings
};

class Standings {
  public:
    explicit Standings(const Plan& plan);

    void add(const GameResult& game);

    int games() const { return games_; }
    /// Whether all games were played, or the test is decided.
    bool complete() const { return games_ >= plan_.games || verdict() != SprtVerdict::Undecided; }
    Standing of(std::size_t contestant) const;
    /// Of the first contestant; 0 without a test.
    double log_likelihood() const;
    SprtVerdict verdict() const;

    /// "57 of 100: +30 =4 -23  56.1 % ±6.9, Elo +43 ±49, LOS 95.6 %"
    std::string line() const;
    /// Several lines, for the end.
    std::string summary(Lang lang = Lang::English) const;
    std::string json() const;

  private:
    struct OpeningSoFar {
        int games = 0;
        std::vector<double> shares;  ///< by contestant, added up
    };

    const Plan& plan_;
    int games_ = 0;
    std::vector<Standing> counts_;
    std::map<int, OpeningSoFar> openings_;
    std::map<std::string, int> reasons_;
};

/// "+43", "-7", "+inf".
std::string elo_text(double elo);

}  // namespace tablier::arena
