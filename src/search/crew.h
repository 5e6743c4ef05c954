// Several threads on one task. The only file of the search that knows threads: a build without them
// (a browser) defines TABLIER_NO_THREADS and works alone.
#pragma once

#ifndef TABLIER_NO_THREADS
#include <thread>
#include <vector>
#endif

namespace tablier::search {

/// Calls work(0) here and work(1) … work(members - 1) on other threads; returns when all are done.
template <class Work>
void with_crew([[maybe_unused]] int members, const Work& work) {
#ifndef TABLIER_NO_THREADS
    std::vector<std::jthread> others;
    for (int i = 1; i < members; ++i) others.emplace_back([&work, i] { work(i); });
#endif
    work(0);
}

}  // namespace tablier::search
