// Terminal game: players and engine levels, new games, rematches, lots.
#include <algorithm>
#include <random>

#include "app/arguments.h"
#include "app/files.h"
#include "app/terminal_game.h"
#include "tablier/catalog.h"
#include "tablier/play/lots.h"

namespace tablier::app {
namespace {

constexpr const char* lots_tag = "Lots";

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "5" is level5.
std::string engine_named(const std::string& text) {
    return is_number(text) ? "level" + text : text;
}

}  // namespace

Result<void> TerminalGameSettings::draw_lots(EngineSeats& engines) {
    std::erase_if(header.more, [](const RecordTag& tag) { return tag.name == lots_tag; });
    if (lots == Lots::None) return {};
    Random random(mix64(seed ^ 0x107));
    PlayerAssignment assignment(engines.game(), header.names, engines);
    const auto drawn = assignment.draw_lots(lots, random);
    if (!drawn) return std::unexpected(drawn.error());
    header.names = assignment.names();
    engines = assignment.engines();
    header.more.push_back({lots_tag, *drawn});
    return {};
}

void TerminalGameSettings::continue_drawing_lots(const EngineSeats& engines) {
    const auto tag = std::ranges::find(header.more, lots_tag, &RecordTag::name);
    if (tag == header.more.end()) return;
    const auto places = parse_lots(*engines.game(), tag->value);
    if (!places) return;
    const Seating seating = engines.game()->seating();
    lots = Lots::People;
    for (const int player : *places)
        for (const Seat seat : all_seats)
            if (seating.seats_of_player(player).contains(seat) && engines.is_engine(seat))
                lots = Lots::Everybody;
}

void TerminalGame::introduce() const {
    const bool lots = std::ranges::find(settings_.header.more, lots_tag, &RecordTag::name) !=
                      settings_.header.more.end();
    if (lots && match_.history().empty())
        say("Lots were drawn for the seats:", "Les places ont été tirées au sort :");
    else if (!engines_.any_engine())
        return;
    show_players();
}

void TerminalGame::show_players() const {
    const Seating seating = match_.game().seating();
    for (const Seat seat : all_seats) {
        if (!seating.seats.contains(seat)) continue;
        const Text code = match_.game().seat_name(seat);
        const std::string& name = settings_.header.names[std::size_t(index(seat))];
        std::string who = name;
        if (engines_.is_engine(seat))
            who = engines_.name(seat);
        else if (name.empty())
            who = settings_.lang == Lang::French ? "une personne" : "a person";
        say("  " + code.en + " (" + match_.game().seat_code(seat) + "): " + who,
            "  " + code.fr + " (" + match_.game().seat_code(seat) + ") : " + who);
    }
}

void TerminalGame::change_level(const std::string& arguments) {
    const auto words = words_of(arguments);
    if (words.empty()) return show_players();
    // The command line of a program has words of its own.
    const bool program = words.size() > 2 && words[1].starts_with("cmd");
    std::vector<Seat> seats;
    if (words.size() == 1) {
        for (const Seat seat : all_seats)
            if (engines_.is_engine(seat)) seats.push_back(seat);
        if (seats.empty())
            return say("No engine plays; level N 5 seats one.",
                       "L'ordinateur ne joue pas ; niveau N 5 l'invite.");
    } else {
        const auto seat = typed_seat(match_.game(), words[0]);
        if (!seat || (words.size() > 2 && !program)) {
            const std::string codes = seat_codes(match_.game());
            const std::string last = codes.substr(codes.rfind(' ') + 1);
            say(in_quotes(arguments) + ": a seat and a level are needed, as in level " + last +
                    " 5; seats: " + codes,
                in_quotes(arguments) + " : il faut une place et un niveau, comme niveau " + last +
                    " 5 ; places : " + codes);
            return show_players();
        }
        seats.push_back(*seat);
    }
    const std::string player = program ? arguments.substr(arguments.find(words[1])) : words.back();
    for (const Seat seat : seats) {
        if (player == "0") {
            engines_.remove(seat);
        } else if (auto put =
                       engines_.put(match_.game().seat_code(seat) + "=" + engine_named(player));
                   !put) {
            return say(put.error().in(settings_.lang));
        }
    }
    paused_ = false;
    if (!match_.history().empty()) saved_ = false;
    autosave();
    show_players();
}

bool TerminalGame::confirm_leaving() {
    autosave();
    // --no-save is an answer already.
    if (saved_ || match_.history().empty() || save_error_.empty()) return true;
    return confirm("Leave the game on the table unsaved?",
                   "Quitter la partie en cours sans l'enregistrer ?");
}

void TerminalGame::begin_new_game(const std::string& spec) {
    const GamePtr before = match_.game_ptr();
    GamePtr game = before;
    if (!spec.empty()) {
        auto made = make_game(spec, read_file);
        if (!made) return say(made.error().in(settings_.lang));
        game = *made;
    }
    if (!confirm_leaving()) return;
    const PlayerAssignment assignment(before, settings_.header.names, engines_);
    const bool same_seats = game->seating().seats == before->seating().seats &&
                            game->seating().players() == before->seating().players();
    if (same_seats) return begin(game, assignment.at(game));
    // People keep their order; an engine of the previous game takes the remaining seats.
    EngineSeats engines(game);
    std::optional<arena::Contestant> rival;
    for (const Seat seat : all_seats)
        if (engines_.is_engine(seat)) rival = engines_.engine(seat);
    const Seat first = next_clockwise(Seat::East, game->seating().seats);
    if (rival) engines.put_on_all_but(first, *rival);
    begin(game, PlayerAssignment(game, people_in_order(*game), engines));
}

void TerminalGame::begin_rematch() {
    if (!confirm_leaving()) return;
    PlayerAssignment assignment(match_.game_ptr(), settings_.header.names, engines_);
    if (settings_.lots == Lots::None) assignment.rotate();
    begin(match_.game_ptr(), assignment);
}

void TerminalGame::choose_lots(const std::string& between) {
    const auto is_one_of = [&](std::initializer_list<std::string_view> words) {
        return std::ranges::find(words, between) != words.end();
    };
    Lots wanted = Lots::None;
    if (is_one_of({"", "people", "personnes"}))
        wanted = Lots::People;
    else if (is_one_of({"all", "tous"}))
        wanted = Lots::Everybody;
    else if (!is_one_of({"off", "non"}))
        return say(in_quotes(between) + ": lots, lots all or lots off",
                   in_quotes(between) + " : tirage, tirage tous ou tirage non");
    if (wanted != Lots::None) {
        // Tried on a copy: players that draw lots must be in this game and have different names.
        PlayerAssignment assignment(match_.game_ptr(), settings_.header.names, engines_);
        Random random(settings_.seed);
        if (auto drawn = assignment.draw_lots(wanted, random); !drawn)
            return say(drawn.error().in(settings_.lang));
    }
    settings_.lots = wanted;
    if (wanted == Lots::None)
        return say("No lots are drawn for the games that follow.",
                   "On ne tire plus au sort pour les parties suivantes.");
    say("Lots are drawn for the seats of the games that follow: rematch or new.",
        "On tire au sort les places des parties suivantes : revanche ou nouvelle.");
}

SeatNames TerminalGame::people_in_order(const AnyGame& game) const {
    std::vector<std::string> people;
    for (const Seat seat : all_seats)
        if (const std::string& name = settings_.header.names[std::size_t(index(seat))];
            !name.empty() && !engines_.is_engine(seat))
            people.push_back(name);
    SeatNames names;
    std::size_t next = 0;
    for (const Seat seat : all_seats)
        if (game.seating().seats.contains(seat) && next < people.size())
            names[std::size_t(index(seat))] = people[next++];
    return names;
}

void TerminalGame::begin(GamePtr game, const PlayerAssignment& assignment) {
    show_where_saved();
    const bool named_seed = settings_.has_named_seed();
    settings_.header = {};
    settings_.header.names = assignment.names();
    if (named_seed)
        settings_.name_seed(settings_.seed + 1);
    else
        settings_.seed = std::random_device()();
    EngineSeats engines = assignment.engines();
    if (auto drawn = settings_.draw_lots(engines); !drawn) say(drawn.error().in(settings_.lang));
    settings_.remarks_lost = false;
    if (settings_.autosave.is_on()) settings_.autosave = Autosave::in_new_stored_game();
    replace_match(Match(std::move(game)), std::move(engines));
    introduce();
    after_change();
}

void TerminalGame::replace_match(Match match, EngineSeats engines) {
    match_ = std::move(match);
    engines_ = std::move(engines);
    adviser_ = Adviser(match_.game_ptr());
    guide_ = guide_of(match_.game());
    saved_ = true;
    save_error_.clear();
    last_saved_to_.clear();
    paused_ = false;
}

std::string TerminalGame::next_game_offer() const {
    const bool lots = settings_.lots != Lots::None;
    if (settings_.lang == Lang::French)
        return std::string("Une autre partie ? revanche (") +
               (lots ? "on tire de nouveau au sort" : "on change de places") +
               "), nouvelle ou quitter.";
    return std::string("Another game? rematch (") +
           (lots ? "lots are drawn again" : "the seats change") + "), new, or quit.";
}

}  // namespace tablier::app
