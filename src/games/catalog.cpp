#include "tablier/catalog.h"

#include <vector>

#include "core/spelling.h"
#include "games/intercept/rules/variants.h"
#include "games/point/rules/variants.h"
#include "games/quoridor/rules/foreign_notation.h"
#include "games/quoridor/rules/variants.h"
#include "games/superpion/rules/variants.h"

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

std::span<const ForeignNotation* const> foreign_notations(const Variant& variant) {
    if (variant.game == "quoridor") return quoridor::foreign_notations();
    return {};
}

Result<const ForeignNotation*> find_notation(std::string_view name, const Variant& variant) {
    if (name == own_notation) return nullptr;
    std::string names;
    for (const ForeignNotation* notation : foreign_notations(variant)) {
        if (notation->name() == name) return notation;
        names += (names.empty() ? "" : ", ") + std::string(notation->name());
    }
    if (names.empty())
        return fail("{0} has no other notation than its own, {1}",
                    "{0} n'a pas d'autre notation que la sienne, {1}",
                    {variant.title, own_notation});
    return fail("unknown notation {0}; notations: {1}", "notation inconnue {0} ; notations : {1}",
                {quoted(name), names});
}

Result<const ForeignNotation*> find_notation(std::string_view name) {
    Result<const ForeignNotation*> found = nullptr;
    for (const Variant* variant : catalog()) {
        if (foreign_notations(*variant).empty()) continue;
        found = find_notation(name, *variant);
        if (found) break;
    }
    return found;
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
