#include "tables/name.h"

#include "core/utf8.h"

namespace tablier::tables {
namespace {

/// Marks that turn the direction of writing: with them a name could rewrite what stands beside it.
bool turns_writing(char32_t code) {
    return code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0x061C;
}
/// Line and paragraph separators.
bool breaks_line(char32_t code) {
    return code == 0x2028 || code == 0x2029;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

}  // namespace

OrRefused<std::string> checked_name(std::string_view name) {
    const std::string_view inner = trimmed(name);
    int characters = 0;
    for (std::string_view rest = inner; !rest.empty();) {
        const Utf8Character one = first_character(rest);
        if (one.bytes == 0 || is_control(one.code) || turns_writing(one.code) ||
            breaks_line(one.code))
            return refuse("bad-field", "A name holds letters, signs and spaces only.",
                          "Un nom ne contient que des lettres, des signes et des espaces.");
        rest.remove_prefix(one.bytes);
        ++characters;
    }
    if (characters > longest_name)
        return refuse("bad-field", "A name has at most 40 characters.",
                      "Un nom a au plus 40 caractères.");
    return std::string(inner);
}

}  // namespace tablier::tables
