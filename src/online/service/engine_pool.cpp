#include "online/service/engine_pool.h"

#include <algorithm>

#include "advice/draw_answer.h"
#include "tablier/search/make_engine.h"

namespace tablier::online {
namespace {

/// Of the time that is left, an engine takes this part for a move.
constexpr online::Duration moves_to_come = 30;

online::Duration milliseconds_since(std::chrono::steady_clock::time_point begin) {
    const auto time = std::chrono::steady_clock::now() - begin;
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

std::chrono::milliseconds time_for(const Thinking& thinking) {
    if (!thinking.clock_left) return std::chrono::milliseconds(thinking.longest);
    return std::chrono::milliseconds(std::clamp(*thinking.clock_left / moves_to_come,
                                                quickest_thought,
                                                std::max(quickest_thought, thinking.longest)));
}

EngineAnswer think(const Thinking& thinking, const std::stop_token& stop) {
    search::EngineSettings settings;
    settings.level = thinking.level;
    settings.seed = thinking.seed;
    const online::Duration waited = milliseconds_since(thinking.asked);
    auto thinker = search::make_engine(thinking.game, settings);
    if (!thinker) return {.move = "", .waited = waited};
    search::Control control;
    const std::stop_callback stopping(stop, [&control] { control.stop(); });
    const auto begin = std::chrono::steady_clock::now();
    const search::SearchResult thought =
        (*thinker)->think(thinking.moment, {.movetime = time_for(thinking)}, 1, control, {});
    return {.move = thought.move, .time = milliseconds_since(begin), .waited = waited};
}

EndAnswer answer(const EndQuestion& question, const std::stop_token& stop) {
    search::Control control;
    const std::stop_callback stopping(stop, [&control] { control.stop(); });
    const auto begin = std::chrono::steady_clock::now();
    const auto agrees = agrees_to_end(question.match, question.seat, control);
    return {.agrees = agrees.value_or(false), .time = milliseconds_since(begin)};
}

}  // namespace

EnginePool::EnginePool(int threads) {
    for (int i = 0; i < threads; ++i)
        threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

EnginePool::~EnginePool() {
    for (std::jthread& thread : threads_) thread.request_stop();
}

void EnginePool::ask(const net::ClientAddress& visitor, Thinking thinking, Done done) {
    add(visitor, [thinking = std::move(thinking),
                  done = std::move(done)](const std::stop_token& stop) mutable {
        if (!thinking.wanted()) return;
        EngineAnswer thought = think(thinking, stop);
        if (!stop.stop_requested()) done(std::move(thought));
    });
}

void EnginePool::ask(const net::ClientAddress& visitor, EndQuestion question, Answered answered) {
    add(visitor, [question = std::move(question),
                  answered = std::move(answered)](const std::stop_token& stop) mutable {
        const EndAnswer given = answer(question, stop);
        if (!stop.stop_requested()) answered(given);
    });
}

void EnginePool::add(const net::ClientAddress& visitor, Job job) {
    const std::lock_guard lock(mutex_);
    jobs_.push(visitor, std::move(job));
    more_.notify_one();
}

std::size_t EnginePool::busy() const {
    const std::lock_guard lock(mutex_);
    return under_way_ + jobs_.size();
}

void EnginePool::work(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (more_.wait(lock, stop, [this] { return !jobs_.empty(); })) {
        Job job = std::move(jobs_.pop().job);
        ++under_way_;
        lock.unlock();
        job(stop);
        job = nullptr;
        lock.lock();
        --under_way_;
    }
}

}  // namespace tablier::online
