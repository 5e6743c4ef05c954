// What follows from the commands of players.
#include <algorithm>
#include <utility>

#include "online/table/name.h"
#include "online/table/online_table.h"
#include "online/table/shuffle.h"
#include "play/result_code.h"
#include "play/result_text.h"

namespace tablier::online {
namespace {

std::unexpected<ApiError> bad_player() {
    return api_error("bad-field", "There is no such player at this table.",
                     "Il n'y a pas de tel joueur à cette table.");
}

std::unexpected<ApiError> not_started() {
    return api_error("not-started", "The game has not begun: places are free still.",
                     "La partie n'a pas commencé : il reste des places libres.");
}

/// A table must stay quick to read and to replay, whatever its players are up to. No real game
/// comes near this.
constexpr std::int64_t most_events = 4'000;

/// Names and offers of one player during the game: nobody fills the table's log with them, and
/// whoever tries takes nothing from the others.
constexpr int max_profile_changes = 300;
/// The same before the beginning, when anybody may sit down and get up again: new names at one
/// place, and getting up from it, by whomever. All places together leave room for the game.
constexpr int max_profile_changes_before = 100;

std::unexpected<ApiError> too_often() {
    return api_error("too-long", "You have done this too often at this table.",
                     "Vous avez fait cela trop souvent à cette table.");
}

std::unexpected<ApiError> field_too_long() {
    return api_error(
        "too-long", "So much has happened at this table that it can only be ended.",
        "Il s'est passé tant de choses à cette table qu'on ne peut plus que la terminer.");
}

bool ends_game(const Command& command) {
    if (const auto* offer = std::get_if<MakeOffer>(&command)) return offer->what == Matter::Draw;
    if (const auto* accept = std::get_if<AcceptOffer>(&command))
        return accept->what == Matter::Draw;
    if (std::holds_alternative<DeclineOffer>(command)) return true;  // which ends an offer
    return std::holds_alternative<Resign>(command) ||
           std::holds_alternative<DeclareGone>(command) ||
           std::holds_alternative<CloseTable>(command);
}

std::unexpected<ApiError> internal_fault() {
    return api_error(
        "internal",
        "The server has met an error of its own at this table, so nothing has happened.",
        "Le serveur a rencontré une erreur de sa part à cette table : il ne s'est rien "
        "passé.");
}

std::unexpected<ApiError> no_offer() {
    return api_error("no-offer", "There is no such offer to answer.",
                     "Il n'y a pas de telle proposition à laquelle répondre.");
}

}  // namespace

/// One command under way.
class OnlineTable::CommandExecutor {
  public:
    CommandExecutor(OnlineTable& table, const CommandTime& time) : table_(table), time_(time) {}

    /// All that has happened, or nothing where some of it could not.
    ExecutionResult answer(const ApiResult<void>& done = {}) {
        if (fault_) return {.error = internal_fault().error(), .fault = std::move(fault_)};
        return {.events = std::move(events_),
                .error = done ? std::nullopt : std::optional(done.error())};
    }

    void append(EventBody what) {
        if (fault_) return;
        // A clock that was set back must not turn the order of events round.
        Event event{.number = table_.last_event_ + 1,
                    .time = std::max(time_.now, table_.changed_),
                    .what = std::move(what)};
        if (auto done = table_.apply(event); !done) {
            fault_ = std::move(done).error();
            return;
        }
        event.next = table_.next();
        events_.push_back(std::move(event));
    }

    void start_if_full() {
        if (table_.phase_ != Phase::Waiting) return;
        if (!std::ranges::all_of(table_.places_, &PlaceNow::taken)) return;
        if (table_.setup_.lots.any()) draw_lots();
        append(Started{});
        go_on();
    }

