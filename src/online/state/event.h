// Events of an online table. A table is the list of its events and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "online/state/next.h"
#include "online/state/time.h"
#include "tablier/error.h"
#include "tablier/play/match.h"

namespace tablier::online {

/// Kind of player that a place is for.
enum class PlaceKind : std::uint8_t { Me, Friend, Anyone, Engine };

struct Place {
    PlaceKind kind = PlaceKind::Me;
    std::string name = {};
    int level = 0;  ///< of an engine
    bool operator==(const Place&) const = default;
};

enum class Watching : std::uint8_t { Open, ByLink };

struct Created {
    std::string game;           ///< with its options
    std::string position = {};  ///< empty: the normal start
    std::string clock = {};     ///< as in records
    std::vector<Place> players = {};
    bool listed = false;
    Watching watch = Watching::Open;
    std::string commitment = {};  ///< empty without draws
    std::string from = {};        ///< the table before this one, if it is a rematch
    PlayerSet lots = {};          ///< players whose places are drawn by lot
    bool operator==(const Created&) const = default;
};
struct Seated {
    int player = 0;
    std::string name;
    bool operator==(const Seated&) const = default;
};
struct Unseated {
    int player = 0;
    bool operator==(const Unseated&) const = default;
};
struct Renamed {
    int player = 0;
    std::string name;
    bool operator==(const Renamed&) const = default;
};
struct Closed {
    bool operator==(const Closed&) const = default;
};
/// The player that got a place by lot.
struct DrawnPlace {
    int player = 0;  ///< now
    int from = 0;    ///< before
    Place place = {};
    bool operator==(const DrawnPlace&) const = default;
};
/// Lots for the places, drawn just before the start.
struct LotsDrawn {
    std::vector<DrawnPlace> players = {};
    bool operator==(const LotsDrawn&) const = default;
};
struct Started {
    bool operator==(const Started&) const = default;
};
struct Moved {
    std::string seat;  ///< its code
    std::string move;
    int at = 0;                            ///< entries before it
    std::optional<Duration> elapsed = {};  ///< both where there is a clock
    std::optional<Duration> left = {};
    bool operator==(const Moved&) const = default;
};
struct Drawn {
    std::string move;
    int at = 0;
    bool operator==(const Drawn&) const = default;
};
struct Left {
    int player = 0;
    std::string seat;  ///< one of the player's
    Leaving how = Leaving::Resigned;
    bool operator==(const Left&) const = default;
};
struct Offered {
    Matter what = Matter::Draw;
    int by = 0;
    std::optional<int> to = {};  ///< entries that would remain, for taking back
    bool operator==(const Offered&) const = default;
};
struct Accepted {
    Matter what = Matter::Draw;
    int by = 0;
    bool operator==(const Accepted&) const = default;
};
struct Declined {
    Matter what = Matter::Draw;
    int by = 0;
    bool operator==(const Declined&) const = default;
};
struct Agreed {
    bool operator==(const Agreed&) const = default;
};
struct TookBack {
    int to = 0;
    std::vector<Duration> left = {};  ///< by player, where there is a clock
    bool operator==(const TookBack&) const = default;
};
struct Over {
    std::string result;
    std::string reason;
    std::string points;
    std::string seed;  ///< of cards and lots; empty without draws
    /// By player, if there is a clock. Events of older versions do not have it.
    std::vector<Duration> left = {};
    bool operator==(const Over&) const = default;
};
/// An offer has ended without an answer because the game has gone on.
struct Lapsed {
    Matter what = Matter::Draw;
    bool operator==(const Lapsed&) const = default;
};
struct Rematched {
    std::string table;
    bool operator==(const Rematched&) const = default;
};

using EventBody =
    std::variant<Created, Seated, Unseated, Renamed, Closed, Started, Moved, Drawn, Left, Offered,
                 Accepted, Declined, Agreed, TookBack, Over, Rematched, Lapsed, LotsDrawn>;

struct Event {
    std::int64_t number = 0;  ///< from 1, without gaps
    Time time = 0;
    EventBody what;
    std::optional<Next> next = {};  ///< after the event; events of older versions do not have it
    bool operator==(const Event&) const = default;
};

std::string event_json(const Event& event);
/// Parses the text of event_json. The error names the fault.
Result<Event> parse_event(std::string_view json);

/// Fields common to all events, also those of types that a later version has added.
struct EventHead {
    std::int64_t number = 0;
    Time time = 0;
    bool known = false;  ///< whether this version knows the type
};
Result<EventHead> parse_event_head(std::string_view json);

std::string_view code_of(PlaceKind kind);
std::string_view code_of(Watching watching);
std::string_view code_of(Matter matter);
std::string_view code_of(Leaving leaving);
std::optional<PlaceKind> place_kind_of(std::string_view code);
std::optional<Watching> watching_of(std::string_view code);
std::optional<Matter> matter_of(std::string_view code);

}  // namespace tablier::online
