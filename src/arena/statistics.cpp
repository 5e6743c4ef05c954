#include "arena/statistics.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tablier::arena {
namespace {

/// Prior for the variance: weight of independent games, in openings.
constexpr double openings_of_trust = 4;

/// Ratio of the observed variance of the openings' shares to that of independent wins and losses.
/// Undefined if all games were won, or all lost.
double dependence(std::span<const double> shares, double mean, int rotations) {
    const double independent = mean * (1 - mean) / rotations;
    if (independent <= 0) return 1;
    double squares = 0;
    for (const double share : shares) squares += (share - mean) * (share - mean);
    const double seen = (squares / independent + openings_of_trust) /
                        (double(shares.size()) - 1 + openings_of_trust);
    return std::clamp(seen, 0.1, double(rotations));
}

}  // namespace

double share_of_elo(double elo, int sides) {
    return 1 / (1 + (sides - 1) * std::pow(10, -elo / 400));
}

double elo_of_share(double share, int sides) {
    if (share <= 0) return -std::numeric_limits<double>::infinity();
    if (share >= 1) return std::numeric_limits<double>::infinity();
    return -400 * std::log10((1 / share - 1) / (sides - 1));
}

double normal_below(double z) {
    return 0.5 * std::erfc(-z / std::sqrt(2.0));
}

Interval wilson(double share, double games) {
    if (games <= 0) return {0, 1};
    const double z2 = z95 * z95;
    const double middle = (share + z2 / (2 * games)) / (1 + z2 / games);
    const double half =
        z95 / (1 + z2 / games) * std::sqrt(share * (1 - share) / games + z2 / (4 * games * games));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Estimate estimate(std::span<const double> shares, int rotations, double par) {
    Estimate result;
    result.openings = int(shares.size());
    result.games = result.openings * rotations;
    result.share = par;
    result.interval = {0, 1};
    if (shares.empty()) return result;
    double sum = 0;
    for (const double share : shares) sum += share;
    result.share = sum / result.openings;
    const double ratio = dependence(shares, result.share, rotations);
    // One more game with a result at par, so that a clean sweep does not give a variance of zero.
    const double cautious = (result.share * result.games + par) / (result.games + 1);
    result.variance = ratio * cautious * (1 - cautious) / rotations;
    result.interval = wilson(result.share, result.games / ratio);
    result.superiority =
        normal_below((result.share - par) / std::sqrt(par * (1 - par) * ratio / result.games));
    return result;
}

double Sprt::lower() const {
    return std::log(beta / (1 - alpha));
}

double Sprt::upper() const {
    return std::log((1 - beta) / alpha);
}

Result<Sprt> parse_sprt(std::string_view text) {
    std::array<double, 4> numbers{0, 0, Sprt{}.alpha, Sprt{}.beta};
    std::size_t count = 0;
    for (std::string_view rest = text; count < numbers.size(); ++count) {
        const std::size_t comma = rest.find(',');
        const std::string_view part = rest.substr(0, comma);
        const auto [end, error] =
            std::from_chars(part.data(), part.data() + part.size(), numbers[count]);
        if (error != std::errc() || end != part.data() + part.size() ||
            !std::isfinite(numbers[count]))
            return fail("expected a number instead of {0} in {1}",
                        "nombre attendu au lieu de {0} dans {1}", {quoted(part), quoted(text)});
        if (comma == std::string_view::npos) {
            ++count;
            break;
        }
        rest.remove_prefix(comma + 1);
        if (count + 1 == numbers.size())
            return fail("too many numbers in {0}", "trop de nombres dans {0}", {quoted(text)});
    }
    if (count != 2 && count != 4)
        return fail("expected elo0,elo1 or elo0,elo1,alpha,beta instead of {0}",
                    "elo0,elo1 ou elo0,elo1,alpha,beta attendu au lieu de {0}", {quoted(text)});
    const Sprt sprt{numbers[0], numbers[1], numbers[2], numbers[3]};
    if (sprt.elo0 >= sprt.elo1)
        return fail("elo0 must be less than elo1 in {0}",
                    "elo0 doit être inférieur à elo1 dans {0}", {quoted(text)});
    for (const double risk : {sprt.alpha, sprt.beta})
        if (!(risk > 0 && risk < 0.5))
            return fail("alpha and beta must lie between 0 and 0.5 in {0}",
                        "alpha et beta doivent être entre 0 et 0,5 dans {0}", {quoted(text)});
    return sprt;
}

double log_likelihood_ratio(const Sprt& sprt, const Estimate& estimate, int sides) {
    if (estimate.openings < 2) return 0;
    const double s0 = share_of_elo(sprt.elo0, sides);
    const double s1 = share_of_elo(sprt.elo1, sides);
    return estimate.openings * (s1 - s0) * (2 * estimate.share - s0 - s1) / (2 * estimate.variance);
}

SprtVerdict verdict(const Sprt& sprt, double ratio) {
    if (ratio <= sprt.lower()) return SprtVerdict::AcceptElo0;
    if (ratio >= sprt.upper()) return SprtVerdict::AcceptElo1;
    return SprtVerdict::Undecided;
}

}  // namespace tablier::arena
