// Drawings for terminals: widths, ASCII, and differences without colour.
#include "tablier/draw/terminal.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "draw/changes.h"
#include "draw/sample_scenes.h"
#include "draw/utf8.h"

namespace tablier {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string without_escapes(const std::string& text) {
    std::string plain_text;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '\x1b') {
            plain_text += text[at];
            continue;
        }
        while (at < text.size() && text[at] != 'm') ++at;
    }
    return plain_text;
}

std::string without_trailing_spaces(const std::string& text) {
    std::string trimmed;
    for (std::string line : lines_of(text)) {
        while (line.ends_with(' ')) line.pop_back();
        trimmed += line + '\n';
    }
    return trimmed;
}

std::vector<TerminalStyle> all_styles() {
    std::vector<TerminalStyle> styles;
    for (bool colour : {false, true})
        for (bool ascii : {false, true})
            for (Lang lang : {Lang::English, Lang::French})
                styles.push_back({.colour = colour, .ascii = ascii, .lang = lang});
    return styles;
}

TEST(Terminal, no_line_is_wider_than_eighty_columns) {
    for (const auto& [name, scene] : samples::all())
        for (const TerminalStyle& style : all_styles())
            for (const std::string& line : lines_of(without_escapes(draw_terminal(scene, style))))
                EXPECT_LE(draw::column_width(draw::printable(line, false)), 80) << name << line;
}

TEST(Terminal, long_things_wrap_in_a_narrow_terminal) {
    for (const Scene& scene : {samples::point_teams(), samples::point_start()}) {
        for (int width : {24, 40, 60}) {
            const std::string drawing = draw_terminal(scene, {.colour = false, .width = width});
            for (const std::string& line : lines_of(drawing))
                EXPECT_LE(draw::column_width(draw::printable(line, false)), width) << line;
            for (const SceneTray& tray : scene.trays)
                for (const SceneCard& card : tray.cards)
                    EXPECT_NE(drawing.find(card.name), std::string::npos) << card.name;
        }
    }
}

TEST(Terminal, ascii_means_seven_bits) {
    for (const auto& [name, scene] : samples::all())
        for (Lang lang : {Lang::English, Lang::French})
            for (char each : draw_terminal(scene, {.colour = false, .ascii = true, .lang = lang}))
                ASSERT_TRUE(each == '\n' || (each >= 0x20 && each < 0x7F)) << name << int(each);
}

TEST(Terminal, colour_is_only_an_addition) {
    for (const auto& [name, scene] : samples::all()) {
        const std::string colourless = draw_terminal(scene, {.colour = false});
        const std::string coloured = draw_terminal(scene, {.colour = true});
        EXPECT_EQ(colourless.find('\x1b'), std::string::npos) << name;
        EXPECT_NE(coloured.find("\x1b["), std::string::npos) << name;
        EXPECT_EQ(without_trailing_spaces(without_escapes(coloured)), colourless) << name;
    }
}

TEST(Terminal, colours_end_with_their_line) {
    for (const auto& [name, scene] : samples::all())
        for (const std::string& line : lines_of(draw_terminal(scene, {})))
            if (line.find('\x1b') != std::string::npos) {
                const std::size_t last = line.rfind("\x1b[");
                EXPECT_TRUE(line.substr(last).starts_with("\x1b[0m")) << name;
            }
}

TEST(Terminal, shows_every_change_without_colour) {
    for (const samples::Change& change : samples::visible_changes()) {
        Scene after = change.before;
        change.apply(after);
        for (bool ascii : {false, true})
            for (int width : {80, 40}) {
                const TerminalStyle style{.colour = false, .ascii = ascii, .width = width};
                EXPECT_NE(draw_terminal(change.before, style), draw_terminal(after, style))
                    << change.name << (ascii ? " in ASCII" : "") << ' ' << width;
            }
    }
}

/// The character in the column of a file's letter, in the line of a rank's number.
char at_cell(const std::string& drawing, std::string_view cell, int shift) {
    const auto [x, y] = samples::place(cell);
    const std::string rank = std::to_string(y + 1) + ' ';
    std::size_t column = 0;
    std::string row;
    for (const std::string& line : lines_of(drawing)) {
        const std::size_t files = line.find("   a  ");
        if (files != std::string::npos && column == 0) column = line.find(char('a' + x), files);
        if (line.starts_with(rank) || line.starts_with(' ' + rank))
            if (row.empty()) row = line;
    }
    column += std::size_t(shift);
    return column < row.size() ? row[column] : ' ';
}

