#include "app/match_run.h"

#include <optional>
#include <utility>

#include "app/errors.h"
#include "arena/match_folder.h"
#include "arena/runner.h"

namespace tablier::app {
namespace {

std::optional<arena::MatchFolder> open_folder(const arena::Plan& plan, const MatchRun& settings) {
    if (settings.folder.empty()) return std::nullopt;
    auto folder = settings.resume ? arena::MatchFolder::resume(settings.folder, plan)
                                  : arena::MatchFolder::create(settings.folder, plan);
    if (!folder) throw Failure(folder.error().words());
    return std::move(*folder);
}

}  // namespace

MatchOutcome run_match(const arena::Plan& plan, const MatchRun& settings,
                       const std::stop_token& cancel) {
    if (auto able = arena::try_contestants(plan); !able) throw Failure(able.error().words());
    auto folder = open_folder(plan, settings);

    MatchOutcome outcome{.standings = arena::Standings(plan), .games = {}};
    arena::RunSettings run;
    run.concurrency = settings.concurrency;
    run.stderr_folder = settings.folder;
    const auto add = [&](const arena::GameResult& game) {
        outcome.standings.add(game);
        outcome.games.push_back(game);
    };
    if (folder)
        for (const arena::GameResult& game : folder->earlier())
            if (game.number < plan.games) {
                run.skip.insert(game.number);
                add(game);
            }

    const auto undecided = [&] {
        return outcome.standings.verdict() == arena::SprtVerdict::Undecided;
    };
    std::string trouble;
    ProgressLine progress(settings.progress, std::chrono::milliseconds(0));
    const auto line = [&] { return settings.label + outcome.standings.line(); };
    const auto finished = [&](const Record& record, const arena::GameResult& game) {
        if (folder)
            if (auto kept = folder->append(record); !kept) {
                trouble = kept.error().message;
                return false;
            }
        add(game);
        if (progress.due()) progress.show(line());
        return undecided();
    };
    if (undecided()) arena::run_games(plan, run, cancel, finished);
    progress.finish(line());
    if (!trouble.empty()) throw Failure(trouble);
    return outcome;
}

}  // namespace tablier::app
