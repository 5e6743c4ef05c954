// Every user-visible error is provoked, and has both languages.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "catalog/error_sites.h"
#include "catalog/random_games.h"
#include "catalog/specs.h"
#include "games/intercept/rules/rules.h"
#include "play/import_reader.h"
#include "rounds.h"
#include "tablier/catalog.h"
#include "tablier/game_rules.h"
#include "tablier/play/import.h"
#include "tablier/play/record_check.h"
#include "tablier/play/record_notation.h"
#include "tablier/play/record_of.h"
#include "tablier/play/record_reader.h"
#include "tablier/play/record_writer.h"
#include "tablier/play/time_control.h"
#include "tablier/random.h"

namespace tablier {
namespace {

bool has_letters(std::string_view pattern) {
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (std::isalpha(static_cast<unsigned char>(pattern[i])) || pattern[i] < 0) return true;
    }
    return false;
}

TEST(ErrorTexts, every_call_gives_both_languages) {
    const ErrorSites found = read_error_sites();
    EXPECT_GT(found.sites.size(), 150U);
    for (const std::string& where : found.in_one_language) ADD_FAILURE() << where;
    static const std::set<std::string> english{"the",  "of",   "is",   "are",    "and",  "or",
                                               "not",  "with", "has",  "have",   "this", "that",
                                               "must", "game", "here", "cannot", "from", "nobody"};
    for (const ErrorSite& site : found.sites) {
        SCOPED_TRACE(site.where);
        EXPECT_NE(site.pattern.en, "");
        EXPECT_NE(site.pattern.fr, "");
        EXPECT_TRUE(!has_letters(site.pattern.en) || site.pattern.en != site.pattern.fr);
        EXPECT_EQ(placeholders(site.pattern.en), placeholders(site.pattern.fr));
        std::string word;
        for (char c : site.pattern.fr + " ") {
            if (std::isalpha(static_cast<unsigned char>(c)) || c < 0 || c == '_') {
                word += c;
                continue;
            }
            EXPECT_FALSE(english.contains(word)) << word << ": " << site.pattern.fr;
            word.clear();
        }
        // A colon, a semicolon and the like stand after a space in French.
        for (const char* wrong : {"a: ", "e: ", "a;", "e;", "s;", "e?", "e !", "n: "})
            EXPECT_EQ(site.pattern.fr.find(wrong), std::string::npos) << site.pattern.fr;
    }
}

/// Looks at errors, and remembers which of all sites gave one.
class Met {
  public:
    void operator()(const Text& words) {
        if (!seen_.insert(words.en).second) return;
        EXPECT_NE(words.en, "");
        EXPECT_NE(words.fr, "");
        EXPECT_NE(words.en, words.fr);
        for (std::size_t i = 0; i < sites_.size(); ++i) {
            if (!has_letters(sites_[i].pattern.en) || !sites_[i].made(words.en, Lang::English))
                continue;
            EXPECT_TRUE(sites_[i].made(words.fr, Lang::French)) << sites_[i].where << "\n"
                                                                << words.en << "\n"
                                                                << words.fr;
            reached_.insert(i);
        }
    }
    template <class T>
    void operator()(const Result<T>& result) {
        if (!result) (*this)(result.error().words());
    }
    template <class T>
    void operator()(const std::expected<T, RecordError>& result) {
        if (!result) (*this)(result.error().words());
    }

    /// Those of the engines have tests of their own. Five are guards: against a catalog that
    /// offers more than its game knows, a win that another check finds first, and programs that
    /// register a game twice (tests/core/part_registry_test.cpp).
    std::vector<ErrorSite> unreached() const {
        static const std::set<std::string> guards{
            "no board of size {0}", "unknown colour of the neutral camp",
            "{0} has retired, but the row has won", "the game {0} is registered already",
            "the variant {0} is registered already"};
        std::vector<ErrorSite> left;
        for (std::size_t i = 0; i < sites_.size(); ++i)
            if (!reached_.contains(i) && has_letters(sites_[i].pattern.en) &&
                !sites_[i].where.starts_with("engines/") && !sites_[i].where.contains("/engine/") &&
                !guards.contains(sites_[i].pattern.en))
                left.push_back(sites_[i]);
        return left;
    }

