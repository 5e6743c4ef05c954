// Validation of names.
#include "online/table/name.h"

#include <gtest/gtest.h>

namespace tablier::online {
namespace {

TEST(Name, is_any_text_without_spaces_around_it) {
    for (const char* name : {"", "Ada", "Ada L.", "Zoë", "李小龍", "<b>Ada</b>", "a\"b'c\\d", "🂡"})
        EXPECT_EQ(checked_name(name).value(), name);
    EXPECT_EQ(checked_name("  Ada  L.  ").value(), "Ada  L.");
    EXPECT_EQ(checked_name("    ").value(), "");
    EXPECT_EQ(checked_name("\u00A0\u3000 Ada\u00A0L.\u2003\u202F").value(), "Ada\u00A0L.");
    EXPECT_EQ(checked_name("\u00A0\u3000").value(), "");
    for (const char* joined : {"👩‍❤️‍👩", "می‌خواهم", "❤️"})
        EXPECT_EQ(checked_name(joined).value(), joined);
}

TEST(Name, has_at_most_40_characters_however_many_bytes) {
    std::string long_name;
    for (int i = 0; i < 40; ++i) long_name += "é";
    EXPECT_EQ(checked_name(long_name).value(), long_name);
    EXPECT_EQ(checked_name("   " + long_name + " ").value(), long_name);
    const auto field_too_long = checked_name(long_name + "x");
    ASSERT_FALSE(field_too_long);
    EXPECT_EQ(field_too_long.error().code, "bad-field");
    EXPECT_FALSE(checked_name(std::string(41, 'x')));
}

TEST(Name, holds_nothing_that_changes_how_other_texts_look) {
    const std::pair<const char*, std::string> bad[] = {
        {"a line end", "a\nb"},
        {"a tab", "a\tb"},
        {"the end of the text", std::string("a\0b", 3)},
        {"escape", "\x1b[31mred"},
        {"delete", "a\x7f"},
        {"a control character of Latin 1", "a\xc2\x85"},
        {"a mark from left to right", "a\xe2\x80\x8e"},
        {"a mark from right to left", "a\xe2\x80\x8f"},
        {"turning round",
         "a\xe2\x80\xae"
         "b"},
        {"an isolate",
         "a\xe2\x81\xa6"
         "b"},
        {"an Arabic mark", "a\xd8\x9c"},
        {"a line separator", "a\xe2\x80\xa8"},
        {"a paragraph separator", "a\xe2\x80\xa9"},
        {"a soft hyphen", "a\u00ADb"},
        {"a joiner of graphemes", "a\u034F"},
        {"a filler of Hangul", "\u115F"},
        {"another", "\u3164"},
        {"half of another", "\uFFA0"},
        {"a separator of vowels", "a\u180E"},
        {"a space without width", "a\u200B"},
        {"a word joiner", "a\u2060"},
        {"an invisible plus", "a\u2064"},
        {"a byte order mark", "\uFEFFa"},
        {"an annotation", "a\uFFF9"},
        {"a tag", "a\U000E0041"},
        {"a joiner of nothing", "\u200D"},
        {"a joiner at the beginning", "\u200Da"},
        {"a joiner at the end", "a\u200C"},
        {"two joiners", "a\u200D\u200Db"},
        {"a joiner before a space", "a\u200D b"},
        {"a variation of nothing", "\uFE0F"},
        {"two variations", "❤\uFE0F\uFE0F"},
        {"a letter that has no variation", "x\uFE0F"},
        {"an accent on nothing", "\u0301"},
        {"an accent on a space", "a \u0301"},
        {"a pile of accents", "a\u0301\u0301\u0301\u0301"},
        {"no character at all", "a\uFFFF"},
        {"no UTF-8", "a\xff"},
        {"half a character", "a\xc3"},
        {"too long a form", "a\xc0\xaf"},
    };
    for (const auto& [what, name] : bad) {
        const auto checked = checked_name(name);
        ASSERT_FALSE(checked) << what;
        EXPECT_EQ(checked.error().code, "bad-field") << what;
    }
}

}  // namespace
}  // namespace tablier::online
