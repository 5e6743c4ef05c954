// UGI session, the engine's side of the protocol (docs/protocol.md): lines in, lines out, no
// process needed.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "tablier/draw/terminal.h"
#include "tablier/search/engine.h"
#include "ugi/engine_options.h"
#include "ugi/output.h"
#include "ugi/search_run.h"
#include "ugi/session_position.h"

namespace tablier::ugi {

class Session {
  public:
    struct SessionContext {
        GamePtr game;      ///< the variant at the beginning
        std::string name;  ///< of the engine, with its version
        int max_hash_mb = 1024;
        TerminalStyle drawing = {.colour = false};  ///< of the board, for interactive use
    };
    /// The output must outlive the session.
    Session(SessionContext context, Output& output);
    /// Stops a search that is going on; its answer still comes.
    ~Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    /// Executes one line of untrusted input. Never waits for a search that was not stopped. False
    /// after `quit`.
    bool execute(std::string_view line);
    /// Reports an error that occurred outside of the session to the host.
    void complain(std::string message);

  private:
    using Words = std::span<const std::string_view>;

    void introduce();
    void set_option(Words words);
    void set_variant(std::string_view spec);
    void set_position(Words words);
    void new_game();
    void go(Words words);
    Result<void> start_search(Words words);
    Result<void> prepare_engine();
    void query(Words words);
    void draw_board();

    bool searching() const { return run_ && !run_->ending(); }

    SessionContext context_;
    Output& output_;
    EngineOptions options_;
    SessionPosition position_;
    std::unique_ptr<search::Engine> engine_;  ///< created when needed
    bool engine_outdated_ = false;            ///< options or game have changed since its creation
    bool forget_ = false;                     ///< a new game has begun since the last search
    std::unique_ptr<SearchRun>
        run_;  ///< the last search; uses the engine, so it is destroyed first
};

}  // namespace tablier::ugi
