#include "games/point/rules/reference.h"

#include <algorithm>

namespace reference {
namespace {

std::string backwards(std::string text) {
    std::reverse(text.begin(), text.end());
    return text;
}

std::pair<std::string, std::string> sides(const std::string& card) {
    const auto at = card.find('=');
    return {card.substr(0, at), card.substr(at + 1)};
}

std::string turned(const std::string& card) {
    const auto [left, right] = sides(card);
    return backwards(right) + "=" + backwards(left);
}

int count(const std::string& text, char letter) {
    return int(std::count(text.begin(), text.end(), letter));
}

void take_one(Cards& cards, const std::string& card) {
    cards.erase(std::find(cards.begin(), cards.end(), card));
}

Cards standard_deck() {
    Cards cards;
    for (std::string two : {"BB", "BW", "WB", "WW"})
        for (std::string three : {"BBB", "BBW", "BWB", "BWW", "WBB", "WBW", "WWB", "WWW"})
            for (int copy = 0; copy < 2; ++copy) cards.push_back(two + "=" + three);
    return cards;
}

}  // namespace

std::string canonical(const std::string& card) {
    const std::string other = turned(card);
    const std::size_t here = sides(card).first.size();
    const std::size_t there = sides(other).first.size();
    if (here != there) return here < there ? card : other;
    return std::min(card, other);
}

Game::Game(const std::string& variant, bool box, const Cards& deck, bool lots_after)
    : variant_(variant), lots_to_draw_(lots_after) {
    order_ = variant == "point" ? "SN" : variant == "point-3" ? "SWN" : "SWNE";
    for (char seat : order_) {
        seats_[seat].colour = 'B';
        if (variant == "point" && seat == 'N') seats_[seat].colour = 'W';
        if (order_.size() == 4 && (seat == 'W' || seat == 'E')) seats_[seat].colour = 'W';
        if (lots_after) seats_[seat].colour = ' ';
    }
    for (const std::string& card : deck.empty() ? standard_deck() : deck)
        deck_.push_back(canonical(card));
    if (box) bank_black_ = bank_white_ = 24 - 6 * int(order_.size());
}

bool Game::plays(char seat) const {
    return !seats_.at(seat).stopped && !seats_.at(seat).retired;
}

char Game::next(char seat) const {
    std::size_t at = order_.find(seat);
    do at = (at + 1) % order_.size();
    while (!plays(order_[at]));
    return order_[at];
}

char Game::partner(char seat) const {
    return order_[(order_.find(seat) + 2) % 4];
}

bool Game::pure(char seat) const {
    const Seat& s = seats_.at(seat);
    return !s.row.empty() && count(s.row, s.colour) == int(s.row.size());
}

Cards Game::uses(const std::string& verb, const std::string& card) const {
    const std::string& row = seats_.at(turn_).row;
    Cards moves;
    for (const std::string& reading : std::set<std::string>{card, turned(card)}) {
        const auto [give, take] = sides(reading);
        if (bank_black_ + count(give, 'B') < count(take, 'B')) continue;
        if (bank_white_ + count(give, 'W') < count(take, 'W')) continue;
        for (std::size_t i = 0; i + give.size() <= row.size(); ++i)
            if (row.substr(i, give.size()) == give)
                moves.push_back(verb + reading + "@" + std::to_string(i + 1));
    }
    return moves;
}

Cards Game::drawable() const {
    if (!deck_.empty() || stage_ == "deal") return deck_;
    Cards cards = out_;
    if (!offer_.empty()) cards.push_back(offer_);
    return cards;
}

bool Game::may_stop() const {
    return variant_ == "point-teams" && pure(turn_) && !seats_.at(partner(turn_)).stopped;
}

std::map<std::string, int> Game::weights() const {
    std::map<std::string, int> weights;
    if (stage_ == "lots") return {{"lots:N", 1}, {"lots:S", 1}};
    if (chance())
        for (const std::string& card : drawable()) ++weights["draw:" + card];
    return weights;
}

std::vector<std::string> Game::legal() const {
    std::set<std::string> moves;
    if (stage_ == "row") {
        std::string row = "BBBBBBWWWWWW";
        do moves.insert("row:" + row);
        while (std::next_permutation(row.begin(), row.end()));
    }
    for (const auto& [move, weight] : weights()) moves.insert(move);
    if (stage_ == "start") {
        moves.insert("deck");
        if (may_stop()) moves.insert("stop");
        if (!offer_.empty())
            for (const std::string& move : uses("take:", offer_)) moves.insert(move);
    }
    if (stage_ == "play") {
        const Cards& hand = seats_.at(turn_).hand;
        for (const std::string& card : hand)
            for (const std::string& move : uses("use:", card)) moves.insert(move);
        if (moves.empty())
            for (const std::string& card : hand) moves.insert("drop:" + card);
        if (variant_ == "point-teams" && swaps_ < 3 && !seats_.at(partner(turn_)).stopped)
            for (const std::string& own : hand)
                for (const std::string& other : seats_.at(partner(turn_)).hand)
                    if (own != other) moves.insert("swap:" + own + ":" + other);
    }
    return {moves.begin(), moves.end()};
}

void Game::go_to_draw() {
    stage_ = "draw";
    if (drawable().empty()) {
        stage_ = "play";
        ++events["nothing to draw"];
    } else if (deck_.empty()) {
        ++events["reshuffle"];
        if (!offer_.empty()) ++events["reshuffle with the dropped card"];
    }
}

void Game::begin_turn(char seat) {
    turn_ = seat;
    swaps_ = 0;
    stage_ = "start";
    const bool may_take = !offer_.empty() && !uses("take:", offer_).empty();
    if (may_take && may_stop()) ++events["take or stop"];
    if (may_take && variant_ == "point-teams" && dropped_by_ == partner(seat))
        ++events["partner may take"];
    if (!may_take && !may_stop()) go_to_draw();
}

void Game::after_setup_step() {
    for (char seat : order_)
        if (plays(seat) && seats_[seat].row.empty()) {
            turn_ = seat;
            return;
        }
    stage_ = "deal";
    for (char seat : order_)
        if (plays(seat) && seats_[seat].hand.size() < 3) {
            turn_ = seat;
            return;
        }
    turn_ = next(order_.back());
    if (lots_to_draw_)
        stage_ = "lots";
    else
        begin_turn(turn_);
}

void Game::exchange(const std::string& text) {
    const auto at = text.find('@');
    const auto [give, take] = sides(text.substr(0, at));
    std::string& row = seats_[turn_].row;
    row.replace(std::stoul(text.substr(at + 1)) - 1, give.size(), take);
    bank_black_ += count(give, 'B') - count(take, 'B');
    bank_white_ += count(give, 'W') - count(take, 'W');
    out_.push_back(canonical(give + "=" + take));
    if (variant_ != "point-teams") {
        if (pure(turn_)) winners_ = {turn_};
    } else if (pure(turn_) && pure(partner(turn_))) {
        if (row.size() + seats_[partner(turn_)].row.size() >= 12)
            winners_ = {turn_, partner(turn_)};
        else
            ++events["pure team too short"];
    }
    if (!winners_.empty()) stage_ = "over";
}

void Game::play(const std::string& move) {
    const auto colon = move.find(':');
    const std::string verb = move.substr(0, colon);
    const std::string rest = colon == std::string::npos ? "" : move.substr(colon + 1);
    Cards& hand = seats_[turn_].hand;
    ++events[verb];
    if (verb == "row") {
        seats_[turn_].row = rest;
        after_setup_step();
    } else if (verb == "draw" && stage_ == "deal") {
        take_one(deck_, rest);
        hand.push_back(rest);
        after_setup_step();
    } else if (verb == "draw") {
        if (!offer_.empty()) out_.push_back(offer_);
        offer_ = "";
        if (deck_.empty()) deck_.swap(out_);
        take_one(deck_, rest);
        hand.push_back(rest);
        stage_ = "play";
    } else if (verb == "lots") {
        lots_to_draw_ = false;
        for (char seat : order_) seats_[seat].colour = rest[0] == seat ? 'B' : 'W';
        begin_turn(rest[0]);
    } else if (verb == "use") {
        take_one(hand, canonical(rest.substr(0, rest.find('@'))));
        exchange(rest);
        if (!over()) begin_turn(next(turn_));
    } else if (verb == "take") {
        offer_ = "";
        exchange(rest);
        if (!over()) begin_turn(next(turn_));
    } else if (verb == "drop") {
        take_one(hand, rest);
        offer_ = rest;
        dropped_by_ = turn_;
        begin_turn(next(turn_));
    } else if (verb == "deck") {
        if (!offer_.empty()) out_.push_back(offer_);
        offer_ = "";
        go_to_draw();
    } else if (verb == "swap") {
        const auto middle = rest.find(':');
        const std::string own = rest.substr(0, middle);
        const std::string other = rest.substr(middle + 1);
        Cards& partners = seats_[partner(turn_)].hand;
        take_one(hand, own);
        take_one(partners, other);
        hand.push_back(other);
        partners.push_back(own);
        if (++swaps_ == 3) ++events["third swap"];
    } else if (verb == "stop") {
        Cards& partners = seats_[partner(turn_)].hand;
        partners.insert(partners.end(), hand.begin(), hand.end());
        hand.clear();
        seats_[turn_].stopped = true;
        if (!offer_.empty()) {
            out_.push_back(offer_);
            ++events["stop with an offer"];
        }
        offer_ = "";
        begin_turn(next(turn_));
    }
}

void Game::check_sides_left() {
    std::set<char> left;
    std::set<std::set<char>> sides_left;
    for (char seat : order_) {
        const bool team = variant_ == "point-teams";
        const std::set<char> side =
            team ? std::set<char>{seat, partner(seat)} : std::set<char>{seat};
        if (std::any_of(side.begin(), side.end(), [&](char s) { return seats_[s].retired; }))
            continue;
        sides_left.insert(side);
        left.insert(seat);
    }
    if (sides_left.size() > 1) return;
    winners_ = left;
    stage_ = "over";
}

void Game::retire(const std::set<char>& leaving) {
    if (over()) return;
    for (char seat : leaving) seats_[seat].retired = true;
    check_sides_left();
    if (over() || plays(turn_)) return;
    if (stage_ == "row" || stage_ == "deal") return after_setup_step();
    if (!offer_.empty()) ++events["offer outlives a leaver"];
    begin_turn(next(turn_));
}

}  // namespace reference
