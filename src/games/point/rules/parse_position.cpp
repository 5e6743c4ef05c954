// Parser of a position's text, field by field. check.h checks the whole position.
#include <algorithm>
#include <vector>

#include "games/point/rules/check.h"
#include "games/point/rules/notation.h"

namespace tablier::point {
namespace {

/// Reader of a position's fields, before they are validated.
class Reader {
  public:
    explicit Reader(const Rules& rules) : rules_(rules), left_(rules.layout.all()) {}
    Result<Position> read(std::string_view text);

  private:
    Result<void> read_stage(std::string_view field);
    Result<void> read_turn(std::string_view field);
    Result<void> read_place(Seat seat, std::string_view field);
    Result<void> read_swaps(std::string_view field);
    Result<void> read_lots(std::string_view field);
    Result<Row> read_row(std::string_view text, const Text& where);
    Result<CardId> read_card(std::string_view text, const Text& where);
    /// "-" or a card that lies where the field says.
    Result<CardId> read_single(std::string_view field, std::string_view name);
    /// A card that is not in the deck; refused when there are not so many copies.
    Result<void> place_card(CardId card, const Text& where);
    /// Calls `take(card)` for each card of a list.
    template <class Take>
    Result<void> read_cards(std::string_view text, const Text& where, Take take);

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

/// Where an error is, before it: "seat S: ", "offer: ".
Text seat_field(Seat seat) {
    return fill_text("seat {0}: ", "place {0} : ", {std::string(1, seat_letter(seat))});
}
Text named_field(std::string_view name) {
    return fill_text("{0}: ", "{0} : ", {name});
}

/// The text after "name:", if the field has that name.
Result<std::string_view> value_of(std::string_view field, std::string_view name) {
    if (!field.starts_with(name) || field.size() <= name.size() || field[name.size()] != ':')
        return fail("expected the field {0}:… but found {1}",
                    "le champ {0}:… était attendu, et non {1}", {name, quoted(field)});
    return field.substr(name.size() + 1);
}

Result<void> Reader::read_stage(std::string_view field) {
    const auto found = std::ranges::find(stage_names, field);
    if (found == stage_names.end())
        return fail(
            "a position begins with row, deal, lots, choice, draw, play or over, not with {0}",
            "une position commence par row, deal, lots, choice, draw, play ou over, pas par {0}",
            {quoted(field)});
    position_.stage = Stage(found - stage_names.begin());
    return {};
}

Result<void> Reader::read_turn(std::string_view field) {
    for (Seat seat : all_seats)
        if (rules_.seating.seats.contains(seat) && field == std::string(1, seat_letter(seat))) {
            position_.turn = seat;
            return {};
        }
    return fail("the second field names a seat of this table, not {0}",
                "le deuxième champ nomme une place de cette table, pas {0}", {quoted(field)});
}

Result<Row> Reader::read_row(std::string_view text, const Text& where) {
    if (text == "-") return Row();
    if (text.empty() || text.size() > std::size_t(max_row_length))
        return fail("{0}a row has 1 to {1} pawns, or is '-'",
                    "{0}une rangée a 1 à {1} pions, ou est « - »", {where, max_row_length});
    std::uint64_t blacks = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != 'B' && text[i] != 'W')
            return fail("{0}a row is made of B and W, not {1}",
                        "{0}une rangée est faite de B et de W, pas de {1}",
                        {where, quoted(text.substr(i, 1))});
        if (text[i] == 'B') blacks |= std::uint64_t{1} << i;
    }
    return Row(blacks, int(text.size()));
}

Result<CardId> Reader::read_card(std::string_view text, const Text& where) {
    const auto found = std::ranges::find(rules_.deck, text, &DeckEntry::name);
    if (found == rules_.deck.end())
        return fail("{0}{1} is not the name of a card of this deck",
                    "{0}{1} n'est pas le nom d'une carte de ce jeu", {where, quoted(text)});
    return CardId(found - rules_.deck.begin());
}

Result<void> Reader::place_card(CardId card, const Text& where) {
    if (rules_.layout.count(left_, card) == 0)
        return fail("{0}there are only {1} copies of {2}", "{0}il n'y a que {1} exemplaires de {2}",
                    {where, rules_.deck[card].copies, rules_.name(card)});
    rules_.layout.remove(left_, card);
    return {};
}

template <class Take>
Result<void> Reader::read_cards(std::string_view text, const Text& where, Take take) {
    if (text == "-") return {};
    for (std::string_view word : split(text, '+')) {
        const auto card = read_card(word, where);
        if (!card) return std::unexpected(card.error());
        if (auto placed = place_card(*card, where); !placed) return placed;
        if (!take(*card)) return fail("{0}too many cards", "{0}trop de cartes", {where});
    }
    return {};
}

Result<void> Reader::read_place(Seat seat, std::string_view field) {
    const auto value = value_of(field, std::string(1, seat_letter(seat)));
    if (!value) return std::unexpected(value.error());
    const Text where = seat_field(seat);
    const std::vector<std::string_view> parts = split(*value, ':');
    if (parts.size() < 2)
        return fail("{0}write row:cards, and :stopped or :retired where it applies",
                    "{0}écrivez rangée:cartes, puis :stopped ou :retired s'il y a lieu", {where});
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
        return fail("{0}after the cards only :stopped and then :retired may follow, not {1}",
                    "{0}après les cartes ne peuvent venir que :stopped puis :retired, pas {1}",
                    {where, quoted(parts[next])});
    return {};
}

Result<CardId> Reader::read_single(std::string_view field, std::string_view name) {
    const auto value = value_of(field, name);
    if (!value) return std::unexpected(value.error());
    if (*value == "-") return no_card;
    return read_card(*value, named_field(name));
}

Result<void> Reader::read_swaps(std::string_view field) {
    const auto value = value_of(field, "swaps");
    if (!value) return std::unexpected(value.error());
    if (value->size() != 1 || (*value)[0] < '0' || (*value)[0] > char('0' + max_swaps))
        return fail("swaps are 0 to {0}, not {1}", "swaps va de 0 à {0}, et n'est pas {1}",
                    {max_swaps, quoted(*value)});
    position_.swaps = std::uint8_t((*value)[0] - '0');
    return {};
}

Result<void> Reader::read_lots(std::string_view field) {
    const auto value = value_of(field, "lots");
    if (!value) return std::unexpected(value.error());
    if (*value == "-") return {};
    for (Seat seat : lots_seats)
        if (*value == std::string(1, seat_letter(seat))) {
            position_.black = seat;
            return {};
        }
    return fail("lots is S, N or '-', not {0}", "lots est S, N ou « - », et non {0}",
                {quoted(*value)});
}

Result<Position> Reader::read(std::string_view text) {
    const std::vector<std::string_view> fields = split(text, ' ');
    const std::size_t expected = std::size_t(rules_.seating.seats.size()) + 6 + rules_.lots_after;
    if (fields.size() != expected)
        return fail("a position of this variant has {0} fields, not {1}",
                    "une position de cette variante a {0} champs, et non {1}",
                    {expected, fields.size()});
    if (auto read = read_stage(fields[0]); !read) return std::unexpected(read.error());
    if (auto read = read_turn(fields[1]); !read) return std::unexpected(read.error());
    std::size_t next = 2;
    for (Seat seat : all_seats) {
        if (!rules_.seating.seats.contains(seat)) continue;
        if (auto read = read_place(seat, fields[next++]); !read)
            return std::unexpected(read.error());
    }
    const auto offer = read_single(fields[next], "offer");
    if (!offer) return std::unexpected(offer.error());
    position_.offer = *offer;
    if (*offer != no_card)
        if (auto placed = place_card(*offer, named_field("offer")); !placed)
            return std::unexpected(placed.error());
    const auto drawn = read_single(fields[next + 1], "drawn");  // lies in a hand already
    if (!drawn) return std::unexpected(drawn.error());
    position_.drawn = *drawn;
    if (auto read = read_swaps(fields[next + 2]); !read) return std::unexpected(read.error());
    const auto out = value_of(fields[next + 3], "out");
    if (!out) return std::unexpected(out.error());
    if (auto read = read_cards(*out, named_field("out"), [](CardId) { return true; }); !read)
        return std::unexpected(read.error());
    if (rules_.lots_after)
        if (auto read = read_lots(fields[next + 4]); !read) return std::unexpected(read.error());
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
        return fail("cards must stand in alphabetical order: {0}",
                    "les cartes doivent être dans l'ordre alphabétique : {0}", {canonical});
    return position;
}

}  // namespace tablier::point
