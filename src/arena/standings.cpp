#include "arena/standings.h"

#include <fmt/core.h>

#include <cmath>

#include "core/json.h"

namespace tablier::arena {
namespace {

/// JSON knows no infinity.
std::string json_number(double number) {
    return std::isfinite(number) ? fmt::format("{:.6g}", number) : "null";
}

/// The estimate of a contestant on several sides cannot be an Elo of one player.
int sides_for_elo(const Plan& plan, std::size_t contestant) {
    return plan.one_against_the_rest() && contestant == 1 ? 0 : plan.sides();
}

std::string percent_text(const Estimate& estimate) {
    return fmt::format("{:.1f} % [{:.1f}, {:.1f}]", 100 * estimate.share,
                       100 * estimate.interval.low, 100 * estimate.interval.high);
}

std::string elo_range_text(const Estimate& estimate, int sides) {
    return fmt::format("Elo {} [{}, {}]", elo_text(elo_of_share(estimate.share, sides)),
                       elo_text(elo_of_share(estimate.interval.low, sides)),
                       elo_text(elo_of_share(estimate.interval.high, sides)));
}

std::string_view verdict_text(SprtVerdict verdict) {
    switch (verdict) {
        case SprtVerdict::AcceptElo0:
            return "elo0 accepted";
        case SprtVerdict::AcceptElo1:
            return "elo1 accepted";
        case SprtVerdict::Undecided:
            break;
    }
    return "undecided";
}

}  // namespace

std::string elo_text(double elo) {
    if (std::isinf(elo)) return elo > 0 ? "+inf" : "-inf";
    return fmt::format("{:+.0f}", elo == 0 ? 0.0 : elo);
}

Standings::Standings(const Plan& plan) : plan_(plan), counts_(plan.contestants.size()) {}

void Standings::add(const GameResult& game) {
    ++games_;
    ++reasons_[game.reason];
    const int sides = plan_.sides();
    OpeningSoFar& opening = openings_[plan_.opening_of(game.number)];
    opening.shares.resize(counts_.size());
    ++opening.games;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const double share = game.share_of(i, sides);
        counts_[i].points += share;
        opening.shares[i] += share;
        counts_[i].time.add(game.times[i]);
        if (game.result == "draw" && share > 0)
            ++counts_[i].draws;
        else if (game.won_by(i, sides))
            ++counts_[i].wins;
        else if (share > 0)
            ++counts_[i].shared;
        else
            ++counts_[i].losses;
    }
    for (const FaultOfGame& fault : game.faults) ++counts_[fault.contestant].faults;
}

Standing Standings::of(std::size_t contestant) const {
    Standing standing = counts_[contestant];
    const int rotations = plan_.rotations();
    std::vector<double> shares;
    for (const auto& [number, opening] : openings_)
        if (opening.games == rotations) shares.push_back(opening.shares[contestant] / rotations);
    standing.estimate = estimate(shares, rotations, plan_.par(contestant));
    return standing;
}

double Standings::log_likelihood() const {
    return plan_.sprt ? log_likelihood_ratio(*plan_.sprt, of(0).estimate, plan_.sides()) : 0;
}

SprtVerdict Standings::verdict() const {
    return plan_.sprt ? arena::verdict(*plan_.sprt, log_likelihood()) : SprtVerdict::Undecided;
}

std::string Standings::line() const {
    std::string text = fmt::format("{} of {}:", games_, plan_.games);
    if (games_ == 0) return text;
    const std::size_t shown = plan_.contestants.size() == 2 ? 1 : plan_.contestants.size();
    for (std::size_t i = 0; i < shown; ++i) {
        const Standing standing = of(i);
        if (shown > 1) text += fmt::format("{} {}", i == 0 ? "" : ";", plan_.contestants[i].name);
        text += fmt::format(" +{} ={} -{}", standing.wins, standing.draws + standing.shared,
                            standing.losses);
        if (standing.estimate.openings == 0) continue;
        text += "  " + percent_text(standing.estimate);
        if (shown > 1) continue;
        text += ", " + elo_range_text(standing.estimate, plan_.sides());
        text += fmt::format(", LOS {:.1f} %", 100 * standing.estimate.superiority);
    }
    if (plan_.sprt)
        text += fmt::format(", LLR {:.2f} [{:.2f}, {:.2f}]", log_likelihood(), plan_.sprt->lower(),
                            plan_.sprt->upper());
    return text;
}

