#include "app/program_player.h"

#include <chrono>
#include <csignal>
#include <thread>

#include "tablier/error.h"

namespace tablier::app {
namespace {

using namespace std::chrono_literals;

/// Tolerated delay of an answer, and longest wait for a program without a time limit.
constexpr search::Milliseconds late_by = 2s;
constexpr search::Milliseconds max_wait = 60s;

/// Requests a stop when a search would be stopped: the handler of a signal can do no more than
/// stop a Control.
class StopWith {
  public:
    explicit StopWith(const search::Control& control)
        : watcher_([this, &control](const std::stop_token& done) {
              while (!done.stop_requested() && !source_.stop_requested()) {
                  if (control.stopped()) source_.request_stop();
                  std::this_thread::sleep_for(10ms);
              }
          }) {}

    std::stop_token token() const { return source_.get_token(); }

  private:
    std::stop_source source_;
    std::jthread watcher_;
};

}  // namespace

Result<std::unique_ptr<ProgramPlayer>> ProgramPlayer::make(GamePtr game,
                                                           const arena::Contestant& program) {
    auto player = arena::make_player(std::move(game), program, 0);
    if (!player) return std::unexpected(player.error());
    // A program that has ended is detected by a failed write.
    std::signal(SIGPIPE, SIG_IGN);
    return std::unique_ptr<ProgramPlayer>(new ProgramPlayer(program, *std::move(player)));
}

Result<std::string> ProgramPlayer::choose(const Match& match, const search::Limits& limits,
                                          const search::Control& control) {
    const StopWith stop(control);
    const search::Limits& own = program_.own_limits();
    const search::Limits& used = own == search::Limits() ? limits : own;
    const auto failed = [&](const arena::Fault& fault) {
        started_ = false;
        if (control.stopped())
            return fail("{0} was interrupted", "{0} a été interrompu", {program_.name});
        return fail("{0} plays no move: {1}", "{0} ne joue pas : {1}", {program_.name, fault.what});
    };
    if (!started_)
        if (auto ready = player_->new_game(stop.token()); !ready) return failed(ready.error());
    started_ = true;
    const auto choice = player_->choose(
        match, used, used.movetime ? *used.movetime + late_by : max_wait, stop.token());
    if (!choice) return failed(choice.error());
    AnyPosition after = match.position();
    if (!after.play(choice->move))
        return fail("{0} plays {1}, which is not a legal move",
                    "{0} joue {1}, qui n'est pas un coup permis",
                    {program_.name, tablier::quoted(choice->move)});
    return choice->move;
}

}  // namespace tablier::app
