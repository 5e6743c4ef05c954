#include "net/content_type.h"

#include <gtest/gtest.h>

namespace tablier::net {
namespace {

TEST(ContentType, goes_by_the_ending) {
    EXPECT_EQ(content_type("/index.html"), "text/html; charset=utf-8");
    EXPECT_EQ(content_type("/a.js"), "text/javascript; charset=utf-8");
    EXPECT_EQ(content_type("/a.mjs"), "text/javascript; charset=utf-8");
    EXPECT_EQ(content_type("/a.b.css"), "text/css; charset=utf-8");
    EXPECT_EQ(content_type("/a.json"), "application/json");
    EXPECT_EQ(content_type("/a.js.map"), "application/json");
    EXPECT_EQ(content_type("/a.webmanifest"), "application/manifest+json");
    EXPECT_EQ(content_type("/assets/engine.wasm"), "application/wasm");
    EXPECT_EQ(content_type("/a.svg"), "image/svg+xml; charset=utf-8");
    EXPECT_EQ(content_type("/a.png"), "image/png");
    EXPECT_EQ(content_type("/favicon.ico"), "image/x-icon");
    EXPECT_EQ(content_type("/a.woff2"), "font/woff2");
    EXPECT_EQ(content_type("/a.txt"), "text/plain; charset=utf-8");
    EXPECT_EQ(content_type("/a.rec"), "text/plain; charset=utf-8");
}

TEST(ContentType, is_bytes_if_nothing_is_known) {
    for (const char* path : {"/a", "/a.", "/a.exe", "/a.html/b", "/html", ""})
        EXPECT_EQ(content_type(path), "application/octet-stream") << path;
}

}  // namespace
}  // namespace tablier::net
