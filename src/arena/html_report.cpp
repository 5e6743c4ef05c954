#include "arena/html_report.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "arena/standings.h"
#include "arena/svg_plot.h"
#include "tablier/play/result_text.h"

namespace tablier::arena {
namespace {

constexpr std::size_t max_curve_points = 400;
constexpr int max_length_bars = 24;
constexpr std::size_t max_faults_listed = 200;

constexpr std::string_view style = R"(<style>
:root { --paper: #fbfaf7; --card: #ffffff; --ink: #22262b; --soft: #6b7280; --rule: #e3e0d8;
  --c0: #2f6db5; --c1: #c9672b; --c2: #3c8f5a; --c3: #8b58b0; }
@media (prefers-color-scheme: dark) { :root { --paper: #15181c; --card: #1d2127; --ink: #e6e6e3;
  --soft: #9aa1ab; --rule: #30363f; --c0: #6aa5ea; --c1: #e7965c; --c2: #6cc08b; --c3: #bb8fdc; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 1180px; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.05rem; margin: 0 0 .6rem; }
p { margin: .3rem 0; } .soft { color: var(--soft); }
.verdict { font-size: 1.15rem; margin: 1rem 0 1.4rem; }
.card { background: var(--card); border: 1px solid var(--rule); border-radius: 10px;
  padding: 1rem 1.1rem; margin: 0 0 1rem; overflow-x: auto; }
.plots { display: grid; gap: 1rem; margin-bottom: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); }
.plots .card { margin: 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .35rem .7rem .35rem 0; border-bottom: 1px solid var(--rule);
  vertical-align: top; }
th { color: var(--soft); font-weight: 600; font-size: .85rem; }
td.number, th.number { text-align: right; white-space: nowrap; } tr:last-child td { border-bottom: 0; }
code { font-size: .85em; color: var(--soft); overflow-wrap: anywhere; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .45em; }
.legend span.item { margin-right: 1.1em; white-space: nowrap; }
svg { width: 100%; height: auto; display: block; }
svg text { font: 11px system-ui, sans-serif; fill: var(--soft); }
svg .label { font-size: 12px; } svg .note { fill: var(--ink); stroke: var(--card); stroke-width: 4px; paint-order: stroke; }
svg .middle { text-anchor: middle; } svg .end { text-anchor: end; }
.grid { stroke: var(--rule); } .axis { stroke: var(--soft); }
.par { stroke: var(--soft); stroke-dasharray: 5 4; } .error { stroke: var(--ink); stroke-width: 1.5; }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round; } .band { opacity: .16; stroke: none; }
.c0 { stroke: var(--c0); } .c1 { stroke: var(--c1); } .c2 { stroke: var(--c2); } .c3 { stroke: var(--c3); }
.bar, .dot { stroke: none; }
.bar.c0, .band.c0, .dot.c0 { fill: var(--c0); } .bar.c1, .band.c1, .dot.c1 { fill: var(--c1); }
.bar.c2, .band.c2, .dot.c2 { fill: var(--c2); } .bar.c3, .band.c3, .dot.c3 { fill: var(--c3); }
.key.c0 { background: var(--c0); } .key.c1 { background: var(--c1); }
.key.c2 { background: var(--c2); } .key.c3 { background: var(--c3); }
details summary { cursor: pointer; font-weight: 600; }
</style>
)";

std::string card(std::string_view title, const std::string& content, std::string_view about = "") {
    return fmt::format("<section class=\"card\"><h2>{}</h2>\n{}{}</section>\n", title,
                       about.empty() ? "" : fmt::format("<p class=\"soft\">{}</p>\n", about),
                       content);
}

class Report {
  public:
    Report(const Plan& plan, std::span<const GameResult> games)
        : plan_(plan), games_(games), sides_(plan.sides()), standings_(plan) {
        for (const GameResult& game : games) standings_.add(game);
        for (std::size_t i = 0; i < plan.contestants.size(); ++i) all_.push_back(standings_.of(i));
    }

    std::string page() const {
        const std::string title = fmt::format("{}: {}", plan_.game->spec(), names());
        std::string html = fmt::format(
            "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n{}</head>"
            "<body><main>\n",
            escaped(title), style);
        html += fmt::format("<h1>{}</h1>\n<p class=\"soft\">{}</p>\n", escaped(names()),
                            escaped(conditions()));
        html += fmt::format("<p class=\"verdict\">{}</p>\n", escaped(verdict()));
        html += card("Result", table());
        html += "<div class=\"plots\">\n";
        html += card("Score in the course of the match", score_plot() + legend(score_curves()),
                     "Share of the win so far, with the 95 % band of complete openings; the dashed "
                     "line is par.");
        html += card("Openings", openings_plot(), openings_about());
        html += card("Advantage of the seat", seats_plot(),
                     "Share of the win by seat, whoever sat there.");
        html += card("Length of the games", lengths_plot(), lengths_about());
        html += card("Time in the course of a game", time_plot() + legend(all_.size()),
                     "Mean time of a move, by stage of the game.");
        html += card("How games ended", reasons_plot());
        html += "</div>\n";
        if (const std::string faults = fault_list(); !faults.empty())
            html += card("Crashes, illegal moves and lost time", faults);
        html += game_list();
        return html + "</main></body></html>\n";
    }

