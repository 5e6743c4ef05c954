// Position texts: accepted ones must round-trip and be playable.
#include "fuzz_input.h"

#include "tablier/scene.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    std::string_view text;
    const GamePtr& game = fuzz::choose_game(data, size, text);
    const auto parsed = game->parse_position(text);
    if (!parsed) {
        fuzz::must_say_why(parsed.error().words());
        return 0;
    }
    fuzz::must(parsed->text() == text, "an accepted text is canonical");
    AnyPosition position = *parsed;
    Random random(size);
    for (int ply = 0; ply < 8; ++ply) {
        const auto moves = position.legal_moves();
        fuzz::must(moves.empty() == (position.actor() == Actor::Nobody),
                   "there are moves until the game is over");
        if (moves.empty()) break;
        fuzz::must(position.play(moves[random.below(std::uint32_t(moves.size()))]),
                   "a legal move can be played");
        const auto back = game->parse_position(position.text());
        fuzz::must(back && *back == position, "a position played on comes back from its text");
        position.scene();
    }
    return 0;
}
