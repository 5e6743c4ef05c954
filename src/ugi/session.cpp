#include "ugi/session.h"

#include <algorithm>
#include <array>
#include <exception>
#include <ranges>
#include <sstream>

#include "tablier/catalog.h"
#include "tablier/play/match_scene.h"
#include "tablier/play/search_request.h"
#include "tablier/search/make_engine.h"
#include "ugi/queries.h"
#include "ugi/words.h"

namespace tablier::ugi {
namespace {

constexpr std::array<std::string_view, 11> commands{
    "ugi",  "isready",   "uginewgame", "setoption", "position", "go",
    "stop", "ponderhit", "query",      "d",         "quit"};

std::string list_of_commands() {
    std::string list;
    for (const std::string_view command : commands) {
        if (!list.empty()) list += ", ";
        list += command;
    }
    return list;
}

/// "fast", "slow"
std::string listed(const std::vector<std::string>& words) {
    constexpr std::size_t most = 5;
    std::string list;
    for (const std::string& word : words | std::views::take(most))
        list += (list.empty() ? "" : ", ") + in_quotes(word);
    return words.size() > most ? list + " and others" : list;
}

}  // namespace

Session::Session(SessionContext context, Output& output)
    : context_(std::move(context)),
      output_(output),
      options_(context_.max_hash_mb),
      position_(context_.game) {}

void Session::complain(std::string message) {
    output_.reply(error_line(std::move(message)));
}

bool Session::execute(std::string_view line) {
    const std::vector<std::string_view> all = words_of(line);
    if (all.empty()) return true;
    // As UCI requires: an unknown word is skipped, and the rest of the line executed.
    const auto known = std::ranges::find_first_of(all, commands);
    if (known != all.begin())
        complain("unknown command " + in_quotes(all.front()) + "; commands: " + list_of_commands());
    if (known == all.end()) return true;
    const std::string_view command = *known;
    const Words words = Words(all).subspan(std::size_t(known - all.begin()) + 1);
    if (command == "quit") return false;
    if (command == "ugi") {
        introduce();
    } else if (command == "isready") {
        if (!searching())
            if (auto ready = prepare_engine(); !ready) complain(ready.error().message);
        output_.reply("readyok");
    } else if (command == "uginewgame") {
        new_game();
    } else if (command == "setoption") {
        set_option(words);
    } else if (command == "position") {
        set_position(words);
    } else if (command == "go") {
        go(words);
    } else if (command == "stop") {
        if (run_) run_->stop();
    } else if (command == "ponderhit") {
        if (run_) run_->ponder_hit();
    } else if (command == "query") {
        query(words);
    } else if (command == "d") {
        draw_board();
    }
    return true;
}

void Session::introduce() {
    output_.reply("id name " + context_.name);
    output_.reply("id author the Tablier authors");
    output_.reply("option name Variant type string default " + context_.game->spec());
    for (std::string& line : options_.listing()) output_.reply(std::move(line));
    output_.reply("ugiok");
}

void Session::set_option(Words words) {
    const auto value_at = std::ranges::find(words, "value");
    if (words.size() < 2 || words[0] != "name" || value_at < words.begin() + 2)
        return complain("setoption: expected setoption name NAME value VALUE");
    const auto name_ends = std::size_t(value_at - words.begin());
    const std::string name = joined(words.subspan(1, name_ends - 1));
    const std::string value =
        name_ends < words.size() ? joined(words.subspan(name_ends + 1)) : std::string();
    if (same_name(name, "Variant")) return set_variant(value);
    const search::EngineSettings before = options_.settings();
    if (auto set = options_.set(name, value); !set)
        return complain("setoption: " + set.error().message);
    if (options_.settings() != before) engine_outdated_ = true;
}

void Session::set_variant(std::string_view spec) {
    // Without files: a deck is given by its cards.
    auto game = make_game(spec);
    if (!game) return complain("setoption Variant: " + game.error().message);
    position_ = SessionPosition(*std::move(game));
    engine_outdated_ = true;
}

void Session::set_position(Words words) {
    if (auto set = position_.set(words); !set) complain(set.error().message);
}

void Session::new_game() {
    position_.reset();
    forget_ = true;
}

Result<void> Session::prepare_engine() {
    run_.reset();  // the engine may still be sending its last answer
    if (engine_outdated_) engine_.reset();
    if (!engine_) {
        try {
            auto made = search::make_engine(position_.match().game_ptr(), options_.settings());
            if (!made) return std::unexpected(made.error());
            engine_ = *std::move(made);
        } catch (const std::bad_alloc&) {
            return fail("not enough memory for the engine; set Hash lower");
        }
        engine_outdated_ = false;
    } else if (forget_) {
        engine_->new_game();
    }
    forget_ = false;
    return {};
}

void Session::go(Words words) {
    if (searching()) return complain("go: a search is going on; stop it first");
    if (auto started = start_search(words); !started) {
        complain(started.error().message);
        output_.reply("bestmove (none)");
    }
}

Result<void> Session::start_search(Words words) {
    const Match& match = position_.match();
    if (match.actor() == Actor::Nobody) return fail("go: the game is over");
    if (match.actor() == Actor::Chance)
        return fail("go: chance is to draw, which is for the master of the game to do");
    auto go = parse_go(words, match);
    if (!go) return std::unexpected(go.error());
    if (!go->ignored.empty()) output_.reply("info string go: ignored " + listed(go->ignored));
    search::SearchRequest request = search_request_of(match);
    request.only = go->searchmoves;
    if (auto ready = prepare_engine(); !ready) return std::unexpected(ready.error());
    try {
        run_ = std::make_unique<SearchRun>(*engine_,
                                           SearchOrder{.game = match.game_ptr(),
                                                       .request = std::move(request),
                                                       .go = *go,
                                                       .lines = options_.lines(),
                                                       .offer_ponder = options_.ponder()},
                                           output_);
    } catch (const std::exception& error) {
        return fail(std::string("go: the search could not be started: ") + error.what());
    }
    return {};
}

void Session::draw_board() {
    std::istringstream lines(draw_terminal(scene_of(position_.match()), context_.drawing));
    for (std::string line; std::getline(lines, line);) output_.reply(std::move(line));
    output_.reply("fen " + position_.match().position().text());
}

void Session::query(Words words) {
    if (auto answered = answer(position_.match(), words))
        output_.reply("response " + *answered);
    else
        complain(answered.error().message);
}

}  // namespace tablier::ugi
