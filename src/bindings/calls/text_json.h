// JSON of texts, seats, refusals and errors.
#pragma once

#include <optional>
#include <string>

#include "core/json.h"
#include "tablier/error.h"
#include "tablier/seat.h"

namespace tablier::bindings {

inline JsonObject text_json(const Text& text) {
    JsonObject object;
    object.add("en", text.en).add("fr", text.fr);
    return object;
}

inline std::string text_list_json(const std::vector<Text>& texts) {
    return json_list(texts, [](const Text& text) { return text_json(text).text(); });
}

/// "S", "W", "N", "E", or empty for no seat. These interfaces identify seats by these letters in
/// every game.
inline std::string seat_json(std::optional<Seat> seat) {
    return seat ? std::string(1, seat_letter(*seat)) : std::string();
}

inline std::string seats_json(SeatSet seats) {
    std::string letters;
    for (Seat seat : all_seats)
        if (seats.contains(seat)) letters += seat_letter(seat);
    return letters;
}

inline std::optional<Seat> seat_of_letter(std::string_view letter) {
    for (Seat seat : all_seats)
        if (letter.size() == 1 && letter.front() == seat_letter(seat)) return seat;
    return std::nullopt;
}

inline JsonObject illegal_move_json(const IllegalMove& refusal) {
    JsonObject object;
    object.add("rule", text_json(refusal.rule)).add("why", text_json(refusal.why));
    return object;
}

inline JsonObject error_json(const Text& message) {
    JsonObject object;
    object.add("error", message.en).add("error_fr", message.fr);
    return object;
}

}  // namespace tablier::bindings
