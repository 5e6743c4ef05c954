#include "net/web_folder.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "temporary_folder.h"

namespace tablier::net {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

TEST(WebFolderOpen, wants_a_folder_with_a_page) {
    const TemporaryFolder folder;
    folder.write("file", "");
    EXPECT_THAT(WebFolder::open(folder.path()).error().message, HasSubstr("index.html"));
    EXPECT_THAT(WebFolder::open(folder.path() / "no").error().message, HasSubstr("no folder"));
    EXPECT_THAT(WebFolder::open(folder.path() / "file").error().message, HasSubstr("no folder"));
    EXPECT_THAT(WebFolder::open("").error().message, HasSubstr("no folder"));
    folder.write("index.html", "");
    EXPECT_TRUE(WebFolder::open(folder.path()));
}

class WebFolderFile : public testing::Test {
  protected:
    WebFolderFile() {
        outside_.write("secret.txt", "secret");
        outside_.write("web/index.html", "page");
        outside_.write("web/a/b.txt", "b");
        outside_.write("web/.hidden/c.txt", "c");
        outside_.write("web-not/d.txt", "d");
    }
    WebFolder open() const { return WebFolder::open(outside_.path() / "web").value(); }
    void link(const std::string& to, const std::string& name) const {
        fs::create_symlink(to, outside_.path() / "web" / name);
    }
    std::string in_web(const std::string& name) const { return outside_.path() / "web" / name; }

    TemporaryFolder outside_;
};

TEST_F(WebFolderFile, is_found) {
    EXPECT_EQ(open().file("/index.html"), in_web("index.html"));
    EXPECT_EQ(open().file("/a/b.txt"), in_web("a/b.txt"));
}

TEST_F(WebFolderFile, is_not_a_folder_nor_a_pipe_nor_hidden) {
    ASSERT_EQ(mkfifo(in_web("pipe").c_str(), 0600), 0);
    for (const char* path : {"/", "/a", "/a/", "/no", "/index.html/", "/.hidden/c.txt", "/pipe"})
        EXPECT_EQ(open().file(path), std::nullopt) << path;
    EXPECT_EQ(open().file("/" + std::string(5000, 'a')), std::nullopt);
}

TEST_F(WebFolderFile, is_never_outside) {
    link("../secret.txt", "secret.txt");
    link("../../", "up");
    link("/etc", "etc");
    link("../web-not", "beside");
    for (const char* path : {"/secret.txt", "/up/secret.txt", "/etc/passwd", "/beside/d.txt",
                             "/../secret.txt", "/a/../../secret.txt"})
        EXPECT_EQ(open().file(path), std::nullopt) << path;
}

TEST_F(WebFolderFile, may_be_a_link_within) {
    link("a/b.txt", "c.txt");
    EXPECT_EQ(open().file("/c.txt"), in_web("a/b.txt"));
}

TEST_F(WebFolderFile, is_found_in_a_folder_that_is_a_link_itself) {
    fs::create_symlink("web", outside_.path() / "link");
    EXPECT_EQ(WebFolder::open(outside_.path() / "link")->file("/index.html"), in_web("index.html"));
}

}  // namespace
}  // namespace tablier::net
