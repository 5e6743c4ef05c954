// Uses Tablier as a library: counts positions, lets an engine play both sides of a match, and
// writes the record to a file.
#include <cstdio>
#include <fstream>

#include "tablier/catalog.h"
#include "tablier/play/match.h"
#include "tablier/play/record_of.h"
#include "tablier/play/record_writer.h"
#include "tablier/play/search_request.h"
#include "tablier/search/make_engine.h"

namespace {

using namespace tablier;

/// Plays until the match is over or has so many moves.
void play_match(Match& match, search::Engine& engine, std::size_t moves) {
    while (!match.over() && match.history().size() < moves) {
        search::Control control;
        const auto result = engine.think(search_request_of(match), search::Limits{.nodes = 500}, 1,
                                         control, nullptr);
        if (!match.play(result.move)) return;  // never: engines choose legal moves
    }
}

int run(const char* file) {
    const auto game = make_game("quoridor:size=5");
    if (!game) return std::fprintf(stderr, "%s\n", game.error().message.c_str()), 1;
    std::printf("perft 3: %llu\n", static_cast<unsigned long long>((*game)->start().perft(3)));

    auto engine = search::make_engine(*game, search::EngineSettings{});
    if (!engine) return std::fprintf(stderr, "%s\n", engine.error().message.c_str()), 1;
    Match match(*game);
    play_match(match, **engine, 20);
    std::printf("moves: %zu\n", match.history().size());

    const auto record = write_record(record_of(match, {.event = "Example"}));
    if (!record) return std::fprintf(stderr, "%s\n", record.error().message.c_str()), 1;
    std::ofstream(file) << *record;
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) return std::fprintf(stderr, "usage: consumer RECORD\n"), 2;
    return run(argv[1]);
}
