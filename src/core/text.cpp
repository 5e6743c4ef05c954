#include "tablier/text.h"

namespace tablier {
namespace {

template <class Arguments>
std::string fill_with(std::string_view pattern, const Arguments& arguments) {
    std::string out;
    out.reserve(pattern.size() + 16);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const bool placeholder = pattern[i] == '{' && i + 2 < pattern.size() &&
                                 pattern[i + 2] == '}' && pattern[i + 1] >= '0' &&
                                 std::size_t(pattern[i + 1] - '0') < arguments.size();
        if (placeholder) {
            out += std::data(arguments)[pattern[i + 1] - '0'];
            i += 2;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

}  // namespace

std::string fill(std::string_view pattern, std::initializer_list<std::string_view> arguments) {
    return fill_with(pattern, arguments);
}

Text fill_text(const char* en, const char* fr, std::initializer_list<std::string_view> arguments) {
    return {fill_with(en, arguments), fill_with(fr, arguments)};
}

Text fill_texts(const char* en, const char* fr, std::span<const Text> arguments) {
    std::vector<std::string_view> english;
    std::vector<std::string_view> french;
    for (const Text& argument : arguments) {
        english.push_back(argument.en);
        french.push_back(argument.fr);
    }
    return {fill_with(en, english), fill_with(fr, french)};
}

Text listed(const std::vector<Text>& words) {
    Text out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) out = out + (i + 1 == words.size() ? Text{" and ", " et "} : plain(", "));
        out = out + words[i];
    }
    return out;
}

}  // namespace tablier
