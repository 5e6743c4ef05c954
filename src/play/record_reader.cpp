#include "tablier/play/record_reader.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "play/record_scanner.h"
#include "play/record_syntax.h"
#include "tablier/error.h"

namespace tablier {
namespace {

namespace syntax = record_syntax;

constexpr std::string_view first_tag = "[Variant";

/// Whether the line that begins here begins a game.
bool begins_game(const RecordScanner& scanner) {
    const std::string_view rest = scanner.rest();
    if (!rest.starts_with(first_tag)) return false;
    return rest.size() == first_tag.size() || !syntax::is_tag_character(rest[first_tag.size()]);
}

std::optional<int> small_number(std::string_view digits, int most) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size() || number > most)
        return std::nullopt;
    return number;
}

/// Reads one game. Its functions return false after setting the error.
class GameReader {
  public:
    /// `no_more_comment_ends` is shared by the games of a file: once a comment has no end, no later
    /// one has, and searching for their ends would take quadratic time.
    GameReader(RecordScanner& scanner, bool& no_more_comment_ends)
        : scanner_(scanner), no_more_comment_ends_(no_more_comment_ends) {}

    std::expected<Record, RecordError> read() {
        if (read_tags() && read_line(record_.line, 0, {})) return std::move(record_);
        return std::unexpected(std::move(error_));
    }

  private:
    bool fail_at(TextPlace place, const char* en, const char* fr,
                 std::initializer_list<ErrorArgument> arguments = {}) {
        error_ = {place, make_error(en, fr, arguments)};
        return false;
    }
    bool fail_here(const char* en, const char* fr,
                   std::initializer_list<ErrorArgument> arguments = {}) {
        return fail_at(scanner_.place(), en, fr, arguments);
    }
    bool fail_utf8() {
        return fail_here("this is not valid UTF-8", "ce n'est pas de l'UTF-8 valide");
    }
    /// At a character that cannot stand here.
    bool fail_unexpected() {
        const std::size_t bytes = first_character(scanner_.rest()).bytes;
        if (bytes == 0) return fail_utf8();
        return fail_here("unexpected {0}", "{0} inattendu",
                         {quoted(scanner_.rest().substr(0, bytes))});
    }

    bool read_tags() {
        scanner_.skip_blank();
        if (scanner_.peek() != '[')
            return fail_here("a game begins with its tag [Variant \"…\"]",
                             "une partie commence par son étiquette [Variant \"…\"]");
        while (scanner_.peek() == '[') {
            if (!record_.tags.empty() && begins_game(scanner_)) return fail_no_result();
            if (!read_tag()) return false;
            scanner_.skip_blank();
        }
        return true;
    }

    bool read_tag() {
        RecordTag tag{.name = {}, .value = {}, .place = scanner_.place()};
        scanner_.advance();
        scanner_.skip_spaces();
        const TextPlace name_place = scanner_.place();
        tag.name = scanner_.ahead(
            [](char c) { return !syntax::is_space(c) && c != '"' && c != ']' && c != '['; });
        if (!syntax::is_tag_name(tag.name))
            return fail_at(name_place,
                           "a tag's name is made of letters, digits, '-' and '_' and "
                           "begins with a letter",
                           "le nom d'une étiquette est fait de lettres, de chiffres, de « - » et "
                           "de « _ », et commence par une lettre");
        scanner_.advance(tag.name.size());
        scanner_.skip_spaces();
        if (scanner_.peek() != '"')
            return fail_here("the value of tag {0} must stand in quotation marks",
                             "la valeur de l'étiquette {0} doit être entre guillemets droits",
                             {tag.name});
        if (!read_tag_value(tag)) return false;
        scanner_.skip_spaces();
        if (scanner_.peek() != ']')
            return fail_here("tag {0} must end with ']'", "l'étiquette {0} doit finir par « ] »",
                             {tag.name});
        scanner_.advance();
        scanner_.skip_spaces();
        if (!scanner_.at_end() && scanner_.peek() != '\n' && scanner_.peek() != '\r')
            return fail_here("each tag stands on a line of its own",
                             "chaque étiquette a sa propre ligne");
        return accept_tag(std::move(tag));
    }