  private:
    std::string names() const {
        std::string text;
        for (const Contestant& each : plan_.contestants)
            text += (text.empty()                   ? ""
                     : plan_.one_against_the_rest() ? " alone against "
                                                    : " – ") +
                    each.name;
        return text;
    }

    std::string conditions() const {
        std::string text =
            fmt::format("{}, {} games", plan_.game->variant().title.en, games_.size());
        if (const auto& clock = plan_.conditions.clock) text += ", clock " + clock_text(*clock);
        for (std::size_t i = 0; i < plan_.contestants.size(); ++i) {
            const Contestant& each = plan_.contestants[i];
            const search::Limits told = plan_.conditions.limits_of(each);
            if (each.limits_itself() || (!told.movetime && !told.nodes && !told.depth)) continue;
            text += fmt::format(", {}:", each.name);
            if (told.movetime) text += fmt::format(" {} ms", told.movetime->count());
            if (told.nodes) text += fmt::format(" {} nodes", *told.nodes);
            if (told.depth) text += fmt::format(" depth {}", *told.depth);
            text += " a move";
        }
        text += fmt::format(", {}", plan_.lines.empty()
                                        ? std::string("no given openings")
                                        : fmt::format("{} given openings", plan_.lines.size()));
        if (plan_.random_plies > 0) text += fmt::format(", {} random moves", plan_.random_plies);
        return text + fmt::format(", seed {}", plan_.seed);
    }

    std::string verdict() const {
        const Estimate& first = all_.front().estimate;
        if (first.openings == 0) return "No opening has been played with every rotation yet.";
        std::string text = fmt::format(
            "{} takes {:.1f} % of the win ({:.1f} to {:.1f} % with 95 % confidence; par is {:.0f} "
            "%): Elo {} ({} to {}).",
            plan_.contestants.front().name, 100 * first.share, 100 * first.interval.low,
            100 * first.interval.high, 100 * plan_.par(0), elo(first.share),
            elo(first.interval.low), elo(first.interval.high));
        if (plan_.sprt)
            text += fmt::format(
                " SPRT [{}, {}]: log-likelihood ratio {:.2f} between {:.2f} and {:.2f}.",
                plan_.sprt->elo0, plan_.sprt->elo1, standings_.log_likelihood(),
                plan_.sprt->lower(), plan_.sprt->upper());
        return text;
    }
    std::string elo(double share) const { return elo_text(elo_of_share(share, sides_)); }

    /// Of two contestants one curve is the mirror of the other.
    std::size_t score_curves() const {
        return plan_.contestants.size() == 2 ? 1 : plan_.contestants.size();
    }
    std::string legend(std::size_t contestants) const {
        std::string html = "<p class=\"legend\">";
        for (std::size_t i = 0; i < contestants; ++i)
            html += fmt::format("<span class=\"item\">{}{}</span>", key(i),
                                escaped(plan_.contestants[i].name));
        return html + "</p>\n";
    }
    static std::string key(std::size_t contestant) {
        return fmt::format("<span class=\"key c{}\"></span>", contestant % 4);
    }

    std::string table() const {
        std::string html =
            "<table><tr><th>contestant</th><th class=\"number\">won</th><th class=\"number\">drawn"
            "</th><th class=\"number\">lost</th><th class=\"number\">share (95 %)</th>"
            "<th class=\"number\">Elo (95 %)</th><th class=\"number\">superior</th>"
            "<th class=\"number\">ms a move</th><th class=\"number\">longest</th>"
            "<th class=\"number\">faults</th></tr>\n";
        for (std::size_t i = 0; i < all_.size(); ++i) {
            const Standing& s = all_[i];
            const Estimate& e = s.estimate;
            const bool several = plan_.one_against_the_rest() && i == 1;
            html += fmt::format(
                "<tr><td>{}{}<br><code>{}</code></td><td class=\"number\">{}</td>"
                "<td class=\"number\">{}</td><td class=\"number\">{}</td>",
                key(i), escaped(plan_.contestants[i].name),
                escaped(contestant_text(plan_.contestants[i])), s.wins,
                s.shared > 0 ? fmt::format("{} + {} shared", s.draws, s.shared)
                             : std::to_string(s.draws),
                s.losses);
            html += fmt::format(
                "<td class=\"number\">{:.1f} % ({:.1f}–{:.1f})</td><td class=\"number\">{}</td>"
                "<td class=\"number\">{:.1f} %</td><td class=\"number\">{:.1f}</td>"
                "<td class=\"number\">{}</td><td class=\"number\">{}</td></tr>\n",
                100 * e.share, 100 * e.interval.low, 100 * e.interval.high,
                several ? std::string("–")
                        : fmt::format("{} ({} to {})", elo(e.share), elo(e.interval.low),
                                      elo(e.interval.high)),
                100 * e.superiority,
                s.time.moves > 0 ? double(s.time.total.count()) / s.time.moves : 0.0,
                s.time.longest.count(), s.faults);
        }
        return html + "</table>\n";
    }

