#include "play/import_reader.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <utility>

#include "core/utf8.h"
#include "play/import_text.h"
#include "play/record_syntax.h"

namespace tablier {
namespace {

/// The text for a comment: without control characters but tabs and line ends, '?' for bytes that
/// are no UTF-8.
std::string printable(std::string_view pasted) {
    std::string text;
    while (!pasted.empty()) {
        const Utf8Character character = first_character(pasted);
        const std::size_t bytes = std::max<std::size_t>(character.bytes, 1);
        if (character.bytes == 0)
            text += '?';
        else if (!is_control(character.code) || character.code == '\t' || character.code == '\n')
            text += pasted.substr(0, bytes);
        pasted.remove_prefix(bytes);
    }
    return text;
}

namespace syntax = record_syntax;

bool is_word_end(char c) {
    return syntax::is_space(c) ||
           std::string_view(",;\"'`|[]{}<>()\f\v").find(c) != std::string_view::npos;
}
bool is_plain(char c) {
    return syntax::is_letter(c) || syntax::is_digit(c);
}
bool is_mark(char c) {
    return c == '!' || c == '?';
}

std::size_t digits_at_start(std::string_view text) {
    return std::size_t(std::ranges::find_if_not(text, syntax::is_digit) - text.begin());
}

std::optional<int> number_of(std::string_view digits) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

/// "0:05", "1:02:03.5", "12s", "3.5s", "200ms": how long a move took, or a clock.
bool is_time(std::string_view word) {
    std::size_t digits = digits_at_start(word);
    if (digits == 0) return false;
    bool colon = false;
    while (digits < word.size() && word[digits] == ':' &&
           digits_at_start(word.substr(digits + 1)) == 2) {
        colon = true;
        digits += 3;
    }
    if (digits < word.size() && word[digits] == '.' && digits + 1 < word.size() &&
        syntax::is_digit(word[digits + 1]))
        digits += 1 + digits_at_start(word.substr(digits + 1));
    constexpr std::string_view units[] = {"s", "ms", "sec", "min"};
    const std::string_view unit = word.substr(digits);
    return unit.empty() ? colon : std::ranges::find(units, unit) != std::end(units);
}

/// "+0.35", "-120", "0.35", "52%": evaluations of programs. No move is a number.
bool is_score(std::string_view word) {
    const bool has_sign = word.starts_with('+') || word.starts_with('-');
    word.remove_prefix(has_sign);
    const std::size_t digits = digits_at_start(word);
    word.remove_prefix(digits);
    const bool has_point = digits > 0 && word.size() > 1 && word[0] == '.';
    if (has_point) word.remove_prefix(1 + digits_at_start(word.substr(1)));
    return digits > 0 && (word.empty() ? has_sign || has_point : word == "%");
}

std::string in_small_letters(std::string_view word) {
    std::string text(word);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    return text;
}

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
    return std::ranges::find(words, in_small_letters(word)) != words.end();
}

std::string_view without_spaces_around(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    return text.substr(0, text.find_last_not_of(" \t") + 1);
}

/// "Ann", "Bo Li (1500)": nothing that could be a move, as "e2", "N", "row:BW" and "WB=BWW".
bool is_name(std::string_view text) {
    const std::string_view first = text.substr(0, text.find(' '));
    if (first.size() < 2 || std::ranges::any_of(first, syntax::is_digit)) return false;
    if (text.find_first_of(":=") != std::string_view::npos || first == "pass") return false;
    for (std::size_t i = 1; i < text.size(); ++i)
        if (syntax::is_letter(text[i - 1]) && syntax::is_digit(text[i])) return false;
    return true;
}

/// Before the number of a move, or of a player: "Move 1: e2", "Player 2: e8".
constexpr std::string_view numbered_things[] = {"move", "coup",   "turn",  "tour", "round",
                                                "game", "manche", "ronde", "no",   "nr"};
constexpr std::string_view numbered_people[] = {"player", "joueur", "joueuse"};

/// Where the list, or the text in quotation marks, ends that begins at `from`; npos if none does.
std::size_t json_value_end(std::string_view json, std::size_t from) {
    if (json[from] == '"') return json.find('"', from + 1);
    int depth = 0;
    for (std::size_t at = from; at < json.size(); ++at) {
        depth += (json[at] == '[') - (json[at] == ']');
        if (depth == 0) return json[at] == ']' ? at : std::string_view::npos;
    }
    return std::string_view::npos;
}

/// Greatest lookahead, so that reading takes linear time.
constexpr std::size_t max_lookahead = 300;

/// Extracts tags, moves, notes and results from a text, in one pass.
class PastedReader {
  public:
    explicit PastedReader(std::string_view pasted) : source_(pasted), plain_(plain_text(pasted)) {}

