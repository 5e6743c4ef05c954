#include "net/fair_scheduler.h"

#include <gmock/gmock.h>

#include <deque>
#include <stdexcept>
#include <string>

namespace tablier::net {
namespace {

/// Does what was posted, one thing at a time.
class SlowLoop final : public Loop {
  public:
    void post(Task task) override { tasks_.push_back(std::move(task)); }
    std::unique_ptr<Timer> after(std::chrono::milliseconds, Task) override { return nullptr; }

    std::size_t waiting() const { return tasks_.size(); }
    void step() {
        Task task = std::move(tasks_.front());
        tasks_.pop_front();
        task();
    }
    void run() {
        while (!tasks_.empty()) step();
    }

  private:
    std::deque<Task> tasks_;
};

class TurnsTest : public testing::Test {
  protected:
    void ask(const char* client, char what) {
        scheduler_.submit(ClientAddress::parse(client).value(), [this, what] { done_ += what; });
    }

    SlowLoop loop_;
    FairScheduler::Clock::time_point now_;
    FairScheduler scheduler_{loop_, [this] { return now_; }};
    std::string done_;
};

TEST_F(TurnsTest, go_round) {
    for (const char what : {'a', 'b', 'c', 'd'}) ask("192.0.2.1", what);
    for (const char what : {'X', 'Y'}) ask("192.0.2.2", what);
    ask("192.0.2.3", '1');
    EXPECT_EQ(done_, "") << "not within the call";
    loop_.run();
    EXPECT_EQ(done_, "aX1bYcd");
    ask("192.0.2.2", 'Z');
    loop_.run();
    EXPECT_EQ(done_, "aX1bYcdZ");
}

TEST_F(TurnsTest, of_somebody_who_takes_long_come_after_those_of_others) {
    const ClientAddress slow = ClientAddress::parse("192.0.2.1").value();
    for (const char what : {'A', 'B', 'C'})
        scheduler_.submit(slow, [this, what] {
            now_ += std::chrono::milliseconds(2);
            done_ += what;
            // A client has sent something meanwhile. The network tells it in the next round.
            loop_.post([this, what] { ask("192.0.2.2", char(what - 'A' + '1')); });
        });
    loop_.run();
    EXPECT_EQ(done_, "A1B2C3");
}

TEST_F(TurnsTest, go_on_after_one_that_fails) {
    scheduler_.submit(ClientAddress::parse("192.0.2.1").value(),
                      [] { throw std::runtime_error("trouble"); });
    ask("192.0.2.1", 'a');
    EXPECT_THROW(loop_.step(), std::runtime_error);
    loop_.run();
    EXPECT_EQ(done_, "a");
}

TEST_F(TurnsTest, leave_room_for_what_else_there_is_to_do) {
    for (const char what : {'a', 'b'}) ask("192.0.2.1", what);
    EXPECT_EQ(loop_.waiting(), 1U) << "one at a time";
    loop_.post([this] { done_ += '.'; });
    loop_.run();
    EXPECT_EQ(done_, "a.b");
}

TEST_F(TurnsTest, go_on_when_a_task_asks_for_more) {
    scheduler_.submit(ClientAddress(), [this] {
        done_ += '(';
        scheduler_.submit(ClientAddress(), [this] { done_ += ')'; });
    });
    ask("192.0.2.1", 'a');
    loop_.run();
    EXPECT_EQ(done_, "(a)");
}

TEST_F(TurnsTest, go_on_after_an_exception) {
    scheduler_.submit(ClientAddress(), [] { throw 1; });
    ask("192.0.2.1", 'a');
    EXPECT_THROW(loop_.step(), int);
    loop_.run();
    EXPECT_EQ(done_, "a");
}

}  // namespace
}  // namespace tablier::net
