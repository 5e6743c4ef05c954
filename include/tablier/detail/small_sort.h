// Heap sort for short lists where code size matters more than speed: std::sort instantiates a dozen
// functions for each type, this two short ones, which keeps the WebAssembly modules small.
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
