// Request targets and headers of HTTP clients. A path must never leave the folder.
#include <string>

#include "fuzz_input.h"
#include "net/client_address.h"
#include "net/encoding.h"
#include "net/entity_tag.h"
#include "net/origin.h"
#include "net/target_path.h"

namespace {

using namespace tablier;

void check_origin(std::string_view text) {
    const auto origin = net::parse_origin(text);
    if (!origin) {
        fuzz::must(text.empty() || !net::may_use(text, text, {}), "what is no origin may not");
        return;
    }
    fuzz::must(net::parse_origin(*origin) == *origin, "an origin is its own plain form");
    fuzz::must(net::may_use(text, origin->substr(origin->find("//") + 2), {}), "at home");
    fuzz::must(net::may_use(text, "elsewhere", {*origin}), "where it is allowed");
}

void check_client(std::string_view text) {
    const net::ClientAddress proxy = net::ClientAddress::parse("127.0.0.1").value();
    const net::ClientAddress client = net::client_of(proxy, text, true);
    fuzz::must(text.empty() || !net::client_of(proxy, text, false).local(), "a stranger");
    const std::string name = client.text();
    const auto again = net::ClientAddress::parse(name.substr(0, name.find('/')));
    fuzz::must(again && *again == client, "a client has an address");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    net::names_tag(text, "\"a\"");
    const auto encoding = net::choose_encoding(text, {net::Encoding::Gzip});
    fuzz::must(!encoding || *encoding == net::Encoding::Gzip, "what is there is chosen");
    check_origin(text);
    check_client(text);
    fuzz::must(net::target_query(text).size() <= text.size(), "a query is a part");
    const auto path = net::target_path(text);
    if (!path) {
        fuzz::must(!path.error().message.empty(), "a refusal has a message");
        return 0;
    }
    fuzz::must(path->starts_with('/'), "a path begins with a slash");
    fuzz::must((*path + "/").find("/../") == std::string::npos, "a path does not climb");
    fuzz::must(path->find_first_of(std::string("\\\0\r\n", 4)) == std::string::npos, "it is plain");
    return 0;
}
