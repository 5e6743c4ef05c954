#include "net/request_parser.h"

#include <boost/beast/http/error.hpp>

namespace tablier::net {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;

/// Each takes more memory than its few bytes; browsers send two dozen.
constexpr std::size_t max_fields = 128;
/// ": " and the end of the line.
constexpr std::size_t around_field = 4;

}  // namespace

void RequestParser::count(std::size_t bytes, Code& code) {
    if (bytes > head_bytes_)
        code = http::error::header_limit;
    else
        head_bytes_ -= bytes;
}

void RequestParser::on_request_impl(http::verb method, Text method_text, Text target, int version,
                                    Code& code) {
    count(method_text.size() + target.size(), code);
    if (code) return;
    if (method == http::verb::unknown)
        head_.method_string(method_text);
    else
        head_.method(method);
    head_.target(target);
    head_.version(unsigned(version));
}

void RequestParser::on_field_impl(http::field name, Text name_text, Text value, Code& code) {
    count(name_text.size() + value.size() + around_field, code);
    if (!code && ++fields_ > max_fields) code = http::error::header_limit;
    // A trailer behind a body could pass for a header that a proxy has set.
    if (!code && !is_header_done()) head_.insert(name, name_text, value);
}

void RequestParser::on_header_impl(Code& code) {
    const auto coding = head_.equal_range(http::field::transfer_encoding);
    if (coding.first == coding.second) return;
    const bool once = std::next(coding.first) == coding.second;
    if (!once || !beast::iequals(coding.first->value(), "chunked") || head_.version() < 11)
        code = http::error::bad_transfer_encoding;
}

void RequestParser::on_body_init_impl(const boost::optional<std::uint64_t>&, Code&) {}

std::size_t RequestParser::on_body_impl(Text text, Code&) {
    body_.append(text.data(), text.size());
    return text.size();
}

void RequestParser::on_chunk_header_impl(std::uint64_t, Text, Code&) {}

std::size_t RequestParser::on_chunk_body_impl(std::uint64_t, Text text, Code& code) {
    return on_body_impl(text, code);
}

void RequestParser::on_finish_impl(Code&) {}

void RequestParser::on_response_impl(int, Text, int, Code&) {}

}  // namespace tablier::net
