// Lexical rules of the record format, shared by reader and writer: the reader accepts exactly what
// the writer may write.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/utf8.h"
#include "tablier/play/match.h"

namespace tablier::record_syntax {

/// Limits against hostile files, generous for real ones.
inline constexpr int max_tags = 100;
inline constexpr std::size_t max_tag_name_length = 64;
inline constexpr std::size_t max_move_length = 200;
inline constexpr int max_variation_depth = 50;  ///< nesting of variations
inline constexpr int max_glyph = 255;
inline constexpr int max_number = 999'999'999;

/// `!` to `?!`, in the order of their numbers from 1.
inline constexpr std::string_view glyphs[] = {"!", "?", "!!", "??", "!?", "?!"};

constexpr bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr bool is_tag_character(char c) {
    return is_letter(c) || is_digit(c) || c == '-' || c == '_';
}
/// Characters of moves, numbers and results.
bool is_move_character(char c);

bool is_tag_name(std::string_view text);  ///< also of variants' names
/// "*", "draw", or letters joined by '+'.
bool is_result(std::string_view text);
/// Whether the text reads back as a move: it is no number, no result, and has no special
/// characters.
bool is_move(std::string_view text);
/// A tag's value: one line of valid UTF-8 without control characters.
bool is_tag_value(std::string_view text);
/// A comment: valid UTF-8, no control characters but tabs and line ends.
bool is_comment(std::string_view text);

/// "resign", "flag", "gone".
std::string_view leaving_word(Leaving how);
std::optional<Leaving> leaving_of(std::string_view word);

}  // namespace tablier::record_syntax
