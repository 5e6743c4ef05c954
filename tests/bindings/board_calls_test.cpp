// Boards with their places, whole pictures, single pieces and cards.
#include "bindings/host.h"
#include "draw/xml_check.h"
#include "tablier/draw/game_picture.h"

namespace tablier::bindings_test {
namespace {

/// A fragment with a root around it, which is how a page uses it.
xml::Element inside_svg(const json::object& board) {
    const auto root = xml::read("<svg>" + text_of(board.at("svg")) + "</svg>");
    EXPECT_TRUE(root.has_value());
    return root.value_or(xml::Element{});
}

std::multiset<std::string> place_names(const json::object& board) {
    const auto names = fields_of(board.at("places"), "name");
    return {names.begin(), names.end()};
}

void expect_places_inside(const json::object& board) {
    const double width = board.at("width").to_number<double>();
    const double height = board.at("height").to_number<double>();
    for (const json::value& place : board.at("places").as_array()) {
        const auto value = [&](const char* name) { return place.at(name).to_number<double>(); };
        EXPECT_GE(value("left"), 0) << place;
        EXPECT_GE(value("top"), 0) << place;
        EXPECT_GT(value("width"), 0) << place;
        EXPECT_GT(value("height"), 0) << place;
        EXPECT_LE(value("left") + value("width"), width) << place;
        EXPECT_LE(value("top") + value("height"), height) << place;
    }
}

/// The cells of the scene and, in Quoridor, every place where a wall could lie.
std::multiset<std::string> wanted_places(const json::object& state) {
    const json::value& scene = state.at("scene");
    const auto cells = fields_of(scene.at("cells"), "name");
    std::multiset<std::string> names(cells.begin(), cells.end());
    if (text_of(scene.at("game")) != "quoridor") return names;
    const auto last = scene.at("columns").as_int64() - 1;
    for (const json::value& cell : scene.at("cells").as_array())
        if (cell.at("x").as_int64() < last && cell.at("y").as_int64() < last)
            for (const char* direction : {"h", "v"})
                names.insert(text_of(cell.at("name")) + direction);
    return names;
}

class EveryBoard : public EveryVariant {};

TEST_P(EveryBoard, has_one_place_for_each_cell_and_wall_from_every_seat) {
    host_.play_on(table_, 20);
    const json::object state = host_.state(table_);
    for (const char* seat : {"S", "W", "N", "E", "", "nobody"}) {
        SCOPED_TRACE(seat);
        const json::object board = host_.ask("board", table_, "", seat, "");
        EXPECT_EQ(place_names(board), wanted_places(state));
        expect_places_inside(board);
        const xml::Element root = inside_svg(board);
        EXPECT_EQ(root.with("data-piece").size(), state.at("scene").at("pieces").as_array().size());
    }
}

TEST_P(EveryBoard, can_be_seen_as_it_was) {
    const json::object start = host_.ask("board", table_, "", "S", "");
    host_.play_on(table_, 6);
    EXPECT_EQ(host_.ask("board", table_, "0", "S", ""), start);
    EXPECT_NE(host_.ask("board", table_, "6", "S", ""), start);
}

TEST_P(EveryBoard, shows_hints_and_choices) {
    const json::object state = host_.state(table_);
    const auto cells = fields_of(state.at("scene").at("cells"), "name");
    const std::string hint = cells[cells.size() / 2];
    const std::string choice = cells.front();
    for (const char* seat : {"S", "W", "N", "E"}) {
        const xml::Element root = inside_svg(host_.ask(
            "board", table_, "", seat, "hint:" + hint + " choice:" + choice + " hint:zz9 odd"));
        std::multiset<std::string> marks;
        for (const xml::Element* mark : root.with("data-mark"))
            marks.insert(mark->attribute("data-mark"));
        EXPECT_EQ(marks, (std::multiset<std::string>{"choice", "hint"})) << seat;
    }
}

TEST_P(EveryBoard, gives_a_picture_in_both_languages) {
    host_.play_on(table_, 8);
    std::set<std::string> pictures;
    for (const char* lang : {"en", "fr"}) {
        const json::object answer = host_.ask("picture", table_, "", lang);
        const auto root = xml::read(text_of(answer.at("svg")));
        ASSERT_TRUE(root.has_value());
        EXPECT_EQ(root->attribute("lang"), lang);
        pictures.insert(text_of(answer.at("svg")));
    }
    EXPECT_EQ(pictures.size(), 2U);
    EXPECT_EQ(host_.ask("picture", table_, "", "de"), host_.ask("picture", table_, "", "en"));
    EXPECT_NE(host_.ask("picture", table_, "0", "en"), host_.ask("picture", table_, "", "en"));
}

INSTANTIATE_TEST_SUITE_P(All, EveryBoard, testing::ValuesIn(variant_names()), variant_test_name);

TEST(BoardCalls, walls_have_the_same_names_from_every_seat_on_every_size) {
    const Host host;
    for (int size = 3; size <= 13; size += 2) {
        const int table = host.open("quoridor-4:size=" + std::to_string(size));
        const auto wanted = wanted_places(host.state(table));
        EXPECT_EQ(wanted.size(), std::size_t(size * size + 2 * (size - 1) * (size - 1)));
        for (const char* seat : {"S", "W", "N", "E"})
            EXPECT_EQ(place_names(host.ask("board", table, "", seat, "")), wanted) << seat;
    }
}

TEST(BoardCalls, a_wall_that_could_be_set_is_shown_from_every_seat) {
    const Host host;
    const int table = host.open("quoridor");
    ASSERT_TRUE(host.play(table, "e3h"));
    for (const char* seat : {"S", "W", "N", "E"}) {
        const xml::Element root =
            inside_svg(host.ask("board", table, "", seat, "choice:c6v hint:a1h"));
        ASSERT_EQ(root.with("data-wall").size(), 1U);
        EXPECT_EQ(root.with("data-wall")[0]->attribute("data-wall"), "e3h");
        std::set<std::string> ghosts;
        for (const xml::Element* ghost : root.with("data-ghost-wall"))
            ghosts.insert(ghost->attribute("data-ghost-wall"));
        EXPECT_EQ(ghosts, (std::set<std::string>{"a1h", "c6v"})) << seat;
    }
}

TEST(PictureCalls, every_shape_is_drawn_for_everybody) {
    const Host host;
    std::vector<std::pair<std::string_view, std::string_view>> pieces;
    for (const draw::GamePicture* picture : draw::all_pictures())
        for (const draw::PieceStyle& piece : picture->pieces)
            pieces.emplace_back(picture->game, piece.shape);
    EXPECT_EQ(pieces.size(), 10U);
    for (const auto& [game, shape] : pieces) {
        std::set<std::string> pictures;
        for (const char* seat : {"S", "W", "N", "E", "", "x"}) {
            const json::object answer = host.ask("piece", game, shape, seat, "N");
            ASSERT_TRUE(answer.contains("svg")) << shape;
            EXPECT_TRUE(xml::read(text_of(answer.at("svg"))).has_value()) << shape;
            pictures.insert(text_of(answer.at("svg")));
        }
        const bool nobodys = shape == "ball" || shape == "black" || shape == "white";
        EXPECT_EQ(pictures.size(), nobodys ? 1U : 5U) << shape;
    }
    EXPECT_NE(host.ask("piece", "superpion", "superpion", "S", "N"),
              host.ask("piece", "superpion", "superpion", "S", "W"));
}

TEST(PictureCalls, an_unknown_shape_is_an_error) {
    const Host host;
    for (const char* shape : {"", "king", "Pawn", "pawn "})
        EXPECT_NE(host.error("piece", "quoridor", shape, "S", "").find("no piece"),
                  std::string::npos);
    EXPECT_NE(host.error("piece", "point", "pawn", "S", "").find("no piece"), std::string::npos)
        << "of another game";
    EXPECT_NE(host.error("piece", "draughts", "pawn", "S", "").find("no piece"), std::string::npos);
}

TEST(PictureCalls, any_card_can_be_drawn) {
    const Host host;
    std::set<std::string> pictures;
    for (const std::string card : {"WB=BWW", "BB=WWW", "", "=", "<&>\"'", "\xff=\x01", "BBBBBB"}) {
        const json::object answer = host.ask("card", "point", card);
        ASSERT_TRUE(answer.contains("svg")) << card;
        EXPECT_TRUE(xml::read(text_of(answer.at("svg"))).has_value()) << card;
        pictures.insert(text_of(answer.at("svg")));
    }
    EXPECT_GE(pictures.size(), 3U);
    EXPECT_NE(host.error("card", "quoridor", "WB=BWW").find("no cards"), std::string::npos);
}

}  // namespace
}  // namespace tablier::bindings_test