std::string Standings::summary(Lang lang) const {
    const auto in = [lang](const Text& text) { return text.in(lang); };
    const auto number = [](auto value) { return std::to_string(value); };
    std::string text = in(
        complete()
            ? fill_text("{0}: {1} games", "{0} : {1} parties", {plan_.game->spec(), number(games_)})
            : fill_text("{0}: UNFINISHED, {1} of {2} games", "{0} : INACHEVÉ, {1} parties sur {2}",
                        {plan_.game->spec(), number(games_), number(plan_.games)}));
    text += in(fill_text(", {0} openings with every seat rotation\n",
                         ", {0} ouvertures avec chaque rotation des places\n",
                         {number(of(0).estimate.openings)}));
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const Standing standing = of(i);
        text += fmt::format("  {}\n", plan_.contestants[i].name);
        text += in(fill_text(
            "    wins {0}, draws {1}, losses {2}", "    gains {0}, nulles {1}, pertes {2}",
            {number(standing.wins), number(standing.draws), number(standing.losses)}));
        if (standing.shared > 0)
            text += in(
                fill_text(", shared wins {0}", ", gains partagés {0}", {number(standing.shared)}));
        if (standing.faults > 0)
            text += in(fill_text(", faults {0}", ", fautes {0}", {number(standing.faults)}));
        text += in(fill_text("; {0} points\n", " ; {0} points\n",
                             {fmt::format("{:.1f}", standing.points)}));
        if (standing.estimate.openings > 0) {
            text += in(fill_text(
                "    share {0} with 95 % confidence, par {1} %",
                "    part {0} à 95 % de confiance, à égalité {1} %",
                {percent_text(standing.estimate), fmt::format("{:.1f}", 100 * plan_.par(i))}));
            if (const int sides = sides_for_elo(plan_, i); sides > 0)
                text += ", " + elo_range_text(standing.estimate, sides) +
                        fmt::format(", LOS {:.1f} %", 100 * standing.estimate.superiority);
            text += '\n';
        }
        if (standing.time.moves > 0)
            text += in(fill_text(
                "    time a move: mean {0} ms, longest {1} ms\n",
                "    temps par coup : {0} ms en moyenne, {1} ms au plus\n",
                {fmt::format("{:.1f}", double(standing.time.total.count()) / standing.time.moves),
                 number(standing.time.longest.count())}));
    }
    if (plan_.sprt)
        text +=
            fmt::format("  SPRT [{}, {}]: LLR {:.2f}, {} [{:.2f}, {:.2f}], {}\n", plan_.sprt->elo0,
                        plan_.sprt->elo1, log_likelihood(), in({"bounds", "bornes"}),
                        plan_.sprt->lower(), plan_.sprt->upper(), verdict_text(verdict()));
    text += in({"  ended by:", "  fins :"});
    for (const auto& [reason, count] : reasons_) text += fmt::format(" {} {}", reason, count);
    return text + '\n';
}

std::string Standings::json() const {
    std::string contestants;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const Standing s = of(i);
        contestants += fmt::format(
            "{}\n    {{\"name\": {}, \"player\": {}, \"wins\": {}, \"draws\": {}, \"losses\": {}, "
            "\"shared\": {}, \"points\": {}, \"faults\": {}, \"par\": {}, \"share\": {}, "
            "\"share_low\": {}, \"share_high\": {}, \"los\": {}",
            i == 0 ? "" : ",", json_text(plan_.contestants[i].name),
            json_text(contestant_text(plan_.contestants[i])), s.wins, s.draws, s.losses, s.shared,
            json_number(s.points), s.faults, json_number(plan_.par(i)),
            json_number(s.estimate.share), json_number(s.estimate.interval.low),
            json_number(s.estimate.interval.high), json_number(s.estimate.superiority));
        if (const int sides = sides_for_elo(plan_, i); sides > 0)
            contestants += fmt::format(", \"elo\": {}, \"elo_low\": {}, \"elo_high\": {}",
                                       json_number(elo_of_share(s.estimate.share, sides)),
                                       json_number(elo_of_share(s.estimate.interval.low, sides)),
                                       json_number(elo_of_share(s.estimate.interval.high, sides)));
        contestants += fmt::format(", \"moves\": {}, \"milliseconds\": {}, \"longest\": {}}}",
                                   s.time.moves, s.time.total.count(), s.time.longest.count());
    }
    std::string reasons;
    for (const auto& [reason, count] : reasons_)
        reasons += fmt::format("{}{}: {}", reasons.empty() ? "" : ", ", json_text(reason), count);
    std::string sprt = "null";
    if (plan_.sprt)
        sprt = fmt::format(
            "{{\"elo0\": {}, \"elo1\": {}, \"llr\": {}, \"lower\": {}, \"upper\": {}, "
            "\"verdict\": {}}}",
            plan_.sprt->elo0, plan_.sprt->elo1, json_number(log_likelihood()),
            json_number(plan_.sprt->lower()), json_number(plan_.sprt->upper()),
            json_text(verdict_text(verdict())));
    return fmt::format(
        "{{\n  \"variant\": {},\n  \"complete\": {},\n  \"games\": {},\n  \"planned\": {},\n"
        "  \"openings\": {},\n"
        "  \"contestants\": [{}\n  ],\n  \"reasons\": {{{}}},\n  \"sprt\": {}\n}}\n",
        json_text(plan_.game->spec()), complete(), games_, plan_.games, of(0).estimate.openings,
        contestants, reasons, sprt);
}

}  // namespace tablier::arena