    std::vector<PastedGame> read() {
        read_line(game_.line, 0, {});
        finish_game();
        return std::move(games_);
    }

  private:
    bool at_end() const { return at_ >= plain_.text.size() || game_.stop; }
    std::string_view rest() const { return std::string_view(plain_.text).substr(at_); }
    char peek() const { return at_end() ? '\0' : plain_.text[at_]; }
    TextPlace place() const { return plain_.places[at_]; }

    void stop(TextPlace place, const char* en, const char* fr,
              std::initializer_list<ErrorArgument> arguments = {}) {
        if (!game_.stop) game_.stop = RecordError{place, make_error(en, fr, arguments)};
    }

    void finish_game() {
        if (!game_.tags.empty() || !game_.line.entries.empty() || game_.result || game_.stop)
            games_.push_back(std::exchange(game_, {}));
        result_ends_ = false;
    }

    void skip_to_line_end() { at_ += std::min(rest().find('\n'), rest().size()); }

    /// The game (depth 0), or a variation up to its closing parenthesis.
    void read_line(RecordLine& line, int depth, TextPlace opened) {
        while (!at_end()) {
            const char c = peek();
            if (at_ == json_end_) {
                at_ = plain_.text.size();  // what else the object says is not for a record
            } else if (c == '{' && begins_json()) {
                continue;
            } else if (c == '{') {
                read_comment(line);
            } else if (c == '(') {
                read_parenthesis(line, depth);
            } else if (c == ')') {
                ++at_;
                if (depth > 0) return;
            } else if (c == '$') {
                read_numbered_glyph(line);
            } else if (c == '[' && depth == 0 && tag_ahead()) {
                read_tag();
            } else if (c == '[' && rest().starts_with("[%")) {
                at_ += std::min(rest().find(']'), rest().size());
            } else if ((c == '#' || c == '%') && line_starts_ && !numbers_with_sign()) {
                skip_to_line_end();
            } else if ((c == ';' && !separates()) ||
                       (c == '#' && after_space() && !numbers_with_sign()) ||
                       rest().starts_with("//")) {
                at_ += rest().starts_with("//") ? 2 : 1;
                const std::size_t from = at_;
                skip_to_line_end();
                add_comment(line, from, at_);
            } else if (const std::size_t markup = markup_ahead()) {
                at_ += markup;
                continue;
            } else if (is_word_end(c)) {
                line_starts_ = c == '\n' || (line_starts_ && (c == ' ' || c == '\t' || c == '>'));
                ++at_;
                continue;
            } else if (depth > 0 || !take_header()) {
                read_word(line);
            }
            line_starts_ = false;
        }
        if (depth > 0)
            stop(opened, "this variation is not closed by ')'",
                 "cette variante n'est pas fermée par « ) »");
    }

    bool after_space() const { return at_ > 0 && syntax::is_space(plain_.text[at_ - 1]); }

    /// "#1": the number of a move.
    bool numbers_with_sign() const {
        return rest().size() > 1 && rest()[0] == '#' && syntax::is_digit(rest()[1]);
    }

    /// `{"moves": ["e2", …], …}` and `{"moves": "e2 …"}`, where that is the whole text: goes on
    /// with the moves.
    bool begins_json() {
        if (plain_.text.find_first_not_of(" \t\n") != at_) return false;
        const std::size_t first = rest().find_first_not_of(" \t\n", 1);
        if (first == std::string_view::npos || rest()[first] != '"') return false;
        for (const std::string_view name : {"\"moves\"", "\"history\"", "\"actions\""}) {
            const std::size_t found = rest().find(name);
            if (found == std::string_view::npos) continue;
            const std::size_t opens = rest().find_first_not_of(" \t\n:", found + name.size());
            if (opens == std::string_view::npos) continue;
            const std::size_t end = json_value_end(rest(), opens);
            if (end == std::string_view::npos) continue;
            json_end_ = at_ + end;
            at_ += opens + 1;
            return true;
        }
        return false;
    }

