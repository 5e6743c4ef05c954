// Specs of games: accepted ones must round-trip.
#include "fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    const std::string_view spec(reinterpret_cast<const char*>(data), size);
    const auto game = make_game(spec);
    if (!game) {
        fuzz::must_say_why(game.error().words());
        return 0;
    }
    const auto again = make_game((*game)->spec());
    fuzz::must(again && (*again)->options() == (*game)->options(), "a spec comes back");
    (*game)->start().legal_moves();
    return 0;
}
