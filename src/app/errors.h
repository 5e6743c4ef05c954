// Exceptions of sub-commands; main turns them into a message and an exit code.
#pragma once

#include <stdexcept>
#include <string>

#include "app/language.h"
#include "tablier/error.h"

namespace tablier::app {

/// The command was called wrongly (unknown variant, illegal move, bad option): exit code 2.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
    UsageError(const Text& message, Lang lang = language())
        : std::runtime_error(message.in(lang)) {}
};

/// The command was right but did not succeed (a file that cannot be read, a failed check): exit 1.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
    Failure(const Text& message, Lang lang = language()) : std::runtime_error(message.in(lang)) {}
};

/// "--engine: …": an error with its subject in front.
inline Text about(std::string_view subject, const Text& what) {
    return fill_texts("{0}: {1}", "{0} : {1}", {plain(subject), what});
}

}  // namespace tablier::app