    std::string score_plot() const {
        LinePlot plot{.x_label = "games", .y_label = "share of the win, %", .series = {}};
        plot.highest = 100;
        plot.par = 100 * plan_.par(0);
        const std::size_t curves = score_curves();
        const std::size_t step = games_.size() / max_curve_points + 1;
        for (std::size_t who = 0; who < curves; ++who) {
            PlotSeries series{.name = plan_.contestants[who].name, .points = {}};
            Running running(plan_, who);
            for (std::size_t i = 0; i < games_.size(); ++i) {
                running.add(games_[i]);
                if (i % step != 0 && i + 1 != games_.size()) continue;
                const Estimate now = running.estimate();
                if (now.openings == 0) continue;
                series.points.push_back({double(i + 1), 100 * now.share});
                if (curves == 1)
                    series.band.emplace_back(100 * now.interval.low, 100 * now.interval.high);
            }
            plot.series.push_back(std::move(series));
        }
        return svg_of(plot);
    }

    /// The estimate of one contestant while games come in.
    class Running {
      public:
        Running(const Plan& plan, std::size_t who) : plan_(plan), who_(who) {}
        void add(const GameResult& game) {
            auto& [games, share] = open_[plan_.opening_of(game.number)];
            share += game.share_of(who_, plan_.sides());
            if (++games == plan_.rotations()) complete_.push_back(share / games);
        }
        Estimate estimate() const {
            return arena::estimate(complete_, plan_.rotations(), plan_.par(who_));
        }

      private:
        const Plan& plan_;
        std::size_t who_;
        std::map<int, std::pair<int, double>> open_;
        std::vector<double> complete_;
    };

    std::string openings_about() const {
        return fmt::format(
            "How often {} took how much of the {} games of an opening. Openings are the sample "
            "from "
            "which error bars are made.",
            escaped(plan_.contestants.front().name), plan_.rotations());
    }
    std::string openings_plot() const {
        std::map<int, std::pair<int, double>> openings;
        for (const GameResult& game : games_) {
            auto& [count, share] = openings[plan_.opening_of(game.number)];
            ++count;
            share += game.share_of(0, sides_);
        }
        // In halves of a point: shares of a draw or of a shared win go to the nearest.
        std::vector<int> counts(std::size_t(2 * sides_ + 1));
        for (const auto& [number, opening] : openings)
            if (opening.first == plan_.rotations())
                ++counts[std::size_t(std::lround(2 * opening.second))];
        BarPlot plot{.x_label = "points from an opening", .y_label = "openings", .bars = {}};
        for (std::size_t i = 0; i < counts.size(); ++i)
            plot.bars.push_back({.label = fmt::format("{:g}", double(i) / 2),
                                 .value = double(counts[i]),
                                 .note = counts[i] > 0 ? std::to_string(counts[i]) : ""});
        return svg_of(plot);
    }

    std::string seats_plot() const {
        BarPlot plot{.x_label = "", .y_label = "share of the win, %", .bars = {}};
        plot.par = 100.0 / sides_;
        for (int side = 0; side < sides_; ++side) {
            double sum = 0;
            for (const GameResult& game : games_) sum += game.share[std::size_t(side)];
            const double count = double(std::max<std::size_t>(games_.size(), 1));
            const Interval error = wilson(sum / count, count);
            plot.bars.push_back(
                {.label = seat_names(*plan_.game, plan_.game->seating().seats_of_side(side)).en,
                 .value = 100 * sum / count,
                 .error = {{100 * error.low, 100 * error.high}},
                 .note = fmt::format("{:.1f} %", 100 * sum / count),
                 .colour = 2});
        }
        return svg_of(plot);
    }

