// SVG documents: all parts of a scene at their places, well-formed XML.
#include "tablier/draw/svg.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

#include "draw/changes.h"
#include "draw/sample_scenes.h"
#include "draw/xml_check.h"
#include "tablier/draw/svg_writer.h"

namespace tablier {
namespace {

xml::Element picture(const Scene& scene, const SvgStyle& style = {}) {
    const auto root = xml::read(draw_svg(scene, style));
    EXPECT_TRUE(root.has_value());
    return root.value_or(xml::Element{});
}

double value(const std::string& text) {
    return std::strtod(text.c_str(), nullptr);
}

struct Spot {
    double x = 0;
    double y = 0;
};

Spot translation(const std::string& transform) {
    const std::size_t open = transform.find("translate(");
    if (open == std::string::npos) return {};
    char* end = nullptr;
    const double x = std::strtod(transform.c_str() + open + 10, &end);
    return {x, std::strtod(end, nullptr)};
}

/// Where the labels at the border say that a file or rank is.
struct Border {
    std::map<std::string, Spot> labels;
    double x(int file) const { return labels.at(std::string(1, char('a' + file))).x; }
    double y(int rank) const { return labels.at(std::to_string(rank + 1)).y - label_drop; }
    double pitch() const { return x(1) - x(0); }
    double label_drop = 0;
};

Border border(const xml::Element& root) {
    Border made;
    for (const xml::Element* text : root.named("text")) {
        if (text->attribute("class") != "coordinate") continue;
        made.labels[text->text] = {value(text->attribute("x")), value(text->attribute("y"))};
        made.label_drop = 0.35 * value(text->attribute("font-size"));
    }
    return made;
}

TEST(Svg, is_well_formed_and_small) {
    for (const auto& [name, scene] : samples::all()) {
        const std::string svg = draw_svg(scene, {});
        EXPECT_TRUE(xml::read(svg).has_value()) << name;
        EXPECT_LT(svg.size(), 150'000U) << name;
    }
}

TEST(Svg, is_self_contained) {
    for (const auto& [name, scene] : samples::all()) {
        const xml::Element root = picture(scene);
        std::set<std::string> ids;
        for (const xml::Element* element : root.with("id"))
            EXPECT_TRUE(ids.insert(element->attribute("id")).second) << element->attribute("id");
        for (const xml::Element* element : root.with("href")) {
            const std::string target = element->attribute("href");
            EXPECT_TRUE(target.starts_with("#") && ids.contains(target.substr(1))) << target;
        }
        for (const xml::Element* element : root.with("fill")) {
            const std::string fill = element->attribute("fill");
            const bool refers = fill.starts_with("url(#");
            EXPECT_TRUE(!refers || ids.contains(fill.substr(5, fill.size() - 6))) << fill;
        }
        for (const char* forbidden : {"script", "image", "foreignObject", "style", "filter"})
            EXPECT_TRUE(root.named(forbidden).empty()) << forbidden;
    }
}

TEST(Svg, has_size_title_and_description) {
    const xml::Element root = picture(samples::quoridor_middle());
    EXPECT_EQ(root.name, "svg");
    EXPECT_TRUE(root.attribute("viewBox").starts_with("0 0 "));
    ASSERT_GE(root.children.size(), 2U);
    EXPECT_EQ(root.children[0].name, "title");
    EXPECT_EQ(root.children[0].text, "Quoridor – South to move");
    EXPECT_EQ(root.children[1].name, "desc");
    EXPECT_NE(root.children[1].text.find("e4 pawn South"), std::string::npos);
    EXPECT_NE(root.children[1].text.find("walls d3h f3h"), std::string::npos);
}

TEST(Svg, speaks_french) {
    const xml::Element root = picture(samples::quoridor_middle(), {.lang = Lang::French});
    EXPECT_EQ(root.attribute("lang"), "fr");
    EXPECT_EQ(root.children[0].text, "Quoridor – Au trait : Sud");
    EXPECT_NE(root.children[1].text.find("e4 pion Sud"), std::string::npos);
}

TEST(Svg, every_cell_is_drawn_once) {
    for (const auto& [name, scene] : samples::all()) {
        const xml::Element root = picture(scene);
        std::multiset<std::string> drawn;
        for (const xml::Element* cell : root.with("data-cell"))
            drawn.insert(cell->attribute("data-cell"));
        std::multiset<std::string> wanted;
        for (const SceneCell& cell : scene.cells) wanted.insert(cell.name);
        EXPECT_EQ(drawn, wanted) << name;
    }
}

TEST(Svg, every_piece_stands_at_its_file_and_rank) {
    for (const auto& [name, scene] : samples::all()) {
        if (!scene.coordinates) continue;
        const xml::Element root = picture(scene);
        const Border labels = border(root);
        std::multiset<std::pair<int, int>> drawn;
        const auto pieces = root.with("data-piece");
        EXPECT_EQ(pieces.size(), scene.pieces.size()) << name;
        for (const xml::Element* piece : pieces) {
            const auto [x, y] = samples::place(piece->attribute("data-at"));
            drawn.insert({x, y});
            const Spot spot = translation(piece->children.at(0).attribute("transform"));
            EXPECT_NEAR(spot.x, labels.x(x), 0.15 * labels.pitch()) << name;
            EXPECT_NEAR(spot.y, labels.y(y), 0.15 * labels.pitch()) << name;
        }
        std::multiset<std::pair<int, int>> wanted;
        for (const ScenePiece& piece : scene.pieces) wanted.insert({piece.x, piece.y});
        EXPECT_EQ(drawn, wanted) << name;
    }
}

TEST(Svg, pieces_say_what_they_are) {
    const auto at = [](const Scene& scene, const std::string& cell) {
        std::vector<std::string> found;
        const xml::Element root = picture(scene);
        for (const xml::Element* piece : root.with("data-piece"))
            if (piece->attribute("data-at") == cell)
                found.push_back(piece->attribute("data-piece"));
        return found;
    };
    using Names = std::vector<std::string>;
    EXPECT_EQ(at(samples::quoridor_middle(), "e6"), Names{"pawn N"});
    EXPECT_EQ(at(samples::intercept_middle(), "f12"), (Names{"passage N covered", "passage S"}));
    EXPECT_EQ(at(samples::intercept_middle(), "g8"), (Names{"double-repos S", "ball"}));
    EXPECT_EQ(at(samples::superpion_middle(), "k16"), Names{"superpion r cap y"});
    EXPECT_EQ(at(samples::superpion_middle(), "i6"), Names{"man b spent"});
    EXPECT_EQ(at(samples::point_start(), "S3"), Names{"white"});
}

TEST(Svg, every_wall_lies_between_its_cells) {
    for (const Scene& scene : {samples::quoridor_middle(), samples::quoridor_large()}) {
        const xml::Element root = picture(scene);
        const Border labels = border(root);
        const auto walls = root.with("data-wall");
        ASSERT_EQ(walls.size(), scene.walls.size());
        for (std::size_t i = 0; i < walls.size(); ++i) {
            const SceneWall& wall = scene.walls[i];
            EXPECT_EQ(walls[i]->attribute("data-wall"), wall.name);
            const xml::Element& box = walls[i]->children.at(1);  // after the shadow
            const double width = value(box.attribute("width"));
            const double height = value(box.attribute("height"));
            EXPECT_NEAR(value(box.attribute("x")) + width / 2,
                        (labels.x(wall.x) + labels.x(wall.x + 1)) / 2, 2);
            EXPECT_NEAR(value(box.attribute("y")) + height / 2,
                        (labels.y(wall.y) + labels.y(wall.y + 1)) / 2, 2);
            EXPECT_EQ(width > height, wall.horizontal);
            EXPECT_NEAR(std::max(width, height), 1.83 * labels.pitch(), 0.05 * labels.pitch());
        }
    }
}

TEST(Svg, point_pawns_stand_over_their_numbers) {
    const Scene scene = samples::point_teams();
    const xml::Element root = picture(scene);
    std::map<std::string, double> numbers;
    for (const xml::Element* cell : root.with("data-cell"))
        for (const xml::Element* text : cell->named("text")) {
            EXPECT_EQ(text->text, cell->attribute("data-cell").substr(1));
            numbers[cell->attribute("data-cell")] = value(text->attribute("x"));
        }
    const auto pieces = root.with("data-piece");
    ASSERT_EQ(pieces.size(), scene.pieces.size());
    for (const xml::Element* piece : pieces)
        EXPECT_NEAR(translation(piece->children.at(0).attribute("transform")).x,
                    numbers.at(piece->attribute("data-at")), 0.01);
}

TEST(Svg, every_tray_stock_and_card_is_drawn) {
    for (const auto& [name, scene] : samples::all()) {
        const xml::Element root = picture(scene);
        std::multiset<std::string> trays, cards, counts, drawn_trays, drawn_cards, drawn_counts;
        for (const SceneTray& tray : scene.trays) {
            trays.insert(tray.seat ? std::string(1, seat_letter(*tray.seat)) : "middle");
            for (const SceneCard& card : tray.cards) cards.insert(card.name);
            for (const SceneStock& stock : tray.stocks) counts.insert(std::to_string(stock.count));
        }
        for (const xml::Element* tray : root.with("data-tray"))
            drawn_trays.insert(tray->attribute("data-tray"));
        for (const xml::Element* card : root.with("data-card"))
            drawn_cards.insert(card->attribute("data-card"));
        for (const xml::Element* stock : root.with("data-count"))
            drawn_counts.insert(stock->attribute("data-count"));
        EXPECT_EQ(drawn_trays, trays) << name;
        EXPECT_EQ(drawn_cards, cards) << name;
        EXPECT_EQ(drawn_counts, counts) << name;
    }
}

TEST(Svg, a_card_shows_its_reading_twice_once_turned_round) {
    Scene scene = samples::point_start();
    scene.trays[0].cards = {{"WB=BWW"}};
    const xml::Element root = picture(scene);
    for (const xml::Element* card : root.with("data-card")) {
        if (card->attribute("data-card") != "WB=BWW") continue;
        const auto uses = card->named("use");
        ASSERT_EQ(uses.size(), 2U);
        EXPECT_EQ(uses[0]->attribute("href"), uses[1]->attribute("href"));
        EXPECT_EQ(uses[1]->attribute("transform"),
                  uses[0]->attribute("transform") + " rotate(180)");
    }
}

TEST(Svg, trays_and_coordinates_can_be_left_out) {
    const Scene scene = samples::quoridor_middle();
    EXPECT_TRUE(picture(scene, {.trays = false}).with("data-tray").empty());
    EXPECT_FALSE(border(picture(scene)).labels.empty());
    EXPECT_TRUE(border(picture(scene, {.coordinates = false})).labels.empty());
}

TEST(Svg, marks_have_shapes) {
    std::multiset<std::string> marks;
    const xml::Element root = picture(samples::intercept_middle());
    for (const xml::Element* mark : root.with("data-mark"))
        marks.insert(mark->attribute("data-mark"));
    EXPECT_EQ(marks.count("last-move"), 3U);
    EXPECT_EQ(marks.count("choice"), 2U);
    EXPECT_EQ(marks.count("hint"), 1U);
    const xml::Element quoridor = picture(samples::quoridor_middle());
    ASSERT_EQ(quoridor.with("data-ghost-wall").size(), 1U);
    EXPECT_EQ(quoridor.with("data-ghost-wall")[0]->attribute("data-ghost-wall"), "a4v");
}

TEST(Svg, hostile_text_stays_text) {
    const std::string hostile = "<script>\"&'</svg>";
    Scene scene = samples::point_start();
    scene.game = hostile;
    scene.status = plain(hostile);
    scene.trays[0].title = plain(hostile);
    scene.trays[0].notes = {plain(hostile)};
    scene.trays[0].cards = {{hostile}};
    scene.cells[0].name = hostile;
    const std::string svg = draw_svg(scene, {});
    EXPECT_EQ(svg.find("<script"), std::string::npos);
    const auto root = xml::read(svg);
    ASSERT_TRUE(root.has_value());
    int found = 0;
    for (const xml::Element* text : root->named("text")) found += text->text == hostile;
    EXPECT_GE(found, 3);  // status, title and note
}

TEST(Svg, shows_every_change) {
    for (const samples::Change& change : samples::visible_changes()) {
        Scene after = change.before;
        change.apply(after);
        EXPECT_NE(draw_svg(change.before, {}), draw_svg(after, {})) << change.name;
    }
}

TEST(Svg, survives_hostile_scenes) {
    for (const Scene& scene : samples::hostile_scenes()) {
        const std::string svg = draw_svg(scene, {});
        EXPECT_TRUE(xml::read(svg).has_value()) << scene.game << ' ' << scene.columns;
        EXPECT_EQ(svg.find("nan"), std::string::npos);
    }
}

TEST(SvgWriter, numbers_are_short) {
    EXPECT_EQ(draw::number(12), "12");
    EXPECT_EQ(draw::number(0.5), "0.5");
    EXPECT_EQ(draw::number(1.0 / 3), "0.33");
    EXPECT_EQ(draw::number(-0.001), "0");
    EXPECT_EQ(draw::number(100), "100");
    EXPECT_EQ(draw::number(10, 0), "10");
    EXPECT_EQ(draw::number(std::nan("")), "0");
}

TEST(SvgWriter, escapes_what_xml_forbids) {
    EXPECT_EQ(draw::escape_xml("a<b>&\"'"), "a&lt;b&gt;&amp;&quot;&#39;");
    EXPECT_EQ(draw::escape_xml("\x01"), "\xEF\xBF\xBD");
    EXPECT_EQ(draw::escape_xml("\xff"), "\xEF\xBF\xBD");
    EXPECT_EQ(draw::escape_xml("Arrivée"), "Arrivée");
}

TEST(XmlCheck, refuses_what_is_not_well_formed) {
    for (const char* bad : {"<a>", "<a></b>", "<a b=c/>", "<a b=\"1\" b=\"2\"/>", "<a>&x;</a>",
                            "<a/><b/>", "<a b=\"<\"/>", "<a>\x01</a>"})
        EXPECT_FALSE(xml::read(bad).has_value()) << bad;
}

}  // namespace
}  // namespace tablier
