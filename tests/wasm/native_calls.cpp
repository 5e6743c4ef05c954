// The calls of the browser modules, answered by the native core, for tests that compare the two.
//
// Frames on standard input and output: four bytes for the length (the lowest first), then as many.
// In:  "T" and a request to the table's module, "E" and one to the engine's, "O" and one to the
// module
//      of online tables; "R": all begin anew.
// Out: any number of "f" and what a search has found so far, then "a" and the answer.
#include <time.h>

#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "bindings/engine/engine_calls.h"
#include "bindings/online/online_calls.h"
#include "bindings/table_calls.h"

namespace {

/// How often the clock was read since the calls began.
std::int64_t readings = 0;

}  // namespace

/// Time goes on by a millisecond whenever it is read, here and in the module beside: so what ends
/// by time ends at the same node.
extern "C" int clock_gettime(clockid_t, timespec* now) {
    ++readings;
    now->tv_sec = time_t(readings / 1000);
    now->tv_nsec = long(readings % 1000) * 1'000'000;
    return 0;
}

namespace tablier {
namespace {

std::optional<std::string> read_frame() {
    std::array<unsigned char, 4> head{};
    if (std::fread(head.data(), 1, head.size(), stdin) != head.size()) return std::nullopt;
    std::size_t size = 0;
    for (std::size_t i = 0; i < head.size(); ++i) size |= std::size_t(head[i]) << (8 * i);
    std::string frame(size, '\0');
    if (std::fread(frame.data(), 1, size, stdin) != size) return std::nullopt;
    return frame;
}

void write_frame(char kind, std::string_view text) {
    const std::size_t size = text.size() + 1;
    for (int i = 0; i < 4; ++i) std::putc(int(size >> (8 * i) & 0xFF), stdout);
    std::putc(kind, stdout);
    std::fwrite(text.data(), 1, text.size(), stdout);
}

class Modules {
  public:
    Modules() {
        bindings::add_table_calls(table_);
        bindings::add_engine_calls(engine_,
                                   [](const JsonObject& found) { write_frame('f', found.text()); });
        bindings::add_online_calls(online_);
    }
    std::string answer(std::string_view frame) const {
        const char module = frame.front();
        const bindings::Calls& calls = module == 'E' ? engine_ : module == 'O' ? online_ : table_;
        return calls.answer(frame.substr(1));
    }

  private:
    bindings::Calls table_;
    bindings::Calls engine_;
    bindings::Calls online_;
};

void serve() {
    std::optional<Modules> modules;
    while (const auto frame = read_frame()) {
        if (frame->empty()) return;
        if (frame->front() == 'R' || !modules) {
            modules.emplace();
            readings = 0;
        }
        write_frame('a', frame->front() == 'R' ? std::string() : modules->answer(*frame));
        std::fflush(stdout);
    }
}

}  // namespace
}  // namespace tablier

int main() {
    tablier::serve();
}
