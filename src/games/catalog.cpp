#include "tablier/catalog.h"

#include <vector>

#include "core/part_registry.h"
#include "core/spelling.h"
#include "tablier/game_rules.h"

namespace tablier {
namespace {

struct Catalog {
    Catalog() {
        for (const GameRules* rules : games.parts()) add_variants(*rules);
    }
    void add_variants(const GameRules& rules) {
        for (const Variant& variant : rules.variants()) variants.push_back(&variant);
    }

    PartRegistry<GameRules> games{built_in_rules()};
    std::vector<const Variant*> variants;
};

Catalog& the_catalog() {
    static Catalog one;
    return one;
}

}  // namespace

Result<void> register_rules(const GameRules& rules) {
    for (const Variant& variant : rules.variants())
        if (find_variant(variant.name))
            return fail("the variant {0} is registered already",
                        "la variante {0} est déjà enregistrée", {quoted(variant.name)});
    if (auto added = the_catalog().games.add(rules); !added) return added;
    the_catalog().add_variants(rules);
    return {};
}

std::span<const GameRules* const> all_rules() {
    return the_catalog().games.parts();
}

const GameRules* find_rules(std::string_view game) {
    return the_catalog().games.find(game);
}

std::span<const Variant* const> catalog() {
    return the_catalog().variants;
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
    const GameRules* rules = find_rules(variant.game);
    if (!rules || !rules->foreign_notations) return {};
    return rules->foreign_notations();
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
