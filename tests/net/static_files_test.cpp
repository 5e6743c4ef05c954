// Replies to requests for files, without a network.
#include "net/static_files.h"

#include <gmock/gmock.h>

#include "temporary_folder.h"

namespace tablier::net {
namespace {

using testing::HasSubstr;

class SiteTest : public testing::Test {
  protected:
    SiteTest() : static_files_(make()) {}

    Reply get(const std::string& target, const std::string& accept_encoding = "",
              const std::string& if_none_match = "") {
        return static_files_.answer({.method = "GET",
                                     .target = target,
                                     .accept_encoding = accept_encoding,
                                     .if_none_match = if_none_match});
    }

    static std::string header(const Reply& reply, std::string_view name) {
        for (const auto& [each, value] : reply.headers)
            if (each == name) return value;
        return "";
    }

    TemporaryFolder folder_;
    StaticFiles static_files_;

  private:
    StaticFiles make() {
        folder_.write("index.html", "<p>page");
        folder_.write("index.html.br", "page as br");
        folder_.write("index.html.gz", "page as gz");
        folder_.write("assets/a-1234.js", "code");
        folder_.write("assets/a-1234.js.gz", "code as gz");
        folder_.write("assets/plain", "p");
        folder_.write("LICENCE", "free");
        folder_.write(".secret", "s");
        return {WebFolder::open(folder_.path()).value(), "1.2"};
    }
};

TEST_F(SiteTest, files_are_served) {
    const Reply reply = get("/assets/a-1234.js?x");
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(*reply.body, "code");
    EXPECT_EQ(header(reply, "Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(header(reply, "Content-Encoding"), "");
    EXPECT_EQ(header(reply, "Vary"), "Accept-Encoding");
    EXPECT_EQ(*get("/LICENCE").body, "free") << "a file, though it looks like a route";
}

TEST_F(SiteTest, addresses_of_the_page_get_the_page) {
    for (const char* path : {"/", "/index.html", "/play", "/rules/quoridor", "/rules/", "/assetsx",
                             "/healthy", "/apiary", "/v1.2/x", "/assets-of/x"}) {
        const Reply reply = get(path);
        EXPECT_EQ(reply.status, 200) << path;
        EXPECT_EQ(*reply.body, "<p>page") << path;
        EXPECT_EQ(header(reply, "Content-Type"), "text/html; charset=utf-8") << path;
        EXPECT_EQ(header(reply, "Cache-Control"), "no-cache") << path;
    }
}

TEST_F(SiteTest, what_is_not_there_is_not_found) {
    for (const char* path :
         {"/nothing.js", "/rules/nothing.html", "/assets/nothing", "/assets/", "/assets", "/api",
          "/api/", "/api/rooms", "/health/", "/health/x", "/.secret", "/.git/config",
          "/index.html.br", "/index.html.gz", "/assets/a-1234.js.gz", "/nothing.br"}) {
        const Reply reply = get(path);
        EXPECT_EQ(reply.status, 404) << path;
        EXPECT_EQ(header(reply, "Content-Type"), "text/plain; charset=utf-8");
    }
}

TEST_F(SiteTest, addresses_that_climb_are_refused) {
    EXPECT_EQ(get("/../x").status, 400);
    EXPECT_EQ(get("/assets/%2e%2e/.secret").status, 400);
}

TEST_F(SiteTest, head_is_get_without_a_body) {
    const Request request{
        .method = "HEAD", .target = "/", .accept_encoding = "", .if_none_match = ""};
    const Reply reply = static_files_.answer(request);
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(reply.headers, get("/").headers);
    EXPECT_EQ(reply.body->size(), 7u) << "for Content-Length";
    EXPECT_FALSE(has_body(request.method, reply));
}

TEST_F(SiteTest, other_methods_are_not_allowed) {
    for (const char* method :
         {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "X"}) {
        const Reply reply = static_files_.answer(
            {.method = method, .target = "*", .accept_encoding = "", .if_none_match = ""});
        EXPECT_EQ(reply.status, 405) << method;
        EXPECT_EQ(header(reply, "Allow"), "GET, HEAD") << method;
    }
}

TEST_F(SiteTest, compressed_neighbours_are_preferred) {
    const Reply brotli = get("/play", "gzip, br");
    EXPECT_EQ(*brotli.body, "page as br");
    EXPECT_EQ(header(brotli, "Content-Encoding"), "br");
    EXPECT_EQ(header(brotli, "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(*get("/", "gzip").body, "page as gz");
    EXPECT_EQ(*get("/assets/a-1234.js", "br, gzip;q=0.1").body, "code as gz");
    EXPECT_EQ(*get("/LICENCE", "br, gzip").body, "free");
    EXPECT_EQ(get("/LICENCE", "identity;q=0").status, 406);
}

TEST_F(SiteTest, assets_are_kept_for_good) {
    EXPECT_EQ(header(get("/assets/a-1234.js"), "Cache-Control"),
              "public, max-age=31536000, immutable");
    EXPECT_EQ(header(get("/LICENCE"), "Cache-Control"), "no-cache");
}

TEST_F(SiteTest, nothing_is_sent_twice) {
    const std::string tag = header(get("/"), "ETag");
    const std::string brotli_tag = header(get("/", "br"), "ETag");
    EXPECT_NE(tag, brotli_tag);
    EXPECT_EQ(tag.front(), '"') << "a strong one";
    const Reply unchanged = get("/play", "", "\"x\", " + tag);
    EXPECT_EQ(unchanged.status, 304);
    EXPECT_EQ(header(unchanged, "ETag"), tag);
    EXPECT_EQ(header(unchanged, "Vary"), "Accept-Encoding");
    EXPECT_EQ(header(unchanged, "Cache-Control"), "no-cache");
    EXPECT_FALSE(has_body("GET", unchanged));
    EXPECT_EQ(get("/", "br", tag).status, 200);
    EXPECT_EQ(get("/", "br", brotli_tag).status, 304);
    folder_.write("index.html", "<p>another page");
    EXPECT_EQ(get("/", "", tag).status, 200);
}

TEST_F(SiteTest, tells_how_it_is) {
    const Reply reply = get("/health?now");
    EXPECT_EQ(reply.status, 200);
    EXPECT_EQ(*reply.body, "{\"status\":\"ok\",\"version\":\"1.2\"}");
    EXPECT_EQ(header(reply, "Content-Type"), "application/json");
    EXPECT_EQ(header(reply, "Cache-Control"), "no-store");
}

TEST_F(SiteTest, survives_the_loss_of_its_page) {
    std::filesystem::remove_all(folder_.path());
    EXPECT_EQ(get("/").status, 404);
    EXPECT_EQ(get("/assets/a-1234.js").status, 404);
    EXPECT_EQ(get("/health").status, 200);
}

}  // namespace
}  // namespace tablier::net
