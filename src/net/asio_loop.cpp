#include "net/asio_loop.h"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

namespace tablier::net {
namespace {

namespace asio = boost::asio;

/// The task is shared with the wait, since it may destroy its timer while it runs.
class AsioTimer final : public Timer {
  public:
    AsioTimer(asio::io_context& context, std::chrono::milliseconds time, Loop::Task task)
        : timer_(context, time), task_(std::make_shared<Loop::Task>(std::move(task))) {
        timer_.async_wait([kept = std::weak_ptr(task_)](const boost::system::error_code& code) {
            // Without the timer there is no task, even if its time had come already.
            if (const auto still = kept.lock(); still && !code) std::exchange(*still, {})();
        });
    }

  private:
    asio::steady_timer timer_;
    std::shared_ptr<Loop::Task> task_;
};

}  // namespace

void AsioLoop::post(Task task) {
    asio::post(context_, std::move(task));
}

std::unique_ptr<Timer> AsioLoop::after(std::chrono::milliseconds time, Task task) {
    return std::make_unique<AsioTimer>(context_, time, std::move(task));
}

}  // namespace tablier::net
