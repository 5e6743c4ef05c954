// Move texts: each word is played if it is legal; otherwise it must be explained, as a move and as
// touched places.
#include "fuzz_input.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    std::string_view text;
    const GamePtr& game = fuzz::choose_game(data, size, text);
    AnyPosition position = game->start();
    std::vector<std::string> touched;
    for (int word = 0; word < 24 && !text.empty(); ++word) {
        const std::size_t space = std::min(text.find(' '), text.size());
        const std::string_view move = text.substr(0, space);
        text.remove_prefix(std::min(space + 1, text.size()));
        if (position.play(move)) continue;
        touched.emplace_back(move);
        for (const IllegalMove& refusal :
             {position.explain(move), position.explain_clicks(touched)})
            fuzz::must(
                !refusal.why.en.empty() && !refusal.why.fr.empty() && !refusal.rule.en.empty(),
                "what is refused is explained in both languages");
        if (touched.size() == 4) touched.clear();
        // A single letter typed wrong should not stop the game for the fuzzer.
        Random random(size + std::size_t(word));
        if (position.actor() != Actor::Nobody) position.play(position.random_move(random));
    }
    return 0;
}