  private:
    std::vector<ErrorSite> sites_ = read_error_sites().sites;
    std::set<std::string> seen_;
    std::set<std::size_t> reached_;
};

std::vector<std::string> words_of(std::string_view text, char separator) {
    std::vector<std::string> words(1);
    for (char c : text) {
        if (c == separator)
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

std::string joined(const std::vector<std::string>& words, char separator) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i > 0 ? std::string(1, separator) : "") + words[i];
    return text;
}

/// Texts that were good, changed a little.
class Spoiler {
  public:
    Spoiler(std::vector<std::string> good, std::uint64_t seed)
        : good_(std::move(good)), random_(seed) {
        for (const std::string& text : good_) letters_ += text.substr(0, 400);
        letters_ += "!?-_#0Zz";
    }

    std::string operator()() {
        std::string text = pick(good_);
        for (int changes = 1 + int(random_.below(2)); changes > 0; --changes) change(text);
        return text;
    }

  private:
    const std::string& pick(const std::vector<std::string>& list) {
        return list[random_.below(std::uint32_t(list.size()))];
    }
    void change(std::string& text) {
        static constexpr std::string_view separators = " /.:+";
        const char separator = separators[random_.below(std::uint32_t(separators.size()))];
        std::vector<std::string> words = words_of(text, separator);
        const std::vector<std::string> others = words_of(pick(good_), separator);
        const std::size_t at = random_.below(std::uint32_t(words.size()));
        static const std::vector<std::string> marks{"_",        "!",        " won",
                                                    " out:S",   " out:N",   " out:SN",
                                                    ":stopped", ":retired", ":stopped:retired"};
        switch (random_.below(10)) {
            case 8:
                words[at] += pick(marks);
                break;
            case 9:
                words[at].clear();
                break;
            case 0:  // the same field of another text
            case 1:
            case 2:
                words[at] = at < others.size() ? others[at] : "";
                break;
            case 3:
                words.erase(words.begin() + std::ptrdiff_t(at));
                break;
            case 4:
                words.insert(words.begin() + std::ptrdiff_t(at), pick(others));
                break;
            case 5:
                std::swap(words[at], words[random_.below(std::uint32_t(words.size()))]);
                break;
            default: {
                text = joined(words, separator);
                if (text.empty()) return;
                const std::size_t letter = random_.below(std::uint32_t(text.size()));
                const char c = letters_[random_.below(std::uint32_t(letters_.size()))];
                if (random_.below(2) == 0)
                    text[letter] = c;
                else
                    text.insert(letter, 1, c);
                return;
            }
        }
        text = joined(words, separator);
    }

