// Differential test against the reference, move by move, with every variant, bank and many decks.
#include <map>
#include <set>

#include "games/point/rules/reference.h"
#include "games/point/rules/support.h"

namespace tablier::point {
namespace {

/// Every card with sides of up to three pawns.
std::string all_short_cards() {
    std::vector<std::string> dispositions;
    for (std::string one : {"B", "W"}) {
        dispositions.push_back(one);
        for (std::string two : {"B", "W"}) {
            dispositions.push_back(one + two);
            for (std::string three : {"B", "W"}) dispositions.push_back(one + two + three);
        }
    }
    std::set<std::string> names;
    for (const std::string& left : dispositions)
        for (const std::string& right : dispositions)
            names.insert(reference::canonical(left + "=" + right));
    std::string out;
    for (const std::string& name : names) out += (out.empty() ? "" : " ") + name;
    return out;
}

const std::string twelve =
    "BW=WB BB=BB B=W W=WW WBBW=BWB WB=BWW WB=BWW BBW=WWB BWBW=WBWB WW=BBB BB=WWW B=BBW";

struct Setting {
    std::string variant;
    std::string bank;
    std::string deck;
    bool lots_after = false;

    /// A setting's results are counted together with others of its kind.
    std::string kind() const { return lots_after ? variant + ", lots after" : variant; }
};

std::vector<Setting> settings() {
    std::vector<Setting> all;
    for (std::string variant : {"point", "point-3", "point-4", "point-teams"})
        for (std::string bank : {"empty", "box"}) {
            all.push_back({variant, bank, "standard"});
            all.push_back({variant, bank, all_short_cards()});
            all.push_back({variant, bank, twelve});
            all.push_back({variant, bank, twelve + " WWB=BW BW=WWB WB=WWW"});
            // Cards that rarely fit: many drops and takes.
            all.push_back({variant, bank,
                           "BBBB=W BWBWB=W WBWB=BB WWWW=B BBBBB=WW WWWWW=BB BBWW=B WWBB=W BWWB=WW "
                           "WBBW=BB WWW=B BBB=W"});
        }
    // Just enough cards: nothing is left to draw in the first turn.
    const std::string six = "BW=BWW WB=WWW BB=WBB WW=BBW BB=BWB BW=WWB";
    all.push_back({"point", "empty", six});
    all.push_back({"point-3", "empty", six + " WB=WBB BB=WWW WW=BBB"});
    // P-R9: the seat that lots name after the deal is black and starts.
    const std::vector<Setting> before = all;
    for (Setting setting : before) {
        if (setting.variant != "point") continue;
        setting.lots_after = true;
        all.push_back(setting);
    }
    return all;
}

reference::Cards words(const std::string& text) {
    reference::Cards out;
    if (text == "standard") return out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        out.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return out;
}

/// How a game is played so that rare things happen.
enum class Style { Uniform, Collecting, Busy };

/// Pawns of the collected colour after the exchange, less those of the other.
int gain(const Rules& rules, const Position& position, Move move) {
    const Reading& reading = rules.cards[move.card].readings[move.reading];
    const int black = reading.black_needed;
    const int white = reading.white_needed;
    const bool collects_black = collected(rules, position, position.turn) == Colour::Black;
    return collects_black ? black - 2 * white : white - 2 * black;
}

Move choose(const Rules& rules, const Position& position, Style style, Random& random) {
    const Move uniform = sample(rules, position, random);
    if (style == Style::Uniform || random.below(8) == 0) return uniform;
    Move best = uniform;
    int best_value = -1000;
    for (Move move : moves_of(rules, position)) {
        int value = int(random.below(3));
        if (move.kind == MoveKind::Use || move.kind == MoveKind::Take)
            value += 4 * gain(rules, position, move);
        if (move.kind == MoveKind::Swap) value += style == Style::Busy ? 30 : -30;
        if (move.kind == MoveKind::Take || move.kind == MoveKind::Stop)
            value += style == Style::Busy ? 40 : 0;
        if (value > best_value) {
            best_value = value;
            best = move;
        }
    }
    return move_text(rules, position, best).starts_with("draw") ? uniform : best;
}

std::set<char> letters(SeatSet seats) {
    std::set<char> out;
    for (Seat seat : all_seats)
        if (seats.contains(seat)) out.insert(seat_letter(seat));
    return out;
}

void expect_same(const Rules& rules, const Position& position, const reference::Game& plain) {
    ASSERT_EQ(legal(rules, position), plain.legal()) << position_text(rules, position);
    ASSERT_EQ(count(rules, position), plain.legal().size());
    std::map<std::string, int> weights;
    if (actor(position) == Actor::Chance)
        for (Move move : moves_of(rules, position))
            weights[move_text(rules, position, move)] = weight(rules, position, move);
    ASSERT_EQ(weights, plain.weights()) << position_text(rules, position);
    const Outcome result = outcome(rules, position);
    ASSERT_EQ(result.over, plain.over());
    ASSERT_EQ(letters(result.winners), plain.winners());
    if (!result.over) {
        ASSERT_EQ(actor(position) == Actor::Chance, plain.chance());
        ASSERT_EQ(seat_letter(position.turn), plain.turn());
    }
}

/// A game to its end or 400 moves, with a small chance of departures.
void play_both(const Setting& setting, const Rules& rules, Style style, bool leaving,
               Random& random, std::map<std::string, int>& events) {
    reference::Game plain(setting.variant, setting.bank == "box", words(setting.deck),
                          setting.lots_after);
    Position position = start(rules);
    for (int ply = 0; ply < 400; ++ply) {
        // Listing all 924 rows each time would be most of the work.
        if (position.stage != Stage::Row || random.below(20) == 0) {
            ASSERT_NO_FATAL_FAILURE(expect_same(rules, position, plain));
        }
        if (actor(position) == Actor::Nobody) break;
        const std::uint32_t rate = position.offer != no_card ? 6 : 50;
        if (leaving && random.below(rate) == 0) {
            const SeatSet seats = SeatSet::from_bits(std::uint8_t(1U << random.below(4)));
            const SeatSet there = seats & rules.seating.seats;
            retire(rules, position, seats);
            plain.retire(letters(there));
            ++events["retire"];
            continue;
        }
        const Move move = choose(rules, position, style, random);
        const std::string text = move_text(rules, position, move);
        play(rules, position, move);
        plain.play(text);
        const auto back = parse_position(rules, position_text(rules, position));
        ASSERT_TRUE(back) << back.error().message << " " << position_text(rules, position);
        ASSERT_EQ(*back, position);
        ASSERT_EQ(key(rules, *back), key(rules, position));
    }
    if (plain.over()) ++events["over"];
    if (position.black == Seat::North && outcome(rules, position).reason == EndReason::Goal &&
        outcome(rules, position).winners == SeatSet{Seat::North})
        ++events["North is black and wins"];
    for (const auto& [event, times] : plain.events) events[event] += times;
}

TEST(Differential, fast_and_plain_agree_on_every_node) {
    Random random(20240607);
    std::map<std::string, std::map<std::string, int>> events;
    for (const Setting& setting : settings()) {
        const Rules rules = rules_of(setting.variant, setting.deck, setting.bank,
                                     setting.lots_after ? "after" : "before");
        for (Style style : {Style::Uniform, Style::Collecting, Style::Busy})
            for (int game = 0; game < 6; ++game)
                ASSERT_NO_FATAL_FAILURE(
                    play_both(setting, rules, style, game >= 4, random, events[setting.kind()]))
                    << setting.kind() << " " << setting.bank << " " << setting.deck;
    }
    for (std::string variant : {"point", "point, lots after", "point-3", "point-4", "point-teams"})
        for (std::string event : {"use", "drop", "take", "deck", "nothing to draw", "reshuffle",
                                  "reshuffle with the dropped card", "over", "retire"})
            EXPECT_GT(events[variant][event], 0) << variant << " " << event;
    for (std::string event : {"swap", "third swap", "stop", "stop with an offer", "take or stop",
                              "partner may take", "pure team too short"})
        EXPECT_GT(events["point-teams"][event], 0) << event;
    EXPECT_GT(events["point, lots after"]["North is black and wins"], 0);
    for (std::string variant : {"point-3", "point-4"})
        EXPECT_GT(events[variant]["offer outlives a leaver"], 0) << variant;
}

}  // namespace
}  // namespace tablier::point
