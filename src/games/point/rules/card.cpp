#include "games/point/rules/card.h"

#include <bit>
#include <utility>

namespace tablier::point {
namespace {

Disposition reversed(Disposition disposition) {
    Disposition out{.length = disposition.length};
    for (int i = 0; i < disposition.length; ++i)
        out.blacks |= ((disposition.blacks >> i) & 1U) << (disposition.length - 1 - i);
    return out;
}

Reading make_reading(Disposition give, Disposition take) {
    const int give_black = std::popcount(give.blacks);
    const int take_black = std::popcount(take.blacks);
    return {.give = give,
            .take = take,
            .black_needed = std::int8_t(take_black - give_black),
            .white_needed = std::int8_t((take.length - take_black) - (give.length - give_black))};
}

Reading turned(const Reading& reading) {
    return make_reading(reversed(reading.take), reversed(reading.give));
}

bool comes_first(const Reading& a, const Reading& b) {
    if (a.give.length != b.give.length) return a.give.length < b.give.length;
    return reading_text(a) < reading_text(b);
}

Result<Disposition> parse_disposition(std::string_view text, std::string_view card) {
    const std::string named = in_quotes(card);
    if (text.empty())
        return fail("card {0}: one side of '=' is empty", "carte {0} : un côté de « = » est vide",
                    {named});
    if (text.size() > std::size_t(max_disposition_length))
        return fail("card {0}: a disposition has at most {1} pawns",
                    "carte {0} : une disposition a au plus {1} pions",
                    {named, max_disposition_length});
    Disposition out{.length = std::uint8_t(text.size())};
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != 'B' && text[i] != 'W')
            return fail("card {0}: pawns are B and W, not {1}",
                        "carte {0} : les pions sont B et W, pas {1}",
                        {named, quoted(text.substr(i, 1))});
        if (text[i] == 'B') out.blacks |= 1U << i;
    }
    return out;
}

}  // namespace

std::string disposition_text(Disposition disposition) {
    std::string out;
    for (int i = 0; i < disposition.length; ++i)
        out += ((disposition.blacks >> i) & 1U) ? 'B' : 'W';
    return out;
}

std::string reading_text(const Reading& reading) {
    return disposition_text(reading.give) + "=" + disposition_text(reading.take);
}

Result<Card> parse_card(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        return fail("card {0} has no '='; write it like WB=BWW",
                    "la carte {0} n'a pas de « = » ; écrivez-la comme WB=BWW", {quoted(text)});
    const auto left = parse_disposition(text.substr(0, equals), text);
    if (!left) return std::unexpected(left.error());
    const auto right = parse_disposition(text.substr(equals + 1), text);
    if (!right) return std::unexpected(right.error());

    Reading first = make_reading(*left, *right);
    Reading second = turned(first);
    if (comes_first(second, first)) std::swap(first, second);
    return Card{.readings = {first, second},
                .reading_count = std::uint8_t(first == second ? 1 : 2)};
}

}  // namespace tablier::point
