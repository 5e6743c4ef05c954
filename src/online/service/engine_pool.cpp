#include "online/service/engine_pool.h"

#include <algorithm>

#include "advice/draw_answer.h"
#include "tablier/search/make_engine.h"

namespace tablier::online {
namespace {

/// An engine uses this fraction of its clock for a move.
constexpr Duration expected_moves = 30;

Duration milliseconds_since(std::chrono::steady_clock::time_point begin) {
    const auto time = std::chrono::steady_clock::now() - begin;
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

std::chrono::milliseconds time_for(const EngineMoveRequest& request) {
    if (!request.clock_left) return std::chrono::milliseconds(request.max_time);
    return std::chrono::milliseconds(std::clamp(*request.clock_left / expected_moves,
                                                min_engine_time,
                                                std::max(min_engine_time, request.max_time)));
}

EngineMoveReply find_move(const EngineMoveRequest& request, const std::stop_token& stop) {
    search::EngineSettings settings;
    settings.level = request.level;
    settings.seed = request.seed;
    const Duration waited = milliseconds_since(request.requested);
    auto engine = search::make_engine(request.game, settings);
    if (!engine) return {.move = "", .waited = waited};
    search::Control control;
    const std::stop_callback stopping(stop, [&control] { control.stop(); });
    const auto begin = std::chrono::steady_clock::now();
    const search::SearchResult result =
        (*engine)->think(request.position, {.movetime = time_for(request)}, 1, control, {});
    return {.move = result.move, .time = milliseconds_since(begin), .waited = waited};
}

DrawReply answer_draw(const DrawQuestion& question, const std::stop_token& stop) {
    search::Control control;
    const std::stop_callback stopping(stop, [&control] { control.stop(); });
    const auto begin = std::chrono::steady_clock::now();
    const auto agrees = agrees_to_end(question.match, question.seat, control);
    return {.agrees = agrees.value_or(false), .time = milliseconds_since(begin)};
}

}  // namespace

EnginePool::EnginePool(int threads) {
    for (int i = 0; i < threads; ++i)
        threads_.emplace_back([this](const std::stop_token& stop) { run_jobs(stop); });
}

EnginePool::~EnginePool() {
    for (std::jthread& thread : threads_) thread.request_stop();
}

void EnginePool::request_move(const net::ClientAddress& client, EngineMoveRequest request,
                              MoveCallback callback) {
    add(client, [request = std::move(request),
                 callback = std::move(callback)](const std::stop_token& stop) mutable {
        if (!request.wanted()) return;
        EngineMoveReply reply = find_move(request, stop);
        if (!stop.stop_requested()) callback(std::move(reply));
    });
}

void EnginePool::request_draw_reply(const net::ClientAddress& client, DrawQuestion question,
                                    DrawCallback callback) {
    add(client, [question = std::move(question),
                 callback = std::move(callback)](const std::stop_token& stop) mutable {
        const DrawReply reply = answer_draw(question, stop);
        if (!stop.stop_requested()) callback(reply);
    });
}

void EnginePool::add(const net::ClientAddress& client, Job job) {
    const std::lock_guard lock(mutex_);
    jobs_.push(client, std::move(job));
    job_added_.notify_one();
}

std::size_t EnginePool::busy() const {
    const std::lock_guard lock(mutex_);
    return running_ + jobs_.size();
}

void EnginePool::run_jobs(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (job_added_.wait(lock, stop, [this] { return !jobs_.empty(); })) {
        Job job = std::move(jobs_.pop().job);
        ++running_;
        lock.unlock();
        job(stop);
        job = nullptr;
        lock.lock();
        --running_;
    }
}

}  // namespace tablier::online
