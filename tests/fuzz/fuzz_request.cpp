// HTTP requests as a whole, and in pieces whose size is the first byte.
#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/error.hpp>
#include <string>

#include "fuzz_input.h"
#include "net/request_parser.h"

namespace {

using namespace tablier;
namespace beast = boost::beast;
namespace http = beast::http;

constexpr std::uint32_t head_bytes = 1024;
constexpr std::uint64_t body_bytes = 512;

void check(const net::RequestParser& parser) {
    std::size_t bytes = 0;
    for (const auto& field : parser.head())
        bytes += field.name_string().size() + field.value().size();
    fuzz::must(bytes <= head_bytes, "a head has its limit");
    fuzz::must(parser.body().size() <= body_bytes, "a body has its limit");
    const auto coding = parser.head().find(http::field::transfer_encoding);
    fuzz::must(!parser.is_done() || coding == parser.head().end() ||
                   beast::iequals(coding->value(), "chunked"),
               "the end of a body is where everybody sees it");
}

/// The target and the body, or nothing.
std::string read(std::string_view text, std::size_t piece) {
    net::RequestParser parser(head_bytes);
    parser.header_limit(head_bytes);
    parser.body_limit(body_bytes);
    parser.eager(true);
    std::string unread;
    while (!parser.is_done() && !text.empty()) {
        const std::string_view next = text.substr(0, piece);
        unread.append(next);
        text.remove_prefix(next.size());
        beast::error_code code;
        while (!parser.is_done() && !unread.empty() && !code)
            unread.erase(0, parser.put(boost::asio::buffer(unread), code));
        if (code && code != http::error::need_more) return "";
        check(parser);
    }
    if (!parser.is_done()) return "";
    return std::string(parser.head().target()) + "\n" + parser.body();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::string whole = read(text, text.size());
    const std::string pieces = read(text, std::size_t(data[0] % 64) + 1);
    fuzz::must(whole.empty() || pieces.empty() || whole == pieces, "pieces make up the whole");
    return 0;
}
