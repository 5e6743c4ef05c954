// WebSocket conformance, section 6: text messages are UTF-8, and the server says so at the first
// byte that cannot be (RFC 6455, 8.1; the byte sequences are those of well-known stress tests).
#include "net/websocket_conformance.h"

namespace tablier::net::conformance {
namespace {

constexpr int bad_text = 1007;

const std::string greek = "κόσμε";
const std::string words = "Hello-µ@ßöäüàá-UTF-8!!";
const std::string beyond_unicode = "\xF4\x90\x80\x80";

ConformanceCase echoed(std::string name, std::string sent, std::string message,
                       std::size_t piece = 0) {
    return {.name = std::move(name),
            .sent = std::move(sent),
            .answers = {text_frame(std::move(message))},
            .piece = piece};
}

ConformanceCase refused(std::string name, std::string sent, std::size_t piece = 0) {
    return {
        .name = std::move(name), .sent = std::move(sent), .fails_with = bad_text, .piece = piece};
}

Cases valid_messages() {
    const std::size_t middle = words.find("ß");
    return {
        echoed("6_1_1_empty_text", client_frame(text, ""), ""),
        echoed("6_1_2_three_empty_fragments",
               client_frame(text, "", false) + client_frame(0, "", false) + client_frame(0, ""),
               ""),
        echoed(
            "6_1_3_three_fragments_of_which_the_second_is_not_empty",
            client_frame(text, "", false) + client_frame(0, "middle", false) + client_frame(0, ""),
            "middle"),
        echoed("6_2_1_in_one_fragment", client_frame(text, words), words),
        echoed("6_2_2_in_two_fragments_cut_between_characters",
               client_frame(text, words.substr(0, middle), false) +
                   client_frame(0, words.substr(middle)),
               words),
        echoed("6_2_3_in_fragments_of_an_octet", fragmented(words, 1), words),
        echoed("6_2_4_greek_in_fragments_of_an_octet", fragmented(greek, 1), greek),
        echoed("6_5_1_in_two_pieces_cut_between_characters", client_frame(text, greek), greek,
               client_frame(text, "").size() + 2),
        echoed("6_5_2_in_two_pieces_cut_within_a_character", client_frame(text, greek), greek,
               client_frame(text, "").size() + 3),
        echoed("6_5_3_octet_by_octet", client_frame(text, greek), greek, by_octet),
    };
}

/// In each case the rest of the message is never sent: what cannot become UTF-8 any more fails
/// before the message or the frame ends, which RFC 6455 leaves open and the strict reading asks
/// for.
Cases failing_early() {
    const std::string broken = greek + beyond_unicode + "edited";
    const std::string possible = "\xF4", impossible = "\x90";
    const std::string frame = client_frame(text, broken);
    const std::size_t head_bytes = client_frame(text, "").size();
    return {
        refused("6_3_1_invalid_in_one_fragment", client_frame(text, greek + "\xED\xA0\x80")),
        refused("6_3_2_invalid_in_fragments_of_an_octet",
                fragmented(greek + "\xED\xA0\x80" + "edited", 1)),
        refused("6_4_1_invalid_second_fragment_fails_before_the_third",
                client_frame(text, greek, false) + client_frame(0, beyond_unicode, false)),
        refused("6_4_2_invalid_octet_fails_before_its_character_ends",
                client_frame(text, greek + possible, false) + client_frame(0, impossible, false)),
        refused("6_4_3_invalid_character_fails_before_its_frame_ends",
                frame.substr(0, head_bytes + greek.size() + beyond_unicode.size())),
        refused("6_4_4_invalid_octet_fails_before_its_frame_ends",
                frame.substr(0, head_bytes + greek.size() + 2), by_octet),
    };
}

struct Group {
    int number;
    const char* words;
    bool valid;
    std::vector<std::string> sequences;
};

std::string lone_leads(int from, int to) {
    std::string out;
    for (int lead = from; lead <= to; ++lead) {
        out += static_cast<char>(lead);
        out += ' ';
    }
    return out;
}

std::string all_continuations() {
    std::string out;
    for (int byte = 0x80; byte <= 0xBF; ++byte) out += static_cast<char>(byte);
    return out;
}

std::vector<std::string> last_byte_missing() {
    return {"\xC0", "\xE0\x80", "\xF0\x80\x80", "\xF8\x80\x80\x80", "\xFC\x80\x80\x80\x80",
            "\xDF", "\xEF\xBF", "\xF7\xBF\xBF", "\xFB\xBF\xBF\xBF", "\xFD\xBF\xBF\xBF\xBF"};
}

std::string joined(const std::vector<std::string>& parts) {
    std::string out;
    for (const std::string& part : parts) out += part;
    return out;
}

/// The last two code points of each plane, which are no characters but may be sent.
std::vector<std::string> noncharacters() {
    std::vector<std::string> out = {"\xEF\xBF\xBE", "\xEF\xBF\xBF"};
    for (int plane = 1; plane <= 16; ++plane) {
        const int code = plane << 16 | 0xFFFE;
        const std::string lead = {static_cast<char>(0xF0 | code >> 18),
                                  static_cast<char>(0x80 | (code >> 12 & 0x3F)), '\xBF'};
        out.push_back(lead + "\xBE");
        out.push_back(lead + "\xBF");
    }
    return out;
}

std::vector<Group> groups() {
    std::vector<Group> all = {
        {7,
         "shortest_of_each_length",
         true,
         {std::string(1, '\0'), "\xC2\x80", "\xE0\xA0\x80", "\xF0\x90\x80\x80"}},
        {8, "of_five_and_six_bytes", false, {"\xF8\x88\x80\x80\x80", "\xFC\x84\x80\x80\x80\x80"}},
        {9, "last_of_each_length", true, {"\x7F", "\xDF\xBF", "\xEF\xBF\xBF", "\xF4\x8F\xBF\xBF"}},
        {10,
         "last_of_each_pattern",
         false,
         {"\xF7\xBF\xBF\xBF", "\xFB\xBF\xBF\xBF\xBF", "\xFD\xBF\xBF\xBF\xBF\xBF"}},
        {11,
         "beside_the_gaps",
         true,
         {"\xED\x9F\xBF", "\xEE\x80\x80", "\xEF\xBF\xBD", "\xF4\x8F\xBF\xBF"}},
        {12,
         "continuations_of_nothing",
         false,
         {"\x80", "\xBF", "\x80\xBF", "\x80\xBF\x80", "\x80\xBF\x80\xBF", "\x80\xBF\x80\xBF\x80",
          "\x80\xBF\x80\xBF\x80\xBF", all_continuations()}},
        {13,
         "leads_alone",
         false,
         {lone_leads(0xC0, 0xDF), lone_leads(0xE0, 0xEF), lone_leads(0xF0, 0xF7),
          lone_leads(0xF8, 0xFB), lone_leads(0xFC, 0xFD)}},
        {14, "last_byte_missing", false, last_byte_missing()},
        {15, "unfinished_in_a_row", false, {joined(last_byte_missing())}},
        {16, "bytes_that_never_occur", false, {"\xFE", "\xFF", "\xFE\xFE\xFF\xFF"}},
        {17,
         "slash_too_long",
         false,
         {"\xC0\xAF", "\xE0\x80\xAF", "\xF0\x80\x80\xAF", "\xF8\x80\x80\x80\xAF",
          "\xFC\x80\x80\x80\x80\xAF"}},
        {18,
         "longest_too_long",
         false,
         {"\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF", "\xF8\x87\xBF\xBF\xBF",
          "\xFC\x83\xBF\xBF\xBF\xBF"}},
        {19,
         "zero_too_long",
         false,
         {"\xC0\x80", "\xE0\x80\x80", "\xF0\x80\x80\x80", "\xF8\x80\x80\x80\x80",
          "\xFC\x80\x80\x80\x80\x80"}},
        {20,
         "half_a_surrogate_pair",
         false,
         {"\xED\xA0\x80", "\xED\xAD\xBF", "\xED\xAE\x80", "\xED\xAF\xBF", "\xED\xB0\x80",
          "\xED\xBE\x80", "\xED\xBF\xBF"}},
        {21, "surrogate_pair", false, {}},
        {22, "noncharacters", true, noncharacters()},
        {23,
         "specials",
         true,
         {"\xEF\xBF\xB9", "\xEF\xBF\xBA", "\xEF\xBF\xBB", "\xEF\xBF\xBC", "\xEF\xBF\xBD",
          "\xEF\xBF\xBE", "\xEF\xBF\xBF"}},
    };
    for (const char* high : {"\xED\xA0\x80", "\xED\xAD\xBF", "\xED\xAE\x80", "\xED\xAF\xBF"})
        for (const char* low : {"\xED\xB0\x80", "\xED\xBF\xBF"})
            all[21 - 7].sequences.push_back(std::string(high) + low);
    return all;
}

/// Groups 6 to 23: each sequence is a message of its own.
Cases sequences() {
    Cases cases;
    const auto add = [&](int group, std::size_t number, const std::string& what, bool valid,
                         const std::string& bytes) {
        const std::string name =
            "6_" + std::to_string(group) + "_" + std::to_string(number) + "_" + what;
        cases.push_back(valid ? echoed(name, client_frame(text, bytes), bytes)
                              : refused(name, client_frame(text, bytes)));
        // An octet at a time, the verdict is the same.
        cases.push_back(valid ? echoed(name + "_in_octets", fragmented(bytes, 1), bytes)
                              : refused(name + "_in_octets", fragmented(bytes, 1)));
    };
    for (std::size_t bytes = 1; bytes <= greek.size(); ++bytes) {
        const bool whole = bytes == greek.size() || (greek[bytes] & 0xC0) != 0x80;
        add(6, bytes, whole ? "whole_characters" : "ends_within_a_character", whole,
            greek.substr(0, bytes));
    }
    for (const Group& group : groups())
        for (std::size_t i = 0; i < group.sequences.size(); ++i)
            add(group.number, i + 1, group.words, group.valid, group.sequences[i]);
    add(11, 5, "beyond_unicode", false, beyond_unicode);
    return cases;
}

class WebSocketConformanceUtf8 : public WebSocketConformance {};

TEST_P(WebSocketConformanceUtf8, rfc6455) {
    run(GetParam());
}

INSTANTIATE_TEST_SUITE_P(ValidMessages, WebSocketConformanceUtf8,
                         testing::ValuesIn(valid_messages()), case_name<ConformanceCase>);
INSTANTIATE_TEST_SUITE_P(FailingEarly, WebSocketConformanceUtf8, testing::ValuesIn(failing_early()),
                         case_name<ConformanceCase>);
INSTANTIATE_TEST_SUITE_P(Sequences, WebSocketConformanceUtf8, testing::ValuesIn(sequences()),
                         case_name<ConformanceCase>);

}  // namespace
}  // namespace tablier::net::conformance
