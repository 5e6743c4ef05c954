// The games that the tests over all games run: every variant, and every option at least once.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tablier/catalog.h"

namespace tablier {

/// Every variant, with combinations of options that are worth a test.
inline std::vector<std::string> chosen_specs() {
    return {
        "quoridor",
        "quoridor:size=3,walls=1",
        "quoridor:size=5,walls=3,repetition=0,max_turns=0",
        "quoridor:size=13",
        "quoridor-4",
        "quoridor-4:size=5,walls=3,behind_pawn=sidestep",
        "intercept",
        "intercept:bend=never",
        "intercept:bend=always,interception=any",
        "intercept:cover=anytime",
        "intercept:facing=mirrored,flip=turn",
        "intercept-4",
        "intercept-4:goal=any,cover=anytime",
        "intercept-teams",
        "intercept-teams:flip=turn",
        "superpion",
        "superpion:promotion=front,superpion_worth=1",
        "superpion:quiet_limit=20",
        "superpion:maximal=superpions",
        "superpion-teams",
        "superpion-teams:maximal=superpions,superpion_worth=1",
        "superpion-3",
        "superpion-3:neutral=b",
        "superpion-3:neutral=r,promotion=front",
        "superpion-3:neutral=y",
        "superpion-3:neutral=y,maximal=superpions",
        "superpion-2",
        "superpion-2:reserve=player,maximal=superpions",
        "superpion-super2",
        "superpion-super2:reserve=player",
        "point",
        "point:bank=box",
        "point:lots=after",
        "point:bank=box,lots=after",
        "point:deck=WB=BWW+BB=WWW+BW=WBB+WW=BBB+BW=WB+WW=BWB",
        "point-3",
        "point-4",
        "point-teams",
    };
}

/// The chosen ones; of variants that are not among them all choices, one at a time.
inline std::vector<std::string> all_specs() {
    std::vector<std::string> specs = chosen_specs();
    const std::vector<std::string> chosen = specs;
    for (const Variant* variant : catalog()) {
        if (std::ranges::find(chosen, variant->name) != chosen.end()) continue;
        specs.push_back(variant->name);
        for (const OptionSpec& option : variant->options)
            for (const OptionChoice& choice : option.choices)
                if (choice.value != option.default_value)
                    specs.push_back(variant->name + ":" + option.name + "=" + choice.value);
    }
    return specs;
}

}  // namespace tablier
