// Bytes of a WebSocket client: the frames do not depend on how the bytes are split, and no message
// is too long or invalid UTF-8.
#include <string>

#include "core/utf8.h"
#include "fuzz_input.h"
#include "net/frame_reader.h"

namespace {

using namespace tablier;
using net::FrameReader;
using Kind = FrameReader::ReceivedFrame::Kind;

constexpr std::size_t most_bytes = 300;

bool is_text(std::string_view text) {
    while (!text.empty()) {
        const std::size_t bytes = first_character(text).bytes;
        if (bytes == 0) return false;
        text.remove_prefix(bytes);
    }
    return true;
}

/// All that is heard, in words.
std::string heard(std::string_view bytes, std::size_t piece) {
    FrameReader reader(most_bytes);
    std::string out;
    while (!bytes.empty()) {
        std::string_view some = bytes.substr(0, piece);
        bytes.remove_prefix(some.size());
        for (;;) {
            const FrameReader::ReceivedFrame next = reader.take(some);
            if (next.kind == Kind::Nothing) break;
            out += std::to_string(int(next.kind)) + "," + std::to_string(next.code) + ",";
            out.append(next.payload).append(next.reason);
            if (next.kind == Kind::Fault) {
                fuzz::must(next.code >= 1002 && next.code <= 1009, "a fault has a code");
                return out;
            }
            const bool long_one = next.kind == Kind::Message;
            fuzz::must(next.payload.size() <= (long_one ? most_bytes : net::max_control_payload),
                       "nothing is too long");
            fuzz::must(!long_one || is_text(next.payload), "a message is text");
        }
        fuzz::must(some.empty(), "all is taken");
    }
    return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    fuzz::must(heard(bytes, bytes.size()) == heard(bytes, 1U + data[0]), "pieces do not matter");
    return 0;
}
