#include "app/language.h"

#include <string_view>

#include "app/terminal_screen.h"

namespace tablier::app {
namespace {

Lang chosen = Lang::English;

}  // namespace

void choose_language(int argc, const char* const* argv) {
    constexpr std::string_view option = "--lang";
    chosen = locale_language();
    for (int i = 1; i < argc; ++i) {
        std::string_view value = argv[i];
        if (value == "--") return;
        if (!value.starts_with(option)) continue;
        value.remove_prefix(option.size());
        if (value.starts_with('='))
            value.remove_prefix(1);
        else if (value.empty() && i + 1 < argc)
            value = argv[i + 1];
        else
            continue;
        if (value == "en") chosen = Lang::English;
        if (value == "fr") chosen = Lang::French;
    }
}

Lang language() {
    return chosen;
}

std::string said(const Text& text) {
    return text.in(chosen);
}

}  // namespace tablier::app