    bool read_tag_value(RecordTag& tag) {
        const TextPlace opened = scanner_.place();
        scanner_.advance();
        while (scanner_.peek() != '"') {
            if (scanner_.at_end() || scanner_.peek() == '\n' || scanner_.peek() == '\r')
                return fail_at(opened,
                               "the value of tag {0} has no closing quotation mark on its line",
                               "la valeur de l'étiquette {0} n'a pas de guillemet fermant sur sa "
                               "ligne",
                               {tag.name});
            if (scanner_.peek() == '\\') {
                const std::string_view pair = scanner_.rest().substr(0, 2);
                if (pair != "\\\"" && pair != "\\\\")
                    return fail_here("in a tag's value only \\\" and \\\\ may follow a backslash",
                                     "dans la valeur d'une étiquette, une barre oblique inverse "
                                     "ne précède que \" et \\");
                scanner_.advance();
            }
            const Utf8Character character = first_character(scanner_.rest());
            if (character.bytes == 0) return fail_utf8();
            if (is_control(character.code))
                return fail_here("control characters are not allowed in a tag's value",
                                 "la valeur d'une étiquette ne peut pas avoir de caractères de "
                                 "commande");
            tag.value += scanner_.rest().substr(0, character.bytes);
            scanner_.advance(character.bytes);
        }
        scanner_.advance();
        return true;
    }

    bool accept_tag(RecordTag tag) {
        if (record_.tags.empty() && tag.name != "Variant")
            return fail_at(tag.place, "the first tag of a game must be Variant",
                           "la première étiquette d'une partie doit être Variant");
        if (record_.tags.empty() && !syntax::is_tag_name(tag.value))
            return fail_at(tag.place,
                           "{0} is not the name of a variant; options belong into the tag Options",
                           "{0} n'est pas le nom d'une variante ; les options vont dans "
                           "l'étiquette Options",
                           {quoted(tag.value)});
        if (record_.find(tag.name))
            return fail_at(tag.place, "tag {0} is given twice",
                           "l'étiquette {0} est donnée deux fois", {tag.name});
        if (tag.name == "Result" && !syntax::is_result(tag.value))
            return fail_at(tag.place,
                           "{0} is not a result; results are like \"S\", \"S+N\", \"draw\" and "
                           "\"*\"",
                           "{0} n'est pas un résultat ; les résultats sont comme \"S\", \"S+N\", "
                           "\"draw\" et \"*\"",
                           {quoted(tag.value)});
        if (int(record_.tags.size()) == syntax::max_tags)
            return fail_at(tag.place, "a game has at most {0} tags",
                           "une partie a au plus {0} étiquettes", {syntax::max_tags});
        record_.tags.push_back(std::move(tag));
        return true;
    }

    bool fail_no_result() {
        return fail_here("the game before has no result at its end (\"*\" if it is not finished)",
                         "la partie précédente n'a pas de résultat à sa fin (\"*\" si elle n'est "
                         "pas finie)");
    }

    bool fail_unfinished(int depth, TextPlace opened) {
        return depth > 0 ? fail_at(opened, "this variation is not closed by ')'",
                                   "cette variante n'est pas fermée par « ) »")
                         : fail_no_result();
    }

    /// Reads the game (depth 0) up to its result, or a variation up to its closing parenthesis.
    bool read_line(RecordLine& line, int depth, TextPlace opened) {
        while (true) {
            scanner_.skip_blank();
            if (scanner_.at_end()) return fail_unfinished(depth, opened);
            switch (scanner_.peek()) {
                case '{':
                    if (!read_comment(line)) return false;
                    break;
                case '(':
                    if (!read_variation(line, depth)) return false;
                    break;
                case ')':
                    if (depth == 0) return fail_unexpected();
                    if (line.entries.empty())
                        return fail_at(opened, "this variation has no moves",
                                       "cette variante n'a pas de coups");
                    scanner_.advance();
                    return true;
                case '$':
                    if (!read_numbered_glyph(line)) return false;
                    break;
                case '!':
                case '?':
                    if (!read_glyph_or_event(line, depth)) return false;
                    break;
                case '[':
                    if (scanner_.at_line_start()) return fail_unfinished(depth, opened);
                    return fail_unexpected();
                default:
                    if (!read_move_or_result(line, depth)) return false;
                    if (finished_) return true;
            }
        }
    }

