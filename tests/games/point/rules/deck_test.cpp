// Cards and decks: names, readings, what is refused.
#include <map>
#include <set>

#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

std::string name_of(std::string_view text) {
    const auto card = parse_card(text);
    return card ? card_name(*card) : card.error().message;
}

std::string refusal(std::string_view variant, std::string deck) {
    const auto rules = try_rules(variant, std::move(deck));
    return rules ? "accepted" : rules.error().message;
}

TEST(Card, the_name_puts_the_shorter_disposition_first) {
    EXPECT_EQ(name_of("WB=BWW"), "WB=BWW");
    EXPECT_EQ(name_of("WWB=BW"), "WB=BWW");  // P-R3: turned by 180°
    EXPECT_EQ(name_of("BWW=WB"), "BW=WWB");
    EXPECT_EQ(name_of("BWBW=B"), "B=WBWB");
}

TEST(Card, of_equal_lengths_the_alphabetically_first_reading_is_the_name) {
    EXPECT_EQ(name_of("WW=BB"), "BB=WW");
    EXPECT_EQ(name_of("BB=WW"), "BB=WW");
    EXPECT_EQ(name_of("WB=WB"), "BW=BW");
    EXPECT_EQ(name_of("WB=BW"), "WB=BW");  // reads the same when turned
    EXPECT_EQ(name_of("W=B"), "B=W");
}

TEST(Card, the_number_of_readings) {
    const auto readings = [](std::string_view text) {
        return int(parse_card(text)->reading_count);
    };
    EXPECT_EQ(readings("WB=BWW"), 2);
    EXPECT_EQ(readings("BB=BB"), 1);
    EXPECT_EQ(readings("BW=WB"), 1);
    EXPECT_EQ(readings("BW=BW"), 2);
    EXPECT_EQ(readings("BB=WW"), 2);
}

TEST(Card, malformed_texts_are_refused_with_the_reason) {
    EXPECT_EQ(name_of("WBBWW"), "card \"WBBWW\" has no '='; write it like WB=BWW");
    EXPECT_EQ(name_of("=BWW"), "card \"=BWW\": one side of '=' is empty");
    EXPECT_EQ(name_of("WB="), "card \"WB=\": one side of '=' is empty");
    EXPECT_EQ(name_of("WX=BWW"), "card \"WX=BWW\": pawns are B and W, not \"X\"");
    EXPECT_EQ(name_of("WB=BW=W"), "card \"WB=BW=W\": pawns are B and W, not \"=\"");
    EXPECT_EQ(name_of("wb=bww"), "card \"wb=bww\": pawns are B and W, not \"w\"");
    EXPECT_EQ(name_of("B=" + std::string(24, 'W')), "B=" + std::string(24, 'W'));
    EXPECT_NE(name_of("B=" + std::string(25, 'W')).find("at most 24 pawns"), std::string::npos);
}

TEST(Deck, P_R2_the_standard_deck_has_every_pair_of_two_and_three_twice) {
    const Rules rules = rules_of("point");
    EXPECT_EQ(rules.deck.size(), 32U);
    for (const DeckEntry& entry : rules.deck) {
        EXPECT_EQ(entry.copies, 2);
        EXPECT_EQ(entry.name.find('='), 2U);
        EXPECT_EQ(entry.name.size(), 6U);
    }
    EXPECT_EQ(rules.layout.total(rules.layout.all()), 64U);
    EXPECT_TRUE(std::ranges::is_sorted(rules.deck, {}, &DeckEntry::name));
}

TEST(Deck, either_reading_names_the_same_card) {
    const Rules rules = rules_of("point", "WB=BWW WWB=BW BB=WWW WWW=BB BB=WWW BB=WWW");
    ASSERT_EQ(rules.deck.size(), 2U);
    EXPECT_EQ(rules.deck[0].name, "BB=WWW");
    EXPECT_EQ(rules.deck[0].copies, 4);
    EXPECT_EQ(rules.deck[1].copies, 2);
}

TEST(Deck, fewer_than_three_cards_a_player_are_refused) {
    const std::string five = "WB=BWW WB=BWW WB=BWW WB=BWW WB=BWW";
    EXPECT_EQ(refusal("point", five), "too few cards for 2 players: 5, at least 6 are needed");
    EXPECT_EQ(refusal("point", five + " WB=BWW"), "accepted");
    EXPECT_EQ(refusal("point-3", five + " WB=BWW"),
              "too few cards for 3 players: 6, at least 9 are needed");
    EXPECT_EQ(refusal("point-teams", five + " " + five),
              "too few cards for 4 players: 10, at least 12 are needed");
}

TEST(Deck, limits) {
    std::string many;
    for (int i = 0; i < 64; ++i) many += "WB=BWW ";
    EXPECT_EQ(refusal("point", many + "WB=BBB"), "accepted");
    EXPECT_EQ(refusal("point", many + "WWB=BW"), "the deck holds card WB=BWW more than 64 times");
    std::string most;
    for (std::string card : {"WB=BWW ", "WB=BWB ", "WB=BBB ", "WB=WWW "})
        for (int i = 0; i < (card == "WB=WWW " ? 63 : 64); ++i) most += card;
    most.pop_back();
    EXPECT_EQ(refusal("point", most), "accepted");
    EXPECT_EQ(refusal("point", most + " BB=BBB"), "the deck has more than 255 cards");
    EXPECT_EQ(refusal("point", "WB=BWW  WB=BWW"),
              "the deck has an empty card name: a '+' too many");
    EXPECT_EQ(refusal("point", "WB=BWW WB BB=BBB"), "card \"WB\" has no '='; write it like WB=BWW");
}

