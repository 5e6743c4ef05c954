// What a client sends to the web server: addresses and headers. A path must never climb.
#include <string>

#include "fuzz_input.h"
#include "server/encoding.h"
#include "server/entity_tag.h"
#include "server/target_path.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablier;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    server::names_tag(text, "\"a\"");
    const auto encoding = server::choose_encoding(text, {server::Encoding::Gzip});
    fuzz::must(!encoding || *encoding == server::Encoding::Gzip, "what is there is chosen");
    const auto path = server::target_path(text);
    if (!path) {
        fuzz::must(!path.error().message.empty(), "a refusal has a message");
        return 0;
    }
    fuzz::must(path->starts_with('/'), "a path begins with a slash");
    fuzz::must((*path + "/").find("/../") == std::string::npos, "a path does not climb");
    fuzz::must(path->find_first_of(std::string("\\\0\r\n", 4)) == std::string::npos, "it is plain");
    return 0;
}