    bool read_comment(RecordLine& line) {
        const TextPlace opened = scanner_.place();
        scanner_.advance();
        const RecordScanner inside = scanner_;
        Comment comment;
        while (!no_more_comment_ends_ && !scanner_.at_end() && scanner_.peek() != '}') {
            const std::string_view rest = scanner_.rest();
            if (rest.starts_with("\\}") || rest.starts_with("\\\\")) scanner_.advance();
            const Utf8Character character = first_character(scanner_.rest());
            if (character.bytes == 0) return fail_utf8();
            const bool line_end_or_tab = syntax::is_space(scanner_.peek());
            if (is_control(character.code) && !line_end_or_tab)
                return fail_here("control characters are not allowed in a comment",
                                 "un commentaire ne peut pas avoir de caractères de commande");
            comment.text += scanner_.rest().substr(0, character.bytes);
            scanner_.advance(character.bytes);
        }
        if (no_more_comment_ends_ || scanner_.at_end()) {
            no_more_comment_ends_ = true;
            scanner_ = inside;
            return fail_at(opened, "this comment is not closed by '}'",
                           "ce commentaire n'est pas fermé par « } »");
        }
        scanner_.advance();
        if (line.entries.empty()) {
            line.before.push_back(std::move(comment));
        } else {
            line.entries.back().annotations.emplace_back(std::move(comment));
        }
        return true;
    }

    bool read_variation(RecordLine& line, int depth) {
        const TextPlace opened = scanner_.place();
        if (line.entries.empty())
            return fail_here("a variation must follow a move", "une variante doit suivre un coup");
        if (depth == syntax::max_variation_depth)
            return fail_here("variations may be nested at most {0} deep",
                             "les variantes peuvent être imbriquées {0} fois au plus",
                             {syntax::max_variation_depth});
        scanner_.advance();
        RecordLine variation;
        if (!read_line(variation, depth + 1, opened)) return false;
        line.entries.back().annotations.emplace_back(std::move(variation));
        return true;
    }

    bool add_glyph(RecordLine& line, TextPlace place, int number) {
        if (line.entries.empty() || !std::holds_alternative<RecordMove>(line.entries.back().what))
            return fail_at(place, "a glyph must follow a move",
                           "un signe de jugement doit suivre un coup");
        line.entries.back().annotations.emplace_back(Glyph{number});
        return true;
    }

    bool read_numbered_glyph(RecordLine& line) {
        const TextPlace place = scanner_.place();
        scanner_.advance();
        const std::string_view digits = scanner_.ahead(syntax::is_digit);
        const auto number = small_number(digits, syntax::max_glyph);
        if (!number)
            return fail_at(place, "a glyph's number is $0 to ${0}",
                           "le numéro d'un signe de jugement va de $0 à ${0}", {syntax::max_glyph});
        scanner_.advance(digits.size());
        return add_glyph(line, place, *number);
    }

    bool read_glyph_or_event(RecordLine& line, int depth) {
        const TextPlace place = scanner_.place();
        const std::string_view marks = scanner_.ahead([](char c) { return c == '!' || c == '?'; });
        const std::string_view after = scanner_.rest().substr(marks.size());
        const bool word_follows = !after.empty() && syntax::is_move_character(after.front());
        if (word_follows && marks == "!") return read_event(line, depth);
        const auto found = std::ranges::find(syntax::glyphs, marks);
        if (found == std::end(syntax::glyphs) || word_follows)
            return fail_here(
                "unknown glyph {0}; glyphs are ! ? !! ?? !? ?! and stand after a move",
                "signe inconnu {0} ; les signes sont ! ? !! ?? !? ?! et viennent après "
                "un coup",
                {quoted(marks)});
        scanner_.advance(marks.size());
        return add_glyph(line, place, int(found - std::begin(syntax::glyphs)) + 1);
    }

