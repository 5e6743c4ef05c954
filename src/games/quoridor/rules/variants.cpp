#include "games/quoridor/rules/variants.h"

#include "games/quoridor/rules/presentation.h"
#include "games/quoridor/rules/sizes.h"
#include "tablier/game_adapter.h"

namespace tablier::quoridor {
namespace {

Result<GamePtr> make(const Variant& variant, Options options) {
    const bool four_players = variant.seating.seats.size() == 4;
    const Rules rules = make_rules(four_players, options);
    switch (options.number("size")) {
#define CASE(N) \
    case N:     \
        return std::make_shared<GameAdapter<Quoridor<N>>>(variant, std::move(options), rules);
        TABLIER_QUORIDOR_SIZES(CASE)
#undef CASE
    }
    return fail("no board of size {0}", "il n'y a pas de plateau de taille {0}",
                {options.get("size")});
}

std::vector<OptionSpec> option_specs(const char* walls_each) {
    using Kind = OptionSpec::Kind;
    return {
        {.name = "size",
         .title = {"Size of the board", "Taille du plateau"},
         .kind = Kind::Integer,
         .default_value = "9",
         .ruling = "",
         .about = {"cells along each side of the board", "cases sur chaque côté du plateau"},
         .lowest = 3,
         .highest = 13,
         .step = 2},
        {.name = "walls",
         .title = {"Walls for each player", "Barrières par joueur"},
         .kind = Kind::Integer,
         .default_value = walls_each,
         .ruling = "",
         .about = {"walls for each player", "barrières par joueur"},
         .lowest = 0,
         .highest = 144},  // the wall slots of the largest board
        {.name = "behind_pawn",
         .title = {"Second pawn behind the jumped one", "Second pion derrière le pion sauté"},
         .kind = Kind::Choice,
         .default_value = "block",
         .ruling = "Q-R2",
         .about = {"a second pawn behind the jumped one: blocks that direction, or allows the "
                   "side-step as a wall does",
                   "un second pion derrière le pion sauté : bloque cette direction, ou permet "
                   "l'écart comme une barrière"},
         .choices = {{"block", {"blocks the jump's direction", "bloque la direction du saut"}},
                     {"sidestep", {"allows the side-step", "permet l'écart"}}}},
        {.name = "repetition",
         .title = {"Draw by repetition", "Nulle par répétition"},
         .kind = Kind::Limit,
         .default_value = "3",
         .ruling = "Q-R4",
         .about = {"occurrences of one position that make a draw",
                   "nombre d'occurrences d'une position qui fait la nulle"},
         .lowest = 2,
         .highest = 100},
        {.name = "max_turns",
         .title = {"Limit of turns", "Limite de tours"},
         .kind = Kind::Limit,
         .default_value = "400",
         .ruling = "Q-R4",
         .about = {"turns without a winner that make a draw",
                   "nombre de tours sans vainqueur qui fait la nulle"},
         .lowest = 1,
         .highest = 1'000'000},
    };
}

}  // namespace

std::span<const Variant> variants() {
    static const std::vector<Variant> all{
        {"quoridor",
         "quoridor",
         {"Quoridor, two players", "Quoridor, deux joueurs"},
         {"Reach the far side first; walls lengthen the other's way but never close it.",
          "Atteindre le premier le bord d'en face ; les barrières rallongent le chemin adverse "
          "sans jamais le fermer."},
         make_seating({Seat::South, Seat::North}),
         option_specs("10"),
         make},
        {"quoridor-4",
         "quoridor",
         {"Quoridor, four players", "Quoridor, quatre joueurs"},
         {"Four pawns cross the same board, each alone, with five walls each.",
          "Quatre pions traversent le même plateau, chacun pour soi, avec cinq barrières chacun."},
         make_seating({Seat::South, Seat::West, Seat::North, Seat::East}),
         option_specs("5"),
         make},
    };
    return all;
}

}  // namespace tablier::quoridor
