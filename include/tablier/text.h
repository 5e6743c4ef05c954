// Texts for people in both languages, English and French. All functions may be called from several
// threads at once.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tablier {

enum class Lang { English, French };

/// The same sentence in both languages.
struct Text {
    std::string en;
    std::string fr;

    const std::string& in(Lang lang) const { return lang == Lang::French ? fr : en; }
    bool operator==(const Text&) const = default;
};

inline Text operator+(const Text& a, const Text& b) {
    return {a.en + b.en, a.fr + b.fr};
}

/// Replaces `{0}`, `{1}`, … in `pattern` by the arguments. Unknown numbers stay as they are.
std::string fill(std::string_view pattern, std::initializer_list<std::string_view> arguments);

/// `fill` in both languages with the same arguments (names of cells, moves, numbers). Patterns are
/// literals, passed as pointers: with hundreds of calls that keeps the WebAssembly module some
/// kilobytes smaller than string views.
Text fill_text(const char* en, const char* fr,
               std::initializer_list<std::string_view> arguments = {});

/// `fill` in both languages where the arguments are themselves texts (names of colours, kinds).
Text fill_texts(const char* en, const char* fr, std::span<const Text> arguments);
inline Text fill_texts(const char* en, const char* fr, std::initializer_list<Text> arguments) {
    return fill_texts(en, fr, std::span(arguments.begin(), arguments.size()));
}

/// "a", "a and b", "a, b and c".
Text listed(const std::vector<Text>& words);

/// A text that is the same in both languages (a cell name, a move).
inline Text plain(std::string_view same) {
    return {std::string(same), std::string(same)};
}

}  // namespace tablier
