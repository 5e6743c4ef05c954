// Folder of a match: `match.json` holds the settings, `games.txt` the finished games. Each game is
// written in one piece as soon as it is over, so that a killed match can be continued; an
// incomplete record at the end is dropped.
#pragma once

#include <string>
#include <vector>

#include "arena/game_record.h"
#include "arena/plan.h"

namespace tablier::arena {

class MatchFolder {
  public:
    /// A new match, in a folder that is created if needed and must hold no match yet.
    static Result<MatchFolder> create(const std::string& path, const Plan& plan);
    /// Resumes a match with the same settings (the number of games may be larger). Creates it if
    /// there is none.
    static Result<MatchFolder> resume(const std::string& path, const Plan& plan);

    MatchFolder(MatchFolder&& other) noexcept;
    MatchFolder& operator=(MatchFolder&&) = delete;
    ~MatchFolder();

    /// Games stored before, in the order they were played.
    const std::vector<GameResult>& earlier() const { return earlier_; }
    Result<void> append(const Record& record);
    std::string file(const std::string& name) const { return path_ + "/" + name; }

  private:
    MatchFolder(std::string path, int games) : path_(std::move(path)), games_(games) {}
    static Result<MatchFolder> open(const std::string& path);

    std::string path_;
    int games_;  ///< descriptor of games.txt
    std::vector<GameResult> earlier_;
};

}  // namespace tablier::arena