TEST(Deck, the_option_is_kept_in_one_form) {
    const Variant& variant = variant_named("point");
    const auto spec = [&](const std::string& deck) {
        Options options(variant.options);
        EXPECT_TRUE(options.set("deck", deck));
        const auto game = variant.make(variant, options);
        return game ? (*game)->spec() : game.error().message;
    };
    EXPECT_EQ(spec("standard"), "point");
    EXPECT_EQ(spec("WWB=BW+WB=BWW+BB=WWW+WB=BBB+BB=WWW+BB=WWW"),
              "point:deck=BB=WWW+BB=WWW+BB=WWW+WB=BBB+WB=BWW+WB=BWW");
    EXPECT_NE(spec("WB=BWW"), "point");
    std::string standard;
    for (const DeckEntry& entry : rules_of("point").deck)
        standard += (standard.empty() ? "" : "+") + entry.name + "+" + entry.name;
    EXPECT_EQ(spec(standard), "point");
}

TEST(CardSet, counts_picks_and_removes_in_every_layout) {
    // Copies of 1 to 40 force cards into several words.
    std::string text = "W=WWW";
    for (const auto& [name, copies] : std::map<std::string, int>{{"B=BB", 40},
                                                                 {"B=BW", 30},
                                                                 {"B=WB", 1},
                                                                 {"B=WW", 33},
                                                                 {"B=BBB", 2},
                                                                 {"B=BBW", 31},
                                                                 {"B=BWB", 35},
                                                                 {"B=BWW", 40},
                                                                 {"B=WBB", 23}})
        for (int i = 0; i < copies; ++i) text += " " + name;
    const Rules rules = rules_of("point", text);
    const CardLayout& layout = rules.layout;
    EXPECT_GT(layout.words_used(), 4);
    CardSet set = layout.all();
    Random random(5);
    while (!layout.empty(set)) {
        std::map<CardId, int> picked;
        for (std::uint32_t n = 0; n < layout.total(set); ++n) ++picked[layout.nth(set, n)];
        std::uint32_t distinct = 0;
        for (std::size_t card = 0; card < rules.deck.size(); ++card) {
            const int copies = layout.count(set, CardId(card));
            distinct += copies > 0;
            EXPECT_EQ(picked[CardId(card)], copies);
        }
        EXPECT_EQ(layout.distinct(set), distinct);
        std::uint32_t visited = 0;
        layout.for_each_distinct(set, [&](CardId) { ++visited; });
        EXPECT_EQ(visited, distinct);
        layout.remove(set, layout.nth(set, random.below(layout.total(set))));
    }
    EXPECT_EQ(set, CardSet{});
}

TEST(Hand, stays_sorted) {
    Random random(6);
    Hand hand;
    std::multiset<CardId> plain;
    for (int i = 0; i < 20000; ++i) {
        const CardId card = CardId(random.below(12) * 21);
        if (plain.size() < 7 && random.below(2) == 0) {
            hand.insert(card);
            plain.insert(card);
        } else if (plain.contains(card)) {
            EXPECT_TRUE(hand.contains(card));
            hand.remove(card);
            plain.erase(plain.find(card));
        } else {
            EXPECT_FALSE(hand.contains(card));
        }
        ASSERT_EQ(hand.size(), int(plain.size()));
        ASSERT_EQ(hand.count(card), int(plain.count(card)));
        int at = 0;
        for (CardId held : plain) ASSERT_EQ(hand[at++], held);
    }
    while (!hand.empty()) hand.remove(hand[0]);
    EXPECT_EQ(hand, Hand());
}

TEST(Row, finds_and_exchanges_like_a_string) {
    Random random(7);
    for (int round = 0; round < 20000; ++round) {
        const int length = 1 + int(random.below(max_row_length));
        const Row row(random() & ((std::uint64_t{1} << length) - 1), length);
        const auto disposition = [&](int most) {
            const int size = 1 + int(random.below(std::uint32_t(most)));
            return Disposition{random.below(1U << size), std::uint8_t(size)};
        };
        const int most = random.below(4) == 0 ? max_disposition_length : 4;
        const Reading reading{.give = disposition(most), .take = disposition(4)};
        const std::string text = row_text(row);
        const std::string give = disposition_text(reading.give);
        const std::uint64_t starts = row.matches(reading.give);
        ASSERT_EQ(RowMatches(row)[reading.give], starts);
        for (int i = 0; i < 64; ++i) {
            const bool here = i < length && text.compare(std::size_t(i), give.size(), give) == 0;
            ASSERT_EQ((starts >> i) & 1U, std::uint64_t{here}) << text << " " << give << " " << i;
            if (!here || length - reading.give.length + reading.take.length > max_row_length)
                continue;
            Row changed = row;
            changed.exchange(reading, i);
            std::string expected = text;
            expected.replace(std::size_t(i), give.size(), disposition_text(reading.take));
            ASSERT_EQ(row_text(changed), expected);
        }
        ASSERT_EQ(row.holds_only(Colour::Black), text.find('W') == std::string::npos);
        ASSERT_EQ(row.holds_only(Colour::White), text.find('B') == std::string::npos);
        ASSERT_EQ(row.count(Colour::Black), int(std::ranges::count(text, 'B')));
    }
    EXPECT_FALSE(Row().holds_only(Colour::Black));
    EXPECT_FALSE(Row().holds_only(Colour::White));
}

}  // namespace
}  // namespace tablier::point
