#include "net/encoding.h"

#include <algorithm>
#include <cctype>

#include "net/header_list.h"

namespace tablier::net {
namespace {

bool same_word(std::string_view a, std::string_view b) {
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// "0.25" in thousandths: at most 1, at most three decimals. Nothing if it is no such number.
std::optional<int> weight(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
    if (text.size() > 1 && text[1] != '.') return std::nullopt;
    int thousandths = (text[0] - '0') * 1000;
    int unit = 100;
    for (const char c : text.substr(std::min<std::size_t>(2, text.size()))) {
        if (c < '0' || c > '9') return std::nullopt;
        thousandths += (c - '0') * unit;
        unit /= 10;
    }
    return thousandths <= 1000 ? std::optional(thousandths) : std::nullopt;
}

/// Quality value of each encoding, in thousandths.
struct AcceptEncoding {
    std::optional<int> brotli;
    std::optional<int> gzip;
    std::optional<int> plain;
    std::optional<int> others;  ///< "*"

    std::optional<int>* of(std::string_view name) {
        if (same_word(name, "br")) return &brotli;
        if (same_word(name, "gzip") || same_word(name, "x-gzip")) return &gzip;
        if (same_word(name, "identity")) return &plain;
        return name == "*" ? &others : nullptr;
    }

    int of(Encoding encoding) const {
        switch (encoding) {
            case Encoding::Brotli:
                return brotli.value_or(others.value_or(0));
            case Encoding::Gzip:
                return gzip.value_or(others.value_or(0));
            case Encoding::Plain:
                // Accepted unless refused explicitly, but with the lowest preference.
                return plain.value_or(others == 0 ? 0 : 1);
        }
        return 0;
    }
};

AcceptEncoding parse_preferences(std::string_view accepted) {
    AcceptEncoding preferences;
    while (!accepted.empty()) {
        std::string_view item = take_part(accepted, ',');
        const std::string_view name = take_part(item, ';');
        std::optional<int> quality = 1000;
        while (!item.empty()) {
            const std::string_view parameter = take_part(item, ';');
            if (same_word(parameter.substr(0, 2), "q=")) quality = weight(parameter.substr(2));
        }
        // An entry that cannot be parsed is ignored.
        if (std::optional<int>* preference = preferences.of(name); preference != nullptr && quality)
            *preference = std::max(*quality, preference->value_or(0));
    }
    return preferences;
}

}  // namespace

std::string_view name_of(Encoding encoding) {
    if (encoding == Encoding::Brotli) return "br";
    return encoding == Encoding::Gzip ? "gzip" : "";
}

std::string_view extension_of(Encoding encoding) {
    if (encoding == Encoding::Brotli) return ".br";
    return encoding == Encoding::Gzip ? ".gz" : "";
}

std::optional<Encoding> choose_encoding(std::string_view accepted,
                                        const std::vector<Encoding>& available) {
    const AcceptEncoding preferences = parse_preferences(accepted);
    std::optional<Encoding> best;
    for (const Encoding encoding : available) {
        const int preference = preferences.of(encoding);
        if (preference == 0) continue;
        const int before = best ? preferences.of(*best) : 0;
        if (preference > before || (preference == before && encoding < *best)) best = encoding;
    }
    return best;
}

}  // namespace tablier::net
