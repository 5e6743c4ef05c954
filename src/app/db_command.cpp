// `tablier db`: checks, backs up, exports and imports the data folder of a server.
#include <fmt/core.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/arguments.h"
#include "app/commands.h"
#include "app/errors.h"
#include "app/examples.h"
#include "app/new_file.h"
#include "online/service/stored_table.h"
#include "store/backup.h"
#include "store/check.h"
#include "store/data_folder.h"
#include "store/transfer.h"

namespace tablier::app {
namespace {

struct DbArguments {
    std::string data;
    std::string file;
    bool force = false;

    store::IfExists if_exists() const {
        return force ? store::IfExists::Replace : store::IfExists::Refuse;
    }
};

template <class T>
T value_or_failure(Result<T> result) {
    if (!result) throw Failure(result.error().words());
    if constexpr (!std::is_void_v<T>) return *std::move(result);
}

/// "1 table", "2 tables"; French uses the singular for zero.
Text counted(std::int64_t number, std::string_view en, std::string_view fr) {
    return {fmt::format("{} {}{}", number, en, number == 1 ? "" : "s"),
            fmt::format("{} {}{}", number, fr, number <= 1 ? "" : "s")};
}

void check(const DbArguments& arguments) {
    // The store is independent of games; this check replays the events by the rules.
    const auto report = value_or_failure(store::check_tables(arguments.data, online::check_table));
    for (const std::string& fault : report.faults) fmt::print("{}\n", fault);
    fmt::print("{}\n",
               said(fill_texts("checked: the file, its references, {0} with {1} by the rules; {2}",
                               "vérifiés : le fichier, ses références, {0} avec {1} selon les "
                               "règles ; {2}",
                               {counted(report.tables, "table", "table"),
                                counted(report.events, "event", "événement"),
                                counted(std::int64_t(report.faults.size()), "fault", "faute")})));
    if (!report.faults.empty()) throw CLI::RuntimeError(1);
}

/// Checks the backup, which may have been damaged since it was made.
void restore(const DbArguments& arguments) {
    value_or_failure(store::restore(arguments.data, arguments.file, arguments.if_exists()));
    check(arguments);
}

void export_all(const DbArguments& arguments) {
    if (store::is_own_file(arguments.data, arguments.file))
        throw Failure(fill_text("{0} belongs to the data folder itself",
                                "{0} fait partie du dossier de données lui-même",
                                {in_quotes(arguments.file)}));
    NewFile file = value_or_failure(NewFile::open(arguments.file, arguments.force));
    value_or_failure(
        store::export_tables(arguments.data, [&](std::string_view line) -> Result<void> {
            if (auto written = file.write(line); !written) return written;
            return file.write("\n");
        }));
    value_or_failure(file.finish());
}

/// The lines of a file; "-" is standard input.
class Lines {
  public:
    explicit Lines(const std::string& path) : path_(path) {
        if (path != "-") file_.open(path, std::ios::binary);
        if (path != "-" && !file_)
            throw UsageError(fill_text("cannot read {0}: {1}", "lecture impossible de {0} : {1}",
                                       {in_quotes(path), std::strerror(errno)}));
    }

    Result<std::optional<std::string>> next() {
        std::istream& input = path_ == "-" ? std::cin : file_;
        input.getline(buffer_.data(), std::streamsize(buffer_.size()));
        const auto read = std::size_t(input.gcount());
        if (input.bad())
            return fail("cannot read {0}", "lecture impossible de {0}", {tablier::quoted(path_)});
        if (input.fail() && read > 0)
            return fail("it is longer than 64 MiB", "elle dépasse 64 Mio");
        if (input.fail()) return std::nullopt;
        // The end of the line has been read, too, where there is one.
        return std::string(buffer_.data(), input.eof() ? read : read - 1);
    }

  private:
    /// Many times the length of the longest game.
    static constexpr std::size_t max_line_bytes = std::size_t(64) << 20;

