#include "core/error.h"

#include "core/utf8.h"

namespace tablier {

std::unexpected<Error> fail(std::string_view en, std::string_view fr,
                            std::initializer_list<std::string_view> arguments) {
    return fail(fill_text(en, fr, arguments));
}

std::unexpected<Error> fail(std::string_view en, std::string_view fr,
                            std::initializer_list<Text> arguments) {
    return fail(fill_texts(en, fr, arguments));
}

std::unexpected<Error> fail_about(std::string_view subject, const Error& error) {
    return fail("{0}: {1}", "{0} : {1}", {plain(subject), error.words()});
}

std::string in_quotes(std::string_view text) {
    constexpr std::size_t longest = 60;
    constexpr char digits[] = "0123456789abcdef";
    std::string out = "\"";
    while (!text.empty() && out.size() < longest) {
        const Utf8Character character = first_character(text);
        if (character.bytes > 0 && !is_control(character.code)) {
            out += text.substr(0, character.bytes);
            text.remove_prefix(character.bytes);
        } else {
            const auto byte = static_cast<unsigned char>(text.front());
            out += "\\x";
            out += digits[byte >> 4];
            out += digits[byte & 15];
            text.remove_prefix(1);
        }
    }
    out += text.empty() ? "\"" : "…\"";
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
