#include "app/search_arguments.h"

#include <fmt/core.h>

#include <atomic>
#include <csignal>

#include "app/arguments.h"
#include "app/errors.h"
#include "tablier/search/make_engine.h"

namespace tablier::app {

void SearchArguments::add_to(CLI::App& command) {
    command
        .add_option("--movetime", movetime,
                    said({"Think so many milliseconds", "Réfléchir tant de millisecondes"}))
        ->type_name("MS")
        ->check(whole_number(1, 86'400'000));
    command
        .add_option("--nodes", nodes,
                    said({"Look at so many positions", "Regarder tant de positions"}))
        ->check(whole_number(1, ~std::uint64_t(0)));
    command
        .add_option("--depth", depth,
                    said({"Look so many moves ahead", "Regarder tant de coups à l'avance"}))
        ->check(whole_number(1, 1000));
    command
        .add_option("--threads", threads,
                    said({"Think on so many processors (default 1)",
                          "Réfléchir sur tant de processeurs (par défaut 1)"}))
        ->check(whole_number(1, 256));
    command
        .add_option(
            "--engine", engine,
            said({"Who thinks: search, level1 to level10, greedy, uct, random, with settings as in "
                  "uct:seed=3",
                  "Qui réfléchit : search, level1 à level10, greedy, uct, random, avec des "
                  "réglages comme dans uct:seed=3"}))
        ->type_name(said({"PLAYER", "JOUEUR"}))
        ->check(not_empty());
}

search::Limits SearchArguments::limits(search::Milliseconds otherwise, Lang lang) const {
    search::Limits limits;
    if (movetime) limits.movetime = search::Milliseconds(std::int64_t(*movetime));
    limits.nodes = nodes;
    limits.exact_nodes = nodes.has_value();
    limits.depth = depth;
    const search::EngineSettings its = settings(lang);
    if (limits == search::Limits() && its.limits == search::Limits() && !its.level)
        limits.movetime = otherwise;
    return limits;
}

std::optional<arena::Contestant> SearchArguments::program() const {
    // Players other than programs are read by settings(), whose errors do not mention programs.
    if (engine.find("cmd:") == std::string::npos && engine.find("cmd[") == std::string::npos)
        return std::nullopt;
    auto read = arena::parse_contestant(engine);
    if (!read) throw UsageError(about("--engine", read.error().words()));
    return read->is_external() ? std::optional(*std::move(read)) : std::nullopt;
}

search::EngineSettings SearchArguments::settings(Lang lang) const {
    search::EngineSettings settings;
    if (!engine.empty()) {
        auto read = search::parse_engine(engine);
        if (!read) throw UsageError(about("--engine", read.error().words()), lang);
        settings = *read;
    }
    if (threads) settings.threads = *threads;
    return settings;
}

std::unique_ptr<search::Engine> engine_or_usage_error(const GamePtr& game,
                                                      const search::EngineSettings& settings,
                                                      Lang lang) {
    auto engine = search::make_engine(game, settings);
    if (!engine) throw UsageError(engine.error().words(), lang);
    return *std::move(engine);
}

namespace {

std::atomic<search::Control*> searching{nullptr};
std::atomic<bool> was_interrupted{false};
std::atomic<void (*)(int)> handler_before{nullptr};

void stop_searching(int signal) {
    const bool again = was_interrupted.exchange(true);
    stop_search();
    void (*const before)(int) = handler_before;
    if (again && before != SIG_DFL && before != SIG_IGN) before(signal);
}

}  // namespace

void stop_search() {
    if (search::Control* control = searching) control->stop();
}

StopOnInterrupt::StopOnInterrupt(search::Control& control) {
    was_interrupted = false;
    searching = &control;
    struct sigaction now {};
    sigaction(SIGINT, nullptr, &now);
    handler_before = now.sa_handler;
    before_ = std::signal(SIGINT, stop_searching);
}

StopOnInterrupt::~StopOnInterrupt() {
    std::signal(SIGINT, before_);
    searching = nullptr;
}

bool StopOnInterrupt::interrupted() const {
    return was_interrupted;
}

std::string score_in_words(search::Score score, Lang lang) {
    const bool french = lang == Lang::French;
    if (!search::is_proven(score))
        return fmt::format("{:.0f} %", 100.0 * search::win_chance(score));
    const std::string_view what =
        score > 0 ? (french ? "gain en" : "wins in") : (french ? "perte en" : "loses in");
    return fmt::format("{} {}", what, search::proof_length(score));
}

}  // namespace tablier::app
