// Checks of commands: whether the phase of the table, the players of a key and the limits allow
// them.
#include "online/table/command_errors.h"
#include "online/table/command_executor.h"
#include "tablier/play/result_text.h"

namespace tablier::online {

ApiResult<void> OnlineTable::CommandExecutor::check_waiting() const {
    if (table_.phase_ == Phase::Closed) return table_closed();
    if (table_.phase_ != Phase::Waiting)
        return api_error("already-started", "The game has begun already.",
                         "La partie a déjà commencé.");
    return {};
}

ApiResult<void> OnlineTable::CommandExecutor::check_playing() const {
    if (table_.phase_ == Phase::Waiting) return not_started();
    if (table_.phase_ == Phase::Closed) return table_closed();
    if (table_.phase_ == Phase::Over)
        return api_error("game-over",
                         fill_texts("The game is over ({0}).", "La partie est finie ({0}).",
                                    {reason_text(table_.match_->outcome().reason)}));
    return {};
}

ApiResult<void> OnlineTable::CommandExecutor::check_phase_for(Matter matter) const {
    if (matter != Matter::Rematch) return check_playing();
    if (table_.phase_ == Phase::Waiting) return not_started();
    if (table_.phase_ == Phase::Closed) return table_closed();
    if (table_.phase_ == Phase::Playing)
        return api_error("already-started", "A rematch is offered after the end.",
                         "Une revanche se propose après la fin.");
    if (!table_.rematch_.empty())
        return api_error("already-offered", "The rematch has begun already.",
                         "La revanche a déjà commencé.");
    return {};
}

/// Whether the key decides for a player that has not left. Checked first by every command of the
/// game.
ApiResult<void> OnlineTable::CommandExecutor::check_in_game(const Requester& who) const {
    if (first_player_in_game(who, Matter::Back)) return {};
    return who.players.any() ? player_has_left() : not_a_player();
}

ApiResult<void> OnlineTable::CommandExecutor::check_asked(const Requester& who,
                                                          Matter matter) const {
    if (first_player_in_game(who, matter)) return {};
    if (auto in_game = check_in_game(who); !in_game) return in_game;
    return api_error("not-yours", "You are out of the game: its end is for the others to agree.",
                     "Vous n'êtes plus en jeu : c'est aux autres de s'accorder sur la fin.");
}

bool OnlineTable::CommandExecutor::is_asked(int player, Matter matter) const {
    return matter == Matter::Rematch ||
           table_.seats_asked(matter).in_play.contains(table_.first_seat(player));
}

/// The player in whose name a command about an offer is recorded.
std::optional<int> OnlineTable::CommandExecutor::first_player_in_game(const Requester& who,
                                                                      Matter matter) const {
    for (int player = 0; player < table_.players(); ++player)
        if (who.players.test(std::size_t(player)) && is_asked(player, matter)) return player;
    return std::nullopt;
}

bool OnlineTable::CommandExecutor::any_reached(const Requester& who,
                                               const std::array<int, seat_count>& counts,
                                               int most) {
    for (std::size_t player = 0; player < counts.size(); ++player)
        if (who.players.test(player) && counts[player] >= most) return true;
    return false;
}

bool OnlineTable::CommandExecutor::at_profile_limit(const Requester& who) const {
    return any_reached(who, table_.counters_.profile_changes, max_profile_changes);
}

}  // namespace tablier::online
