// Ctrl-C as a stop request for long work. A second Ctrl-C ends the program at once.
#pragma once

#include <stop_token>
#include <thread>

namespace tablier::app {

/// During its lifetime SIGINT and SIGTERM request a stop; at most one object at a time.
class Interruption {
  public:
    static constexpr int exit_code = 130;

    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    std::stop_token token() const { return source_.get_token(); }
    bool happened() const { return source_.stop_requested(); }

  private:
    std::stop_source source_;
    /// A signal handler may not call request_stop, so a thread polls the flag.
    std::jthread watcher_;
};

}  // namespace tablier::app
