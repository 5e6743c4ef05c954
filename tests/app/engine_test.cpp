// `tablier engine` as a process: closed pipes, slow readers, floods of input.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>

#include "app/program.h"

namespace tablier::app_test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

/// A running `tablier engine` with a pipe to it and one from it.
class EngineProcess {
  public:
    EngineProcess() {
        int to[2];
        int from[2];
        if (pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0) return;
        child_ = fork();
        if (child_ == 0) {
            alarm(60);  // a hang fails the test instead of stopping all of them
            dup2(to[0], STDIN_FILENO);
            dup2(from[1], STDOUT_FILENO);
            execl(TABLIER_PROGRAM, "tablier", "engine", nullptr);
            _exit(127);
        }
        close(to[0]);
        close(from[1]);
        in_ = to[1];
        out_ = from[0];
    }
    ~EngineProcess() {
        close_input();
        close_output();
        if (child_ > 0) {
            kill(child_, SIGKILL);
            waitpid(child_, nullptr, 0);
        }
    }
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;

    void say(const std::string& text) {
        EXPECT_EQ(write(in_, text.data(), text.size()), ssize_t(text.size()));
    }
    /// Reads until a line begins like this, and returns it.
    std::string read_until(const std::string& beginning) {
        while (true) {
            const std::size_t end = buffer_.find('\n');
            if (end == std::string::npos) {
                char block[4096];
                const ssize_t got = read(out_, block, sizeof block);
                if (got <= 0) return "(end)";
                buffer_.append(block, std::size_t(got));
                continue;
            }
            const std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            if (line.starts_with(beginning)) return line;
        }
    }
    void close_input() { close_one(in_); }
    void close_output() { close_one(out_); }
    /// The exit code; -1 if it was ended by a signal.
    int wait() {
        int status = 0;
        waitpid(child_, &status, 0);
        child_ = -1;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

  private:
    static void close_one(int& descriptor) {
        if (descriptor >= 0) close(descriptor);
        descriptor = -1;
    }
    pid_t child_ = -1;
    int in_ = -1;
    int out_ = -1;
    std::string buffer_;
};

TEST(Engine, answers_in_order_and_leaves_at_the_end_of_input) {
    const Finished run = tablier("engine quoridor:size=5",
                                 "isready\nquery variant\nposition startpos moves c2\n"
                                 "query fen\ngo nodes 100");
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_THAT(run.out, testing::StartsWith("readyok\nresponse quoridor:size=5\nresponse c2/"));
    EXPECT_THAT(run.out, HasSubstr("\nbestmove ")) << "the last line needs no end";
    EXPECT_EQ(run.err, "");
}

TEST(Engine, the_end_of_input_ends_a_search) {
    EngineProcess engine;
    engine.say("go infinite\nisready\n");
    EXPECT_EQ(engine.read_until("readyok"), "readyok");
    engine.close_input();
    EXPECT_THAT(engine.read_until("bestmove "), HasSubstr("bestmove "));
    EXPECT_EQ(engine.wait(), 0);
}

TEST(Engine, quit_ends_a_search) {
    EngineProcess engine;
    engine.say("go movetime 1000000\nquit\n");
    EXPECT_EQ(engine.wait(), 0);
}

TEST(Engine, leaves_when_nobody_listens_any_more) {
    EngineProcess engine;
    engine.close_output();
    engine.say("isready\n");
    EXPECT_EQ(engine.wait(), 1) << "no signal, no endless search";
}

TEST(Engine, obeys_though_nobody_reads) {
    EngineProcess engine;
    std::string flood;
    for (int i = 0; i < 2'000; ++i) flood += "query moves\n";  // a megabyte of answers
    engine.say(flood + "go infinite\nquit\n");
    EXPECT_EQ(engine.wait(), 0) << "left although the pipe is full";
}

TEST(Engine, survives_garbage) {
    std::string garbage = std::string(3'000'000, 'x') + "\nisready\n";
    for (int i = 0; i < 4096; ++i) garbage += char(i * 7919 >> 3);
    garbage += "\n" + std::string(10'000, '\n') + "setoption name Hash value 1\nisready\nquit\n";
    const Finished run = tablier("engine", garbage);
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_THAT(run.out, HasSubstr("error a line is longer than 1048576 bytes and was skipped\n"));
    EXPECT_THAT(run.out, EndsWith("readyok\n"));
}

}  // namespace
}  // namespace tablier::app_test
