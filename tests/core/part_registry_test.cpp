#include "core/part_registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace tablier {
namespace {

struct Part {
    std::string_view game;
};

constexpr Part chess{"chess"};
constexpr Part go{"go"};
constexpr std::array built_in{&chess, &go};

TEST(PartRegistry, FindsPartsByTheNameOfTheGame) {
    const PartRegistry<Part> registry{built_in};
    EXPECT_EQ(registry.find("go"), &go);
    EXPECT_EQ(registry.find("g"), nullptr);
    EXPECT_EQ(registry.find(""), nullptr);
}

TEST(PartRegistry, AddsPartsBehindTheBuiltInOnes) {
    PartRegistry<Part> registry{built_in};
    const Part morris{"morris"};
    EXPECT_TRUE(registry.add(morris));
    EXPECT_EQ(registry.find("morris"), &morris);
    EXPECT_THAT(registry.parts(), testing::ElementsAre(&chess, &go, &morris));
}

TEST(PartRegistry, RefusesASecondPartOfAGame) {
    PartRegistry<Part> registry{built_in};
    const Part other{"go"};
    const auto added = registry.add(other);
    ASSERT_FALSE(added);
    EXPECT_EQ(added.error().message, "the game \"go\" is registered already");
    EXPECT_EQ(registry.find("go"), &go);
    EXPECT_EQ(registry.parts().size(), 2U);
}

}  // namespace
}  // namespace tablier
