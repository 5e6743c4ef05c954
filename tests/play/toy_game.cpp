#include "play/toy_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <charconv>

#include "tablier/catalog.h"
#include "tablier/compass.h"
#include "tablier/game_rules.h"

namespace tablier::toy {
namespace {

SeatSet playing(const Rules& rules, const Position& at) {
    return rules.seating.seats.without(SeatSet::from_bits(at.retired));
}

void begin_turn(const Rules& rules, Position& position, Seat seat) {
    position.to_move = seat;
    position.left = std::int8_t(rules.steps);
    position.die = rules.dice ? 0 : 1;
}

int side_points(const Rules& rules, const Position& at, int side) {
    int sum = 0;
    for (Seat seat : all_seats)
        if (rules.seating.seats_of_side(side).contains(seat)) sum += at.count[index(seat)];
    return sum;
}

/// The best sides among those still playing win; the outcome has the points of all.
Outcome scored(const Rules& rules, const Position& at, EndReason reason) {
    Outcome outcome{.over = true, .reason = reason, .scored = true};
    int best = -1;
    for (int side = 0; side < rules.seating.sides(); ++side) {
        const SeatSet seats = rules.seating.seats_of_side(side);
        const int points = side_points(rules, at, side);
        for (Seat seat : all_seats)
            if (seats.contains(seat)) outcome.points[index(seat)] = std::int16_t(points);
        if ((seats & playing(rules, at)).empty()) continue;
        if (points > best) outcome.winners = {};
        if (points >= best) outcome.winners = outcome.winners | seats;
        best = std::max(best, points);
    }
    return outcome;
}

constexpr std::string_view names[] = {"up", "down", "stay", "roll:1", "roll:2", "mark:a", "mark:b"};

std::vector<OptionSpec> option_specs() {
    using Kind = OptionSpec::Kind;
    const auto number = [](const char* name, const char* value, int lowest, int highest) {
        return OptionSpec{.name = name,
                          .kind = Kind::Integer,
                          .default_value = value,
                          .ruling = "",
                          .about = {},
                          .lowest = lowest,
                          .highest = highest};
    };
    const auto choice = [](const char* name, std::vector<const char*> values) {
        OptionSpec spec{.name = name,
                        .kind = Kind::Choice,
                        .default_value = values.front(),
                        .ruling = "",
                        .about = {}};
        for (const char* value : values) spec.choices.push_back({value, {}});
        return spec;
    };
    const auto limit = [](const char* name, const char* value) {
        return OptionSpec{.name = name,
                          .kind = Kind::Limit,
                          .default_value = value,
                          .ruling = "",
                          .about = {},
                          .lowest = 1,
                          .highest = 1000};
    };
    return {number("seats", "2", 2, 4),
            choice("teams", {"no", "yes"}),      // two sides: South and North, West and East
            choice("hands", {"each", "pairs"}),  // pairs: one player for both seats of a side
            number("goal", "5", 1, 100),
            number("steps", "1", 1, 3),
            choice("dice", {"off", "on"}),
            choice("setup", {"off", "on"}),
            choice("points", {"off", "on"}),
            limit("repetition", "3"),
            limit("max_turns", "0")};
}

Result<GamePtr> make(const Variant& variant, Options options) {
    Rules rules;
    const int seats = options.number("seats");
    const bool teams = options.get("teams") == "yes";
    if (teams && seats != 4) return fail("teams need four seats");
    rules.seating.seats = seats == 2   ? SeatSet{Seat::South, Seat::North}
                          : seats == 3 ? SeatSet{Seat::South, Seat::West, Seat::North}
                                       : SeatSet{Seat::South, Seat::West, Seat::North, Seat::East};
    int number = 0;
    for (Seat seat : all_seats) {
        if (!rules.seating.seats.contains(seat)) continue;
        const auto side = std::uint8_t(teams ? index(seat) % 2 : number);
        rules.seating.side[index(seat)] = side;
        rules.seating.player[index(seat)] =
            options.get("hands") == "pairs" ? side : std::uint8_t(number);
        ++number;
    }
    rules.goal = options.number("goal");
    rules.steps = options.number("steps");
    rules.dice = options.get("dice") == "on";
    rules.setup = options.get("setup") == "on";
    rules.points = options.get("points") == "on";
    return std::make_shared<GameAdapter<Toy>>(variant, std::move(options), rules);
}

const Variant& variant() {
    static const Variant toy{.name = "toy",
                             .game = "toy",
                             .title = plain("Toy"),
                             .idea = plain("count to the goal"),
                             .seating = {},
                             .options = option_specs(),
                             .make = make};
    return toy;
}

}  // namespace

Position Toy::start(const Rules& rules) {
    Position position;
    begin_turn(rules, position, Seat::South);
    if (rules.setup) position.marks_to_set = std::int8_t(rules.seating.seats.size());
    return position;
}

Actor Toy::actor(const Rules& rules, const Position& at) {
    if (outcome(rules, at).over) return Actor::Nobody;
    return at.die == 0 && at.marks_to_set == 0 ? Actor::Chance : actor_of(at.to_move);
}

void Toy::generate(const Rules& rules, const Position& at, MoveList<Move, max_moves>& moves) {
    const Actor who = actor(rules, at);
    if (who == Actor::Nobody) return;
    if (at.marks_to_set > 0) {
        moves.push(Move::MarkA);
        moves.push(Move::MarkB);
    } else if (who == Actor::Chance) {
        moves.push(Move::RollOne);
        moves.push(Move::RollTwo);
    } else {
        moves.push(Move::Up);
        moves.push(Move::Stay);
        if (at.count[index(at.to_move)] >= at.die) moves.push(Move::Down);
    }
}

void Toy::play(const Rules& rules, Position& position, Move move) {
    std::int8_t& count = position.count[index(position.to_move)];
    const Seat next = next_clockwise(position.to_move, playing(rules, position));
    switch (move) {
        case Move::MarkA:
        case Move::MarkB:
            --position.marks_to_set;
            position.to_move = next;
            return;
        case Move::RollOne:
        case Move::RollTwo:
            position.die = move == Move::RollOne ? 1 : 2;
            return;
        case Move::Up:
            count = std::int8_t(count + position.die);
            break;
        case Move::Down:
            count = std::int8_t(count - position.die);
            break;
        case Move::Stay:
            break;
    }
    if (--position.left == 0) begin_turn(rules, position, next);
}

Outcome Toy::outcome(const Rules& rules, const Position& at) {
    for (Seat seat : all_seats)
        if (at.count[index(seat)] >= rules.goal)
            return rules.points ? scored(rules, at, EndReason::Goal)
                                : Outcome::won(rules.seating.partners(seat), EndReason::Goal);
    int sides = 0;
    SeatSet last;
    for (int side = 0; side < rules.seating.sides(); ++side) {
        const SeatSet seats = rules.seating.seats_of_side(side);
        if ((seats & playing(rules, at)).empty()) continue;
        ++sides;
        last = seats;
    }
    if (sides > 1) return Outcome::running();
    return rules.points ? scored(rules, at, EndReason::LastSide)
                        : Outcome::won(last, EndReason::LastSide);
}

Outcome Toy::stopped(const Rules& rules, const Position& at, EndReason reason) {
    return rules.points ? scored(rules, at, reason) : Outcome::drawn(reason);
}

void Toy::retire(const Rules& rules, Position& position, SeatSet seats) {
    const bool was_to_move = seats.contains(position.to_move);
    position.retired |= seats.bits();
    const SeatSet rest = playing(rules, position);
    if (was_to_move && !rest.empty())
        begin_turn(rules, position, next_clockwise(position.to_move, rest));
}

bool Toy::ends_turn(const Rules&, const Position& at, Move move) {
    return (move == Move::Up || move == Move::Down || move == Move::Stay) && at.left == 1;
}

int Toy::weight(const Rules&, const Position&, Move move) {
    return move == Move::RollOne ? 2 : 1;
}

std::uint64_t Toy::key(const Rules&, const Position& at) {
    std::uint64_t key = at.retired;
    for (std::int8_t count : at.count) key = key * 128 + std::uint64_t(count);
    key = key * 4 + std::uint64_t(index(at.to_move));
    key = key * 4 + std::uint64_t(at.left);
    key = key * 4 + std::uint64_t(at.die);
    return key * 8 + std::uint64_t(at.marks_to_set);
}

std::string Toy::move_text(const Rules&, const Position&, Move move) {
    return std::string(names[int(move)]);
}

std::string Toy::position_text(const Rules&, const Position& at) {
    std::string text;
    for (std::int8_t count : at.count) text += std::to_string(count) + " ";
    for (int number : {index(at.to_move), int(at.left), int(at.die), int(at.marks_to_set)})
        text += std::to_string(number) + " ";
    return text + std::to_string(at.retired);
}

Result<Position> Toy::parse_position(const Rules& rules, std::string_view text) {
    std::array<int, 9> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const auto [at, error] = std::from_chars(text.data(), text.data() + end, numbers[i]);
        if (error != std::errc() || at != text.data() + end || numbers[i] < 0 || numbers[i] > 100)
            return fail("a toy position is nine numbers");
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    Position position;
    for (int i = 0; i < seat_count; ++i) position.count[i] = std::int8_t(numbers[i]);
    if (numbers[4] > 3 || !rules.seating.seats.contains(Seat(numbers[4])) || numbers[5] < 1 ||
        numbers[5] > rules.steps || numbers[6] > 2 || numbers[7] > 4 || numbers[8] > 15 ||
        !text.empty())
        return fail("these numbers are no toy position");
    position.to_move = Seat(numbers[4]);
    position.left = std::int8_t(numbers[5]);
    position.die = std::int8_t(numbers[6]);
    position.marks_to_set = std::int8_t(numbers[7]);
    position.retired = std::uint8_t(numbers[8]);
    return position;
}

IllegalMove Toy::explain(const Rules&, const Position&, std::string_view text) {
    if (text == "down")
        return {.rule = plain("Toy 2"),
                .why = {"a counter never goes below 0", "un compteur ne passe pas sous 0"}};
    return {.rule = plain("Toy 1"), .why = {"no such move here", "pas de tel coup ici"}};
}

std::vector<std::string> Toy::clicks(const Rules&, const Position&, Move) {
    return {};
}

IllegalMove Toy::explain_clicks(const Rules& rules, const Position& at,
                                std::span<const std::string>) {
    return explain(rules, at, "");
}

std::vector<SceneStep> Toy::story(const Rules&, const Position&, Move) {
    return {};
}

Scene Toy::scene(const Rules&, const Position&) {
    return {};
}

Seating Toy::seating(const Rules& rules) {
    return rules.seating;
}

std::string Toy::seat_code(Seat seat) {
    return compass_code(seat);
}

Text Toy::seat_name(Seat seat) {
    return compass_name(seat);
}

static_assert(Game<Toy>);

namespace {

std::span<const Variant> variants() {
    return {&variant(), 1};
}

const GameRules rules_part{.game = "toy", .variants = variants};
[[maybe_unused]] const bool registered = register_rules(rules_part).has_value();

}  // namespace

GamePtr game(std::string_view spec) {
    auto made = make_game(spec);
    EXPECT_TRUE(made) << made.error().message;
    return *made;
}

}  // namespace tablier::toy
