#include "tablier/any_game.h"

#include "tablier/scene.h"

namespace tablier {

std::vector<SceneStep> AnyPosition::story(std::string_view move) const {
    return impl_->story(move);
}

Scene AnyPosition::scene() const {
    return impl_->scene();
}

std::string AnyGame::spec() const {
    const std::string options = options_.text();
    return options.empty() ? variant_.name : variant_.name + ":" + options;
}

std::string AnyGame::side_code(int side) const {
    const SeatSet seats = seating().seats_of_side(side);
    std::string code;
    for (Seat seat : all_seats)
        if (seats.contains(seat)) code += seat_code(seat);
    return code;
}

}  // namespace tablier
