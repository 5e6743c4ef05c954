// HTTP request parser: Beast parses the lines, this class adds limits and checks.
#pragma once

#include <boost/beast/http/basic_parser.hpp>
#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>
#include <cstddef>
#include <string>

namespace tablier::net {

/// Beast's own parser has no limit on the number of fields, throws at overlong ones, and merges
/// trailers into the headers. This one limits the bytes and fields of a head, drops trailers, and
/// rejects ambiguous body lengths (request smuggling).
class RequestParser final : public boost::beast::http::basic_parser<true> {
  public:
    using Head = boost::beast::http::request_header<>;

    explicit RequestParser(std::size_t head_bytes) : head_bytes_(head_bytes) {}

    const Head& head() const { return head_; }
    const std::string& body() const { return body_; }

  private:
    using Code = boost::beast::error_code;
    using Text = boost::beast::string_view;

    void on_request_impl(boost::beast::http::verb method, Text method_text, Text target,
                         int version, Code& code) override;
    void on_field_impl(boost::beast::http::field name, Text name_text, Text value,
                       Code& code) override;
    void on_header_impl(Code& code) override;
    void on_body_init_impl(const boost::optional<std::uint64_t>& length, Code& code) override;
    std::size_t on_body_impl(Text text, Code& code) override;
    void on_chunk_header_impl(std::uint64_t size, Text extensions, Code& code) override;
    std::size_t on_chunk_body_impl(std::uint64_t left, Text text, Code& code) override;
    void on_finish_impl(Code& code) override;
    void on_response_impl(int status, Text reason, int version, Code& code) override;

    void count(std::size_t bytes, Code& code);

    Head head_;
    std::string body_;
    std::size_t head_bytes_;  ///< that may still come
    std::size_t fields_ = 0;
};

}  // namespace tablier::net
