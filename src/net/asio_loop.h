// Event loop of the server: implements Loop on a Boost.Asio io_context.
#pragma once

#include <boost/asio/io_context.hpp>

#include "net/loop.h"

namespace tablier::net {

class AsioLoop final : public Loop {
  public:
    explicit AsioLoop(boost::asio::io_context& context) : context_(context) {}

    void post(Task task) override;
    std::unique_ptr<Timer> after(std::chrono::milliseconds time, Task task) override;

  private:
    boost::asio::io_context& context_;
};

}  // namespace tablier::net
