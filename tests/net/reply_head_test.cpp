#include "net/reply_head.h"

#include <gmock/gmock.h>

namespace tablier::net {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(ReplyHead, is_what_http_wants) {
    const std::string head = reply_head(text_reply(404, "No."), true, 784111777);
    EXPECT_THAT(head, StartsWith("HTTP/1.1 404 Not Found\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nContent-Length: 4\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nConnection: keep-alive\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nContent-Type: text/plain; charset=utf-8\r\n"));
    EXPECT_THAT(head, EndsWith("\r\n\r\n"));
}

TEST(ReplyHead, says_that_the_connection_ends) {
    EXPECT_THAT(reply_head({}, false, 0), HasSubstr("\r\nConnection: close\r\n"));
}

TEST(ReplyHead, has_no_length_where_there_is_no_body_by_definition) {
    for (const int status : {204, 304}) {
        Reply reply;
        reply.status = status;
        EXPECT_THAT(reply_head(reply, true, 0), Not(HasSubstr("Content-Length")));
        EXPECT_FALSE(has_body("GET", reply));
    }
}

TEST(ReplyHead, has_words_for_every_status_in_use) {
    for (const int status : {200, 201, 204, 304, 400, 401, 403, 404, 405, 406,
                             409, 413, 417, 421, 422, 426, 429, 431, 500, 503})
        EXPECT_THAT(reply_head(text_reply(status, ""), true, 0), Not(HasSubstr("Unknown")));
    EXPECT_THAT(reply_head(text_reply(299, ""), true, 0), StartsWith("HTTP/1.1 299 Unknown\r\n"));
}

TEST(ReplyHead, is_strict_whatever_the_reply_is) {
    for (const int status : {200, 304, 400, 404, 405, 406, 413, 431, 500}) {
        const std::string head = reply_head(text_reply(status, ""), true, 0);
        EXPECT_THAT(head, HasSubstr("\r\nContent-Security-Policy: default-src 'none'; "));
        EXPECT_THAT(head, HasSubstr("\r\nX-Content-Type-Options: nosniff\r\n"));
        EXPECT_THAT(head, HasSubstr("\r\nReferrer-Policy: no-referrer\r\n"));
        EXPECT_THAT(head, HasSubstr("\r\nCross-Origin-Opener-Policy: same-origin\r\n"));
        EXPECT_THAT(head, HasSubstr("\r\nCross-Origin-Resource-Policy: same-origin\r\n"));
        EXPECT_THAT(head, HasSubstr("\r\nPermissions-Policy: "));
    }
}

TEST(ReplyHead, leaves_out_what_no_browser_heeds_in_parts_of_a_page) {
    const auto head = [](const char* type) {
        Reply reply = text_reply(200, "");
        reply.headers = {{"Content-Type", type}};
        return reply_head(reply, true, 0);
    };
    for (const char* type : {"text/html; charset=utf-8", "image/svg+xml", "text/plain", "other"}) {
        EXPECT_THAT(head(type), HasSubstr("\r\nContent-Security-Policy: ")) << type;
        EXPECT_THAT(head(type), HasSubstr("\r\nPermissions-Policy: ")) << type;
    }
    const std::string script = head("text/javascript; charset=utf-8");
    EXPECT_THAT(script, HasSubstr("\r\nContent-Security-Policy: ")) << "it may be a worker";
    EXPECT_THAT(script, Not(HasSubstr("\r\nPermissions-Policy: ")));
    for (const char* type : {"text/css; charset=utf-8", "application/wasm"}) {
        EXPECT_THAT(head(type), Not(HasSubstr("\r\nContent-Security-Policy: "))) << type;
        EXPECT_THAT(head(type), HasSubstr("\r\nX-Content-Type-Options: nosniff\r\n")) << type;
        EXPECT_THAT(head(type), HasSubstr("\r\nCross-Origin-Resource-Policy: same-origin\r\n"));
    }
}

}  // namespace
}  // namespace tablier::net
