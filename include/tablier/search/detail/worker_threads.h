// Threads of one search. A build without threads (a browser) defines TABLIER_NO_THREADS; all work
// is then done by the caller.
#pragma once

#ifndef TABLIER_NO_THREADS
#include <pthread.h>

#include <vector>
#endif

namespace tablier::search {

/// Calls work(0) on the calling thread and work(1) … work(members - 1) on others; returns when all
/// are done. If threads cannot be created, fewer calls are made, so work(0) alone must suffice for
/// the task. (std::thread would throw, and the search is built without exceptions.)
template <class Work>
void run_on_threads([[maybe_unused]] int members, const Work& work) {
#ifndef TABLIER_NO_THREADS
    struct Member {
        const Work* work = nullptr;
        int number = 0;
        pthread_t thread{};
    };
    std::vector<Member> others;
    others.reserve(members > 1 ? std::size_t(members) - 1 : 0);
    for (int i = 1; i < members; ++i) {
        Member& member = others.emplace_back(Member{&work, i});
        const auto run = [](void* self) -> void* {
            const auto* me = static_cast<const Member*>(self);
            (*me->work)(me->number);
            return nullptr;
        };
        if (pthread_create(&member.thread, nullptr, run, &member) != 0) {
            others.pop_back();
            break;
        }
    }
    work(0);
    for (Member& member : others) pthread_join(member.thread, nullptr);
#else
    work(0);
#endif
}

}  // namespace tablier::search