    bool read_event(RecordLine& line, int depth) {
        const TextPlace place = scanner_.place();
        scanner_.advance();
        const std::string_view word = scanner_.ahead(syntax::is_move_character);
        if (depth > 0)
            return fail_at(place, "a variation holds moves only",
                           "une variante ne contient que des coups");
        RecordEntry entry{.what = EndAgreed{}, .place = place};
        if (word != "draw") {
            const std::size_t colon = std::min(word.find(':'), word.size());
            const auto how = syntax::leaving_of(word.substr(0, colon));
            const std::string_view code = word.substr(std::min(colon + 1, word.size()));
            if (!how || code.empty() || word.size() > syntax::max_move_length)
                return fail_at(
                    place, "unknown event {0}; events are !resign:S !flag:S !gone:S !draw",
                    "événement inconnu {0} ; les événements sont !resign:S !flag:S !gone:S !draw",
                    {quoted("!" + std::string(word))});
            entry.what = RecordDeparture{std::string(code), *how};
        }
        scanner_.advance(word.size());
        line.entries.push_back(std::move(entry));
        return true;
    }

    bool read_move_or_result(RecordLine& line, int depth) {
        RecordMove move;
        if (!read_number(move)) return false;
        const TextPlace place = scanner_.place();
        const std::string_view word = scanner_.ahead(syntax::is_move_character);
        if (word.empty() && !move.number) return fail_unexpected();
        if (syntax::is_result(word) && !move.number) return read_result(word, depth);
        if (word.size() > syntax::max_move_length)
            return fail_here("no move is as long as this", "aucun coup n'est si long");
        if (!syntax::is_move(word))
            return fail_here("a number must be followed by its move",
                             "un numéro doit être suivi de son coup");
        scanner_.advance(word.size());
        move.text = word;
        line.entries.push_back({.what = std::move(move), .place = place});
        return true;
    }

    /// Reads "12." and the white space after it, if it is there.
    bool read_number(RecordMove& move) {
        const std::string_view digits = scanner_.ahead(syntax::is_digit);
        if (digits.empty() || !scanner_.rest().substr(digits.size()).starts_with('.')) return true;
        move.number = small_number(digits, syntax::max_number);
        move.number_place = scanner_.place();
        if (!move.number) return fail_here("this number is too large", "ce numéro est trop grand");
        scanner_.advance(digits.size() + 1);
        scanner_.skip_blank();
        return true;
    }

    bool read_result(std::string_view word, int depth) {
        if (depth > 0)
            return fail_here("a variation has no result; is a ')' missing?",
                             "une variante n'a pas de résultat ; manque-t-il un « ) » ?");
        const RecordTag* tag = record_.find("Result");
        if (tag && tag->value != word)
            return fail_here("the game ends with {0} but its tag Result says {1}",
                             "la partie finit par {0} mais son étiquette Result dit {1}",
                             {quoted(word), quoted(tag->value)});
        record_.result = word;
        record_.result_place = scanner_.place();
        scanner_.advance(word.size());
        finished_ = true;
        return true;
    }

    RecordScanner& scanner_;
    bool& no_more_comment_ends_;
    Record record_;
    RecordError error_;
    bool finished_ = false;
};

}  // namespace

ReadRecords read_records(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());

    ReadRecords read;
    RecordScanner scanner(text);
    bool no_more_comment_ends = false;
    for (scanner.skip_blank(); !scanner.at_end(); scanner.skip_blank()) {
        const std::size_t start = scanner.position();
        auto record = GameReader(scanner, no_more_comment_ends).read();
        if (record) {
            read.records.push_back(*std::move(record));
            continue;
        }
        read.errors.push_back(record.error());
        const auto at_next_game = [&] {
            return scanner.position() > start && scanner.at_line_start() && begins_game(scanner);
        };
        while (!scanner.at_end() && !at_next_game()) scanner.advance();
    }
    return read;
}

std::expected<Record, RecordError> read_record(std::string_view text) {
    const Text no_game{"there is no game here", "il n'y a pas de partie ici"};
    const Text second_game{"a second game begins here; only one is expected",
                           "une deuxième partie commence ici ; une seule est attendue"};
    ReadRecords read = read_records(text);
    if (!read.errors.empty()) return std::unexpected(read.errors.front());
    if (read.records.empty()) return std::unexpected(RecordError{{1, 1}, no_game});
    if (read.records.size() > 1)
        return std::unexpected(RecordError{read.records[1].tags.front().place, second_game});
    return std::move(read.records.front());
}

}  // namespace tablier
