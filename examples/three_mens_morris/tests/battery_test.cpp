// Generic test battery: the tests that Tablier's own games run.
#include "tablier/testing/game_battery.h"

namespace tablier {

INSTANTIATE_GAME_BATTERY("three_mens_morris", "three_mens_morris:moves=anywhere",
                         "three_mens_morris:repetition=0,max_turns=0");

}  // namespace tablier
