#include "games/point/rules/moves.h"

namespace tablier::point {
namespace {

constexpr int row_choices = 924;
constexpr int half_word = 32;

/// Every row of six black and six white pawns.
constexpr std::array<std::uint16_t, row_choices> make_start_rows() {
    std::array<std::uint16_t, row_choices> rows{};
    int size = 0;
    for (unsigned blacks = 0; blacks < (1U << start_length); ++blacks)
        if (std::popcount(blacks) == start_length / 2) rows[size++] = std::uint16_t(blacks);
    return rows;
}
constexpr auto start_rows = make_start_rows();
static_assert(start_rows.back() == 0b111111000000, "all 924 are there");

Move use_move(MoveKind kind, CardId card, int reading, int start) {
    return {
        .kind = kind, .card = card, .reading = std::uint8_t(reading), .start = std::uint8_t(start)};
}

/// Where the reading can be used; none where the bank lacks pawns.
std::uint64_t usable_places(const RowMatches& matches, Bank bank, const Reading& reading) {
    return matches[reading.give] & (std::uint64_t{0} - std::uint64_t{bank_allows(bank, reading)});
}

void push_uses(const Rules& rules, const Position& position, const RowMatches& matches, CardId id,
               MoveKind kind, Moves& moves) {
    const Card& card = rules.cards[id];
    for (int reading = 0; reading < card.reading_count; ++reading)
        for (std::uint64_t places = usable_places(matches, position.bank, card.readings[reading]);
             places != 0; places &= places - 1)
            moves.push(use_move(kind, id, reading, std::countr_zero(places)));
}

void generate_choice(const Rules& rules, const Position& position, Moves& moves) {
    const RowMatches matches(position.rows[index(position.turn)]);
    if (position.offer != no_card)
        push_uses(rules, position, matches, position.offer, MoveKind::Take, moves);
    if (can_stop(rules, position, position.turn)) moves.push({.kind = MoveKind::Stop});
    moves.push({.kind = MoveKind::Decline});
}

void generate_play(const Rules& rules, const Position& position, Moves& moves) {
    const Hand hand = position.hands[index(position.turn)];
    const RowMatches matches(position.rows[index(position.turn)]);
    const std::size_t before = moves.size();
    hand.for_each_distinct(
        [&](CardId card) { push_uses(rules, position, matches, card, MoveKind::Use, moves); });
    if (moves.size() == before)
        hand.for_each_distinct(
            [&](CardId card) { moves.push({.kind = MoveKind::Drop, .card = card}); });
    for (const Swaps::Pair& pair : Swaps(rules, position))
        moves.push({.kind = MoveKind::Swap, .card = pair.own, .other = pair.other});
}

}  // namespace

void generate(const Rules& rules, const Position& position, Moves& moves) {
    switch (position.stage) {
        case Stage::Row:
            for (std::uint16_t blacks : start_rows)
                moves.push({.kind = MoveKind::Row, .blacks = blacks});
            return;
        case Stage::Deal:
        case Stage::Draw:
            rules.layout.for_each_distinct(drawable(rules, position), [&](CardId card) {
                moves.push({.kind = MoveKind::Draw, .card = card});
            });
            return;
        case Stage::Lots:
            for (Seat seat : lots_seats) moves.push({.kind = MoveKind::Lots, .black = seat});
            return;
        case Stage::Choice:
            return generate_choice(rules, position, moves);
        case Stage::Play:
            return generate_play(rules, position, moves);
        case Stage::Over:
            return;
    }
}

Choices::Choices(const Rules& rules, const Position& position)
    : rules_(rules), position_(position) {
    switch (position.stage) {
        case Stage::Row:
            size_ = row_choices;
            return;
        case Stage::Deal:
        case Stage::Draw:
            size_ = rules.layout.total(drawable(rules, position));
            return;
        case Stage::Lots:
            size_ = lots_seats.size();
            return;
        case Stage::Choice:
            if (position.offer != no_card)
                add_uses(position.offer, RowMatches(position.rows[index(position.turn)]));
            size_ = use_count_ + 1 + can_stop(rules, position, position.turn);
            return;
        case Stage::Play: {
            const RowMatches matches(position.rows[index(position.turn)]);
            const Hand hand = position.hands[index(position.turn)];
            hand.for_each_distinct([&](CardId card) { add_uses(card, matches); });
            if (use_count_ == 0) hand.for_each_distinct([&](CardId) { ++drop_count_; });
            swaps_ = Swaps(rules, position);
            size_ = use_count_ + drop_count_ + swaps_.size();
            return;
        }
        case Stage::Over:
            return;
    }
}

inline void Choices::add_group(CardId card, int reading, std::uint64_t places) {
    use_count_ += count_bits(places);
    uses_[use_groups_++] = {card, std::uint8_t(reading), places, use_count_};
}

inline void Choices::add_uses(CardId id, const RowMatches& matches) {
    const Card& card = rules_.cards[id];
    const std::uint64_t first = usable_places(matches, position_.bank, card.readings[0]);
    const std::uint64_t second =
        card.reading_count == 1 ? 0 : usable_places(matches, position_.bank, card.readings[1]);
    if (position_.rows[index(position_.turn)].length() <= half_word) {
        add_group(id, 0, first | second << half_word);
    } else {
        add_group(id, 0, first);
        add_group(id, 1, second);
    }
}

Move Choices::nth_use(std::uint32_t n) const {
    int group = 0;
    while (n >= uses_[group].up_to) ++group;
    const Uses& uses = uses_[group];
    const int bit = nth_bit(uses.places, n - (group == 0 ? 0 : uses_[group - 1].up_to));
    const bool shared = position_.rows[index(position_.turn)].length() <= half_word;
    const bool second = shared && bit >= half_word;
    return use_move(position_.stage == Stage::Choice ? MoveKind::Take : MoveKind::Use, uses.card,
                    uses.reading + second, second ? bit - half_word : bit);
}

Move Choices::nth_drop(std::uint32_t n) const {
    Move found;
    position_.hands[index(position_.turn)].for_each_distinct([&](CardId card) {
        if (n-- == 0) found = {.kind = MoveKind::Drop, .card = card};
    });
    return found;
}

Move Choices::nth_swap(std::uint32_t n) const {
    return {.kind = MoveKind::Swap, .card = swaps_[n].own, .other = swaps_[n].other};
}

Move Choices::operator[](std::uint32_t n) const {
    switch (position_.stage) {
        case Stage::Row:
            return {.kind = MoveKind::Row, .blacks = start_rows[n]};
        case Stage::Deal:
        case Stage::Draw:
            return {.kind = MoveKind::Draw,
                    .card = rules_.layout.nth(drawable(rules_, position_), n)};
        case Stage::Lots:
            return {.kind = MoveKind::Lots, .black = lots_seats[n]};
        case Stage::Choice:
            if (n < use_count_) return nth_use(n);
            return {.kind = n == use_count_ ? MoveKind::Decline : MoveKind::Stop};
        default:
            if (n < use_count_) return nth_use(n);
            n -= use_count_;
            return n < drop_count_ ? nth_drop(n) : nth_swap(n - drop_count_);
    }
}

std::uint64_t count(const Rules& rules, const Position& position) {
    if (position.stage == Stage::Deal || position.stage == Stage::Draw)
        return rules.layout.distinct(drawable(rules, position));
    return Choices(rules, position).size();
}

Move sample(const Rules& rules, const Position& position, Random& random) {
    const Choices choices(rules, position);
    return choices[random.below(choices.size())];
}

int weight(const Rules& rules, const Position& position, Move move) {
    if (move.kind != MoveKind::Draw) return 1;
    return rules.layout.count(drawable(rules, position), move.card);
}

}  // namespace tablier::point
