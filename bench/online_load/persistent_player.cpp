#include "persistent_player.h"

#include <fmt/core.h>

#include <algorithm>

#include "message_fields.h"
#include "pawn_walk.h"

namespace tablier::load {
namespace {

using Code = boost::system::error_code;

constexpr double min_backoff = 0.02;  ///< seconds
constexpr double max_backoff = 1;
/// Sent twice without need, as a client does that gave up waiting too soon.
constexpr double share_of_doubles = 0.05;
constexpr std::size_t max_faults = 5;

std::chrono::microseconds seconds(double count) {
    return std::chrono::microseconds(std::int64_t(count * 1e6));
}

}  // namespace

PersistentPlayer::PersistentPlayer(boost::asio::io_context& context,
                                   const boost::asio::ip::tcp::endpoint& server, Seat seat,
                                   double pause, Random& random)
    : context_(context),
      server_(server),
      seat_(std::move(seat)),
      pause_(pause),
      random_(random),
      thinking_(context),
      coming_back_(context) {}

void PersistentPlayer::come() {
    socket_ = Socket::open(context_, server_, *this);
}

void PersistentPlayer::go() {
    thinking_.cancel();
    coming_back_.cancel();
    socket_->leave();
}

void PersistentPlayer::opened() {
    ++connections_;
    socket_->send(fmt::format(R"({{"type":"watch","table":"{}","key":"{}","after":{}}})",
                              seat_.table, seat_.key, events_.size()));
}

void PersistentPlayer::closed() {
    watching_ = false;
    backoff_ = std::clamp(2 * backoff_, min_backoff, max_backoff);
    const double share = std::uniform_real_distribution(0.5, 1.0)(random_);
    coming_back_.expires_after(seconds(share * backoff_));
    coming_back_.async_wait([this](const Code& code) {
        if (!code) come();
    });
}

void PersistentPlayer::on_message(std::string_view message) {
    const std::string_view type = text_field(message, "type");
    if (type == "watching") {
        watching_ = true;
        backoff_ = 0;
        apply(message);
        if (!request_.empty()) {
            ++sent_again_;
            send();
        }
    } else if (type == "events") {
        apply(message);
    } else if (type == "done") {
        done(message);
    } else if (type == "refused") {
        report_fault("refused: " + std::string(message));
        request_.clear();
    }
    think();
}

void PersistentPlayer::apply(std::string_view message) {
    for (const std::string_view event : list_field(message, "events")) {
        const auto number = std::size_t(number_field(event, "n"));
        if (number != events_.size() + 1) {
            report_fault(fmt::format("event {} was told after event {}", number, events_.size()));
            return;
        }
        events_.emplace_back(event);
        entries_ += text_field(event, "type") == "moved";
    }
}

void PersistentPlayer::think() {
    const bool own_turn = entries_ % 2 == std::size_t(seat_.player);
    if (settling_ || thinks_ || !watching_ || !own_turn || !request_.empty()) return;
    thinks_ = true;
    thinking_.expires_after(seconds(std::exponential_distribution(1 / pause_)(random_)));
    thinking_.async_wait([this](const Code& code) {
        thinks_ = false;
        if (!code) move();
    });
}

void PersistentPlayer::move() {
    if (settling_ || !watching_) return;
    at_ = entries_;
    request_ = fmt::format("player-{}-move-{:08}", seat_.player, at_);
    send();
    if (std::uniform_real_distribution()(random_) < share_of_doubles) {
        ++sent_twice_;
        send();
    }
}

void PersistentPlayer::send() {
    socket_->send(fmt::format(
        R"({{"type":"do","table":"{}","request":"{}","do":"move","move":"{}","at":{}}})",
        seat_.table, request_, walk(at_), at_));
}

void PersistentPlayer::done(std::string_view message) {
    const std::string_view name = text_field(message, "request");
    const auto numbers = list_field(message, "events");
    std::int64_t first = 0;
    std::int64_t last = 0;
    if (numbers.size() == 2) {
        std::from_chars(numbers[0].data(), numbers[0].data() + numbers[0].size(), first);
        std::from_chars(numbers[1].data(), numbers[1].data() + numbers[1].size(), last);
    }
    if (first < 1 || first != last)
        return report_fault("one move is not one event: " + std::string(message));
    if (name != request_) {
        // The second answer to what was sent twice must be that to the first.
        const bool same = !acknowledged_.empty() && acknowledged_.back().event == first;
        if (!same) report_fault("another answer to the same request: " + std::string(message));
        return;
    }
    acknowledged_.push_back({at_, first});
    request_.clear();
}

void PersistentPlayer::report_fault(std::string text) {
    if (faults_.size() < max_faults)
        faults_.push_back(fmt::format("table {}: {}", seat_.table, text));
}

}  // namespace tablier::load