    /// Length of the markup that begins here: "<br>", "</td>".
    std::size_t markup_ahead() const {
        const std::string_view ahead = rest().substr(0, max_lookahead);
        const std::size_t name = ahead.starts_with("</") ? 2 : 1;
        if (!ahead.starts_with('<') || ahead.size() <= name || !syntax::is_letter(ahead[name]))
            return 0;
        const std::size_t end = ahead.find_first_of(">\n");
        return end != std::string_view::npos && ahead[end] == '>' ? end + 1 : 0;
    }

    /// Whether the semicolon here stands between moves and begins no comment. One that follows a
    /// word at once does ("e2; e8") if a word with a digit comes next. After a space ("e2 ; e8")
    /// all that follows on the line must look like moves.
    bool separates() const {
        if (line_starts_) return false;
        const bool at_once = at_ > 0 && !is_word_end(plain_.text[at_ - 1]);
        const std::string_view behind = rest().substr(1);
        std::string_view line = behind.substr(0, max_lookahead);
        line = line.substr(0, std::min(line.find('\n'), line.size()));
        for (bool first = true;; first = false) {
            line.remove_prefix(std::min(line.find_first_not_of(" \t;,"), line.size()));
            const std::size_t length = std::min(line.find_first_of(" \t;,"), line.size());
            if (length == 0) return at_once || !first;
            if (std::ranges::none_of(line.substr(0, length), syntax::is_digit)) return false;
            if (at_once) return true;
            line.remove_prefix(length);
        }
    }

    // ---- Tags

    /// `[Name "value"]` or `[Name value]`; not `["e2", …]`, `[%clk …]` or `[0:05]`.
    bool tag_ahead() const {
        if (!line_starts_ && !after_tag_) return false;
        std::string_view ahead = rest().substr(1);
        ahead.remove_prefix(std::min(ahead.find_first_not_of(' '), ahead.size()));
        const std::size_t length =
            std::size_t(std::ranges::find_if_not(ahead, syntax::is_tag_character) - ahead.begin());
        if (!syntax::is_tag_name(ahead.substr(0, length))) return false;
        ahead.remove_prefix(length);
        const std::size_t blank = std::min(ahead.find_first_not_of(" \t:"), ahead.size());
        if (blank < ahead.size() && ahead[blank] == '"') return true;
        const std::size_t close = ahead.substr(0, 500).find_first_of("]\n");
        return blank > 0 && length > 2 && close != std::string_view::npos && ahead[close] == ']';
    }

    void read_tag() {
        if (!game_.line.entries.empty() || game_.result) finish_game();
        RecordTag tag{.name = {}, .value = {}, .place = place()};
        ++at_;
        at_ += std::min(rest().find_first_not_of(' '), rest().size());
        while (syntax::is_tag_character(peek())) tag.name += plain_.text[at_++];
        at_ += std::min(rest().find_first_not_of(" \t:"), rest().size());
        const char end = peek() == '"' ? '"' : ']';
        if (end == '"') ++at_;
        std::size_t from = at_;
        while (!at_end() && peek() != end && peek() != '\n') {
            if (peek() == '\\' && end == '"') {
                tag.value += source(from, at_);
                from = ++at_;
                if (at_end()) break;
            }
            ++at_;
        }
        tag.value += source(from, at_);
        if (peek() != end)
            return stop(tag.place, "tag {0} is not closed on its line",
                        "l'étiquette {0} n'est pas fermée sur sa ligne", {tag.name});
        ++at_;
        if (end == '"') at_ += std::min(rest().find_first_not_of(" \t"), rest().size());
        if (end == '"' && peek() == ']') ++at_;
        after_tag_ = true;
        if (int(game_.tags.size()) < syntax::max_tags) game_.tags.push_back(std::move(tag));
    }

    /// "White: Ann", "Date: 2024-03-01" on a line of its own, before the moves: a tag.
    bool take_header() {
        constexpr std::string_view names[] = {"white", "black", "south", "west",   "north",
                                              "east",  "blue",  "red",   "yellow", "event",
                                              "site",  "date",  "game"};
        if (!line_starts_ || (!game_.line.entries.empty() && !result_ends_)) return false;
        const std::string_view line = rest().substr(0, std::min(rest().find('\n'), max_lookahead));
        const std::size_t colon = std::min(line.find(':'), line.size());
        const std::string_view name = without_spaces_around(line.substr(0, colon));
        const std::string_view value =
            without_spaces_around(line.substr(std::min(colon + 1, line.size())));
        if (!is_one_of(name, names)) return false;
        RecordTag tag{.name = in_small_letters(name), .value = {}, .place = place()};
        if (tag.name == "date" ? !syntax::is_digit(value.empty() ? ' ' : value[0])
                               : !is_name(value))
            return false;
        if (result_ends_) finish_game();
        tag.name[0] = char(tag.name[0] - 'a' + 'A');
        const std::size_t from = at_ + std::size_t(value.data() - line.data());
        tag.value = source(from, from + value.size());
        at_ += line.size();
        if (int(game_.tags.size()) < syntax::max_tags) game_.tags.push_back(std::move(tag));
        return true;
    }

