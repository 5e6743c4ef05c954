// Sorting by little code, where speed does not matter: std::sort makes a dozen functions for each
// type, which a browser has to load; this makes two short ones.
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
