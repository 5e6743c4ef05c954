#include "bindings/calls/calls.h"

#include <charconv>
#include <utility>
#include <vector>

#include "bindings/calls/text_json.h"

namespace tablier::bindings {

void Calls::add(std::string_view name, std::size_t least, Answer answer) {
    calls_.insert_or_assign(std::string(name), Call{least, std::move(answer)});
}

std::string Calls::answer(std::string_view request) const {
    std::vector<std::string_view> parts;
    for (std::size_t start = 0;;) {
        const std::size_t end = request.find('\0', start);
        parts.push_back(request.substr(start, end - start));
        if (end == std::string_view::npos) break;
        start = end + 1;
    }
    const auto call = calls_.find(parts.front());
    if (call == calls_.end())
        return error_json(fill_text("there is no call {0}", "il n'y a pas d'appel {0}",
                                    {in_quotes(parts.front())}))
            .text();
    const Arguments arguments = Arguments(parts).subspan(1);
    if (arguments.size() < call->second.least)
        return error_json(fill_text("the call {0} needs {1} arguments",
                                    "l'appel {0} demande {1} arguments",
                                    {in_quotes(parts.front()), std::to_string(call->second.least)}))
            .text();
    return call->second.answer(arguments).text();
}

int number_or(std::string_view text, int otherwise) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : otherwise;
}

}  // namespace tablier::bindings
