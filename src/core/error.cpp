#include "core/error.h"

namespace tablier {

std::string in_quotes(std::string_view text) {
    constexpr std::size_t longest = 60;
    constexpr char digits[] = "0123456789abcdef";
    std::size_t shown = text.size();
    if (shown > longest) {
        shown = longest;
        // Not in the middle of a UTF-8 character, whose later bytes are 10xxxxxx.
        while (shown > 0 && (static_cast<unsigned char>(text[shown]) & 0xC0) == 0x80) --shown;
    }
    std::string out = "\"";
    for (char c : text.substr(0, shown)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F) {
            out += "\\x";
            out += digits[byte >> 4];
            out += digits[byte & 15];
        } else {
            out += c;
        }
    }
    if (shown < text.size()) out += "…";
    out += '"';
    return out;
}

std::string refusal_line(std::string_view move, const Refusal& refusal, Lang lang) {
    std::string shown = in_quotes(move);
    if (shown.size() == move.size() + 2) shown = std::string(move);  // nothing had to be escaped
    if (shown.empty()) shown = "\"\"";
    return fill(lang == Lang::French ? "{0} : {1} ({2})" : "{0}: {1} ({2})",
                {shown, refusal.why.in(lang), refusal.rule.in(lang)});
}

}  // namespace tablier
