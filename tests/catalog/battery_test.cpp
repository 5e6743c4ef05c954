// The generic property tests of games, on random games of every variant.
#include "catalog/specs.h"
#include "tablier/testing/game_battery.h"

namespace tablier {
namespace {

INSTANTIATE_TEST_SUITE_P(AllGames, Battery, testing::ValuesIn(all_specs()), spec_as_name);
INSTANTIATE_TEST_SUITE_P(AllGames, Clicks, testing::ValuesIn(all_specs()), spec_as_name);
INSTANTIATE_TEST_SUITE_P(AllGames, Story, testing::ValuesIn(all_specs()), spec_as_name);

}  // namespace
}  // namespace tablier
