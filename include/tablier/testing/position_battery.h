// Property tests of every game on random games: moves, positions, outcomes, records.
#pragma once

#include <algorithm>
#include <set>
#include <string>

#include "tablier/play/record_check.h"
#include "tablier/play/record_of.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/record_writer.h"
#include "tablier/scene.h"
#include "tablier/testing/random_games.h"

namespace tablier {
namespace {

class Battery : public RandomGames {};

TEST_P(Battery, legal_moves_are_sorted_and_have_unique_names) {
    at_every_moment([](const AnyPosition& position) {
        const auto moves = position.legal_moves();
        ASSERT_TRUE(std::ranges::is_sorted(moves)) << position.text();
        ASSERT_EQ(std::ranges::adjacent_find(moves), moves.end()) << position.text();
    });
}

TEST_P(Battery, position_text_round_trip) {
    at_every_moment([this](const AnyPosition& position) {
        const std::string text = position.text();
        ASSERT_TRUE(std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; })) << text;
        const auto back = game_->parse_position(text);
        ASSERT_TRUE(back) << back.error().message << "\n" << text;
        ASSERT_EQ(*back, position) << text;
        ASSERT_EQ(back->text(), text);
        ASSERT_EQ(back->key(), position.key()) << text;
        ASSERT_EQ(back->legal_moves(), position.legal_moves()) << text;
        ASSERT_EQ(back->outcome(), position.outcome()) << text;
    });
}

TEST_P(Battery, a_copy_is_equal_and_independent) {
    at_every_moment([this](const AnyPosition& position) {
        AnyPosition copy = position;
        ASSERT_EQ(copy, position);
        ASSERT_EQ(copy.key(), position.key());
        if (position.actor() == Actor::Nobody) return;
        const std::string before = position.text();
        ASSERT_TRUE(copy.play(copy.random_move(random_)));
        ASSERT_EQ(position.text(), before);
        ASSERT_FALSE(copy == position) << before;
    });
}

TEST_P(Battery, over_means_nobody_acts_and_nothing_is_legal) {
    at_every_moment([](const AnyPosition& position) {
        const bool over = position.outcome().over;
        ASSERT_EQ(position.actor() == Actor::Nobody, over) << position.text();
        const auto moves = position.legal_moves();
        ASSERT_EQ(moves.empty(), over) << position.text();
        if (!over) return;
        AnyPosition after = position;
        ASSERT_FALSE(after.play("e2"));
        ASSERT_EQ(after, position);
        ASSERT_FALSE(position.explain("e2").why.en.empty());
    });
}

TEST_P(Battery, outcome_names_whole_sides_that_play) {
    at_every_moment([this](const AnyPosition& position) {
        const Outcome outcome = position.outcome();
        const Seating seating = game_->seating();
        ASSERT_TRUE(outcome.winners.without(seating.seats).empty());
        ASSERT_TRUE(outcome.over || outcome.winners.empty());
        ASSERT_EQ(outcome.reason == EndReason::None, !outcome.over);
        for (Seat seat : all_seats)
            if (outcome.winners.contains(seat)) {
                ASSERT_TRUE(seating.partners(seat).without(outcome.winners).empty());
            }
    });
}

TEST_P(Battery, counting_listing_and_sampling_agree) {
    at_every_moment([this](const AnyPosition& position) {
        const auto moves = position.legal_moves();
        ASSERT_EQ(position.perft(1), moves.empty() ? 1 : moves.size()) << position.text();
        if (moves.empty()) return;
        for (int i = 0; i < 3; ++i)
            ASSERT_TRUE(std::ranges::binary_search(moves, position.random_move(random_)));
    });
}

TEST_P(Battery, chance_moves_have_weights_and_choices_have_none) {
    at_every_moment([](const AnyPosition& position) {
        const auto chances = position.chances();
        ASSERT_EQ(chances.empty(), position.actor() != Actor::Chance);
        for (const auto& [move, weight] : chances) ASSERT_GT(weight, 0) << move;
        if (!chances.empty()) {
            ASSERT_EQ(chances.size(), position.legal_moves().size());
        }
    });
}