TEST(Terminal, pieces_stand_at_their_file_and_rank) {
    for (const auto& [name, scene] : samples::all()) {
        if (!scene.coordinates) continue;
        const bool intercept = scene.game == "intercept";
        const bool superpion = scene.game == "superpion";
        const std::string drawing = draw_terminal(scene, {.colour = false, .ascii = true});
        for (const ScenePiece& piece : scene.pieces) {
            if (!piece.seat || piece.covered) continue;
            const std::string cell = samples::cell_name(piece.x, piece.y);
            char wanted = seat_letter(*piece.seat);
            if (superpion)
                wanted = (piece.shape == "superpion" ? "BRYK" : "bryk")[index(*piece.seat)];
            EXPECT_EQ(at_cell(drawing, cell, intercept ? -1 : 0), wanted) << name << ' ' << cell;
        }
    }
}

TEST(Terminal, walls_lie_between_their_cells) {
    Scene scene = samples::quoridor_start(3);
    scene.walls = {samples::wall("a1h"), samples::wall("b2v")};
    const auto lines = lines_of(draw_terminal(scene, {.colour = false, .ascii = true}));
    // The frame begins in the third line; ranks 3, 2 and 1 are every second line after it.
    EXPECT_EQ(lines.at(3).substr(0, 16), " 3 |    (N)#   |");
    EXPECT_EQ(lines.at(4).substr(0, 16), "   |   +   #   |");
    EXPECT_EQ(lines.at(5).substr(0, 16), " 2 |       #   |");
    EXPECT_EQ(lines.at(6).substr(0, 16), "   |#######+   |");
    EXPECT_EQ(lines.at(7).substr(0, 16), " 1 |    (S)    |");
}

TEST(Terminal, hostile_text_sends_no_commands_to_the_terminal) {
    Scene scene = samples::quoridor_start();
    scene.status = plain(
        "\x1b[2J\x07\xc2\x9b"
        "31m\r\n");
    scene.trays[0].title = plain("\x1b]0;owned\x07");
    const std::string drawing = draw_terminal(scene, {.colour = false});
    for (char each : drawing) EXPECT_TRUE(each == '\n' || static_cast<unsigned char>(each) >= 0x20);
    EXPECT_EQ(drawing.find("\xc2\x9b"), std::string::npos);
}

TEST(Terminal, survives_hostile_scenes) {
    for (const Scene& scene : samples::hostile_scenes())
        for (int width : {-5, 0, 10, 80, 2147483647})
            EXPECT_NO_FATAL_FAILURE(draw_terminal(scene, {.colour = false, .width = width}));
}

class Golden : public testing::TestWithParam<std::pair<std::string, Scene>> {};

/// Compares with a file; with TABLIER_UPDATE_GOLDEN set, writes the file instead.
void expect_golden(const std::string& name, const std::string& drawing) {
    const std::string path = std::string(TABLIER_TEST_DATA) + "/draw/golden/" + name + ".txt";
    if (std::getenv("TABLIER_UPDATE_GOLDEN") != nullptr) {
        std::ofstream(path) << drawing;
        return;
    }
    std::ifstream file(path);
    ASSERT_TRUE(file) << path << " is missing; set TABLIER_UPDATE_GOLDEN=1 to write it";
    std::stringstream wanted;
    wanted << file.rdbuf();
    EXPECT_EQ(drawing, wanted.str()) << "if the new drawing is better: TABLIER_UPDATE_GOLDEN=1";
}

TEST_P(Golden, drawing_is_unchanged) {
    const auto& [name, scene] = GetParam();
    expect_golden(name, draw_terminal(scene, {.colour = false}));
    expect_golden(name + ".fr.ascii",
                  draw_terminal(scene, {.colour = false, .ascii = true, .lang = Lang::French}));
}

INSTANTIATE_TEST_SUITE_P(Terminal, Golden, testing::ValuesIn(samples::all()),
                         [](const auto& sample) { return sample.param.first; });

}  // namespace
}  // namespace tablier
