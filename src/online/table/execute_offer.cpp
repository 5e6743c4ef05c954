// Commands about offers: make, accept and decline a draw, a take-back or a rematch.
#include <algorithm>

#include "online/table/command_errors.h"
#include "online/table/command_executor.h"

namespace tablier::online {
namespace {

std::unexpected<ApiError> no_offer() {
    return api_error("no-offer", "There is no such offer to answer.",
                     "Il n'y a pas de telle proposition à laquelle répondre.");
}

}  // namespace

ApiResult<void> OnlineTable::CommandExecutor::execute(const MakeOffer& make, const Requester& who) {
    if (auto timely = check_phase_for(make.what); !timely) return timely;
    if (auto allowed = check_asked(who, make.what); !allowed) return allowed;
    const int by = *first_player_in_game(who, make.what);
    if (at_profile_limit(who)) return done_too_often();
    if (table_.offer(make.what) != nullptr)
        return api_error("already-offered", "This is offered already.", "Cela est déjà proposé.");
    if (std::ranges::find(table_.counters_.declined, std::pair(make.what, by)) !=
        table_.counters_.declined.end())
        return make.what == Matter::Rematch
                   ? api_error("already-offered",
                               "The rematch was declined; now it is for the others to offer one.",
                               "La revanche a été refusée ; aux autres maintenant d'en proposer "
                               "une.")
                   : api_error("already-offered",
                               "This was declined; offer it again after the next move.",
                               "Cela a été refusé ; reproposez-le après le prochain coup.");
    Offered offered{.what = make.what, .by = by};
    if (make.what == Matter::Back) {
        offered.to = entries_before_last_turn(who);
        if (!offered.to)
            return api_error("nothing-to-take-back", "You have nothing to take back.",
                             "Vous n'avez rien à reprendre.");
    }
    append(offered);
    if (!fault_) accept_for(make.what, who);
    return {};
}

ApiResult<void> OnlineTable::CommandExecutor::execute(const AcceptOffer& accept,
                                                      const Requester& who) {
    if (auto timely = check_phase_for(accept.what); !timely) return timely;
    if (auto allowed = check_asked(who, accept.what); !allowed) return allowed;
    const Offer* offer = table_.offer(accept.what);
    if (offer == nullptr) return no_offer();
    if (!must_answer(who, *offer))
        return api_error("no-offer", "You have accepted this already; the others have not yet.",
                         "Vous l'avez déjà accepté ; les autres pas encore.");
    accept_for(accept.what, who);
    return {};
}

ApiResult<void> OnlineTable::CommandExecutor::execute(const DeclineOffer& decline,
                                                      const Requester& who) {
    if (auto timely = check_phase_for(decline.what); !timely) return timely;
    if (auto allowed = check_asked(who, decline.what); !allowed) return allowed;
    if (table_.offer(decline.what) == nullptr) return no_offer();
    // The next table is being created already.
    if (decline.what == Matter::Rematch && table_.rematch_is_due())
        return api_error("already-offered", "Everybody has agreed to the rematch already.",
                         "Tout le monde a déjà accepté la revanche.");
    append(Declined{decline.what, *first_player_in_game(who, decline.what)});
    return {};
}

bool OnlineTable::CommandExecutor::must_answer(const Requester& who, const Offer& offer) const {
    for (int player = 0; player < table_.players(); ++player)
        if (who.players.test(std::size_t(player)) && is_asked(player, offer.what) &&
            !offer.accepted.test(std::size_t(player)))
            return true;
    return false;
}

/// Accepts for all players of the key and for the engines that follow them. Engines always accept
/// to take back.
void OnlineTable::CommandExecutor::accept_for(Matter matter, const Requester& who) {
    PlayerSet consenting = who.players;
    if (matter != Matter::Rematch) {
        const SeatsAsked asked = table_.seats_asked(matter);
        SeatSet agreed = table_.seats_of_players(table_.offer(matter)->accepted | who.players);
        if (matter == Matter::Back) agreed = agreed | asked.engines;
        if (matter == Matter::Draw) agreed = all_agreeing(asked, agreed);
        for (int player = 0; player < table_.players(); ++player)
            consenting.set(std::size_t(player), agreed.contains(table_.first_seat(player)));
    }
    for (int player = 0; player < table_.players(); ++player)
        if (consenting.test(std::size_t(player)) && is_asked(player, matter) &&
            !table_.offer(matter)->accepted.test(std::size_t(player)))
            append(Accepted{matter, player});
    if (matter == Matter::Draw) {
        agree_if_all_accept();
        advance();
    } else if (matter == Matter::Back && all_accept(matter)) {
        take_back(*table_.offer(matter)->to);
    }
    // A rematch is another table, which the service creates: see rematch_is_due.
}

/// Also called after moves: one may eliminate the last player who has not accepted.
void OnlineTable::CommandExecutor::agree_if_all_accept() {
    if (fault_ || table_.match_->over() || table_.offer(Matter::Draw) == nullptr) return;
    if (all_accept(Matter::Draw)) append(Agreed{});
}

/// Whether every player who is still in the game has accepted.
bool OnlineTable::CommandExecutor::all_accept(Matter matter) const {
    const SeatsAsked asked = table_.seats_asked(matter);
    return all_agreeing(asked, table_.seats_of_players(table_.offer(matter)->accepted)) ==
           asked.in_play;
}

void OnlineTable::CommandExecutor::lapse(Matter matter) {
    if (table_.offer(matter) != nullptr) append(Lapsed{matter});
}

void OnlineTable::CommandExecutor::lapse_all() {
    for (const Matter matter : all_matters) lapse(matter);
}

}  // namespace tablier::online
