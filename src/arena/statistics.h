// Statistics of match results: expected scores, Elo, error bars, and stopping rules.
//
// Games of one opening, played with every rotation of the seats, are not independent: a lopsided
// opening gives each rotation its point. The sample is therefore the mean share of a whole opening,
// never the single game.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "tablier/error.h"

namespace tablier::arena {

/// Half the width of a 95 % interval, in standard errors.
inline constexpr double z95 = 1.959963984540054;

struct Interval {
    double low = 0;
    double high = 0;
    bool operator==(const Interval&) const = default;
};

/// The expected share of the win of a player that is `elo` stronger than each of the others: with
/// two sides the logistic curve, with more the same odds against all others together.
double share_of_elo(double elo, int sides);

/// The inverse; infinite at shares 0 and 1.
double elo_of_share(double share, int sides);

/// The normal distribution function.
double normal_below(double z);

/// Wilson's interval for a proportion, `games` being the effective number of independent games.
Interval wilson(double share, double games);

/// Statistics of one contestant over the openings played so far.
struct Estimate {
    int openings = 0;
    int games = 0;  ///< in these openings
    double share = 0;
    double variance = 0;       ///< of one opening's share
    Interval interval;         ///< of the share, 95 %
    double superiority = 0.5;  ///< likelihood that the true share is above par
};

/// `shares` holds the mean share of each opening that was played in all its `rotations`; `par` is
/// the expected share of a player as strong as the others.
///
/// The variance is shrunk towards a prior, so that a few openings with equal results do not give an
/// error of zero.
Estimate estimate(std::span<const double> shares, int rotations, double par);

/// A sequential test between two hypotheses, in Elo.
struct Sprt {
    double elo0 = 0;
    double elo1 = 5;
    double alpha = 0.05;  ///< chance to accept elo1 although elo0 is true
    double beta = 0.05;   ///< chance to accept elo0 although elo1 is true

    bool operator==(const Sprt&) const = default;
    double lower() const;  ///< accept elo0 at this log-likelihood ratio or below
    double upper() const;  ///< accept elo1 at this one or above
};

/// "0,10" or "0,10,0.05,0.05".
Result<Sprt> parse_sprt(std::string_view text);

/// The log-likelihood ratio of elo1 to elo0 by the normal approximation; 0 before two openings.
double log_likelihood_ratio(const Sprt& sprt, const Estimate& estimate, int sides);

enum class SprtVerdict { Undecided, AcceptElo0, AcceptElo1 };
SprtVerdict verdict(const Sprt& sprt, double ratio);

}  // namespace tablier::arena