    void draw_lots() {
        const std::vector<int> places = table_.places_of_lots();
        const std::vector<int> drawn = drawn_lots(table_.seed_.value_or(Bytes32{}), places);
        LotsDrawn lots;
        for (std::size_t i = 0; i < places.size(); ++i)
            lots.players.push_back(
                {drawn[i], places[i], table_.places_[std::size_t(places[i])].place});
        std::ranges::sort(lots.players, {}, &DrawnPlace::player);
        append(std::move(lots));
    }

    /// Events that need no decision of a player: draws of chance, and the end.
    void go_on() {
        while (!fault_ && table_.match_->actor() == Actor::Chance) {
            const int number = draws_in(*table_.match_);
            append(Drawn{
                drawn_move(table_.seed_.value_or(Bytes32{}), number, table_.match_->chances()),
                table_.entries()});
        }
        if (table_.phase_ != Phase::Playing || !table_.match_->over()) return;
        lapse_all();
        const AnyGame& game = table_.match_->game();
        const tablier::Outcome& outcome = table_.match_->outcome();
        Over over{.result = result_code(game, outcome),
                  .reason = std::string(reason_code(outcome.reason)),
                  .points = points_code(game, outcome),
                  .seed = table_.setup_.commitment.empty() ? "" : hex_text(*table_.seed_)};
        if (table_.clocks_.any())
            for (int player = 0; player < table_.players(); ++player)
                over.left.push_back(left_now(player));
        append(std::move(over));
    }

    void flag_if_due() {
        const auto& running = table_.clocks_.running();
        if (table_.phase_ != Phase::Playing || !running) return;
        const Duration used = table_.clocks_.used(time_.now, time_.downtimes);
        if (used - time_.lag < table_.clocks_.left(running->player)) return;
        leave(running->player, Leaving::Flag);
    }

    /// What is on offer ends with it; but a draw that all who remain have accepted is agreed.
    void leave(int player, Leaving how) {
        const bool agreed = remaining_agree_without(player, how);
        if (agreed)
            lapse(Matter::Back);
        else
            lapse_all();
        append(Left{player, table_.seat_codes(player).front(), how});
        if (agreed) append(Agreed{});
        go_on();
    }

    // ---- one for each command --------------------------------------------------------------

    ApiResult<void> execute(const TakePlace& take, const Requester&) {
        if (table_.phase_ == Phase::Closed) return closed();
        if (take.player < 0 || take.player >= table_.players()) return bad_player();
        const PlaceNow& place = table_.places_[std::size_t(take.player)];
        if (place.taken && take.invited)
            return api_error("seat-taken", "This invitation was used already: its place is taken.",
                             "Cette invitation a déjà servi : sa place est prise.");
        if (place.taken)
            return api_error("seat-taken", "Somebody sits there already.",
                             "Quelqu'un y est déjà assis.");
        if (place.place.kind != PlaceKind::Anyone && !take.invited)
            return api_error("wrong-key", "This place is for somebody who was invited.",
                             "Cette place est pour une personne invitée.");
        auto name = checked_name(take.name);
        if (!name) return std::unexpected(name.error());
        append(Seated{take.player, *std::move(name)});
        start_if_full();
        return {};
    }

    ApiResult<void> execute(const LeavePlace&, const Requester& who) {
        if (auto waiting = check_waiting(); !waiting) return waiting;
        if (has_any(who, table_.departures_, max_profile_changes_before)) return too_often();
        bool any = false;
        for (int player = 0; player < table_.players(); ++player) {
            const PlaceNow& place = table_.places_[std::size_t(player)];
            const bool own = place.place.kind == PlaceKind::Me;  // closing the table is for those
            if (!who.players.test(std::size_t(player)) || own || !place.taken) continue;
            append(Unseated{player});
            any = true;
        }
        if (!any)
            return api_error("not-yours", "Who made the table closes it instead of getting up.",
                             "Qui a ouvert la table la ferme au lieu de se lever.");
        return {};
    }

    ApiResult<void> execute(const CloseTable&, const Requester& who) {
        if (auto waiting = check_waiting(); !waiting) return waiting;
        if (!who.owner)
            return api_error("not-yours", "Only who made the table can close it.",
                             "Seule la personne qui a ouvert la table peut la fermer.");
        append(Closed{});
        return {};
    }

