// Reading a position's text, field by field. Whether the fields go together is for check.h.
#include <algorithm>
#include <vector>

#include "games/point/check.h"
#include "games/point/notation.h"

namespace tablier::point {
namespace {

/// What a text says, before it is known to make sense.
class Reader {
  public:
    explicit Reader(const Rules& rules) : rules_(rules), left_(rules.layout.all()) {}
    Result<Position> read(std::string_view text);

  private:
    Result<void> read_stage(std::string_view field);
    Result<void> read_turn(std::string_view field);
    Result<void> read_place(Seat seat, std::string_view field);
    Result<void> read_swaps(std::string_view field);
    Result<Row> read_row(std::string_view text, const std::string& where);
    Result<CardId> read_card(std::string_view text, const std::string& where);
    /// "-" or a card that lies where the field says.
    Result<CardId> read_single(std::string_view field, std::string_view name);
    /// A card that is not in the deck; refused when there are not so many copies.
    Result<void> place_card(CardId card, const std::string& where);
    /// Calls `take(card)` for each card of a list.
    template <class Take>
    Result<void> read_cards(std::string_view text, const std::string& where, Take take);

    const Rules& rules_;
    Position position_;
    CardSet left_;  ///< copies not placed yet; in the end the deck
};

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

/// What follows "name:", if the field is called that.
Result<std::string_view> value_of(std::string_view field, std::string_view name) {
    if (!field.starts_with(name) || field.size() <= name.size() || field[name.size()] != ':')
        return fail("expected the field " + std::string(name) + ":… but found " + in_quotes(field));
    return field.substr(name.size() + 1);
}

Result<void> Reader::read_stage(std::string_view field) {
    const auto found = std::ranges::find(stage_names, field);
    if (found == stage_names.end())
        return fail("a position begins with row, deal, choice, draw, play or over, not with " +
                    in_quotes(field));
    position_.stage = Stage(found - stage_names.begin());
    return {};
}

Result<void> Reader::read_turn(std::string_view field) {
    for (Seat seat : all_seats)
        if (rules_.table.seats.contains(seat) && field == std::string(1, seat_letter(seat))) {
            position_.turn = seat;
            return {};
        }
    return fail("the second field names a seat of this table, not " + in_quotes(field));
}

Result<Row> Reader::read_row(std::string_view text, const std::string& where) {
    if (text == "-") return Row();
    if (text.empty() || text.size() > std::size_t(longest_row))
        return fail(where + "a row has 1 to " + std::to_string(longest_row) + " pawns, or is '-'");
    std::uint64_t blacks = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != 'B' && text[i] != 'W')
            return fail(where + "a row is made of B and W, not " + in_quotes(text.substr(i, 1)));
        if (text[i] == 'B') blacks |= std::uint64_t{1} << i;
    }
    return Row(blacks, int(text.size()));
}

Result<CardId> Reader::read_card(std::string_view text, const std::string& where) {
    const auto found = std::ranges::find(rules_.deck, text, &DeckEntry::name);
    if (found == rules_.deck.end())
        return fail(where + in_quotes(text) + " is not the name of a card of this deck");
    return CardId(found - rules_.deck.begin());
}

Result<void> Reader::place_card(CardId card, const std::string& where) {
    if (rules_.layout.count(left_, card) == 0)
        return fail(where + "there are only " + std::to_string(rules_.deck[card].copies) +
                    " copies of " + rules_.name(card));
    rules_.layout.remove(left_, card);
    return {};
}

template <class Take>
Result<void> Reader::read_cards(std::string_view text, const std::string& where, Take take) {
    if (text == "-") return {};
    for (std::string_view word : split(text, '+')) {
        const auto card = read_card(word, where);
        if (!card) return std::unexpected(card.error());
        if (auto placed = place_card(*card, where); !placed) return placed;
        if (!take(*card)) return fail(where + "too many cards");
    }
    return {};
}

