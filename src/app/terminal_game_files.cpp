// Terminal game: autosave, copies, and opening of saved games.
#include <fmt/chrono.h>
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <ctime>
#include <filesystem>
#include <iterator>

#include "app/files.h"
#include "app/stored_games.h"
#include "app/terminal_game.h"
#include "tablier/play/record_writer.h"

namespace tablier::app {
namespace {

namespace fs = std::filesystem;

/// Of a record: the seed of its cards, where --seed has named one.
constexpr const char* card_seed_tag = "CardSeed";

std::string today() {
    const std::time_t now = std::time(nullptr);
    return fmt::format("{:%Y-%m-%d}", fmt::localtime(now));
}

bool is_same_file(const fs::path& a, const fs::path& b) {
    std::error_code error;
    return fs::equivalent(a, b, error) && !error;
}

}  // namespace

void TerminalGameSettings::name_seed(std::uint64_t number) {
    seed = number;
    std::erase_if(header.more, [](const RecordTag& tag) { return tag.name == card_seed_tag; });
    header.more.push_back({card_seed_tag, std::to_string(number)});
}

bool TerminalGameSettings::has_named_seed() const {
    return std::ranges::find(header.more, card_seed_tag, &RecordTag::name) != header.more.end();
}

void TerminalGameSettings::continue_from(const SavedGame& saved_game) {
    header = saved_game.header;
    remarks_lost = saved_game.has_remarks;
    saved = true;
    const auto tag = std::ranges::find(header.more, card_seed_tag, &RecordTag::name);
    if (tag == header.more.end()) return;
    const char* const end = tag->value.data() + tag->value.size();
    std::uint64_t number = 0;
    const auto [stop, error] = std::from_chars(tag->value.data(), end, number);
    if (error == std::errc() && stop == end) seed = number;
}

void TerminalGameSettings::leave_engine_names_out(const EngineSeats& engines) {
    for (const Seat seat : all_seats)
        if (std::string& name = header.names[std::size_t(index(seat))];
            engines.is_engine(seat) && name == engines.name(seat))
            name.clear();
}

Result<std::string> TerminalGame::record() {
    if (settings_.header.date.empty()) settings_.header.date = today();
    RecordHeader header = settings_.header;
    for (Seat seat : all_seats)
        if (engines_.is_engine(seat) && header.names[std::size_t(index(seat))].empty())
            header.names[std::size_t(index(seat))] = engines_.name(seat);
    std::ranges::copy(engines_.tags(), std::back_inserter(header.more));
    return write_record(record_of(match_, header));
}

/// Reports a failure only once; the game goes on.
void TerminalGame::autosave() {
    if (saved_ || !settings_.autosave.is_on()) return;
    const auto text = record();
    const auto written = text ? settings_.autosave.write(match_.game().variant().name, *text)
                              : std::unexpected(text.error());
    if (!written) {
        const bool known = !save_error_.empty();
        save_error_ = written.error().in(settings_.lang);
        if (known) return;
        return say("The game cannot be saved: " + save_error_ +
                       "\nPlay can go on; save FILE puts the game elsewhere.",
                   "La partie ne peut pas être enregistrée : " + save_error_ +
                       "\nOn peut continuer à jouer ; enregistrer FICHIER la met ailleurs.");
    }
    saved_ = true;
    if (!save_error_.empty())
        say("The game is being saved again.", "La partie est de nouveau enregistrée.");
    save_error_.clear();
}

void TerminalGame::show_where_saved() const {
    const GameFile* own = settings_.autosave.file();
    if (!saved_) {
        const std::string why = save_error_.empty() ? "" : ": " + save_error_;
        say("The game was not saved" + (why.empty() ? "." : why),
            "La partie n'a pas été enregistrée" + (why.empty() ? "." : " " + why));
        if (own != nullptr)
            say("As it was before, it is in " + own->path().string(),
                "Telle qu'elle était avant, elle est dans " + own->path().string());
        return;
    }
    const bool in_own = own != nullptr && save_error_.empty();
    const std::string file = in_own ? own->path().string() : last_saved_to_;
    if (file.empty()) return;  // nothing was played
    const std::string command = resume_command(file);
    if (match_.over())
        say("The game is saved in " + file, "La partie est enregistrée dans " + file);
    else
        say("The game is saved in " + file + "\nTo go on with it: " + command,
            "La partie est enregistrée dans " + file + "\nPour la reprendre : " + command);
}

bool TerminalGame::confirm_quitting() {
    autosave();
    // No question when input is a script, or with --no-save.
    if (saved_ || save_error_.empty() || isatty(STDIN_FILENO) != 1) return true;
    say("The game is not saved: " + save_error_,
        "La partie n'est pas enregistrée : " + save_error_);
    return confirm("Leave it all the same?", "La quitter quand même ?");
}

void TerminalGame::warn_of_remarks() const {
    if (!settings_.remarks_lost) return;
    if (settings_.autosave.is_on())
        return say(
            "The remarks in this record are not kept. Its file stays as it is; what is "
            "played from now on is saved as a game of its own.",
            "Les remarques de cette partie ne sont pas conservées. Son fichier reste tel "
            "quel ; la suite est enregistrée comme une partie à part.");
    say("The remarks in this record are not kept. To keep its file as it is, moves are not "
        "saved: use save FILE.",
        "Les remarques de cette partie ne sont pas conservées. Pour ne pas toucher au fichier, "
        "les coups ne sont pas enregistrés : utilisez enregistrer FICHIER.");
}

void TerminalGame::refuse_file_in_play(const std::string& file) const {
    say(in_quotes(file) + " is being played in another terminal.",
        in_quotes(file) + " se joue dans un autre terminal.");
}

Result<void> TerminalGame::write_copy(const std::string& file) {
    const auto text = record();
    if (!text) return std::unexpected(text.error());
    const GameFile* own = settings_.autosave.file();
    if (own != nullptr && is_same_file(own->path(), file))
        return settings_.autosave.write(match_.game().variant().name, *text);
    return write_file(file, *text);
}

void TerminalGame::save(const std::string& file) {
    const GameFile* own = settings_.autosave.file();
    const std::string target = file.empty() && own != nullptr ? own->path().string() : file;
    if (target.empty()) {
        say("Name a file: save FILE", "Nommez un fichier : enregistrer FICHIER");
        return;
    }
    const bool is_own = own != nullptr && is_same_file(own->path(), target);
    if (!is_own && is_played(target)) return refuse_file_in_play(target);
    const bool known = is_own || target == last_saved_to_;
    if (!known && fs::exists(target) &&
        !confirm(target + " exists. Replace it?", target + " existe déjà. Le remplacer ?"))
        return;
    if (auto written = write_copy(target); !written) return say(written.error().in(settings_.lang));
    saved_ = true;
    if (is_own)
        save_error_.clear();
    else
        last_saved_to_ = target;
    say("Saved in " + target + ".", "Enregistré dans " + target + ".");
}

void TerminalGame::open(const std::string& name) {
    if (name.empty()) {
        say("Name a file: open FILE", "Nommez un fichier : ouvrir FICHIER");
        return;
    }
    const std::string file = saved_game_file(name);
    const GameFile* own = settings_.autosave.file();
    if (own != nullptr && is_same_file(own->path(), file))
        return say("This game is on the table.", "Cette partie est sur la table.");
    if (is_played(file)) return refuse_file_in_play(file);
    auto resumed = resume_game(file);
    if (!resumed) return say(resumed.error().in(settings_.lang));
    if (!confirm_leaving()) return;
    show_where_saved();
    SavedGame& saved = resumed->saved;
    EngineSeats engines(saved.match.game_ptr());
    engines.take_from(saved.header.more);
    settings_.continue_from(saved);
    settings_.leave_engine_names_out(engines);
    settings_.continue_drawing_lots(engines);
    if (settings_.autosave.is_on()) settings_.autosave = std::move(resumed->autosave);
    replace_match(std::move(saved.match), std::move(engines));
    warn_of_remarks();
    after_change();
}

}  // namespace tablier::app
