// Deck files for Point: an error, or a playable game.
#include "fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    const std::string content(reinterpret_cast<const char*>(data), size);
    const FileReader reader = [&](std::string_view) -> Result<std::string> { return content; };
    for (const char* spec : {"point:deck=a.deck", "point-teams:deck=a.deck,bank=box"}) {
        const auto game = make_game(spec, reader);
        if (!game) {
            fuzz::must_say_why(game.error().words());
            continue;
        }
        Random random(size);
        AnyPosition position = (*game)->start();
        for (int ply = 0; ply < 60 && position.actor() != Actor::Nobody; ++ply)
            position.play(position.random_move(random));
        const auto back = (*game)->parse_position(position.text());
        fuzz::must(back && *back == position, "a position with this deck comes back");
    }
    return 0;
}
