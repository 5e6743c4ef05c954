// Lines of the engine protocol: no crash, and the output consists of lines.

#include "fuzz_input.h"
#include "tablier/catalog.h"
#include "ugi/session.h"

namespace {

/// Looks at what comes out.
class Checked final : public tablier::ugi::Output {
  public:
    void reply(std::string line) override {
        tablier::fuzz::must(line.find('\n') == std::string::npos, "a reply is one line");
    }
    void info(std::string line) override {
        tablier::fuzz::must(line.find('\n') == std::string::npos, "an info is one line");
    }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    std::string_view text(reinterpret_cast<const char*>(data), size);
    Checked output;
    ugi::Session session({*make_game("quoridor:size=3"), "fuzzed", 1}, output);
    bool goes_on = true;
    while (goes_on && !text.empty()) {
        const std::size_t end = text.find('\n');
        goes_on = session.execute(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return 0;
}
