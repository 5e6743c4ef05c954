// Whose turn it is: what visitors ask for is done for one after the other, so that somebody who
// asks on hundreds of connections at once makes nobody else wait for all of it.
#pragma once

#include "server/loop.h"
#include "server/turn_queue.h"

namespace tablier::server {

/// Not for several threads.
class Turns {
  public:
    using Task = Loop::Task;

    /// The loop must outlive it, and be run by the thread that asks.
    explicit Turns(Loop& loop) : loop_(loop) {}
    Turns(const Turns&) = delete;
    Turns& operator=(const Turns&) = delete;

    /// The task is run soon. Between two of them the network has its turn.
    void ask(const Visitor& visitor, Task task);

  private:
    void go_on();
    void next();

    Loop& loop_;
    TurnQueue<Task> tasks_;
    bool under_way_ = false;
};

}  // namespace tablier::server
