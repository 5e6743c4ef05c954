// Normalises the command line before it is parsed.
#pragma once

#include <string>
#include <vector>

namespace tablier::app {

/// The arguments, with `--json` in one form. It takes no value, but `--json -` is accepted
/// everywhere, and `match` and `ladder` still take a file, unless the word behind names a variant.
std::vector<std::string> arguments_of(int argc, const char* const* argv);

}  // namespace tablier::app
