// Sorting where speed does not matter. std::sort is a dozen functions for each thing it sorts, and
// a browser has to load them all; this is two short ones.
#pragma once

#include <algorithm>
#include <functional>

namespace tablier {

template <class Things, class Projection = std::identity>
void small_sort(Things& things, Projection projection = {}) {
    std::ranges::make_heap(things, {}, projection);
    std::ranges::sort_heap(things, {}, projection);
}

}  // namespace tablier
