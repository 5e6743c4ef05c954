// A game at the terminal for people who share a keyboard.
#pragma once

#include <array>
#include <string>

#include "app/arguments.h"
#include "app/line_input.h"
#include "core/random.h"
#include "play/match.h"
#include "play/record_of.h"

namespace tablier::app {

struct TableSettings {
    Lang lang = Lang::English;
    DrawingArguments drawing = {};
    std::array<std::string, seat_count> names = {};  ///< by seat; empty: the seat's own name
    std::string save_file = {};  ///< written after every move; empty: only on request
    std::uint64_t seed = 0;      ///< of the cards
};

class TerminalTable {
  public:
    TerminalTable(Match match, TableSettings settings);

    /// Plays until somebody quits or the input ends.
    void run();

  private:
    void say(std::string_view en, std::string_view fr) const;
    void say(const std::string& text) const;
    void draw_board() const;
    std::string prompt() const;
    std::vector<std::string> complete(std::string_view beginning) const;

    /// False when the table is left.
    bool obey(const std::string& line);
    void try_move(const std::string& text);
    void changed();
    void let_chance_act();
    void show_moves(std::string_view beginning) const;
    void undo();
    void redo();
    void save(const std::string& file);
    void open(const std::string& file);
    void resign();
    void agree_draw();
    void change_language(std::string_view name);
    void help() const;

    std::string player_name(Seat seat) const;
    bool confirm(std::string_view en, std::string_view fr);
    void autosave();
    bool write_record_to(const std::string& file);

    Match match_;
    TableSettings settings_;
    Random random_;
    LineInput input_;
    bool saved_ = true;
};

}  // namespace tablier::app