    std::vector<std::string> good_;
    std::string letters_;
    Random random_;
};

void meet_specs(Met& met) {
    for (const char* spec :
         {"chess", "", "quoridor:", "quoridor:size", "quoridor:size=4", "quoridor:size=5,size=5",
          "quoridor:nothing=1", "intercept:goal=any", "point:deck=some.file", "point:deck=WB=BWW",
          "point:deck=WB", "point:deck==BWW+", "point:deck=WB=BWX", "point:deck=WB=BWW++WB=BWW",
          "quoridor:max_turns=-1", "point:deck=B=WBWBWBWBWBWBWBWBWBWBWBWBWBWB"})
        met(make_game(spec));
    std::string deck = "point:deck=WB=BWW";
    for (int i = 0; i < 300; ++i) deck += "+WB=BWW";
    met(make_game(deck));
    met(make_game("point:deck=cards.txt",
                  [](std::string_view) -> Result<std::string> { return "WB"; }));
    met(intercept::make_rules("chess", make_game("intercept").value()->options()));
    met(make_game("point:deck=empty.txt",
                  [](std::string_view) -> Result<std::string> { return "# nothing"; }));
    std::string many = "point:deck=";
    for (unsigned give = 1; give < 64; ++give)
        for (unsigned take = 1; take < 64; ++take) {
            const auto side = [](unsigned bits) {
                std::string text;
                for (; bits > 1; bits >>= 1) text += (bits & 1) != 0 ? 'B' : 'W';
                return text + "B";
            };
            many += side(give) + "=" + side(take) + "+";
        }
    met(make_game(many + "B=W"));
    met(parse_time_control("soon"));
}

void meet_positions(Met& met) {
    for (const std::string& spec : all_specs()) {
        Random random(7);  // one for each: what one game meets does not depend on the others
        const GamePtr game = make_game(spec).value();
        std::vector<std::string> good;
        for (int i = 0; i < 3; ++i) {
            const Match match = random_match(game, random, 200);
            const std::size_t entries = match.history().size();
            for (std::size_t at = 0; at <= entries; at += 1 + at / 12)
                good.push_back(match.position_after(at).text());
            good.push_back(match.position().text());
        }
        Spoiler spoil(good, 11);
        for (int i = 0; i < rounds(6000, 300); ++i) {
            const std::string text = spoil();
            met(game->parse_position(text));
        }
    }
}

/// Bad positions that spoiling those of random games hardly ever makes.
void meet_rare_positions(Met& met) {
    const auto meet = [&](std::string_view spec, const std::string& text) {
        const auto parsed = make_game(spec).value()->parse_position(text);
        EXPECT_FALSE(parsed) << text;
        met(parsed);
    };
    meet("quoridor", "e1/10! e9/10! - S");

    // Rows of three parts for each player: passage pawns, repos pawns, the double.
    const auto intercept = [&](std::string_view begin, std::array<std::string_view, 6> parts,
                               std::string_view end = "") {
        static constexpr std::array<std::string_view, 6> usual{
            "b1.d1.f1.i1.k1",      "c1.e1.h1.j1.l1",      "g1p",
            "c13.e13.h13.j13.l13", "b13.d13.f13.i13.k13", "g13p"};
        std::string text(begin);
        for (std::size_t i = 0; i < usual.size(); ++i)
            text += std::string(i == 0       ? " S/P"
                                : i == 3     ? " N/P"
                                : i % 3 == 1 ? "/R"
                                             : "/D") +
                    std::string(parts[i].empty() ? usual[i] : parts[i]);
        meet("intercept", text + std::string(end));
    };
    const std::string_view usual;
    intercept("S g7", {"b1.d1.f1.g13.k1", usual, usual, usual, usual, "g13p_"});
    intercept("S g7", {usual, "c1.e1.g12.j1.l1", usual, usual, usual, "g12p_"});
    intercept("S g7", {"b1.d1.f12.g12.k1", usual, usual, "c13.f12_.h13.j13.l13", usual, "g12p_"});
    intercept("S g7", {"b1.d1.f12.g12.k1", "c1.e1.g13.j1.l1", usual, "c13.f12_.h13.j13.l13",
                       "b13.d13.g12_.i13.k13", "g13p_"});
    intercept("S g7", {"b1.d1.f1.g12.k1", usual, usual, "c13.e13.g12_.j13.l13",
                       "b13.d13.g12_.i13.k13", usual});
    intercept("S g7", {usual, usual, "g13r_", usual, usual, usual});
    intercept("S b1", {usual, usual, usual, usual, usual, usual});
    intercept("S g7", {usual, usual, usual, usual, "b13.d13.e13_.i13.k13", usual});
    for (const char* end : {" won", " out:NS"})
        intercept("S g7", {usual, usual, usual, usual, usual, usual}, end);
    intercept("S g13", {usual, usual, usual, usual, usual, "g13r"}, " won");
    for (const char* end : {"", " out:SN won", " out:N won"})
        intercept("S g13", {usual, "c1.e1.g13.j1.l1", usual, usual, usual, "g12p"}, end);

    const std::string board = "5/5/5/8/1r6/8/8/8/8/8/8/8/2b5/5/5/5 ";
    meet("superpion", board + "/-/-/- b - 0 -");
    meet("superpion", board + "-/-/-/- b - 0 ");
    meet("superpion-3", board + "-/-/-/b1 b - 0 -");
    meet("superpion-2:reserve=player", board + "-/y1/-/- b - 0 -");
    meet("superpion",
         "5/2r2/r2k1/3y4/1ry2k1k/3k4/1kr3yr/3kk3/1yk3kBb/8/2rrky2/k5k1/4rr2/1r3/2ky1/5 -/-/-/- b - "
         "0 -");

    const std::string nothing = " offer:- drawn:- swaps:0 out:-";
    const std::string mixed = "BWBWBWBWBWBW:-";
    meet("point", "row S S:-:- N:-:-:stopped" + nothing);
    meet("point", "choice S S:" + mixed + " N:" + mixed + nothing);
    meet("point", "over S S:BBBB:- N:WWW:-" + nothing);
    meet("point", "over S S:BBBB:- N:WWWB:-:retired" + nothing);
    meet("point", "over S S:BBBB:- N:WWWB:- offer:BB=BWB drawn:- swaps:0 out:-");
    meet("point", "draw S S:" + mixed + " N:" + mixed + ":stopped" + nothing);
    meet("point", "draw S S:" + mixed + " N:" + mixed + ":retired" + nothing);
    meet("point:deck=WB=BWW+BB=WWW+BW=WBB+WW=BBB+BW=WB+WW=BWB",
         "draw S S:BWBWBWBWBWBW:BW=WB+BW=WBB+WW=BBB N:BWBWBWBWBWBW:BB=WWW+WB=BWW+WW=BWB "
         "offer:- "
         "drawn:- swaps:0 out:-");
    meet("point", "lots S S:" + mixed + " N:" + mixed + nothing);
    const std::string lots = "point:lots=after";
    meet(lots, "row S S:-:- N:-:-" + nothing + " lots:W");
    meet(lots, "row S S:-:- N:-:-" + nothing + " lots:S");
    meet(lots, "lots N S:" + mixed + " N:" + mixed + nothing + " lots:-");
    meet(lots, "draw S S:" + mixed + " N:" + mixed + nothing + " lots:-");
    meet(lots, "over S S:BBB:-:retired N:WWWB:-" + nothing + " lots:-");
    meet(lots, "over S S:-:-:retired N:WWWB:-" + nothing + " lots:S");
    meet("point-3", "draw S S:" + mixed + " W:" + mixed + " N:BBB:-:retired" + nothing);
    const std::string rivals = " W:" + mixed + " N:";
    meet("point-teams", "over S S:BBBBBB:-:stopped" + rivals + "BBBBBB:- E:" + mixed + nothing);
    meet("point-teams", "draw W S:BBBBB:-:stopped" + rivals + "BBB:-:stopped E:" + mixed + nothing);
    meet("point-teams", "draw W S:BBBWB:-:stopped" + rivals + "BBB:- E:" + mixed + nothing);
    meet("point-teams", "draw W S:BBBBB:WB=BBB:stopped" + rivals + "BBB:- E:" + mixed + nothing);
    meet("point-teams", "draw S S:BBBBB:-:stopped" + rivals + "BBB:- E:" + mixed + nothing);
    meet("point-teams",
         "play N S:BBBBB:-:stopped W:BWBWBWBWBWBW:BB=BBB+BB=BBW+BB=BWB "
         "N:BWBWBWB:BW=BBB+BW=BBW+BW=BWB+BW=BWW+WW=BBB+WW=WWW E:WB:BB=BBB+BB=BBW offer:- "
         "drawn:WW=WWW swaps:2 out:BB=WWW");
}

void meet_records(Met& met) {
    Random random(9);
    std::vector<std::string> good;
    for (const char* spec : {"quoridor:size=5,walls=2", "intercept-4", "superpion-2", "point"}) {
        const GamePtr game = make_game(spec).value();
        for (int i = 0; i < 4; ++i)
            good.push_back(write_record(record_of(random_match(game, random, 30 * i))).value());
    }
    good.push_back(
        "[Variant \"quoridor\"]\n[Date \"2026-11-15\"]\n[Clock \"10+5\"]\n\n1. e2 $3 {well} e8 (1. "
        "e8h (1. d1) e8) 2. e3!? !resign:S N\n");
    Spoiler spoil(good, 13);
    for (int i = 0; i < rounds(4000, 300); ++i) {
        const std::string text = spoil();
        const auto record = read_record(text);
        met(record);
        if (record) met(check_record(*record));
    }
    const std::string start = "[Variant \"quoridor\"]\n";
    const auto meet = [&](const std::string& text) {
        const auto record = read_record(text);
        met(record);
        if (record) met(check_record(*record));
    };
    for (const char* text :
         {"", "x", "[Variant", "[Variant quoridor]", "[Variant \"quoridor\"x", "[Variant \"quo",
          "[1 \"x\"]", "[Variant \"quoridor\"] *", "[Variant \"a\\b\"]", "[Variant \"a\tb\"]",
          "[Variant \"a\xff\"]", "[Event \"x\"]", "[Variant \"a b\"]"})
        meet(text);
    std::string tags;
    for (int i = 0; i < 300; ++i) tags += "[T" + std::to_string(i) + " \"x\"]\n";
    std::string nested;
    for (int i = 0; i < 100; ++i) nested += "(e3 ";
    for (const std::string& text : {std::string("[Variant \"quoridor\"]\n*"),
                                    std::string("[Result \"x\"]\n*"),
                                    std::string("[Result \"S\"]\n*"),
                                    tags + "*",
                                    std::string("1. e2 (e3 "),
                                    std::string("e2 ()"),
                                    std::string("{a\x01}"),
                                    std::string("{a"),
                                    std::string("{\xff}"),
                                    std::string("(e2)"),
                                    "e2 " + nested,
                                    std::string("! *"),
                                    std::string("e2 $300 *"),
                                    std::string("e2 !!!! *"),
                                    std::string("e2 (!draw) *"),
                                    std::string("!leave:S *"),
                                    std::string(300, 'a') + " *",
                                    std::string("1. *"),
                                    std::string("1. {x} *"),
                                    std::string("99999999999. e2 *"),
                                    std::string("e2 (e3 *)"),
                                    std::string("e2 *\n[Variant \"quoridor\"]\n*"),
                                    std::string("e2 )"),
                                    std::string("\xff"),
                                    std::string("e2"),
                                    std::string("1."),
                                    std::string("[Date \"x\"]\n*"),
                                    std::string("[Clock \"x\"]\n*"),
                                    std::string("[Lots \"x\"]\n*"),
                                    std::string("[Position \"x\"]\n*"),
                                    std::string("2. e2 *"),
                                    std::string("!flag:X *"),
                                    std::string("e5 *"),
                                    std::string("e2 S"),
                                    std::string("!resign:S S"),
                                    std::string("[Result \"N\"]\n!resign:S S"),
                                    std::string("[Points \"3\"]\n!resign:S N"),
                                    std::string("[Reason \"x\"]\n!resign:S N"),
                                    std::string("[Reason \"x\"]\n*"),
                                    std::string("[Options \"size=4\"]\n*"),
                                    std::string("e2 ! ! (e3 ! ?)  $1 *"),
                                    std::string("!draw ! draw"),
                                    std::string("$1 *")})
        meet(start + text);
    meet("[Variant \"superpion\"]\n[Points \"x\"]\n!draw draw");
    meet("[Variant \"nothing\"]\n*");
    Match counted(make_game("superpion").value());
    while (!counted.over()) (void)counted.retire(seat_of(counted.actor()), Leaving::Resigned);
    Record wrong_points = record_of(counted);
    wrong_points.set("Points", "none");
    met(check_record(wrong_points));

    const GamePtr point = make_game("point").value();
    const GamePtr quoridor = make_game("quoridor").value();
    met(from_notation(Record(), *point, "prefix"));
    met(to_notation(Record(), *quoridor, "upside-down"));
    for (const char* move : {"e99", "x", "e9h", "e1h", "d1-e2", "S"})
        for (const char* notation : {"upper-left", "glendenning", "lines"}) {
            Record written;
            written.line.entries.push_back({.what = RecordMove{move}});
            const auto own = from_notation(written, *quoridor, notation);
            if (!own) met(own.error().words());
        }

    Record record;
    record.set("Variant", "quoridor");
    const auto write = [&](const auto& spoil_it) {
        Record changed = record;
        spoil_it(changed);
        met(write_record(changed));
        met(check_record(changed));
    };
    const auto entry = [](auto what) { return RecordEntry{.what = std::move(what)}; };
    const RecordLine empty;
    RecordLine variation;
    variation.entries.push_back(entry(EndAgreed{}));
    RecordLine deep;
    deep.entries.push_back(entry(RecordMove{"e2"}));
    for (int i = 0; i < 200; ++i) {
        RecordLine outer;
        outer.entries.push_back(entry(RecordMove{"e2"}));
        outer.entries.back().annotations.emplace_back(std::move(deep));
        deep = std::move(outer);
    }
    write([](Record& r) { r.tags.clear(); });
    write([](Record& r) {
        for (int i = 0; i < 500; ++i) r.set("T" + std::to_string(i), "x");
    });
    write([](Record& r) { r.set("a b", "x"); });
    write([](Record& r) { r.set("A", "\x01"); });
    write([](Record& r) { r.tags.push_back({.name = "Variant", .value = "x"}); });
    write([](Record& r) { r.result = "?"; });
    write([](Record& r) { r.set("Result", "S"); });
    write([&](Record& r) { r.line.entries.push_back(entry(RecordMove{"a b"})); });
    write([&](Record& r) { r.line.entries.push_back(entry(RecordMove{"e2", -1})); });
    write([&](Record& r) {
        r.line.entries.push_back(entry(RecordDeparture{"a b", Leaving::Resigned}));
    });
    for (const Annotation& note : {Annotation(Glyph{-5}), Annotation(Comment{"\x01"}),
                                   Annotation(empty), Annotation(variation), Annotation(deep)})
        write([&](Record& r) {
            r.line.entries.push_back(entry(RecordMove{"e2"}));
            r.line.entries.back().annotations.push_back(note);
        });
    write([&](Record& r) {
        r.line.entries.push_back(entry(EndAgreed{}));
        r.line.entries.back().annotations.emplace_back(Glyph{1});
    });
}

void meet_imports(Met& met) {
    std::string nested;
    for (int i = 0; i < 100; ++i) nested += "e2 (";
    for (const std::string& text : {std::string(),
                                    std::string("hello"),
                                    std::string("e2"),
                                    std::string("e2 {x"),
                                    std::string("e2 (e3"),
                                    nested,
                                    std::string("[Event \"x"),
                                    std::string("e2 $999"),
                                    std::string("99999999999. e2"),
                                    std::string("!leave:S"),
                                    "e2 " + std::string(300, 'a'),
                                    std::string("e2 1-0 e8"),
                                    std::string("e2 e8 1-0\n\n[Event \"x\"]\ne2 *"),
                                    std::string(max_pasted_bytes + 1, ' '),
                                    std::string("[Variant \"chess\"]\ne2"),
                                    std::string("[Variant \"quoridor\"]\n[Position \"x\"]\ne2"),
                                    std::string("[Variant \"quoridor\"]\n!gone:X"),
                                    std::string("e2 e8 2. e2 5. e7 S"),
                                    std::string("e2 b5 e8 h5 1-0"),
                                    std::string("e2 e8 e3 e7 e4 e6 f4 e5 f5 e4 f6 e3 f7 e2 f8 "
                                                "e1 1-0"),
                                    std::string("[Date \"x\"]\ne2 e8 draw"),
                                    std::string("e2 e8 e3 e9"),
                                    std::string("e8 e2 e6h"),
                                    std::string("[Variant \"superpion\"]\n1-0"),
                                    std::string("[Variant \"superpion\"]\ndraw")})
        for (const bool keep : {false, true})
            for (const Imported& game : import_games(text, {.keep_legal_part = keep})) {
                if (!game) met(game.error().error.words());
                if (game)
                    for (const ImportNote& note : game->notes) met(note.words);
            }
    const auto several = import_game("e2 e8 *\n[Event \"x\"]\ne2 e8 *");
    if (!several) met(several.error().error.words());
}

/// Positions that a game refuses and spoiling does not find, from
/// tests/games/<game>/refused_positions.txt: a spec and, after one space, the text.
void meet_refused_positions(Met& met) {
    for (const GameRules* rules : all_rules()) {
        std::ifstream file(std::string(TABLIER_TEST_DATA) + "/games/" + std::string(rules->game) +
                           "/refused_positions.txt");
        for (std::string line; std::getline(file, line);) {
            const std::size_t space = line.find(' ');
            const auto game = make_game(line.substr(0, space));
            ASSERT_TRUE(game) << line;
            const auto parsed = (*game)->parse_position(line.substr(space + 1));
            EXPECT_FALSE(parsed) << line;
            met(parsed);
        }
    }
}

TEST(ErrorTexts, whatever_is_wrong_is_said_in_both_languages) {
    Met met;
    meet_specs(met);
    meet_positions(met);
    meet_rare_positions(met);
    meet_refused_positions(met);
    meet_records(met);
    meet_imports(met);
    if (rounds(1, 0) == 0) return;  // too few spoiled texts to meet everything
    for (const ErrorSite& site : met.unreached())
        ADD_FAILURE() << site.where << " was not reached: " << site.pattern.en;
}

TEST(OptionTexts, every_option_and_every_choice_has_a_name_in_both_languages) {
    for (const Variant* variant : catalog()) {
        std::set<std::string> titles[2];
        for (const OptionSpec& option : variant->options) {
            SCOPED_TRACE(variant->name + " " + option.name);
            for (Lang lang : {Lang::English, Lang::French}) {
                const std::string& title = option.title.in(lang);
                EXPECT_NE(title, "");
                EXPECT_NE(title, option.name);
                EXPECT_TRUE(titles[int(lang)].insert(title).second) << title;
                std::set<std::string> labels;
                for (const OptionChoice& named : option.named_values()) {
                    EXPECT_NE(named.label.in(lang), "");
                    EXPECT_TRUE(labels.insert(named.label.in(lang)).second) << named.value;
                    EXPECT_EQ(option.label(named.value), named.label);
                    EXPECT_TRUE(Options(variant->options).set(option.name, named.value));
                }
            }
            EXPECT_NE(option.title.en, option.title.fr);
            for (const OptionChoice& named : option.named_values())
                EXPECT_NE(named.label.en, named.label.fr);
            EXPECT_EQ(option.choices.size() > 1, option.kind == OptionSpec::Kind::Choice);
        }
    }
}

}  // namespace
}  // namespace tablier