    std::string lengths_about() const {
        if (games_.empty()) return "";
        double sum = 0;
        int least = games_.front().moves;
        int most = least;
        for (const GameResult& game : games_) {
            sum += game.moves;
            least = std::min(least, game.moves);
            most = std::max(most, game.moves);
        }
        return fmt::format("Moves of all seats: mean {:.1f}, shortest {}, longest {}.",
                           sum / double(games_.size()), least, most);
    }
    std::string lengths_plot() const {
        int most = 1;
        for (const GameResult& game : games_) most = std::max(most, game.moves);
        int step = 1;
        for (const int wider : {2, 5, 10, 20, 50, 100, 200, 500, 1000, 10000})
            if (most / step >= max_length_bars) step = wider;
        std::vector<int> counts(std::size_t(most / step) + 1);
        for (const GameResult& game : games_) ++counts[std::size_t(game.moves / step)];
        BarPlot plot{.x_label = "moves", .y_label = "games", .bars = {}};
        for (std::size_t i = 0; i < counts.size(); ++i)
            plot.bars.push_back({.label = std::to_string(int(i) * step),
                                 .value = double(counts[i]),
                                 .note = {},
                                 .colour = 3});
        return svg_of(plot);
    }

    std::string time_plot() const {
        LinePlot plot{.x_label = "moves played", .y_label = "ms a move", .series = {}};
        for (std::size_t who = 0; who < all_.size(); ++who) {
            PlotSeries series{.name = plan_.contestants[who].name, .points = {}};
            const auto& stages = all_[who].time.stages;
            // The means of a few long games say little.
            int busiest = 0;
            for (const MoveCount& stage : stages) busiest = std::max(busiest, stage.moves);
            for (std::size_t i = 0; i < stages.size(); ++i)
                if (stages[i].moves > busiest / 50)
                    series.points.push_back(
                        {double(i) * TimeUse::stage_length + TimeUse::stage_length / 2.0,
                         double(stages[i].total.count()) / stages[i].moves});
            plot.series.push_back(std::move(series));
        }
        return svg_of(plot);
    }

    std::string reasons_plot() const {
        std::map<std::string, int> reasons;
        for (const GameResult& game : games_) ++reasons[game.reason];
        std::vector<std::pair<std::string, int>> sorted(reasons.begin(), reasons.end());
        std::ranges::stable_sort(sorted, std::greater(), &std::pair<std::string, int>::second);
        BarPlot plot{.x_label = "", .y_label = "games", .bars = {}};
        for (const auto& [reason, count] : sorted)
            plot.bars.push_back({.label = reason,
                                 .value = double(count),
                                 .note = std::to_string(count),
                                 .colour = 1});
        return svg_of(plot);
    }

    std::string fault_list() const {
        std::string rows;
        std::size_t listed = 0;
        for (const GameResult& game : games_)
            for (const FaultOfGame& fault : game.faults)
                if (++listed <= max_faults_listed)
                    rows += fmt::format(
                        "<tr><td "
                        "class=\"number\">{}</td><td>{}{}</td><td>{}</td><td>{}</td></tr>\n",
                        game.number + 1, key(fault.contestant),
                        escaped(plan_.contestants[fault.contestant].name), escaped(fault.kind),
                        escaped(fault.what));
        if (listed == 0) return "";
        if (listed > max_faults_listed)
            rows += fmt::format("<tr><td></td><td colspan=\"3\">and {} more</td></tr>\n",
                                listed - max_faults_listed);
        return "<table><tr><th class=\"number\">game</th><th>contestant</th><th>what</th>"
               "<th>details</th></tr>\n" +
               rows + "</table>\n";
    }

    std::string game_list() const {
        std::map<int, const GameResult*> sorted;
        for (const GameResult& game : games_) sorted[game.number] = &game;
        std::string html =
            "<section class=\"card\"><details><summary>All games</summary>\n<table><tr>"
            "<th class=\"number\">game</th><th class=\"number\">opening</th><th>seats</th>"
            "<th>result</th><th>reason</th><th class=\"number\">moves</th></tr>\n";
        for (const auto& [number, game] : sorted) {
            std::string seats;
            for (int side = 0; side < sides_; ++side)
                seats += fmt::format("{}{}", key(game->contestant[std::size_t(side)]),
                                     side + 1 < sides_ ? " " : "");
            html += fmt::format(
                "<tr><td class=\"number\">{}</td><td class=\"number\">{}</td><td>{}</td><td>{}</td>"
                "<td>{}</td><td class=\"number\">{}</td></tr>\n",
                number + 1, plan_.opening_of(number) + 1, seats, escaped(game->result),
                escaped(game->reason), game->moves);
        }
        return html + "</table></details></section>\n";
    }

    const Plan& plan_;
    std::span<const GameResult> games_;
    int sides_;
    Standings standings_;
    std::vector<Standing> all_;
};

}  // namespace

std::string html_report(const Plan& plan, std::span<const GameResult> games) {
    return Report(plan, games).page();
}

}  // namespace tablier::arena
