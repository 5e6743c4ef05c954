// One search from `go` to `bestmove`, on a thread of its own.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "tablier/any_game.h"
#include "tablier/search/engine.h"
#include "ugi/go_command.h"
#include "ugi/output.h"

namespace tablier::ugi {

struct SearchOrder {
    GamePtr game;
    search::SearchRequest request;
    GoCommand go;
    int lines = 1;
    bool offer_ponder = false;  ///< add the expected reply, to ponder on
};

/// Answers with exactly one `bestmove` in all cases.
class SearchRun {
  public:
    /// The engine and the output must outlive the run. Throws std::system_error if the system
    /// gives no thread.
    SearchRun(search::Engine& engine, SearchOrder order, Output& output);
    /// Stops and waits for the answer.
    ~SearchRun();
    SearchRun(const SearchRun&) = delete;
    SearchRun& operator=(const SearchRun&) = delete;

    void stop();
    void ponder_hit();

    /// Whether the answer has been or is about to be sent, so that the next search may start.
    bool ending() const { return finished_ || told_to_stop_; }

  private:
    void run();
    search::SearchResult think();
    void wait_until_wanted();
    std::string bestmove(const search::SearchResult& result) const;

    search::Engine& engine_;
    SearchOrder order_;
    Output& output_;
    search::Control control_;
    std::mutex mutex_;
    std::condition_variable released_changed_;
    bool released_;  ///< the answer may be sent when the search has ended
    std::atomic<bool> finished_{false};
    /// Differs from the end of the search: an infinite search may have ended and must still wait
    /// for `stop`.
    std::atomic<bool> told_to_stop_{false};
    std::jthread thread_;
};

}  // namespace tablier::ugi