Result<void> Reader::read_place(Seat seat, std::string_view field) {
    const auto value = value_of(field, std::string(1, seat_letter(seat)));
    if (!value) return std::unexpected(value.error());
    const std::string where = std::string("seat ") + seat_letter(seat) + ": ";
    const std::vector<std::string_view> parts = split(*value, ':');
    if (parts.size() < 2)
        return fail(where + "write row:cards, and :stopped or :retired where it applies");
    const auto row = read_row(parts[0], where);
    if (!row) return std::unexpected(row.error());
    position_.rows[index(seat)] = *row;
    Hand& hand = position_.hands[index(seat)];
    const auto cards = read_cards(parts[1], where, [&](CardId card) {
        if (hand.size() == Hand::capacity) return false;
        hand.insert(card);
        return true;
    });
    if (!cards) return cards;
    std::size_t next = 2;
    const auto says = [&](std::string_view word) {
        const bool here = next < parts.size() && parts[next] == word;
        next += here;
        return here;
    };
    if (says("stopped")) position_.stopped.insert(seat);
    if (says("retired")) position_.retired.insert(seat);
    if (next < parts.size())
        return fail(where + "after the cards only :stopped and then :retired may follow, not " +
                    in_quotes(parts[next]));
    return {};
}

Result<CardId> Reader::read_single(std::string_view field, std::string_view name) {
    const auto value = value_of(field, name);
    if (!value) return std::unexpected(value.error());
    if (*value == "-") return no_card;
    return read_card(*value, std::string(name) + ": ");
}

Result<void> Reader::read_swaps(std::string_view field) {
    const auto value = value_of(field, "swaps");
    if (!value) return std::unexpected(value.error());
    if (value->size() != 1 || (*value)[0] < '0' || (*value)[0] > char('0' + most_swaps))
        return fail("swaps are 0 to " + std::to_string(most_swaps) + ", not " + in_quotes(*value));
    position_.swaps = std::uint8_t((*value)[0] - '0');
    return {};
}

Result<Position> Reader::read(std::string_view text) {
    const std::vector<std::string_view> fields = split(text, ' ');
    const std::size_t seats = std::size_t(rules_.table.seats.size());
    if (fields.size() != seats + 6)
        return fail("a position of this variant has " + std::to_string(seats + 6) +
                    " fields, not " + std::to_string(fields.size()));
    if (auto read = read_stage(fields[0]); !read) return std::unexpected(read.error());
    if (auto read = read_turn(fields[1]); !read) return std::unexpected(read.error());
    std::size_t next = 2;
    for (Seat seat : all_seats) {
        if (!rules_.table.seats.contains(seat)) continue;
        if (auto read = read_place(seat, fields[next++]); !read)
            return std::unexpected(read.error());
    }
    const auto offer = read_single(fields[next], "offer");
    if (!offer) return std::unexpected(offer.error());
    position_.offer = *offer;
    if (*offer != no_card)
        if (auto placed = place_card(*offer, "offer: "); !placed)
            return std::unexpected(placed.error());
    const auto drawn = read_single(fields[next + 1], "drawn");  // lies in a hand already
    if (!drawn) return std::unexpected(drawn.error());
    position_.drawn = *drawn;
    if (auto read = read_swaps(fields[next + 2]); !read) return std::unexpected(read.error());
    const auto out = value_of(fields[next + 3], "out");
    if (!out) return std::unexpected(out.error());
    if (auto read = read_cards(*out, "out: ", [](CardId) { return true; }); !read)
        return std::unexpected(read.error());
    position_.deck = left_;
    return position_;
}

}  // namespace

Result<Position> parse_position(const Rules& rules, std::string_view text) {
    auto position = Reader(rules).read(text);
    if (!position) return position;
    if (auto bank = fill_bank(rules, *position); !bank) return std::unexpected(bank.error());
    if (auto checked = check(rules, *position); !checked) return std::unexpected(checked.error());
    if (const std::string canonical = position_text(rules, *position); canonical != text)
        return fail("cards must stand in alphabetical order: " + canonical);
    return position;
}

}  // namespace tablier::point
