#include "games/catalog.h"

#include <vector>

#include "core/spelling.h"
#include "games/intercept/variants.h"
#include "games/point/variants.h"
#include "games/quoridor/variants.h"
#include "games/superpion/variants.h"

namespace tablier {

std::span<const Variant* const> catalog() {
    static const std::vector<const Variant*> all = [] {
        std::vector<const Variant*> list;
        for (const auto variants_of :
             {quoridor::variants, intercept::variants, superpion::variants, point::variants})
            for (const Variant& variant : variants_of()) list.push_back(&variant);
        return list;
    }();
    return all;
}

Result<const Variant*> find_variant(std::string_view name) {
    std::string list;
    std::vector<std::string> names;
    for (const Variant* variant : catalog()) {
        if (variant->name == name) return variant;
        list += (list.empty() ? "" : ", ") + variant->name;
        names.push_back(variant->name);
    }
    return fail("unknown variant {0}; variants: {1}{2}",
                "variante inconnue {0} ; variantes : {1}{2}",
                {quoted(name), list, did_you_mean(name, names)});
}

Result<GamePtr> make_game(std::string_view spec, const FileReader& read_file) {
    const std::size_t colon = spec.find(':');
    const auto variant = find_variant(spec.substr(0, colon));
    if (!variant) return std::unexpected(variant.error());
    Options options((*variant)->options);
    if (colon != std::string_view::npos)
        if (auto set = set_options(options, spec.substr(colon + 1), read_file); !set)
            return fail_about((*variant)->name, set.error());
    auto game = (*variant)->make(**variant, std::move(options));
    if (!game) return fail_about((*variant)->name, game.error());
    return game;
}

Result<GamePtr> make_game(std::string_view spec) {
    return make_game(spec, [](std::string_view path) -> Result<std::string> {
        return fail("no file can be read here ({0}); give the cards themselves, joined by '+'",
                    "aucun fichier ne peut être lu ici ({0}) ; donnez les cartes elles-mêmes, "
                    "jointes par « + »",
                    {quoted(path)});
    });
}

}  // namespace tablier
