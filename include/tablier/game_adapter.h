// GameAdapter: makes an AnyGame of a type that satisfies PresentableGame. Included only where a
// game makes its variants; code that needs a game's own types includes typed_game.h.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>

#include "tablier/any_game.h"
#include "tablier/detail/small_sort.h"
#include "tablier/detail/touch_errors.h"
#include "tablier/perft.h"
#include "tablier/presentation.h"
#include "tablier/typed_game.h"

namespace tablier {

/// The part of a position that handles moves as texts. A template over the type of moves only, so
/// that a game with several board sizes compiles it once.
template <class Move>
class PositionOfMoves : public AnyPosition::Impl {
  public:
    std::vector<std::string> legal_moves() const final {
        std::vector<std::string> texts;
        for (const Move& move : moves()) texts.push_back(text_of(move));
        small_sort(texts);
        return texts;
    }
    std::vector<std::pair<std::string, int>> chances() const final {
        std::vector<std::pair<std::string, int>> draws;
        if (actor() != Actor::Chance) return draws;
        for (const Move& move : moves()) draws.emplace_back(text_of(move), weight_of(move));
        small_sort(draws);
        return draws;
    }
    bool play(std::string_view text, bool& ended_turn) final {
        const std::optional<Move> move = find(text);
        if (move) ended_turn = play_move(*move);
        return move.has_value();
    }
    std::vector<std::string> clicks(std::string_view text) const final {
        const std::optional<Move> move = find(text);
        return move ? clicks_of(*move) : std::vector<std::string>{};
    }
    std::vector<MovePath> click_paths() const final {
        std::vector<MovePath> paths;
        for (const Move& move : moves()) paths.push_back({text_of(move), clicks_of(move)});
        small_sort(paths, &MovePath::move);
        return paths;
    }
    IllegalMove explain_clicks(std::span<const std::string> clicks) const final {
        if (actor() == Actor::Nobody) return explain_places(clicks);
        const std::size_t followed = clicks_followed(clicks);
        if (followed == clicks.size()) return nothing_forbids();
        return explain_places(clicks.first(followed + 1));
    }
    std::vector<SceneStep> story(std::string_view text) const final {
        const std::optional<Move> move = find(text);
        return move ? story_of(*move) : std::vector<SceneStep>{};
    }

  private:
    virtual std::vector<Move> moves() const = 0;
    virtual std::string text_of(const Move& move) const = 0;
    virtual int weight_of(const Move& move) const = 0;
    virtual bool play_move(const Move& move) = 0;  ///< whether it completed a turn
    virtual std::vector<std::string> clicks_of(const Move& move) const = 0;
    virtual IllegalMove explain_places(std::span<const std::string> clicks) const = 0;
    virtual std::vector<SceneStep> story_of(const Move& move) const = 0;

    std::optional<Move> find(std::string_view text) const {
        for (const Move& move : moves())
            if (text_of(move) == text) return move;
        return std::nullopt;
    }
    /// The length of the longest prefix of the touched places that begins the path of a legal move.
    std::size_t clicks_followed(std::span<const std::string> touched) const {
        std::size_t most = 0;
        for (const Move& move : moves()) {
            const auto path = clicks_of(move);
            const auto [in_path, in_touched] = std::ranges::mismatch(path, touched);
            most = std::max(most, std::size_t(in_touched - touched.begin()));
        }
        return most;
    }
};

template <PresentableGame G>
class PositionAdapter final : public PositionOfMoves<typename G::Move> {
  public:
    using Impl = AnyPosition::Impl;
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
    SeatSet eliminated() const override {
        if constexpr (KnowsEliminated<G>)
            return G::eliminated(*rules_, position_);
        else
            return {};
    }
    std::uint64_t key() const override { return G::key(*rules_, position_); }
    std::string text() const override { return G::position_text(*rules_, position_); }
    void retire(SeatSet seats) override { G::retire(*rules_, position_, seats); }
    IllegalMove explain(std::string_view text) const override {
        return G::explain(*rules_, position_, text);
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

    const void* type_tag() const override { return &GameTag<G>::address; }
    const void* data() const override { return &position_; }

  private:
    std::vector<Move> moves() const override {
        // On the heap: some lists are too large for the stack.
        const auto list = std::make_unique<MovesOf<G>>();
        G::generate(*rules_, position_, *list);
        return {list->begin(), list->end()};
    }
    std::string text_of(const Move& move) const override {
        return G::move_text(*rules_, position_, move);
    }
    int weight_of(const Move& move) const override { return G::weight(*rules_, position_, move); }
    bool play_move(const Move& move) override {
        const bool ended_turn = G::ends_turn(*rules_, position_, move);
        G::play(*rules_, position_, move);
        return ended_turn;
    }
    std::vector<std::string> clicks_of(const Move& move) const override {
        return G::clicks(*rules_, position_, move);
    }
    IllegalMove explain_places(std::span<const std::string> clicks) const override {
        return G::explain_clicks(*rules_, position_, clicks);
    }
    std::vector<SceneStep> story_of(const Move& move) const override {
        return G::story(*rules_, position_, move);
    }

    std::shared_ptr<const Rules> rules_;
    typename G::Position position_;
};

/// Thread-safe like AnyGame. `rules` must be those of the variant with these options.
template <PresentableGame G>
class GameAdapter final : public AnyGame {
  public:
    GameAdapter(const Variant& variant, Options options, typename G::Rules rules)
        : AnyGame(variant, std::move(options)),
          rules_(std::make_shared<const typename G::Rules>(std::move(rules))) {}

    Seating seating() const override { return G::seating(*rules_); }
    bool has_chance() const override { return G::has_chance(*rules_); }
    std::string seat_code(Seat seat) const override { return G::seat_code(seat); }
    Text seat_name(Seat seat) const override { return G::seat_name(seat); }
    AnyPosition start() const override { return wrap(G::start(*rules_)); }
    Result<AnyPosition> parse_position(std::string_view text) const override {
        auto position = G::parse_position(*rules_, text);
        if (!position) return std::unexpected(position.error());
        return wrap(*position);
    }
    const void* type_tag() const override { return &GameTag<G>::address; }
    const void* rules_data() const override { return rules_.get(); }

  private:
    AnyPosition wrap(const typename G::Position& position) const {
        return AnyPosition(std::make_unique<PositionAdapter<G>>(rules_, position));
    }
    std::shared_ptr<const typename G::Rules> rules_;
};

}  // namespace tablier
