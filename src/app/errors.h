// How a sub-command says that it cannot go on. main turns these into a message and an exit code.
#pragma once

#include <stdexcept>
#include <string>

namespace tablier::app {

/// The command was called wrongly (unknown variant, illegal move, bad option): exit code 2.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The command was right but did not succeed (a file that cannot be read, a failed check): exit 1.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace tablier::app