TEST_P(Battery, nonsense_is_refused_and_explained) {
    at_every_moment([](const AnyPosition& position) {
        for (const char* text :
             {"", " ", "nonsense", "e99", "zz", "a1-", "draw:", "row:BW", "\n"}) {
            AnyPosition copy = position;
            ASSERT_FALSE(copy.play(text)) << text;
            const IllegalMove refusal = position.explain(text);
            ASSERT_FALSE(refusal.why.en.empty()) << text;
            ASSERT_FALSE(refusal.why.fr.empty()) << text;
            ASSERT_FALSE(refusal.rule.en.empty()) << text;
        }
    });
}

TEST_P(Battery, the_scene_fits_its_board_and_knows_the_clicked_places) {
    at_every_moment([](const AnyPosition& position) {
        const Scene scene = position.scene();
        ASSERT_FALSE(scene.status.en.empty());
        ASSERT_FALSE(scene.status.fr.empty());
        std::set<std::string> names;
        for (const SceneCell& cell : scene.cells) {
            ASSERT_TRUE(cell.x >= 0 && cell.x < scene.columns && cell.y >= 0 &&
                        cell.y < scene.rows);
            ASSERT_TRUE(names.insert(cell.name).second) << cell.name;
        }
        for (const ScenePiece& piece : scene.pieces)
            ASSERT_TRUE(std::ranges::any_of(scene.cells, [&](const SceneCell& cell) {
                return cell.x == piece.x && cell.y == piece.y;
            })) << position.text();
        const auto moves = position.legal_moves();
        if (moves.empty()) return;
        const auto clicks = position.clicks(moves.front());
        ASSERT_FALSE(clicks.empty()) << moves.front();
    });
}

TEST_P(Battery, a_game_replays_from_its_record_to_the_same_position_and_key) {
    for (int i = 0; i < games_each; ++i) {
        Match match(game_);
        for (int ply = 0; ply < max_plies && !match.over(); ++ply)
            ASSERT_TRUE(match.play(match.position().random_move(random_)));
        const Record record = record_of(match);
        const auto text = write_record(record);
        ASSERT_TRUE(text) << text.error().message;
        const auto read = read_record(*text);
        ASSERT_TRUE(read) << read.error().text() << "\n" << *text;
        ASSERT_EQ(*read, record);
        const auto again = replay_record(*read);
        ASSERT_TRUE(again) << again.error().text() << "\n" << *text;
        ASSERT_EQ(again->position(), match.position());
        ASSERT_EQ(again->position().key(), match.position().key());
        ASSERT_EQ(again->outcome(), match.outcome());
    }
}

TEST_P(Battery, a_retired_seat_never_acts_or_wins_again) {
    const Seating seating = game_->seating();
    for (int i = 0; i < games_each * 2; ++i) {
        AnyPosition position = game_->start();
        const int moment = int(random_.below(40));
        for (int ply = 0; ply < moment && position.actor() != Actor::Nobody; ++ply)
            position.play(position.random_move(random_));
        if (position.actor() == Actor::Nobody) continue;
        const int player = int(random_.below(std::uint32_t(seating.players())));
        const SeatSet gone = seating.seats_of_player(player);
        position.retire(gone);
        if (seating.sides() == 2) {
            ASSERT_TRUE(position.outcome().over);
        }
        for (int ply = 0; ply < max_plies && position.actor() != Actor::Nobody; ++ply) {
            if (is_seat(position.actor())) {
                ASSERT_FALSE(gone.contains(seat_of(position.actor()))) << position.text();
            }
            const auto back = game_->parse_position(position.text());
            ASSERT_TRUE(back) << back.error().message << "\n" << position.text();
            ASSERT_EQ(*back, position) << position.text();
            ASSERT_TRUE(position.play(position.random_move(random_)));
        }
        ASSERT_TRUE((position.outcome().winners & gone).empty()) << position.text();
    }
}

}  // namespace
}  // namespace tablier
