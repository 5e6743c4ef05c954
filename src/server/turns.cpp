#include "server/turns.h"

#include <utility>

namespace tablier::server {

void Turns::ask(const Visitor& visitor, Task task) {
    tasks_.push(visitor, std::move(task));
    go_on();
}

void Turns::go_on() {
    if (tasks_.empty() || std::exchange(under_way_, true)) return;
    loop_.post([this] { next(); });
}

void Turns::next() {
    under_way_ = false;
    Task task = tasks_.pop();
    go_on();  // before the task, which may throw
    task();
}

}  // namespace tablier::server
