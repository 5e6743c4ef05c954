// Makes an AnyGame of any type that satisfies the Game concept.
#pragma once

#include <algorithm>
#include <optional>

#include "core/any_game.h"
#include "core/click_paths.h"
#include "core/game.h"
#include "core/touch_refusals.h"

namespace tablier {

template <Game G>
class PositionAdapter final : public AnyPosition::Impl {
  public:
    using Rules = typename G::Rules;
    using Move = typename G::Move;

    PositionAdapter(std::shared_ptr<const Rules> rules, const typename G::Position& position)
        : rules_(std::move(rules)), position_(position) {}

    std::unique_ptr<Impl> clone() const override {
        return std::make_unique<PositionAdapter>(*this);
    }
    bool equals(const Impl& other) const override {
        return other.type_tag() == type_tag() &&
               static_cast<const PositionAdapter&>(other).position_ == position_;
    }
    Actor actor() const override { return G::actor(*rules_, position_); }
    Outcome outcome() const override { return G::outcome(*rules_, position_); }
    Outcome stopped(EndReason reason) const override {
        return G::stopped(*rules_, position_, reason);
    }
    std::uint64_t key() const override { return G::key(*rules_, position_); }
    std::string text() const override { return G::position_text(*rules_, position_); }

    std::vector<std::string> legal_moves() const override {
        std::vector<std::string> texts;
        for (const Move& move : moves()) texts.push_back(text_of(move));
        std::ranges::sort(texts);
        return texts;
    }
    std::vector<std::pair<std::string, int>> chances() const override {
        std::vector<std::pair<std::string, int>> draws;
        if (actor() != Actor::Chance) return draws;
        for (const Move& move : moves())
            draws.emplace_back(text_of(move), G::weight(*rules_, position_, move));
        std::ranges::sort(draws);
        return draws;
    }
    bool play(std::string_view text, bool& ended_turn) override {
        const std::optional<Move> move = find(text);
        if (!move) return false;
        ended_turn = G::ends_turn(*rules_, position_, *move);
        G::play(*rules_, position_, *move);
        return true;
    }
    void retire(SeatSet seats) override { G::retire(*rules_, position_, seats); }
    Refusal explain(std::string_view text) const override {
        return G::explain(*rules_, position_, text);
    }
    std::vector<std::string> clicks(std::string_view text) const override {
        const std::optional<Move> move = find(text);
        return move ? G::clicks(*rules_, position_, *move) : std::vector<std::string>{};
    }
    std::vector<MovePath> click_paths() const override {
        std::vector<MovePath> paths;
        for (const Move& move : moves())
            paths.push_back({text_of(move), G::clicks(*rules_, position_, move)});
        std::ranges::sort(paths, {}, &MovePath::move);
        return paths;
    }
    Refusal explain_clicks(std::span<const std::string> clicks) const override {
        if (actor() == Actor::Nobody) return G::explain_clicks(*rules_, position_, clicks);
        const std::size_t followed = clicks_followed<G>(*rules_, position_, clicks);
        if (followed == clicks.size()) return nothing_forbids();
        return G::explain_clicks(*rules_, position_, clicks.first(followed + 1));
    }
    std::vector<SceneStep> story(std::string_view text) const override {
        const std::optional<Move> move = find(text);
        return move ? G::story(*rules_, position_, *move) : std::vector<SceneStep>{};
    }
    Scene scene() const override { return G::scene(*rules_, position_); }
    std::uint64_t perft(int depth) const override {
        return tablier::perft<G>(*rules_, position_, depth);
    }
    Playout play_randomly(Random& random, const PlayoutLimits& limits) const override {
        return tablier::play_randomly<G>(*rules_, position_, random, limits);
    }
    std::string random_move(Random& random) const override {
        return text_of(sample_move<G>(*rules_, position_, random));
    }

    /// A type tag instead of RTTI, which the browser build does without.
    const void* type_tag() const override { return &tag; }
    static constexpr char tag = 0;

    const typename G::Position& position() const { return position_; }

  private:
    std::vector<Move> moves() const {
        // Some lists are too large for comfort on a stack that a caller may be deep in.
        const auto list = std::make_unique<MovesOf<G>>();
        G::generate(*rules_, position_, *list);
        return {list->begin(), list->end()};
    }
    std::string text_of(const Move& move) const { return G::move_text(*rules_, position_, move); }
    std::optional<Move> find(std::string_view text) const {
        for (const Move& move : moves())
            if (text_of(move) == text) return move;
        return std::nullopt;
    }

    std::shared_ptr<const Rules> rules_;
    typename G::Position position_;
};

template <Game G>
class GameAdapter final : public AnyGame {
  public:
    GameAdapter(const Variant& variant, Options options, typename G::Rules rules)
        : AnyGame(variant, std::move(options)),
          rules_(std::make_shared<const typename G::Rules>(std::move(rules))) {}

    Table table() const override { return G::table(*rules_); }
    std::string seat_code(Seat seat) const override { return G::seat_code(seat); }
    Text seat_name(Seat seat) const override { return G::seat_name(seat); }
    AnyPosition start() const override { return wrap(G::start(*rules_)); }
    Result<AnyPosition> parse_position(std::string_view text) const override {
        auto position = G::parse_position(*rules_, text);
        if (!position) return std::unexpected(position.error());
        return wrap(*position);
    }
    const void* type_tag() const override { return &PositionAdapter<G>::tag; }
    const typename G::Rules& rules() const { return *rules_; }
    const std::shared_ptr<const typename G::Rules>& shared_rules() const { return rules_; }

  private:
    AnyPosition wrap(const typename G::Position& position) const {
        return AnyPosition(std::make_unique<PositionAdapter<G>>(rules_, position));
    }
    std::shared_ptr<const typename G::Rules> rules_;
};

/// The way back from the type-erased face, for what needs speed: null if it is another game.
template <Game G>
const GameAdapter<G>* adapter_of(const AnyGame& game) {
    if (game.type_tag() != &PositionAdapter<G>::tag) return nullptr;
    return static_cast<const GameAdapter<G>*>(&game);
}
template <Game G>
const typename G::Position* position_of(const AnyPosition& position) {
    if (position.impl().type_tag() != &PositionAdapter<G>::tag) return nullptr;
    return &static_cast<const PositionAdapter<G>&>(position.impl()).position();
}

}  // namespace tablier