    ApiResult<void> execute(const Rename& rename, const Requester& who) {
        if (table_.phase_ == Phase::Closed) return closed();
        if (table_.phase_ == Phase::Waiting
                ? has_any(who, table_.early_names_, max_profile_changes_before)
                : over_limit(who))
            return too_often();
        auto name = checked_name(rename.name);
        if (!name) return std::unexpected(name.error());
        bool any = false;
        for (int player = 0; player < table_.players(); ++player) {
            if (!who.players.test(std::size_t(player))) continue;
            any = true;
            if (table_.places_[std::size_t(player)].place.name != *name)
                append(Renamed{player, *name});
        }
        if (!any) return not_a_player();
        return {};
    }

    ApiResult<void> execute(const PlayMove& play, const Requester& who) {
        if (auto playing = check_playing(); !playing) return playing;
        if (auto in_game = check_in_game(who); !in_game) return in_game;
        if (play.at && *play.at != table_.entries())
            return api_error(
                "stale", fill_text("There are {0} entries by now, not {1}.",
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
        AnyPosition after = table_.match_->position();
        bool ends_turn = false;
        if (!after.play(play.move, ends_turn)) {
            const IllegalMove refusal = table_.match_->position().explain(play.move);
            return std::unexpected(
                ApiError{.code = "illegal-move", .message = refusal.why, .rule = refusal.rule});
        }
        Moved moved{.seat = table_.match_->game().seat_code(seat_of(table_.match_->actor())),
                    .move = play.move,
                    .at = table_.entries()};
        if (table_.clocks_.any()) {
            const auto charge =
                table_.clocks_.charge(time_.now, time_.lag, ends_turn, time_.downtimes);
            moved.elapsed = charge.elapsed;
            moved.left = charge.left;
        }
        lapse(Matter::Back);
        // A draw stays on offer until somebody who has not accepted it plays on.
        const Offer* draw = table_.offer(Matter::Draw);
        if (draw != nullptr && !draw->accepted.test(std::size_t(*player))) lapse(Matter::Draw);
        append(std::move(moved));
        agree_if_all_do();
        go_on();
        return {};
    }

    ApiResult<void> execute(const Resign& resign, const Requester& who) {
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
        if (table_.has_left(*chosen)) return has_left_already();
        leave(*chosen, Leaving::Resigned);
        return {};
    }

    ApiResult<void> execute(const DeclareGone& gone, const Requester& who) {
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

    ApiResult<void> execute(const MakeOffer& make, const Requester& who) {
        if (auto timely = check_time_for(make.what); !timely) return timely;
        if (auto allowed = check_may_speak(who, make.what); !allowed) return allowed;
        const int by = *speaker(who, make.what);
        if (over_limit(who)) return too_often();
        if (table_.offer(make.what) != nullptr)
            return api_error("already-offered", "This is offered already.",
                             "Cela est déjà proposé.");
        if (std::ranges::find(table_.declined_, std::pair(make.what, by)) != table_.declined_.end())
            return make.what == Matter::Rematch
                       ? api_error(
                             "already-offered",
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
        if (!fault_) consent(make.what, who);
        return {};
    }

    ApiResult<void> execute(const AcceptOffer& accept, const Requester& who) {
        if (auto timely = check_time_for(accept.what); !timely) return timely;
        if (auto allowed = check_may_speak(who, accept.what); !allowed) return allowed;
        const Offer* offer = table_.offer(accept.what);
        if (offer == nullptr) return no_offer();
        if (!has_to_answer(who, *offer))
            return api_error("no-offer", "You have accepted this already; the others have not yet.",
                             "Vous l'avez déjà accepté ; les autres pas encore.");
        consent(accept.what, who);
        return {};
    }

    ApiResult<void> execute(const DeclineOffer& decline, const Requester& who) {
        if (auto timely = check_time_for(decline.what); !timely) return timely;
        if (auto allowed = check_may_speak(who, decline.what); !allowed) return allowed;
        if (table_.offer(decline.what) == nullptr) return no_offer();
        // Its table is being made: it would begin although nobody knew of it.
        if (decline.what == Matter::Rematch && table_.rematch_is_due())
            return api_error("already-offered", "Everybody has agreed to the rematch already.",
                             "Tout le monde a déjà accepté la revanche.");
        append(Declined{decline.what, *speaker(who, decline.what)});
        return {};
    }

  private:
    static std::unexpected<ApiError> closed() {
        return api_error("game-over", "This table was closed before the game began.",
                         "Cette table a été fermée avant le début de la partie.");
    }
    static std::unexpected<ApiError> not_a_player() {
        return api_error("not-yours", "This key does not decide for a player here.",
                         "Cette clé ne décide ici pour aucun joueur.");
    }
    static std::unexpected<ApiError> has_left_already() {
        return api_error("game-over", "This player has left the game already.",
                         "Ce joueur a déjà quitté la partie.");
    }

    /// Whether the key decides for a player who may still do it, which every command of the game
    /// asks before all else.
    ApiResult<void> check_in_game(const Requester& who) const {
        if (speaker(who, Matter::Back)) return {};
        return who.players.any() ? has_left_already() : not_a_player();
    }

    ApiResult<void> check_may_speak(const Requester& who, Matter matter) const {
        if (speaker(who, matter)) return {};
        if (auto in_game = check_in_game(who); !in_game) return in_game;
        return api_error("not-yours",
                         "You are out of the game: its end is for the others to agree.",
                         "Vous n'êtes plus en jeu : c'est aux autres de s'accorder sur la fin.");
    }

    ApiResult<void> check_waiting() const {
        if (table_.phase_ == Phase::Closed) return closed();
        if (table_.phase_ != Phase::Waiting)
            return api_error("already-started", "The game has begun already.",
                             "La partie a déjà commencé.");
        return {};
    }

    ApiResult<void> check_playing() const {
        if (table_.phase_ == Phase::Waiting) return not_started();
        if (table_.phase_ == Phase::Closed) return closed();
        if (table_.phase_ == Phase::Over)
            return api_error("game-over",
                             fill_texts("The game is over ({0}).", "La partie est finie ({0}).",
                                        {reason_text(table_.match_->outcome().reason)}));
        return {};
    }

    ApiResult<void> check_time_for(Matter matter) const {
        if (matter != Matter::Rematch) return check_playing();
        if (table_.phase_ == Phase::Waiting) return not_started();
        if (table_.phase_ == Phase::Closed) return closed();
        if (table_.phase_ == Phase::Playing)
            return api_error("already-started", "A rematch is offered after the end.",
                             "Une revanche se propose après la fin.");
        if (!table_.rematch_.empty())
            return api_error("already-offered", "The rematch has begun already.",
                             "La revanche a déjà commencé.");
        return {};
    }

    static bool has_any(const Requester& who, const std::array<int, seat_count>& counts, int most) {
        for (std::size_t player = 0; player < counts.size(); ++player)
            if (who.players.test(player) && counts[player] >= most) return true;
        return false;
    }
    bool over_limit(const Requester& who) const {
        return has_any(who, table_.profile_changes_, max_profile_changes);
    }

    bool may_speak(int player, Matter matter) const {
        return matter == Matter::Rematch ||
               table_.seats_asked(matter).in_play.contains(table_.first_seat(player));
    }

    /// In whose name the key speaks: the first of its players who may.
    std::optional<int> speaker(const Requester& who, Matter matter) const {
        for (int player = 0; player < table_.players(); ++player)
            if (who.players.test(std::size_t(player)) && may_speak(player, matter)) return player;
        return std::nullopt;
    }

    bool has_to_answer(const Requester& who, const Offer& offer) const {
        for (int player = 0; player < table_.players(); ++player)
            if (who.players.test(std::size_t(player)) && may_speak(player, offer.what) &&
                !offer.accepted.test(std::size_t(player)))
                return true;
        return false;
    }

    void lapse(Matter matter) {
        if (table_.offer(matter) != nullptr) append(Lapsed{matter});
    }
    void lapse_all() {
        for (const Matter matter : all_matters) lapse(matter);
    }

    /// Whether the game goes on without this player and all the others have accepted a draw.
    bool remaining_agree_without(int player, Leaving how) const {
        const Offer* draw = table_.offer(Matter::Draw);
        if (draw == nullptr) return false;
        Match after = *table_.match_;
        if (!after.retire(table_.first_seat(player), how) || after.over()) return false;
        SeatsAsked asked = table_.seats_asked(Matter::Draw);
        asked.in_play = after.in_play();
        return all_agreeing(asked, table_.seats_of_players(draw->accepted)) == asked.in_play;
    }

    /// All players of the key agree, and the engines that follow them; taking back is agreed to by
    /// every engine.
    void consent(Matter matter, const Requester& who) {
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
            if (consenting.test(std::size_t(player)) && may_speak(player, matter) &&
                !table_.offer(matter)->accepted.test(std::size_t(player)))
                append(Accepted{matter, player});
        if (matter == Matter::Draw) {
            agree_if_all_do();
            go_on();
        } else if (matter == Matter::Back && all_agree(matter)) {
            take_back(*table_.offer(matter)->to);
        }
        // A rematch is another table, which is not made here: see rematch_is_due.
    }

    /// A draw that all have accepted; also where the last who had not is out of the game by a move.
    void agree_if_all_do() {
        if (fault_ || table_.match_->over() || table_.offer(Matter::Draw) == nullptr) return;
        if (all_agree(Matter::Draw)) append(Agreed{});
    }

    /// Everybody who is still in the game does.
    bool all_agree(Matter matter) const {
        const SeatsAsked asked = table_.seats_asked(matter);
        return all_agreeing(asked, table_.seats_of_players(table_.offer(matter)->accepted)) ==
               asked.in_play;
    }

    void take_back(int to) {
        TookBack took{.to = to};
        if (table_.clocks_.any()) {
            for (int player = 0; player < table_.players(); ++player)
                took.left.push_back(without_gains(player, to));
            if (std::holds_alternative<DailyClock>(table_.time_control_))
                std::ranges::fill(took.left, std::get<DailyClock>(table_.time_control_).days *
                                                 milliseconds_a_day);
        }
        lapse(Matter::Draw);
        append(std::move(took));
        go_on();
    }

    /// What a player's clock shows at this moment.
    Duration left_now(int player) const {
        const auto& running = table_.clocks_.running();
        if (!running || running->player != player) return table_.clocks_.left(player);
        return table_.clocks_.charge(time_.now, time_.lag, false, time_.downtimes).left;
    }

    /// Time that was used is gone, and what was gained by turns that are taken back is not kept;
    /// but nobody shall run out of time by it.
    Duration without_gains(int player, int to) const {
        const Duration left = left_now(player);
        const auto* clock = std::get_if<GameClock>(&table_.time_control_);
        if (clock == nullptr) return left;
        const Duration increment = Duration(clock->increment_seconds) * 1000;
        const Seating table = table_.match_->game().seating();
        Duration gained = 0;
        for (const MatchEntry& entry : table_.match_->history().subspan(std::size_t(to))) {
            const auto* move = std::get_if<PlayedMove>(&entry);
            if (move != nullptr && is_seat(move->actor) && move->ended_turn &&
                table.player[std::size_t(index(seat_of(move->actor)))] == player)
                gained += increment;
        }
        return std::max(left - gained, std::min(left, increment));
    }

    /// To the beginning of the last turn of one of these players; nothing if there is none, or if
    /// somebody has left since: that is not taken back.
    std::optional<int> entries_before_last_turn(const Requester& who) const {
        const Seating table = table_.match_->game().seating();
        const auto history = table_.match_->history();
        for (int at = int(history.size()) - 1; at >= 0; --at) {
            const auto* move = std::get_if<PlayedMove>(&history[std::size_t(at)]);
            if (move == nullptr) return std::nullopt;
            if (!is_seat(move->actor)) continue;
            const Seat seat = seat_of(move->actor);
            if (!who.players.test(table.player[std::size_t(index(seat))])) continue;
            // Cards that were drawn in the middle of the turn belong to it.
            int to = at;
            for (int before = at - 1; before >= 0; --before) {
                const auto* earlier = std::get_if<PlayedMove>(&history[std::size_t(before)]);
                if (earlier == nullptr) break;
                if (earlier->actor == Actor::Chance) continue;
                if (earlier->actor != move->actor || earlier->ended_turn) break;
                to = before;
            }
            return to;
        }
        return std::nullopt;
    }

    OnlineTable& table_;
    const CommandTime& time_;
    std::vector<Event> events_ = {};
    std::optional<Error> fault_ = {};  ///< of the first event that cannot be
};

ApiResult<std::pair<OnlineTable, std::vector<Event>>> OnlineTable::make(
    std::string id, Created setup, const std::optional<Bytes32>& seed, Time now) {
    OnlineTable table(std::move(id), seed);
    // Names are the only part of a setup that replaying does not check.
    for (Place& place : setup.players) {
        auto name = checked_name(place.name);
        if (!name) return std::unexpected(name.error());
        place.name = *std::move(name);
    }
    const Event first{.number = 1, .time = now, .what = std::move(setup), .next = Next{}};
    if (auto made = table.set_up(std::get<Created>(first.what)); !made)
        return api_error("bad-game", made.error().words());
    if (table.match_->over())
        return api_error("bad-field", "The game is over in this position.",
                         "La partie est finie dans cette position.");
    table.last_event_ = table.last_change_ = 1;
    table.created_ = table.changed_ = table.match_changed_ = now;
    std::vector<Event> events{first};
    const Downtimes none;
    const CommandTime time{.now = now, .downtimes = none};
    CommandExecutor doing(table, time);
    // In a rematch everybody sits already.
    if (!table.setup_.from.empty())
        for (int player = 0; player < table.players(); ++player)
            if (!table.places_[std::size_t(player)].taken)
                doing.append(Seated{player, table.places_[std::size_t(player)].place.name});
    doing.start_if_full();
    ExecutionResult answer = doing.answer();
    if (answer.fault) return std::unexpected(*std::move(answer.error));
    std::ranges::move(answer.events, std::back_inserter(events));
    return std::pair(std::move(table), std::move(events));
}

ExecutionResult OnlineTable::execute(const Command& command, const Requester& who,
                                     const CommandTime& time) {
    CommandExecutor doing(*this, time);
    doing.flag_if_due();
    ApiResult<void> done =
        last_event_ >= most_events && !ends_game(command)
            ? ApiResult<void>(field_too_long())
            : std::visit([&](const auto& one) { return doing.execute(one, who); }, command);
    return doing.answer(done);
}

ExecutionResult OnlineTable::flag_if_due(const CommandTime& time) {
    CommandExecutor doing(*this, time);
    doing.flag_if_due();
    return doing.answer();
}

ExecutionResult OnlineTable::note_rematch(std::string table, Time now) {
    const Downtimes none;
    const CommandTime time{.now = now, .downtimes = none};
    CommandExecutor doing(*this, time);
    doing.append(Rematched{std::move(table)});
    return doing.answer();
}

ExecutionResult OnlineTable::close_unused(Time now) {
    const Downtimes none;
    const CommandTime time{.now = now, .downtimes = none};
    CommandExecutor doing(*this, time);
    if (phase_ == Phase::Waiting) doing.append(Closed{});
    return doing.answer();
}

}  // namespace tablier::online
