#include "core/error.h"

namespace tablier {

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 60;
    constexpr char digits[] = "0123456789abcdef";
    std::string out = "\"";
    for (char c : text.substr(0, longest)) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F) {
            out += "\\x";
            out += digits[byte >> 4];
            out += digits[byte & 15];
        } else {
            out += c;
        }
    }
    if (text.size() > longest) out += "…";
    out += '"';
    return out;
}

std::string refusal_line(std::string_view move, const Refusal& refusal, Lang lang) {
    std::string shown = quoted(move);
    if (shown.size() == move.size() + 2) shown = std::string(move);  // nothing had to be escaped
    if (shown.empty()) shown = "\"\"";
    return fill(lang == Lang::French ? "{0} : {1} ({2})" : "{0}: {1} ({2})",
                {shown, refusal.why.in(lang), refusal.rule.in(lang)});
}

}  // namespace tablier
