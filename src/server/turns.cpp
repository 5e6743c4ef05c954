#include "server/turns.h"

#include <utility>

namespace tablier::server {

void Turns::ask(const Visitor& visitor, Task task) {
    std::deque<Task>& own = tasks_[visitor];
    if (own.empty()) order_.push_back(visitor);
    own.push_back(std::move(task));
    go_on();
}

void Turns::go_on() {
    if (order_.empty() || std::exchange(under_way_, true)) return;
    loop_.post([this] { next(); });
}

void Turns::next() {
    under_way_ = false;
    const Visitor visitor = order_.front();
    order_.pop_front();
    const auto own = tasks_.find(visitor);
    Task task = std::move(own->second.front());
    own->second.pop_front();
    if (own->second.empty())
        tasks_.erase(own);
    else
        order_.push_back(visitor);
    go_on();  // before the task, which may throw
    task();
}

}  // namespace tablier::server
