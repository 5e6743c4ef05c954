// QR code of an address, drawn on the terminal for phones.
#pragma once

#include <string>
#include <string_view>

namespace tablier::app {

/// The code as lines of half blocks, two rows of it in each line, with the free margin that readers
/// need. With `colour` it is black on white for any terminal; without, a dark terminal is assumed.
/// Empty for a text that is too long for a code.
std::string qr_code(std::string_view text, bool colour);

}  // namespace tablier::app
