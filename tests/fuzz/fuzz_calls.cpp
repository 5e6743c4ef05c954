// Requests of a host: every answer must be one JSON object on one line. The input is sent as one
// request; then as a sequence of requests for an open match: the first byte chooses the variant,
// each line is a request, and `|` separates arguments.
#include <boost/json.hpp>
#include <string>

#include "bindings/table_calls.h"
#include "fuzz_input.h"

namespace {

void ask(const tablier::bindings::Calls& calls, std::string_view request) {
    using tablier::fuzz::must;
    const std::string answer = calls.answer(request);
    must(answer.find('\n') == std::string::npos, "an answer is one line");
    boost::system::error_code error;
    const auto value = boost::json::parse(answer, error);
    must(!error && value.is_object(), "an answer is a JSON object");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    bindings::Calls calls;
    bindings::add_table_calls(calls);
    std::string_view text(reinterpret_cast<const char*>(data), size);
    ask(calls, text);

    const GamePtr& game = fuzz::choose_game(data, size, text);
    using namespace std::string_literals;
    ask(calls, "open\0"s + game->variant().name);
    for (int requests = 0; requests < 20 && !text.empty(); ++requests) {
        const std::size_t end = text.find('\n');
        std::string request(text.substr(0, end));
        std::ranges::replace(request, '|', '\0');
        ask(calls, request);
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return 0;
}
