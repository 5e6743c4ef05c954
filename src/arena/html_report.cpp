#include "arena/html_report.h"

#include "arena/standings.h"

namespace tablier::arena {

std::string html_report(const Plan& plan, std::span<const GameResult> games) {
    Standings standings(plan);
    for (const GameResult& game : games) standings.add(game);
    return "<!doctype html><pre>" + standings.summary() + "</pre>";
}

}  // namespace tablier::arena
