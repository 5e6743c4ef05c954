#include "arena/external_player.h"

#include <algorithm>
#include <array>
#include <utility>

#include "play/record_syntax.h"
#include "tablier/catalog.h"

namespace tablier::arena {
namespace {

using namespace std::chrono_literals;
using IoError = ChildProcess::IoError;

/// Time for the handshake (`ugi`, `isready`).
constexpr auto time_to_get_ready = 15s;
constexpr auto time_to_quit = 500ms;

const ForeignNotation* foreign_notation(const ExternalSettings& settings) {
    const auto found = find_notation(settings.notation);
    return found ? *found : nullptr;
}

/// The word after `key` in a line, if the line begins with it.
std::optional<std::string_view> value_after(std::string_view line, std::string_view key) {
    if (!line.starts_with(key)) return std::nullopt;
    line.remove_prefix(key.size());
    if (!line.empty() && line.front() != ' ' && line.front() != '\t') return std::nullopt;
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.substr(0, line.find_first_of(" \t"));
}

class ExternalPlayer final : public Player {
  public:
    ExternalPlayer(GamePtr game, ExternalSettings settings, std::string stderr_file)
        : game_(std::move(game)),
          settings_(std::move(settings)),
          stderr_file_(std::move(stderr_file)) {}

    ~ExternalPlayer() override {
        if (!child_) return;
        (void)child_->send("quit", ChildProcess::Clock::now() + time_to_quit, {});
        child_->end_within(time_to_quit);
    }

    std::expected<void, Fault> new_game(const std::stop_token& cancel) override {
        const Waiting waiting{ChildProcess::Clock::now() + time_to_get_ready, cancel};
        if (!child_)
            if (auto started = start(waiting); !started) return started;
        if (auto sent = send("uginewgame", waiting); !sent) return sent;
        return get_ready(waiting);
    }

    std::expected<Choice, Fault> choose(const Match& match, const search::Limits& limits,
                                        Milliseconds patience,
                                        const std::stop_token& cancel) override {
        const Waiting waiting{ChildProcess::Clock::now() + patience, cancel};
        if (auto sent = send(position_line(match, settings_), waiting); !sent)
            return std::unexpected(sent.error());
        if (auto sent = send(go_line(limits, *game_), waiting); !sent)
            return std::unexpected(sent.error());
        while (true) {
            auto line = receive(waiting, "no bestmove");
            if (!line) return std::unexpected(line.error());
            if (const auto move = value_after(*line, "bestmove"))
                return Choice{.move = own_text(match, *move), .eval = {}};
        }
    }

  private:
    struct Waiting {
        ChildProcess::Clock::time_point deadline;
        const std::stop_token& cancel;
    };

    std::expected<void, Fault> start(const Waiting& waiting) {
        auto child = ChildProcess::start(settings_.command, stderr_file_);
        if (!child) return std::unexpected(Fault{FaultKind::Crash, child.error().message});
        child_ = std::move(*child);
        if (auto sent = send("ugi", waiting); !sent) return sent;
        bool knows_variants = false;
        while (true) {
            auto line = receive(waiting, "no ugiok");
            if (!line) return std::unexpected(line.error());
            if (value_after(*line, "ugiok")) break;
            if (value_after(*line, "option name") == "Variant") knows_variants = true;
        }
        if (knows_variants)
            if (auto sent = send("setoption name Variant value " + game_->spec(), waiting); !sent)
                return sent;
        for (const auto& [name, value] : settings_.options)
            if (auto sent = send("setoption name " + name + " value " + value, waiting); !sent)
                return sent;
        return get_ready(waiting);
    }

    std::expected<void, Fault> get_ready(const Waiting& waiting) {
        if (auto sent = send("isready", waiting); !sent) return sent;
        while (true) {
            auto line = receive(waiting, "no readyok");
            if (!line) return std::unexpected(line.error());
            if (value_after(*line, "readyok")) return {};
        }
    }

    std::expected<void, Fault> send(std::string_view line, const Waiting& waiting) {
        auto sent = child_->send(line, waiting.deadline, waiting.cancel);
        if (sent) return {};
        return std::unexpected(give_up(sent.error(), "does not read its input"));
    }

    std::expected<std::string, Fault> receive(const Waiting& waiting, std::string_view missing) {
        auto line = child_->receive(waiting.deadline, waiting.cancel);
        if (line) return std::move(*line);
        return std::unexpected(give_up(line.error(), missing));
    }

    /// A program that failed is not used again: the next game starts a new process.
    Fault give_up(IoError trouble, std::string_view missing) {
        Fault fault;
        switch (trouble) {
            case IoError::Ended: {
                const std::string ending = child_->ending();
                fault = {FaultKind::Crash, ending.empty() ? "closed its output" : ending};
                break;
            }
            case IoError::TooLong:
                fault = {FaultKind::Crash, "wrote a line without end"};
                break;
            case IoError::TimeOut:
            case IoError::Cancelled:
                fault = {FaultKind::Stall, std::string(missing) + " in time"};
                break;
        }
        child_.reset();
        return fault;
    }

    std::string own_text(const Match& match, std::string_view move) const {
        if (const auto* notation = foreign_notation(settings_)) {
            const std::array words{move};
            if (auto own = notation->read(*game_, match.position(), words)) return own->move;
        }
        return std::string(move);
    }

    GamePtr game_;
    ExternalSettings settings_;
    std::string stderr_file_;
    std::unique_ptr<ChildProcess> child_;
};

}  // namespace

Result<std::unique_ptr<Player>> make_external_player(GamePtr game, const ExternalSettings& settings,
                                                     const std::string& stderr_file) {
    if (auto notation = find_notation(settings.notation, game->variant()); !notation)
        return std::unexpected(notation.error());
    return std::make_unique<ExternalPlayer>(std::move(game), settings, stderr_file);
}

std::string position_line(const Match& match, const ExternalSettings& settings) {
    const auto* notation = foreign_notation(settings);
    std::string line = "position ";
    line += match.has_normal_start() ? "startpos" : "fen " + match.start().text();
    if (!match.history().empty()) line += " moves";
    for (std::size_t i = 0; i < match.history().size(); ++i) {
        const MatchEntry& entry = match.history()[i];
        line += ' ';
        if (const auto* move = std::get_if<PlayedMove>(&entry)) {
            line += notation == nullptr
                        ? move->text
                        : notation->write(match.game(), match.position_after(i), move->text);
        } else if (const auto* departure = std::get_if<Departure>(&entry)) {
            line += '!';
            line += record_syntax::leaving_word(departure->how);
            line += ':' + match.game().seat_code(departure->seat);
        }
    }
    return line;
}

std::string go_line(const search::Limits& limits, const AnyGame& game) {
    std::string line = "go";
    const auto add = [&](const std::string& name, auto value) {
        line += ' ' + name + ' ' + std::to_string(value);
    };
    int number = 0;
    for (Seat seat : all_seats) {
        if (!game.seating().seats.contains(seat)) continue;
        const std::string name = "p" + std::to_string(++number);
        if (const auto& clock = limits.clocks[std::size_t(index(seat))]) {
            add(name + "time", clock->left.count());
            add(name + "inc", clock->increment.count());
        }
    }
    if (limits.movetime) add("movetime", limits.movetime->count());
    if (limits.nodes) add("nodes", *limits.nodes);
    if (limits.depth) add("depth", *limits.depth);
    return line;
}

}  // namespace tablier::arena
