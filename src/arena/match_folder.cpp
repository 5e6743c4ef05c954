#include "arena/match_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <utility>

#include "tablier/play/record_reader.h"
#include "tablier/play/record_writer.h"

namespace tablier::arena {
namespace {

constexpr std::string_view plan_file = "match.json";
constexpr std::string_view games_file = "games.txt";

std::string in(const std::string& folder, std::string_view name) {
    return folder + "/" + std::string(name);
}

Result<std::string> read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return fail("cannot read " + in_quotes(path));
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

/// The old content stays until the new one is complete.
Result<void> replace(const std::string& path, std::string_view content) {
    const std::string partial = path + ".part";
    {
        std::ofstream file(partial, std::ios::binary | std::ios::trunc);
        file << content;
        if (!file.flush()) return fail("cannot write " + in_quotes(path));
    }
    std::error_code error;
    std::filesystem::rename(partial, path, error);
    if (error) return fail("cannot write " + in_quotes(path) + ": " + error.message());
    return {};
}

/// The first line in which the two differ, for a message.
std::string difference(const std::string& there, const std::string& here) {
    std::istringstream a(there);
    std::istringstream b(here);
    std::string old_line;
    std::string new_line;
    while (std::getline(a, old_line), std::getline(b, new_line), a || b)
        if (old_line != new_line)
            return "there " + in_quotes(old_line) + ", here " + in_quotes(new_line);
    return "the files differ";
}

std::string error_text() {
    return std::strerror(errno);
}

}  // namespace

Result<MatchFolder> MatchFolder::open(const std::string& path) {
    const std::string name = in(path, games_file);
    const int games = ::open(name.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (games < 0) return fail("cannot write " + in_quotes(name) + ": " + error_text());
    return MatchFolder(path, games);
}

Result<MatchFolder> MatchFolder::create(const std::string& path, const Plan& plan) {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    if (error)
        return fail("cannot make the folder {0}: {1}", "création impossible du dossier {0} : {1}",
                    {tablier::quoted(path), error.message()});
    if (std::filesystem::exists(in(path, plan_file)) ||
        std::filesystem::exists(in(path, games_file)))
        return fail("there is a match in {0} already; --resume takes it up again",
                    "il y a déjà un match dans {0} ; --resume le reprend", {tablier::quoted(path)});
    if (auto written = replace(in(path, plan_file), plan_text(plan)); !written)
        return std::unexpected(written.error());
    return open(path);
}

Result<MatchFolder> MatchFolder::resume(const std::string& path, const Plan& plan) {
    if (!std::filesystem::exists(in(path, plan_file))) return create(path, plan);
    const auto there = read(in(path, plan_file));
    if (!there) return std::unexpected(there.error());
    if (const std::string here = plan_text(plan); *there != here)
        return fail("the match in {0} has other settings: {1}",
                    "le match dans {0} a d'autres réglages : {1}",
                    {tablier::quoted(path), difference(*there, here)});
    std::string kept;
    std::vector<GameResult> results;
    std::set<int> numbers;
    if (std::filesystem::exists(in(path, games_file))) {
        const auto text = read(in(path, games_file));
        if (!text) return std::unexpected(text.error());
        for (const Record& record : read_records(*text).records) {
            const auto result = result_of_record(plan, record);
            if (!result || !numbers.insert(result->number).second) continue;
            const auto written = write_record(record);
            if (!written) continue;
            kept += (kept.empty() ? "" : "\n") + *written;
            results.push_back(*result);
        }
        if (kept != *text)
            if (auto written = replace(in(path, games_file), kept); !written)
                return std::unexpected(written.error());
    }
    auto folder = open(path);
    if (folder) folder->earlier_ = std::move(results);
    return folder;
}

MatchFolder::MatchFolder(MatchFolder&& other) noexcept
    : path_(std::move(other.path_)),
      games_(std::exchange(other.games_, -1)),
      earlier_(std::move(other.earlier_)) {}

MatchFolder::~MatchFolder() {
    if (games_ >= 0) ::close(games_);
}

Result<void> MatchFolder::append(const Record& record) {
    auto text = write_record(record);
    if (!text) return std::unexpected(text.error());
    if (::lseek(games_, 0, SEEK_END) > 0) text->insert(0, "\n");
    for (std::size_t done = 0; done < text->size();) {
        const ssize_t wrote = ::write(games_, text->data() + done, text->size() - done);
        if (wrote < 0 && errno == EINTR) continue;
        if (wrote <= 0)
            return fail("cannot write " + in_quotes(in(path_, games_file)) + ": " + error_text());
        done += std::size_t(wrote);
    }
    return {};
}

}  // namespace tablier::arena
