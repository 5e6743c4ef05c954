// Import of games of every variant in the forms that people and programs use.
#include <gtest/gtest.h>

#include "catalog/random_games.h"
#include "tablier/play/import.h"
#include "tablier/play/record_notation.h"
#include "tablier/play/record_of.h"
#include "tablier/play/record_writer.h"

namespace tablier {
namespace {

std::vector<std::string> moves_of(const Match& match) {
    std::vector<std::string> moves;
    for (const MatchEntry& entry : match.history())
        if (const auto* move = std::get_if<PlayedMove>(&entry)) moves.push_back(move->text);
    return moves;
}

/// How a text is decorated: what stands between moves, how they are numbered, and so on. All of it
/// follows from the random numbers.
class Scribe {
  public:
    Scribe(const Match& match, Random& random) : match_(match), random_(random) {}

    std::string text() {
        by_round_ = chance(2);
        numbered_ = chance(3) || by_round_;
        capitals_ = chance(4);
        std::string text;
        if (chance(3)) text += "\xEF\xBB\xBF";
        if (chance(3)) text += "[Event \"Caf\u00E9\"]" + line_end() + line_end();
        int turns = 0;
        int round = 0;
        int last_seat = seat_count;
        bool new_turn = true;
        for (const MatchEntry& entry : match_.history()) {
            if (const auto* left = std::get_if<Departure>(&entry)) {
                text += "!resign:" + match_.game().seat_code(left->seat) + between();
                new_turn = true;
                continue;
            }
            const auto& move = std::get<PlayedMove>(entry);
            const bool numbers_here = new_turn && is_seat(move.actor);
            if (new_turn) ++turns;
            if (numbers_here) {
                const int seat = index(seat_of(move.actor));
                const bool next_round = seat <= last_seat;
                round += next_round;
                last_seat = seat;
                if (numbered_ && (!by_round_ || next_round))
                    text += number(by_round_ ? round : turns);
            }
            new_turn = move.ended_turn;
            text += written(move.text) + behind() + between();
        }
        return text + (match_.over() || chance(2) ? "" : "*");
    }

  private:
    bool chance(std::uint32_t one_in) { return random_.below(one_in) == 0; }
    std::string one_of(std::initializer_list<const char*> list) {
        return list.begin()[random_.below(std::uint32_t(list.size()))];
    }
    std::string line_end() { return one_of({"\n", "\r\n"}); }
    std::string number(int n) {
        return one_of({"", " "}) + std::to_string(n) + one_of({". ", ".", ") ", "... ", ": "});
    }
    std::string written(std::string move) {
        if (!capitals_) return move;
        for (char& c : move) c = char(std::toupper(static_cast<unsigned char>(c)));
        return move;
    }
    std::string behind() {
        return one_of({"", "", "", "", "!", "?!", " $3", " {a remark; with (signs) 1. e2}",
                       " (0:05)", " ; to the end\n", "\u2026"});
    }
    std::string between() {
        return one_of(
            {" ", " ", "  ", "\n", "\r\n", "\t", ", ", "\u00A0", "\n# a line\n", " \u200B"});
    }

    const Match& match_;
    Random& random_;
    bool by_round_ = false;
    bool numbered_ = true;
    bool capitals_ = false;
};

class ImportOf : public RandomGames {};

TEST_P(ImportOf, decorated_lists_give_the_same_moves) {
    for (int i = 0; i < rounds(12, 2); ++i) {
        const Match match = random_match(game_, random_, int(random_.below(120)) + 1);
        const std::string text = Scribe(match, random_).text();
        const Imported game = import_game(text, {.variant = game_->spec()});
        ASSERT_TRUE(game) << game.error().error.text() << "\n" << text;
        EXPECT_EQ(moves_of(game->match), moves_of(match)) << text;
    }
}

TEST_P(ImportOf, a_record_is_understood_without_a_word) {
    const Match match = random_match(game_, random_, 80);
    const Record record = record_of(match);
    const Imported game = import_game(write_record(record).value());
    ASSERT_TRUE(game) << game.error().error.text();
    EXPECT_EQ(game->record, record);
    EXPECT_TRUE(game->notes.empty());
}

TEST_P(ImportOf, every_notation_of_others_is_found_out) {
    for (const ForeignNotation* notation : foreign_notations(game_->variant()))
        for (int i = 0; i < rounds(6, 1); ++i) {
            const Match match = random_match(game_, random_, 40);
            const Record foreign = to_notation(record_of(match), *game_, notation->name()).value();
            std::string text;
            for (const RecordEntry& entry : foreign.line.entries)
                if (const auto* move = std::get_if<RecordMove>(&entry.what))
                    text += move->text + " ";
                else
                    text += "!resign:" + std::get<RecordDeparture>(entry.what).seat_code + " ";
            // With the notation named the moves are the same; found out, it may be another in
            // which all moves are legal, too.
            const Imported named =
                import_game(text, {.variant = game_->spec(), .notation = notation->name()});
            ASSERT_TRUE(named) << named.error().error.text() << "\n" << text;
            EXPECT_EQ(moves_of(named->match), moves_of(match)) << notation->name();
            const Imported found = import_game(text, {.variant = game_->spec()});
            ASSERT_TRUE(found) << found.error().error.text() << "\n" << text;
            EXPECT_TRUE(moves_of(found->match) == moves_of(match) || !found->notes.empty()) << text;
        }
}

TEST_P(ImportOf, spoiled_texts_are_refused_with_their_place) {
    for (int i = 0; i < rounds(40, 5); ++i) {
        const Match match = random_match(game_, random_, 20);
        std::string text = Scribe(match, random_).text();
        for (int spoiled = 0; spoiled < 3; ++spoiled)
            text[random_.below(std::uint32_t(text.size()))] = char(random_.below(256));
        for (const Imported& game : import_games(text, {.variant = game_->spec()})) {
            if (game) continue;
            EXPECT_GT(game.error().error.place.line, 0) << text;
            EXPECT_NE(game.error().error.text(Lang::French), game.error().error.text());
        }
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ImportOf, testing::ValuesIn(all_specs()),
                         [](const auto& spec) { return test_name(spec.param); });

}  // namespace
}  // namespace tablier
