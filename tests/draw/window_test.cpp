// Drawings fit the terminal's size, in random games of every variant.
#include <gtest/gtest.h>

#include <algorithm>

#include "draw/utf8.h"
#include "tablier/catalog.h"
#include "tablier/draw/terminal.h"
#include "tablier/random.h"
#include "tablier/scene.h"

namespace tablier {
namespace {

struct Size {
    int width = 0;
    int height = 0;
};

Size size_of(std::string_view drawing) {
    Size size;
    while (!drawing.empty()) {
        const std::size_t end = drawing.find('\n');
        const auto line = draw::printable(drawing.substr(0, end), false);
        size.width = std::max(size.width, draw::column_width(line));
        ++size.height;
        drawing.remove_prefix(end + 1);
    }
    return size;
}

/// A position of a random game, with the rivals' moves since a seat's last turn.
struct Moment {
    Scene scene;
    std::vector<std::string> remarks;
};

std::vector<Moment> moments_of(const std::string& spec, int turns) {
    const auto game = *make_game(spec);
    AnyPosition position = game->start();
    Random random(20);
    std::vector<Moment> moments;
    std::vector<std::pair<std::string, std::vector<std::string>>> played;
    const std::size_t told = std::size_t(game->seating().seats.size() - 1);
    for (int turn = 0; turn < turns; ++turn) {
        if (turn % 7 == 0 || position.outcome().over) {
            Moment moment{position.scene(), {}};
            const std::size_t first = played.size() - std::min(played.size(), told);
            for (std::size_t i = first; i < played.size(); ++i) {
                moment.remarks.push_back("North: " + played[i].first);
                for (const std::string& place : played[i].second)
                    moment.scene.marks.push_back({place, SceneMark::Kind::LastMove});
            }
            moments.push_back(std::move(moment));
        }
        if (position.outcome().over) break;
        const std::string move = position.random_move(random);
        played.emplace_back(move, position.clicks(move));
        position.play(move);
    }
    return moments;
}

class Windows : public testing::TestWithParam<std::string> {};

TEST_P(Windows, all_that_matters_is_seen) {
    // A line of the window is for the prompt.
    for (const Size size : {Size{80, 23}, Size{60, 23}, Size{40, 23}})
        for (const bool ascii : {false, true})
            for (const Lang lang : {Lang::English, Lang::French})
                for (const Moment& moment : moments_of(GetParam(), 150)) {
                    const TerminalStyle style{.colour = false,
                                              .ascii = ascii,
                                              .lang = lang,
                                              .width = size.width,
                                              .height = size.height};
                    const std::string drawing = draw_terminal(moment.scene, style, moment.remarks);
                    const Size used = size_of(drawing);
                    ASSERT_LE(used.width, size.width) << drawing;
                    ASSERT_LE(used.height, size.height) << drawing;
                    ASSERT_EQ(drawing.find(lang == Lang::French ? "trop petite" : "too small"),
                              std::string::npos)
                        << size.width << '\n'
                        << drawing;
                }
}

TEST(Windows, that_are_too_small_say_what_they_need) {
    const Scene scene = (*make_game("intercept"))->start().scene();
    const TerminalStyle english{.colour = false, .width = 30, .height = 10};
    const std::string drawing = draw_terminal(scene, english);
    EXPECT_NE(drawing.find("The window is too small:"), std::string::npos) << drawing;
    EXPECT_NE(drawing.find("13"), std::string::npos) << "what fits is drawn: " << drawing;
    EXPECT_LE(size_of(drawing).width, 30);
    EXPECT_LE(size_of(drawing).height, 10);
    TerminalStyle french = english;
    french.lang = Lang::French;
    EXPECT_NE(draw_terminal(scene, french).find("La fenêtre est trop petite"), std::string::npos);
}

TEST(Windows, long_remarks_are_cut_before_the_board_is) {
    const Scene scene = (*make_game("superpion"))->start().scene();
    const std::vector<std::string> remarks(9, "Red: a4:c6:e8:g10");
    const std::string drawing =
        draw_terminal(scene, {.colour = false, .width = 40, .height = 23}, remarks);
    EXPECT_LE(size_of(drawing).height, 23) << drawing;
    EXPECT_NE(drawing.find("a4:c6:e8:g10"), std::string::npos) << drawing;
    EXPECT_NE(drawing.find("…"), std::string::npos) << drawing;
    EXPECT_EQ(drawing.find("too small"), std::string::npos) << drawing;
}

std::vector<std::string> variant_names() {
    std::vector<std::string> names;
    for (const Variant* variant : catalog()) names.push_back(variant->name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Variants, Windows, testing::ValuesIn(variant_names()),
                         [](const auto& name) {
                             std::string text = name.param;
                             std::ranges::replace(text, '-', '_');
                             return text;
                         });

}  // namespace
}  // namespace tablier
