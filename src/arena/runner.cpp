#include "arena/runner.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tablier::arena {
namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::localtime_r(&now, &parts);
    char text[16];
    return std::string(text, std::strftime(text, sizeof text, "%Y-%m-%d", &parts));
}

/// "DIR/my_engine.stderr.txt"
std::string stderr_path(const std::string& folder, const Contestant& contestant) {
    if (folder.empty()) return "";
    std::string name = contestant.name;
    for (char& c : name)
        if (std::string_view("/\\:*?\"<>| ").find(c) != std::string_view::npos) c = '_';
    return folder + "/" + name + ".stderr.txt";
}

/// The players of one thread. Programs are reused for the next game; built-in players are created
/// anew, so that a game depends on its number alone.
class Lineup {
  public:
    Lineup(const Plan& plan, const std::string& folder) : plan_(plan), folder_(folder) {}

    SeatHolders seats_for(int game_number) {
        const Seating seating = plan_.game->seating();
        const int rotation = plan_.rotation_of(game_number);
        SeatHolders holders{};
        std::map<std::size_t, std::size_t> taken;  // programs of a contestant already seated
        for (int player = 0; player < seating.players(); ++player) {
            const SeatSet seats = seating.seats_of_player(player);
            SeatHolder holder;
            for (Seat seat : all_seats) {
                if (!seats.contains(seat)) continue;
                if (holder.player == nullptr) {
                    const std::size_t who =
                        plan_.contestant_on(seating.side[std::size_t(index(seat))], rotation);
                    holder.contestant = &plan_.contestants[who];
                    const std::uint64_t seed = plan_.seed_of_player(game_number, player);
                    holder.player = holder.contestant->is_external()
                                        ? program(who, taken[who]++, seed)
                                        : (built_in_[std::size_t(player)] = make(who, seed)).get();
                }
                holders[std::size_t(index(seat))] = holder;
            }
        }
        return holders;
    }

  private:
    /// try_contestants has made sure that there is one.
    std::unique_ptr<Player> make(std::size_t who, std::uint64_t seed) {
        const Contestant& contestant = plan_.contestants[who];
        auto player = make_player(plan_.game, contestant, seed, stderr_path(folder_, contestant));
        return player ? std::move(*player) : nullptr;
    }
    Player* program(std::size_t who, std::size_t number, std::uint64_t seed) {
        auto& program = programs_[{who, number}];
        if (!program) program = make(who, seed);
        return program.get();
    }

    const Plan& plan_;
    const std::string& folder_;
    std::array<std::unique_ptr<Player>, seat_count> built_in_;  ///< by player of the game
    std::map<std::pair<std::size_t, std::size_t>, std::unique_ptr<Player>> programs_;
};

class Run {
  public:
    Run(const Plan& plan, const RunSettings& settings, const GameSink& sink)
        : plan_(plan), settings_(settings), sink_(sink) {}

    void work() {
        Lineup lineup(plan_, settings_.stderr_folder);
        while (const auto number = next_game()) {
            const auto played =
                play_game(plan_.game, plan_.opening(plan_.opening_of(*number)),
                          lineup.seats_for(*number), plan_.conditions, stop_.get_token());
            if (!played) return;
            const Record record = record_of_game(plan_, *number, *played, today());
            const auto result = result_of_record(plan_, record);
            const std::lock_guard lock(mutex_);
            if (stop_.stop_requested()) return;
            if (!result || !sink_(record, *result)) stop_.request_stop();
        }
    }
    void stop() { stop_.request_stop(); }

  private:
    std::optional<int> next_game() {
        const std::lock_guard lock(mutex_);
        while (next_ < plan_.games && settings_.skip.contains(next_)) ++next_;
        if (stop_.stop_requested() || next_ >= plan_.games) return std::nullopt;
        return next_++;
    }

    const Plan& plan_;
    const RunSettings& settings_;
    const GameSink& sink_;
    std::mutex mutex_;
    std::stop_source stop_;
    int next_ = 0;
};

}  // namespace

Result<void> try_contestants(const Plan& plan) {
    for (const Contestant& contestant : plan.contestants) {
        auto player = make_player(plan.game, contestant, 0);
        if (!player) return fail_about(contestant.name, player.error());
        if (!contestant.is_external()) continue;
        if (auto ready = (*player)->new_game({}); !ready)
            return fail("{0} cannot play: {1}", "{0} ne peut pas jouer : {1}",
                        {contestant.name, ready.error().what});
    }
    return {};
}

void run_games(const Plan& plan, const RunSettings& settings, const std::stop_token& cancel,
               const GameSink& sink) {
    Run run(plan, settings, sink);
    const std::stop_callback stop(cancel, [&run] { run.stop(); });
    std::vector<std::jthread> helpers;
    for (int i = 1; i < settings.concurrency; ++i) helpers.emplace_back([&run] { run.work(); });
    run.work();
}

}  // namespace tablier::arena