    std::string path_;
    std::ifstream file_;
    std::vector<char> buffer_ = std::vector<char>(max_line_bytes);
};

void import_all(const DbArguments& arguments) {
    Lines lines(arguments.file);
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    const auto report = value_or_failure(
        store::import_tables(arguments.data, {arguments.file, [&] { return lines.next(); }},
                             now.count(), online::check_table));
    fmt::print("{}\n",
               said(fill_texts("{0} added, {1} there already", "ajoutées : {0} ; déjà là : {1}",
                               {counted(report.added, "table", "table"),
                                plain(std::to_string(report.unchanged))})));
}

}  // namespace

void add_db_command(CLI::App& program) {
    auto arguments = std::make_shared<DbArguments>();
    CLI::App* command = program.add_subcommand(
        "db", said({"Check, copy or restore the data folder of a server (docs/hosting.md)",
                    "Vérifier, copier ou restaurer le dossier de données d'un serveur "
                    "(docs/hosting.md)"}));
    command->require_subcommand(1);
    const auto add = [&](const char* name, const Text& about) {
        CLI::App* action = command->add_subcommand(name, said(about));
        action
            ->add_option("--data", arguments->data,
                         said({"The data folder", "Le dossier de données"}))
            ->type_name(said(folder_name))
            ->required()
            ->check(not_empty());
        return action;
    };
    const auto add_file = [&](CLI::App* action, const Text& about) {
        action->add_option("FILE", arguments->file, said(about))->required()->check(not_empty());
    };
    const auto add_force = [&](CLI::App* action, const Text& about) {
        action->add_flag("--force", arguments->force, said(about));
    };

    CLI::App* check_action =
        add("check", {"Look for faults; the server may be running. Exit code 1 if there are any",
                      "Chercher des fautes ; le serveur peut être en marche. Code de retour 1 s'il "
                      "y en a"});
    add_examples(*check_action, {"tablier db check --data /var/lib/tablier"});
    check_action->callback([arguments] { check(*arguments); });

    CLI::App* backup = add("backup", {"Copy everything to one file; the server may be running",
                                      "Tout copier dans un fichier ; le serveur peut être en "
                                      "marche"});
    add_file(backup, {"The copy to write; like the folder, it holds the seeds of running games",
                      "La copie à écrire ; comme le dossier, elle contient les graines des parties "
                      "en cours"});
    add_force(backup, {"Replace a file that is there", "Remplacer un fichier qui existe"});
    add_examples(*backup, {"tablier db backup --data /var/lib/tablier copy.db"});
    backup->callback([arguments] {
        if (arguments->file == "-")
            throw UsageError(
                Text{"a backup is a file; `tablier db export` writes to standard output",
                     "une copie est un fichier ; `tablier db export` écrit sur la sortie "
                     "standard"});
        value_or_failure(store::back_up(arguments->data, arguments->file, arguments->if_exists()));
    });

    CLI::App* restore_action =
        add("restore", {"Put a backup in place, then check it; the server must not be running. "
                        "Exit code 1 if it has faults",
                        "Mettre une copie en place, puis la vérifier ; le serveur ne doit pas être "
                        "en marche. Code de retour 1 si elle a des fautes"});
    add_file(restore_action, {"A file that `tablier db backup` has written",
                              "Un fichier que `tablier db backup` a écrit"});
    add_force(restore_action,
              {"Replace a database that is there; it is kept, its name ending in .replaced",
               "Remplacer une base qui existe ; elle est gardée, son nom finit par .replaced"});
    add_examples(*restore_action, {"tablier db restore --data /var/lib/tablier copy.db"});
    restore_action->callback([arguments] { restore(*arguments); });

    CLI::App* export_action = add(
        "export", {"Write everything as lines of JSON; the server may be running. This is a "
                   "complete copy: whoever reads it knows the seeds of running games, and so all "
                   "cards to come",
                   "Tout écrire en lignes de JSON ; le serveur peut être en marche. C'est une "
                   "copie complète : qui la lit connaît les graines des parties en cours, et donc "
                   "toutes les cartes à venir"});
    add_file(export_action, {"The file to write (- for standard output)",
                             "Le fichier à écrire (- pour la sortie standard)"});
    add_force(export_action, {"Replace a file that is there", "Remplacer un fichier qui existe"});
    add_examples(*export_action, {"tablier db export --data /var/lib/tablier tables.jsonl"});
    export_action->callback([arguments] { export_all(*arguments); });

    CLI::App* import_action = add(
        "import", {"Add the tables of an export, all or none; the server must not be running",
                   "Ajouter les tables d'un export, toutes ou aucune ; le serveur ne doit pas être "
                   "en marche"});
    add_file(import_action,
             {"A file that `tablier db export` has written (- for standard input)",
              "Un fichier que `tablier db export` a écrit (- pour l'entrée standard)"});
    add_examples(*import_action, {"tablier db import --data /var/lib/tablier tables.jsonl"});
    import_action->callback([arguments] { import_all(*arguments); });
}

}  // namespace tablier::app