    // ---- Notes

    /// As it was pasted, without what no comment or tag may hold.
    std::string source(std::size_t from, std::size_t to) const {
        std::string_view pasted =
            source_.substr(plain_.origin[from], plain_.origin[to] - plain_.origin[from]);
        return printable(pasted);
    }

    void add_comment(RecordLine& line, std::size_t from, std::size_t to, bool escaped = false) {
        std::string text = source(from, to);
        for (std::size_t i = 0; escaped && i + 1 < text.size(); ++i)
            if (text[i] == '\\' && (text[i + 1] == '}' || text[i + 1] == '\\')) text.erase(i, 1);
        text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
        text.erase(text.find_last_not_of(" \n") + 1);
        if (text.empty()) return;
        Comment comment{std::move(text)};
        if (line.entries.empty())
            line.before.push_back(std::move(comment));
        else
            line.entries.back().annotations.emplace_back(std::move(comment));
    }

    void read_comment(RecordLine& line) {
        const std::size_t opened = at_++;
        std::size_t end = at_;
        while (end < plain_.text.size() && plain_.text[end] != '}')
            end +=
                plain_.text.compare(end, 2, "\\}") == 0 || plain_.text.compare(end, 2, "\\\\") == 0
                    ? 2
                    : 1;
        if (end >= plain_.text.size())
            return stop(plain_.places[opened], "this comment is not closed by '}'",
                        "ce commentaire n'est pas fermé par « } »");
        const std::size_t from = at_;
        at_ = end + 1;
        add_comment(line, from, end, true);
    }

    void add_glyph(RecordLine& line, int number) {
        if (!line.entries.empty() && std::holds_alternative<RecordMove>(line.entries.back().what))
            line.entries.back().annotations.emplace_back(Glyph{number});
    }

    void read_numbered_glyph(RecordLine& line) {
        const TextPlace at = place();
        ++at_;
        const std::string_view digits = rest().substr(0, digits_at_start(rest()));
        const auto number = number_of(digits);
        if (!number || *number > syntax::max_glyph)
            return stop(at, "a glyph's number is $0 to ${0}",
                        "le numéro d'un signe de jugement va de $0 à ${0}", {syntax::max_glyph});
        at_ += digits.size();
        add_glyph(line, *number);
    }

    /// "(e3)h" is a word, "(0:05)" a time, "(=)" an offer; all else is a variation.
    void read_parenthesis(RecordLine& line, int depth) {
        const TextPlace opened = place();
        const std::size_t close = rest().substr(0, 24).find(')');
        if (close != std::string_view::npos) {
            const std::string_view inside = rest().substr(1, close - 1);
            const std::string_view behind = rest().substr(close + 1, 1);
            const bool word = std::ranges::all_of(inside, is_plain) && !behind.empty() &&
                              (is_plain(behind[0]) || behind[0] == '-');
            if (word && !inside.empty() && !number_of(inside)) return read_word(line);
            if (is_time(inside) || std::ranges::none_of(inside, is_plain)) {
                at_ += close + 1;
                return;
            }
            if (number_of(inside)) {  // "(1) e2"
                pending_number_ = number_of(inside);
                pending_place_ = opened;
                at_ += close + 1;
                return;
            }
        }
        if (depth == syntax::max_variation_depth)
            return stop(opened, "variations may be nested at most {0} deep",
                        "les variantes peuvent être imbriquées {0} fois au plus",
                        {syntax::max_variation_depth});
        ++at_;
        RecordLine variation;
        const auto number = std::exchange(pending_number_, std::nullopt);
        depth_ = depth + 1;
        read_line(variation, depth_, opened);
        depth_ = depth;
        pending_number_ = number;
        if (variation.entries.empty() && variation.before.empty()) return;
        if (line.entries.empty())
            line.before.push_back({words_of(variation)});
        else
            line.entries.back().annotations.emplace_back(std::move(variation));
    }

    // ---- Words

