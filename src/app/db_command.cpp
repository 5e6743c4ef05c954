// `tablier db`: looks after the data folder of a server.
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
#include "app/new_file.h"
#include "hall/stored_table.h"
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

    store::IfThere if_there() const {
        return force ? store::IfThere::Replace : store::IfThere::Refuse;
    }
};

template <class T>
T value_or_failure(Result<T> result) {
    if (!result) throw Failure(result.error().message);
    if constexpr (!std::is_void_v<T>) return *std::move(result);
}

/// "1 table", "2 tables"
std::string counted(std::int64_t number, std::string_view what) {
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

void check(const DbArguments& arguments) {
    // The store knows no games: whether events are a game by the rules is for the hall to say.
    const auto report = value_or_failure(store::check_tables(arguments.data, hall::check_table));
    for (const std::string& fault : report.faults) fmt::print("{}\n", fault);
    fmt::print("checked: the file, its references, {} with {} by the rules; {}\n",
               counted(report.tables, "table"), counted(report.events, "event"),
               counted(std::int64_t(report.faults.size()), "fault"));
    if (!report.faults.empty()) throw CLI::RuntimeError(1);
}

/// A backup was good when it was made; what has become of it since shows now.
void restore(const DbArguments& arguments) {
    value_or_failure(store::restore(arguments.data, arguments.file, arguments.if_there()));
    check(arguments);
}

void export_all(const DbArguments& arguments) {
    if (store::is_own_file(arguments.data, arguments.file))
        throw Failure(in_quotes(arguments.file) + " belongs to the data folder itself");
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
            throw UsageError("cannot read " + in_quotes(path) + ": " + std::strerror(errno));
    }

    Result<std::optional<std::string>> next() {
        std::istream& input = path_ == "-" ? std::cin : file_;
        input.getline(buffer_.data(), std::streamsize(buffer_.size()));
        const auto read = std::size_t(input.gcount());
        if (input.bad()) return fail("cannot read " + in_quotes(path_));
        if (input.fail() && read > 0) return fail("it is longer than 64 MiB");
        if (input.fail()) return std::nullopt;
        // The end of the line has been read, too, where there is one.
        return std::string(buffer_.data(), input.eof() ? read : read - 1);
    }

  private:
    /// Many times what the longest game needs.
    static constexpr std::size_t longest_line = std::size_t(64) << 20;

    std::string path_;
    std::ifstream file_;
    std::vector<char> buffer_ = std::vector<char>(longest_line);
};

void import_all(const DbArguments& arguments) {
    Lines lines(arguments.file);
    const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::system_clock::now().time_since_epoch());
    const auto report = value_or_failure(
        store::import_tables(arguments.data, {arguments.file, [&] { return lines.next(); }},
                             now.count(), hall::check_table));
    fmt::print("{} added, {} there already\n", counted(report.added, "table"), report.there);
}

}  // namespace

void add_db_command(CLI::App& program) {
    auto arguments = std::make_shared<DbArguments>();
    CLI::App* command = program.add_subcommand(
        "db", "Check, copy or restore the data folder of a server (docs/hosting.md)");
    command->require_subcommand(1);
    const auto add = [&](const char* name, const char* about) {
        CLI::App* action = command->add_subcommand(name, about);
        action->add_option("--data", arguments->data, "The data folder")
            ->required()
            ->check(not_empty());
        return action;
    };
    const auto add_file = [&](CLI::App* action, const char* about) {
        action->add_option("FILE", arguments->file, about)->required()->check(not_empty());
    };
    const auto add_force = [&](CLI::App* action, const char* about) {
        action->add_flag("--force", arguments->force, about);
    };

    CLI::App* check_action =
        add("check", "Look for faults; the server may be running. Exit code 1 if there are any");
    check_action->callback([arguments] { check(*arguments); });

    CLI::App* backup = add("backup", "Copy everything to one file; the server may be running");
    add_file(backup, "The copy to write; like the folder, it holds the seeds of running games");
    add_force(backup, "Replace a file that is there");
    backup->callback([arguments] {
        if (arguments->file == "-")
            throw UsageError("a backup is a file; `tablier db export` writes to standard output");
        value_or_failure(store::back_up(arguments->data, arguments->file, arguments->if_there()));
    });

    CLI::App* restore_action = add(
        "restore",
        "Put a backup in place, then check it; the server must not be running. Exit code 1 if it "
        "has faults");
    add_file(restore_action, "A file that `tablier db backup` has written");
    add_force(restore_action,
              "Replace a database that is there; it is kept, its name ending in .replaced");
    restore_action->callback([arguments] { restore(*arguments); });

    CLI::App* export_action =
        add("export",
            "Write everything as lines of JSON; the server may be running. This is a complete "
            "copy: whoever reads it knows the seeds of running games, and so all cards to come");
    add_file(export_action, "The file to write (- for standard output)");
    add_force(export_action, "Replace a file that is there");
    export_action->callback([arguments] { export_all(*arguments); });

    CLI::App* import_action =
        add("import", "Add the tables of an export, all or none; the server must not be running");
    add_file(import_action, "A file that `tablier db export` has written (- for standard input)");
    import_action->callback([arguments] { import_all(*arguments); });
}

}  // namespace tablier::app
