// Commands of the game: move, resign, declare a player gone; and the clock that has run out.
#include "online/table/command_errors.h"
#include "online/table/command_executor.h"

namespace tablier::online {

ApiResult<void> OnlineTable::CommandExecutor::execute(const PlayMove& play, const Requester& who) {
    if (auto playing = check_playing(); !playing) return playing;
    if (auto in_game = check_in_game(who); !in_game) return in_game;
    if (play.at && *play.at != table_.entries())
        return api_error("stale",
                         fill_text("There are {0} entries by now, not {1}.",
                                   "Il y a maintenant {0} entrées, et non {1}.",
                                   {std::to_string(table_.entries()), std::to_string(*play.at)}));
    const auto player = table_.player_to_move();
    if (!player) {
        fault_ = Error("nobody is to move, but the game goes on");
        return {};
    }
    if (!who.players.test(std::size_t(*player))) {
        const Match& match = *table_.match_;
        return api_error("not-your-turn",
                         fill_texts("It is the turn of {0}.", "C'est le tour de {0}.",
                                    {match.game().seat_name(seat_of(match.actor()))}));
    }
    Moved moved{.seat = table_.match_->game().seat_code(seat_of(table_.match_->actor())),
                .move = play.move,
                .at = table_.entries()};
    // Offers lapse before the move is played; if it is illegal, none of that has happened.
    Savepoint before = savepoint();
    lapse(Matter::Back);
    // A draw stays on offer until a player who has not accepted it moves.
    const Offer* draw = table_.offer(Matter::Draw);
    if (draw != nullptr && !draw->accepted.test(std::size_t(*player))) lapse(Matter::Draw);
    if (fault_) return {};
    const auto played = table_.match_->play(play.move);
    if (!played) {
        roll_back(std::move(before));
        return std::unexpected(ApiError{
            .code = "illegal-move", .message = played.error().why, .rule = played.error().rule});
    }
    if (table_.clocks_.any()) {
        const auto charge =
            table_.clocks_.charge(time_.now, time_.lag, played->ended_turn, time_.downtimes);
        moved.elapsed = charge.elapsed;
        moved.left = charge.left;
    }
    append_played(std::move(moved), *player);
    agree_if_all_accept();
    advance();
    return {};
}

ApiResult<void> OnlineTable::CommandExecutor::execute(const Resign& resign, const Requester& who) {
    if (auto playing = check_playing(); !playing) return playing;
    if (resign.player && (*resign.player < 0 || *resign.player >= table_.players()))
        return bad_player();
    if (resign.player && !who.players.test(std::size_t(*resign.player)))
        return api_error("not-yours", "This key does not decide for that player.",
                         "Cette clé ne décide pas pour ce joueur.");
    if (auto in_game = check_in_game(who); !in_game) return in_game;
    std::optional<int> chosen = resign.player;
    if (!chosen) {
        for (int player = 0; player < table_.players(); ++player) {
            if (!who.players.test(std::size_t(player)) || table_.has_left(player)) continue;
            if (chosen)
                return api_error("bad-field", "Say which player resigns: the key has several.",
                                 "Précisez quel joueur abandonne : la clé en a plusieurs.");
            chosen = player;
        }
    }
    if (table_.has_left(*chosen)) return player_has_left();
    leave(*chosen, Leaving::Resigned);
    return {};
}

ApiResult<void> OnlineTable::CommandExecutor::execute(const DeclareGone& gone,
                                                      const Requester& who) {
    if (auto playing = check_playing(); !playing) return playing;
    if (gone.player < 0 || gone.player >= table_.players()) return bad_player();
    if (auto in_game = check_in_game(who); !in_game) return in_game;
    Requester others = who;
    others.players.reset(std::size_t(gone.player));
    if (auto in_game = check_in_game(others); !in_game) return in_game;
    if (table_.clocks_.any())
        return api_error("not-gone", "The clock decides here.",
                         "Ici, c'est la pendule qui décide.");
    if (table_.player_to_move() != gone.player || !table_.is_person(gone.player))
        return api_error("not-gone", "Nobody waits for this player.",
                         "Personne n'attend ce joueur.");
    const Time since = table_.match_changed_;
    const Duration waited = time_.now - since - time_.downtimes.between(since, time_.now);
    if (waited < gone_after)
        return api_error("not-gone",
                         "This player may still be thinking: wait until a week has passed.",
                         "Ce joueur réfléchit peut-être encore : attendez qu'une semaine soit "
                         "passée.");
    leave(gone.player, Leaving::Gone);
    return {};
}

void OnlineTable::CommandExecutor::flag_if_due() {
    const auto& running = table_.clocks_.running();
    if (table_.phase_ != Phase::Playing || !running) return;
    const Duration used = table_.clocks_.used(time_.now, time_.downtimes);
    if (used - time_.lag < table_.clocks_.left(running->player)) return;
    leave(running->player, Leaving::Flag);
}

/// Ends the offers, except a draw that all remaining players have accepted: that is agreed.
void OnlineTable::CommandExecutor::leave(int player, Leaving how) {
    const bool agreed = others_accept_draw_without(player, how);
    if (agreed)
        lapse(Matter::Back);
    else
        lapse_all();
    append(Left{player, table_.seat_codes(player).front(), how});
    if (agreed) append(Agreed{});
    advance();
}

/// Whether the game goes on without this player and all the others have accepted a draw.
bool OnlineTable::CommandExecutor::others_accept_draw_without(int player, Leaving how) const {
    const Offer* draw = table_.offer(Matter::Draw);
    if (draw == nullptr) return false;
    Match after = *table_.match_;
    if (!after.retire(table_.first_seat(player), how) || after.over()) return false;
    SeatsAsked asked = table_.seats_asked(Matter::Draw);
    asked.in_play = after.in_play();
    return all_agreeing(asked, table_.seats_of_players(draw->accepted)) == asked.in_play;
}

}  // namespace tablier::online
