#include "tablier/error.h"

#include "core/utf8.h"

namespace tablier {

ErrorArgument quoted(std::string_view input) {
    ErrorArgument argument(input);
    argument.kind_ = ErrorArgument::Kind::Quoted;
    return argument;
}

Text ErrorArgument::text() const {
    switch (kind_) {
        case Kind::Word:
            break;
        case Kind::Words:
            return *words_;
        case Kind::Quoted:
            return plain(in_quotes({word_, size_}));
        case Kind::Letter:
            return plain(std::string(1, char(number_)));
        case Kind::Number:
            return plain(std::to_string(std::int64_t(number_)));
        case Kind::Natural:
            return plain(std::to_string(number_));
    }
    return plain({word_, size_});
}

Error make_error(const char* en, const char* fr, std::initializer_list<ErrorArgument> arguments) {
    std::vector<Text> texts;
    for (const ErrorArgument& argument : arguments) texts.push_back(argument.text());
    return fill_texts(en, fr, texts);
}

std::unexpected<Error> fail(const char* en, const char* fr,
                            std::initializer_list<ErrorArgument> arguments) {
    return std::unexpected(make_error(en, fr, arguments));
}

std::unexpected<Error> fail_about(std::string_view subject, const Error& error) {
    return fail("{0}: {1}", "{0} : {1}", {subject, error.words()});
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

std::string illegal_move_line(std::string_view move, const IllegalMove& refusal, Lang lang) {
    std::string shown = in_quotes(move);
    if (shown.size() == move.size() + 2) shown = std::string(move);  // nothing had to be escaped
    if (shown.empty()) shown = "\"\"";
    return fill(lang == Lang::French ? "{0} : {1} ({2})" : "{0}: {1} ({2})",
                {shown, refusal.why.in(lang), refusal.rule.in(lang)});
}

}  // namespace tablier
