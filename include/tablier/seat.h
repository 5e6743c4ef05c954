// Seats: the four places around the board, sets of seats, and seating (sides and players).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace tablier {

/// A place at the board, clockwise from South. Games with two seats use South and North. A game may
/// call its seats otherwise, for example by colours (`seat_code`, `seat_name`).
enum class Seat : std::uint8_t { South, West, North, East };

inline constexpr int seat_count = 4;
inline constexpr std::array all_seats{Seat::South, Seat::West, Seat::North, Seat::East};

constexpr int index(Seat seat) {
    return static_cast<int>(seat);
}
constexpr char seat_letter(Seat seat) {
    return "SWNE"[index(seat)];
}

/// A set of seats, one bit each.
class SeatSet {
  public:
    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats) {
        for (Seat seat : seats) insert(seat);
    }
    static constexpr SeatSet from_bits(std::uint8_t bits) {
        SeatSet set;
        set.bits_ = bits & 0xF;
        return set;
    }

    constexpr void insert(Seat seat) { bits_ |= std::uint8_t(1U << index(seat)); }
    constexpr void erase(Seat seat) { bits_ &= std::uint8_t(~(1U << index(seat))); }
    constexpr bool contains(Seat seat) const { return (bits_ >> index(seat)) & 1U; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint8_t bits() const { return bits_; }

    constexpr SeatSet operator|(SeatSet other) const { return from_bits(bits_ | other.bits_); }
    constexpr SeatSet operator&(SeatSet other) const { return from_bits(bits_ & other.bits_); }
    constexpr SeatSet without(SeatSet other) const {
        return from_bits(std::uint8_t(bits_ & ~other.bits_));
    }
    constexpr bool operator==(const SeatSet&) const = default;

  private:
    std::uint8_t bits_ = 0;
};

/// The next seat of `seats` clockwise after `seat`: `seat` itself if no other is in the set.
constexpr Seat next_clockwise(Seat seat, SeatSet seats) {
    for (int step = 1; step <= seat_count; ++step) {
        const Seat candidate = Seat((index(seat) + step) % seat_count);
        if (seats.contains(candidate)) return candidate;
    }
    return seat;
}

/// The next to act: a seat, chance (cards or lots are drawn), or nobody (the game is over).
enum class Actor : std::uint8_t { South, West, North, East, Chance, Nobody };

constexpr Actor actor_of(Seat seat) {
    return Actor(index(seat));
}
constexpr bool is_seat(Actor actor) {
    return actor < Actor::Chance;
}
/// `actor` must be a seat.
constexpr Seat seat_of(Actor actor) {
    return Seat(actor);
}

/// The seats of a game, grouped by sides (which win together) and by players (a player may decide
/// for several seats). Sides and players are numbered from 0 without gaps. `side` and `player` are
/// meaningless for a seat that is not in `seats`.
struct Seating {
    SeatSet seats;
    std::array<std::uint8_t, seat_count> side{};
    std::array<std::uint8_t, seat_count> player{};

    constexpr int sides() const { return highest(side); }
    constexpr int players() const { return highest(player); }
    constexpr SeatSet seats_of_side(int number) const {
        SeatSet set;
        for (Seat seat : all_seats)
            if (seats.contains(seat) && side[std::size_t(index(seat))] == number) set.insert(seat);
        return set;
    }
    constexpr SeatSet partners(Seat seat) const {
        return seats_of_side(side[std::size_t(index(seat))]);
    }
    constexpr SeatSet seats_of_player(int number) const {
        SeatSet set;
        for (Seat seat : all_seats)
            if (seats.contains(seat) && player[std::size_t(index(seat))] == number)
                set.insert(seat);
        return set;
    }
    constexpr bool operator==(const Seating&) const = default;

  private:
    constexpr int highest(const std::array<std::uint8_t, seat_count>& numbers) const {
        int most = 0;
        for (Seat seat : all_seats)
            if (seats.contains(seat)) most = std::max(most, numbers[std::size_t(index(seat))] + 1);
        return most;
    }
};

}  // namespace tablier
