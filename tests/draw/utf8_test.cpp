// UTF-8, column widths and wrapping.
#include "draw/utf8.h"

#include <gtest/gtest.h>

namespace tablier::draw {
namespace {

TEST(Utf8, decodes_and_encodes) {
    for (const std::string text : {"a", "é", "●", "𝄞"}) {
        std::string_view rest = text;
        std::string again;
        append_utf8(again, next_code_point(rest));
        EXPECT_TRUE(rest.empty());
        EXPECT_EQ(again, text);
    }
}

TEST(Utf8, bad_bytes_are_replaced_one_by_one) {
    // A lone tail, an overlong slash, a surrogate, a cut-off sequence, a byte that never occurs.
    for (const std::string text : {"\x80", "\xc0\xaf", "\xed\xa0\x80", "\xe2\x97", "\xff"}) {
        std::string_view rest = text;
        while (!rest.empty()) EXPECT_EQ(next_code_point(rest), replacement_character);
    }
}

TEST(Utf8, columns) {
    EXPECT_EQ(column_width(printable("Arrivée ●", false)), 9);
    EXPECT_EQ(column_width(U"日本"), 4);
    EXPECT_EQ(column_width(U"e\u0301"), 1);
}

TEST(Utf8, ascii_likenesses) {
    const auto ascii = [](std::string_view text) {
        std::string plain;
        for (char32_t code : printable(text, true)) plain += char(code);
        return plain;
    };
    EXPECT_EQ(ascii("Déplacé à côté"), "Deplace a cote");
    EXPECT_EQ(ascii("« œuvre » – l’an ×2…"), "\" oeuvre \" - l'an x2...");
    EXPECT_EQ(ascii("日"), "?");
    EXPECT_EQ(ascii("a\x1b[b"), "a [b");
}

TEST(Utf8, wraps_at_spaces_and_cuts_long_words) {
    const auto wrap = [](std::u32string_view text, int width) { return wrapped(text, width); };
    using Lines = std::vector<std::u32string>;
    EXPECT_EQ(wrap(U"one two three", 7), (Lines{U"one two", U"three"}));
    EXPECT_EQ(wrap(U"abcdefgh ij", 5), (Lines{U"abcde", U"fgh", U"ij"}));
    EXPECT_EQ(wrap(U"  spaces   apart ", 20), Lines{U"spaces apart"});
    EXPECT_TRUE(wrap(U"", 10).empty());
    EXPECT_EQ(wrap(U"日本語", 4), (Lines{U"日本", U"語"}));
}

TEST(Utf8, the_signs_that_French_sets_apart_begin_no_line) {
    using Lines = std::vector<std::u32string>;
    EXPECT_EQ(wrapped(U"un deux ; trois", 8), (Lines{U"un", U"deux ;", U"trois"}));
    EXPECT_EQ(wrapped(U"Qui ? Lui ! 63 %", 6), (Lines{U"Qui ?", U"Lui !", U"63 %"}));
    EXPECT_EQ(wrapped(U"gain (70 %) ici", 8), (Lines{U"gain", U"(70 %)", U"ici"}));
    EXPECT_EQ(wrapped(U"par « ) » ici", 8), (Lines{U"par", U"« ) »", U"ici"}));
    EXPECT_EQ(wrapped(U"abcdef ;", 6), (Lines{U"abcdef", U";"})) << "there is no room for both";
    EXPECT_EQ(wrapped(U": a", 5), Lines{U": a"});
    EXPECT_EQ(wrapped(U"« ", 5), Lines{U"«"});
}

}  // namespace
}  // namespace tablier::draw