    void read_word(RecordLine& line) {
        const std::size_t start = at_;
        std::string word;
        while (!at_end()) {
            const char c = peek();
            // A cell in parentheses belongs to the word around it: "(e3)h", "h(e3)".
            const bool opens =
                c == '(' && (word.empty() || std::ranges::all_of(word, syntax::is_letter));
            const std::size_t close =
                opens ? rest().substr(0, 8).find(')') : std::string_view::npos;
            if (close != std::string_view::npos) {
                const std::string_view inside = rest().substr(1, close - 1);
                if (!std::ranges::all_of(inside, is_plain)) break;
                word += inside;
                at_ += close + 1;
            } else if (c == '>' && word.ends_with('-')) {
                ++at_;  // the arrow "->"
            } else if (c == ')' && std::ranges::all_of(word, syntax::is_digit)) {
                word += plain_.text[at_++];  // "1)"
            } else if (is_word_end(c) || (c == '$' && !word.empty())) {
                break;
            } else {
                word += plain_.text[at_++];
            }
        }
        if (at_ == start) ++at_;  // a parenthesis that is none of these
        take_word(line, word, plain_.places[start], start);
    }

    /// Takes numbers and decoration off a word, and adds the move, event, glyph or result that is
    /// left. `start` is where it began; the place of what is left is found from there.
    void take_word(RecordLine& line, std::string_view word, TextPlace at, std::size_t start) {
        const std::string_view whole = word;
        const auto here = [&] {
            const std::size_t taken = std::size_t(word.data() - whole.data());
            return at_ - start == whole.size() ? plain_.places[start + taken] : at;
        };
        while (word.size() > 1 &&
               std::string_view("*_~").find(word.front()) != std::string_view::npos)
            word.remove_prefix(1);
        if (word.size() > 1 && word[0] == '#' && syntax::is_digit(word[1])) word.remove_prefix(1);
        while (word.size() > 1 &&
               std::string_view("*_~").find(word.back()) != std::string_view::npos)
            word.remove_suffix(1);
        if (auto result = pasted_result(word)) return take_result(*result, here());
        if (is_time(word) || is_score(word)) return;
        if (const std::size_t digits = digits_at_start(word); digits > 0) {
            const std::string_view behind = word.substr(digits);
            const std::size_t dots = std::min(behind.find_first_not_of(".):"), behind.size());
            const bool dash = behind.size() > 1 && behind[0] == '-' && syntax::is_letter(behind[1]);
            if (behind.empty() || dots > 0 || dash) {
                const auto number = number_of(word.substr(0, digits));
                if (!number)
                    return stop(here(), "this number is too large", "ce numéro est trop grand");
                if (!std::exchange(counts_people_, false)) {
                    pending_number_ = number;
                    pending_place_ = here();
                }
                word = behind.substr(dash ? 1 : dots);
                if (word.empty()) return;
                if (auto result = pasted_result(word)) return take_result(*result, here());
            }
        }
        word.remove_prefix(std::min(word.find_first_not_of(".*_~"), word.size()));
        if (word.size() > 1 && word[0] == '!' && syntax::is_letter(word[1]))
            return take_event(line, word.substr(1), here());
        std::string_view text = word;
        while (!text.empty() &&
               std::string_view("!?+#.:").find(text.back()) != std::string_view::npos)
            text.remove_suffix(1);
        const std::string_view behind = word.substr(text.size());
        const bool label = behind.ends_with(':') && std::ranges::none_of(text, syntax::is_digit);
        if (label) return;  // "White:"
        if (number_ahead() && is_one_of(text, numbered_things)) return;
        if (number_ahead() && is_one_of(text, numbered_people)) {
            counts_people_ = true;
            return;
        }
        if (auto result = pasted_result(text)) return take_result(*result, here());
        if (std::ranges::any_of(text, is_plain)) add_move(line, text, here());
        const auto marks = std::ranges::find_if(behind, is_mark);
        const auto glyph = std::ranges::find(
            syntax::glyphs,
            std::string_view(marks, std::ranges::find_if_not(marks, behind.end(), is_mark)));
        if (glyph != std::end(syntax::glyphs))
            add_glyph(line, int(glyph - std::begin(syntax::glyphs)) + 1);
    }

    /// Whether a number comes next on the line.
    bool number_ahead() const {
        const std::size_t next = rest().find_first_not_of(" \t");
        return next != std::string_view::npos && syntax::is_digit(rest()[next]);
    }

