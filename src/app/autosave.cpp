#include "app/autosave.h"

#include "app/stored_games.h"

namespace tablier::app {
namespace {

/// A file name as a shell reads it.
std::string in_shell(const std::string& name) {
    constexpr const char* plain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+:,@%=";
    if (name.find_first_not_of(plain) == std::string::npos) return name;
    std::string quoted = "'";
    for (const char c : name) {
        if (c == '\'')
            quoted += "'\\''";
        else
            quoted += c;
    }
    return quoted + "'";
}

}  // namespace

Autosave Autosave::in(GameFile file) {
    Autosave autosave(true);
    autosave.file_ = std::move(file);
    return autosave;
}

Result<void> Autosave::write(const std::string& variant, std::string_view record) {
    if (!on_) return {};
    if (!file_) {
        auto made = new_stored_game(variant);
        if (!made) return std::unexpected(made.error());
        auto written = made->write(record);
        if (written) file_ = *std::move(made);
        return written;
    }
    return file_->write(record);
}

std::string resume_command(const std::filesystem::path& file) {
    const auto folder = stored_games_folder();
    std::error_code error;
    const bool stored =
        folder && std::filesystem::equivalent(file.parent_path(), *folder, error) && !error;
    return "tablier play --resume" + (stored ? "" : " " + in_shell(file.string()));
}

}  // namespace tablier::app
