#include "tablier/play/record_writer.h"

#include <string_view>

#include "play/record_syntax.h"

namespace tablier {
namespace {

namespace syntax = record_syntax;

/// `text` with a backslash before each backslash and each `special`.
std::string escaped(std::string_view text, char special) {
    std::string out;
    for (char c : text) {
        if (c == special || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

/// How many characters the valid UTF-8 `text` has.
int width(std::string_view text) {
    int characters = 0;
    for (char c : text) characters += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return characters;
}

/// Puts words on lines.
class Lines {
  public:
    explicit Lines(int widest) : widest_(widest) {}
    void word(std::string_view text) {
        const std::string whole = prefix_ + std::string(text);
        prefix_.clear();
        const std::size_t first_end = whole.find('\n');  // a comment may have lines of its own
        if (column_ > 0) {
            const int needed = 1 + width(std::string_view(whole).substr(0, first_end));
            const bool fits = column_ + needed <= widest_;
            text_ += fits ? ' ' : '\n';
            column_ = fits ? column_ + 1 : 0;
        }
        text_ += whole;
        const std::size_t last_start = whole.rfind('\n');
        if (last_start == std::string::npos) {
            column_ += width(whole);
        } else {
            column_ = width(std::string_view(whole).substr(last_start + 1));
        }
    }
    void open() { prefix_ = "("; }
    void close() {
        if (column_ + 1 > widest_) {
            text_ += '\n';
            column_ = 0;
        }
        text_ += ')';
        ++column_;
    }
    const std::string& text() const { return text_; }

  private:
    std::string text_;
    std::string prefix_;
    int column_ = 0;
    int widest_;
};

class LineWriter {
  public:
    explicit LineWriter(int widest) : lines_(widest) {}

    Result<void> line(const RecordLine& line, int depth) {
        for (const Comment& remark : line.before)
            if (auto done = comment(remark); !done) return done;
        for (const RecordEntry& one : line.entries)
            if (auto done = entry(one, depth); !done) return done;
        return {};
    }
    void result(std::string_view result) { lines_.word(result); }
    const std::string& text() const { return lines_.text(); }

  private:
    Result<void> entry(const RecordEntry& entry, int depth) {
        std::string word;
        if (const auto* move = std::get_if<RecordMove>(&entry.what)) {
            if (!syntax::is_move(move->text))
                return fail("{0} cannot stand in a record as a move",
                            "{0} ne peut pas être un coup dans un enregistrement",
                            {quoted(move->text)});
            if (move->number && (*move->number < 0 || *move->number > syntax::max_number))
                return fail("a move's number is too large or negative",
                            "le numéro d'un coup est trop grand ou négatif");
            if (move->number) word = std::to_string(*move->number) + ". ";
            word += move->text;
        } else {
            if (depth > 0)
                return fail("a variation holds moves only",
                            "une variante ne contient que des coups");
            auto event = event_word(entry);
            if (!event) return std::unexpected(event.error());
            word = *event;
        }
        // The first glyph of a move is written right behind it.
        auto annotation = entry.annotations.begin();
        if (annotation != entry.annotations.end())
            if (const auto* glyph = std::get_if<Glyph>(&*annotation); glyph && has_sign(*glyph)) {
                if (auto done = allowed(*glyph, entry); !done) return done;
                word += glyph_word(*glyph);
                ++annotation;
            }
        lines_.word(word);
        for (; annotation != entry.annotations.end(); ++annotation)
            if (auto done = annotate(*annotation, entry, depth); !done) return done;
        return {};
    }

    static Result<std::string> event_word(const RecordEntry& entry) {
        const auto* departure = std::get_if<RecordDeparture>(&entry.what);
        if (!departure) return "!draw";
        const std::string word =
            std::string(syntax::leaving_word(departure->how)) + ":" + departure->seat_code;
        if (departure->seat_code.empty() || !syntax::is_move(word))
            return fail("{0} cannot stand in a record as a seat",
                        "{0} ne peut pas être une place dans un enregistrement",
                        {quoted(departure->seat_code)});
        return "!" + word;
    }

    static bool has_sign(Glyph glyph) {
        return glyph.number >= 1 && glyph.number <= int(std::size(syntax::glyphs));
    }
    static std::string glyph_word(Glyph glyph) {
        return has_sign(glyph) ? std::string(syntax::glyphs[glyph.number - 1])
                               : "$" + std::to_string(glyph.number);
    }
    static Result<void> allowed(Glyph glyph, const RecordEntry& entry) {
        if (!std::holds_alternative<RecordMove>(entry.what))
            return fail("a glyph must follow a move", "un signe de jugement doit suivre un coup");
        if (glyph.number < 0 || glyph.number > syntax::max_glyph)
            return fail("there is no glyph ${0}", "il n'y a pas de signe de jugement ${0}",
                        {glyph.number});
        return {};
    }

    Result<void> annotate(const Annotation& annotation, const RecordEntry& entry, int depth) {
        if (const auto* glyph = std::get_if<Glyph>(&annotation)) {
            if (auto done = allowed(*glyph, entry); !done) return done;
            lines_.word(glyph_word(*glyph));
            return {};
        }
        if (const auto* remark = std::get_if<Comment>(&annotation)) return comment(*remark);
        const auto& variation = std::get<RecordLine>(annotation);
        if (variation.entries.empty())
            return fail("a variation has no moves", "une variante n'a pas de coups");
        if (depth == syntax::max_variation_depth)
            return fail("variations are nested too deep", "les variantes sont trop imbriquées");
        lines_.open();
        if (auto done = line(variation, depth + 1); !done) return done;
        lines_.close();
        return {};
    }

    Result<void> comment(const Comment& comment) {
        if (!syntax::is_comment(comment.text))
            return fail("a comment holds control characters or is not valid UTF-8",
                        "un commentaire contient des caractères de commande ou n'est pas de "
                        "l'UTF-8 valide");
        lines_.word("{" + escaped(comment.text, '}') + "}");
        return {};
    }

    Lines lines_;
};

Result<void> check_tags(const Record& record) {
    if (record.tags.empty() || record.tags.front().name != "Variant" ||
        !syntax::is_tag_name(record.tags.front().value))
        return fail("the first tag of a game must be Variant, with the name of a variant",
                    "la première étiquette d'une partie doit être Variant, avec le nom d'une "
                    "variante");
    if (int(record.tags.size()) > syntax::max_tags)
        return fail("a game has too many tags", "une partie a trop d'étiquettes");
    for (const RecordTag& tag : record.tags) {
        if (!syntax::is_tag_name(tag.name))
            return fail("{0} cannot name a tag", "{0} ne peut pas nommer une étiquette",
                        {quoted(tag.name)});
        if (!syntax::is_tag_value(tag.value))
            return fail("tag {0} holds control characters or is not valid UTF-8",
                        "l'étiquette {0} contient des caractères de commande ou n'est pas de "
                        "l'UTF-8 valide",
                        {tag.name});
        if (record.find(tag.name) != &tag)
            return fail("tag {0} is given twice", "l'étiquette {0} est donnée deux fois",
                        {tag.name});
    }
    if (!syntax::is_result(record.result))
        return fail("{0} is not a result", "{0} n'est pas un résultat", {quoted(record.result)});
    if (const RecordTag* tag = record.find("Result"); tag && tag->value != record.result)
        return fail("the result is {0} but the tag Result says {1}",
                    "le résultat est {0} mais l'étiquette Result dit {1}",
                    {quoted(record.result), quoted(tag->value)});
    return {};
}

}  // namespace

Result<std::string> write_record(const Record& record) {
    if (auto done = check_tags(record); !done) return std::unexpected(done.error());
    std::string out;
    for (const RecordTag& tag : record.tags)
        out += "[" + tag.name + " \"" + escaped(tag.value, '"') + "\"]\n";
    const auto moves = write_moves(record.line, record.result, max_record_line);
    if (!moves) return moves;
    return out + "\n" + *moves + "\n";
}

Result<std::string> write_moves(const RecordLine& line, std::string_view result, int width) {
    LineWriter writer(width);
    if (auto done = writer.line(line, 0); !done) return std::unexpected(done.error());
    if (!result.empty()) writer.result(result);
    return writer.text();
}

Result<std::string> write_records(std::span<const Record> records) {
    std::string out;
    for (const Record& record : records) {
        auto text = write_record(record);
        if (!text) return text;
        if (!out.empty()) out += '\n';
        out += *text;
    }
    return out;
}

}  // namespace tablier