    /// A result may also stand before the moves.
    void take_result(std::string result, TextPlace at) {
        const bool ends = !game_.line.entries.empty();
        if (depth_ > 0 || (game_.result && (result_ends_ || !ends))) return;
        game_.result = PastedGame::Result{std::move(result), at};
        result_ends_ = ends;
        if (ends) keep_words_about_the_end();
    }

    /// "Draw by agreement", "1-0 Black resigns": what stands behind a result on its line, unless
    /// something in it may be a move or a note of another kind.
    void keep_words_about_the_end() {
        const std::string_view line = rest().substr(0, std::min(rest().find('\n'), rest().size()));
        const bool words = std::ranges::all_of(line, [](char c) {
            return syntax::is_letter(c) ||
                   std::string_view(" \t.,'-").find(c) != std::string_view::npos;
        });
        if (!words || std::ranges::none_of(line, syntax::is_letter)) return;
        add_comment(game_.line, at_, at_ + line.size());
        at_ += line.size();
    }

    bool ends_game(TextPlace at) {
        if (!game_.result || !result_ends_ || depth_ > 0) return false;
        stop(at, "the game has ended with {0}; nothing but tags can follow",
             "la partie a fini par {0} ; seules des étiquettes peuvent suivre",
             {quoted(game_.result->text)});
        return true;
    }

    void add_move(RecordLine& line, std::string_view text, TextPlace at) {
        after_tag_ = false;
        if (ends_game(at)) return;
        if (text.size() > syntax::max_move_length)
            return stop(at, "no move is as long as this", "aucun coup n'est si long");
        RecordMove move{.text = std::string(text),
                        .number = std::exchange(pending_number_, std::nullopt)};
        if (move.number) move.number_place = pending_place_;
        line.entries.push_back({.what = std::move(move), .place = at});
    }

    void take_event(RecordLine& line, std::string_view word, TextPlace at) {
        if (ends_game(at)) return;
        if (word == "draw") return line.entries.push_back({.what = EndAgreed{}, .place = at});
        const std::size_t colon = std::min(word.find(':'), word.size());
        const auto how = syntax::leaving_of(word.substr(0, colon));
        const std::string_view code = word.substr(std::min(colon + 1, word.size()));
        if (!how || code.empty())
            return stop(
                at, "unknown event {0}; events are !resign:S !flag:S !gone:S !draw",
                "événement inconnu {0} ; les événements sont !resign:S !flag:S !gone:S !draw",
                {quoted("!" + std::string(word))});
        line.entries.push_back({.what = RecordDeparture{std::string(code), *how}, .place = at});
    }

    std::string_view source_;
    PlainText plain_;
    std::size_t at_ = 0;
    std::size_t json_end_ = std::string_view::npos;  ///< where the moves of an object end
    bool line_starts_ = true;
    bool after_tag_ = false;
    int depth_ = 0;  ///< of variations
    std::optional<int> pending_number_;
    TextPlace pending_place_;
    bool counts_people_ = false;  ///< the next number is that of a player
    bool result_ends_ = false;    ///< the game's result stands behind its moves
    PastedGame game_;
    std::vector<PastedGame> games_;
};

}  // namespace

std::vector<PastedGame> read_pasted(std::string_view text) {
    if (text.size() > max_pasted_bytes) {
        PastedGame game;
        game.stop = RecordError{
            {1, 1},
            make_error("the text is too long: {0} bytes are the most",
                       "le texte est trop long : {0} octets au plus", {max_pasted_bytes})};
        return {std::move(game)};
    }
    return PastedReader(text).read();
}

std::optional<std::string> pasted_result(std::string_view word) {
    constexpr std::string_view draws[] = {"1/2-1/2", "1/2",   "0.5-0.5", "draw",
                                          "drawn",   "nulle", "remis"};
    if (word == "*") return "*";
    if (is_one_of(word, draws)) return "draw";
    if (word == "1-0" || word == "1:0") return "1-0";
    if (word == "0-1" || word == "0:1") return "0-1";
    return std::nullopt;
}

std::string words_of(const RecordLine& line) {
    std::string words;
    for (const RecordEntry& entry : line.entries) {
        const auto* move = std::get_if<RecordMove>(&entry.what);
        if (!move) continue;
        if (!words.empty()) words += ' ';
        if (move->number) words += std::to_string(*move->number) + ". ";
        words += printable(move->text);
    }
    for (const Comment& comment : line.before) words += (words.empty() ? "" : " ") + comment.text;
    return words;
}

}  // namespace tablier
