#include "net/file_cache.h"

#include <gtest/gtest.h>

#include "temporary_folder.h"

namespace tablier::net {
namespace {

TEST(FileCache, reads_a_file_again_only_if_it_has_changed) {
    const TemporaryFolder folder;
    const std::string path = folder.path() / "a";
    FileCache cache;
    EXPECT_FALSE(cache.read(path));
    folder.write("a", "one");
    const FileContentPtr first = cache.read(path).value();
    EXPECT_EQ(first->bytes, "one");
    EXPECT_EQ(cache.read(path).value(), first);
    folder.write("a", "second");
    const FileContentPtr second = cache.read(path).value();
    EXPECT_EQ(second->bytes, "second");
    EXPECT_NE(second->hash, first->hash);
    EXPECT_EQ(first->bytes, "one") << "whoever has it keeps it";
    std::filesystem::remove(path);
    EXPECT_FALSE(cache.read(path));
}

TEST(FileCache, notices_a_file_put_in_the_place_of_another) {
    const TemporaryFolder folder;
    const std::string path = folder.path() / "a";
    FileCache cache;
    folder.write("a", "one");
    folder.write("b", "two");
    std::filesystem::last_write_time(path, std::filesystem::last_write_time(folder.path() / "b"));
    EXPECT_EQ(cache.read(path).value()->bytes, "one");
    std::filesystem::rename(folder.path() / "b", path);
    EXPECT_EQ(cache.read(path).value()->bytes, "two");
}

TEST(FileCache, refuses_what_is_no_file_or_too_large) {
    const TemporaryFolder folder;
    FileCache cache;
    EXPECT_FALSE(cache.read(folder.path()));
    folder.write("a", "");
    EXPECT_EQ(cache.read(folder.path() / "a").value()->bytes, "");
    std::filesystem::resize_file(folder.path() / "a", FileCache::max_file_bytes + 1);
    EXPECT_FALSE(cache.read(folder.path() / "a"));
}

TEST(FileCache, gives_memory_back) {
    const TemporaryFolder folder;
    FileCache cache;
    constexpr std::size_t third = FileCache::max_cached_bytes / 3 + 1;
    std::weak_ptr<const FileContent> first;
    for (const char* name : {"a", "b", "c"}) {
        folder.write(name, "");
        std::filesystem::resize_file(folder.path() / name, third);
        const FileContentPtr content = cache.read(folder.path() / name).value();
        if (*name == 'a') first = content;
        if (*name != 'c') {
            EXPECT_FALSE(first.expired());
        }
    }
    EXPECT_TRUE(first.expired());
}

}  // namespace
}  // namespace tablier::net
