#include "online/api/traffic.h"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <regex>

namespace tablier::online {
namespace {

Seen seen_so_far;
/// By name: messages that asked for something, until they are answered.
std::map<std::string, json::value> unanswered;

constexpr const char* schemas = "/components/schemas/";

std::string text_of(const json::object& object, const char* name) {
    const json::value* value = object.if_contains(name);
    return value != nullptr && value->is_string() ? std::string(value->as_string()) : "";
}

std::optional<json::value> parsed(const std::string& text) {
    json::error_code error;
    json::value value = json::parse(text, error);
    return error ? std::nullopt : std::optional(std::move(value));
}

void must_fit(const json::value& value, const std::string& schema,
              Undescribed undescribed = Undescribed::Rejected) {
    const std::string wrong = fault(value, schema, undescribed);
    EXPECT_EQ(wrong, "") << json::serialize(value).substr(0, 2000);
}

/// A pointer's part.
std::string escaped(std::string_view name) {
    std::string text;
    for (const char c : name) text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return text;
}

void note_events(const json::value& value) {
    if (const auto* list = value.if_array())
        for (const json::value& one : *list) note_events(one);
    const auto* object = value.if_object();
    if (object == nullptr) return;
    if (object->contains("n") && object->contains("t"))
        seen_so_far.events.insert(text_of(*object, "type"));
    for (const auto& [name, part] : *object) note_events(part);
}

/// Values of fields that can only hold some words.
void note_words(const json::value& value) {
    static const std::set<std::string_view> fields{"phase", "kind", "how",  "what",  "leave",
                                                   "watch", "do",   "type", "reason"};
    if (const auto* list = value.if_array())
        for (const json::value& one : *list) note_words(one);
    const auto* object = value.if_object();
    if (object == nullptr) return;
    for (const auto& [name, part] : *object) {
        if (part.is_string() && fields.contains(std::string_view(name.data(), name.size())))
            seen_so_far.fields.insert(std::string(name) + " " + std::string(part.as_string()));
        note_words(part);
    }
}

void note(const json::value& value) {
    note_events(value);
    note_words(value);
}

struct Call {
    std::string path;  ///< as in the description
    const json::object* methods = nullptr;
};

std::optional<Call> call_of(const std::string& target) {
    const std::string path = target.substr(0, target.find('?'));
    for (const auto& [name, methods] : description().at("paths").as_object()) {
        const std::string pattern =
            std::regex_replace(std::string(name), std::regex("\\{table\\}"), "[^/]+");
        if (std::regex_match(path, std::regex(pattern)))
            return Call{std::string(name), &methods.as_object()};
    }
    return std::nullopt;
}

/// Parameters that the server took are described, and have values that are.
void check_query(const json::value& call, const std::string& target) {
    const std::size_t mark = target.find('?');
    if (mark == std::string::npos) return;
    const std::regex part("([^&=]+)=([^&]*)");
    const std::string query = target.substr(mark + 1);
    for (std::sregex_iterator at(query.begin(), query.end(), part), end; at != end; ++at) {
        if ((*at)[1] == "key") continue;  // which a test shows to be without effect
        const json::value* found = nullptr;
        if (const json::value* parameters = call.as_object().if_contains("parameters"))
            for (const json::value& one : parameters->as_array())
                if (one.at("name").as_string() == (*at)[1].str()) found = &one.at("schema");
        ASSERT_NE(found, nullptr) << "parameter " << (*at)[1] << " is not described";
        const json::object& schema = found->as_object();
        if (text_of(schema, "type") == "integer") {
            const std::int64_t value = std::stoll((*at)[2]);
            EXPECT_GE(value, schema.at("minimum").as_int64()) << target;
            EXPECT_LE(value, schema.at("maximum").as_int64()) << target;
        } else {
            bool known = false;
            for (const json::value& one : schema.at("enum").as_array())
                known |= one.as_string() == (*at)[2].str();
            EXPECT_TRUE(known) << target;
        }
    }
}

void check_headers(const json::object& response, const net::Received& received) {
    const json::value* headers = response.if_contains("headers");
    for (const char* name : {"Allow", "Retry-After", "WWW-Authenticate", "Upgrade"}) {
        const bool is_described = headers != nullptr && headers->as_object().contains(name);
        EXPECT_TRUE(is_described || received.header(name).empty())
            << name << " is not described for " << received.status;
    }
    if (headers == nullptr) return;
    for (const auto& [name, header] : headers->as_object()) {
        if (name == "Retry-After") {
            const std::string seconds = received.header(name);
            EXPECT_TRUE(seconds.empty() || std::stoi(seconds) >= 1) << seconds;
        } else {
            EXPECT_NE(received.header(name), "") << name << " is missing";
        }
    }
}

/// The error codes in the description's text of a response.
void check_code(const json::object& response, const std::string& code, const std::string& what) {
    const std::string codes(response.at("description").as_string());
    EXPECT_NE(codes.find("`" + code + "`"), std::string::npos)
        << what << ": " << code << " is not among " << codes;
}

}  // namespace

const Seen& Traffic::seen() {
    return seen_so_far;
}

void Traffic::forget() {
    seen_so_far = {};
}

void Traffic::called(const std::string& method, const std::string& target, const std::string& body,
                     const net::Received& received) {
    if (!target.starts_with("/api/") || received.status == 0) return;
    const std::string type = received.header("Content-Type");
    // Malformed HTTP is refused in plain text.
    if (type.starts_with("text/plain") && received.status >= 400) return;
    const std::string what = method + " " + target + " " + std::to_string(received.status);
    SCOPED_TRACE(what);
    const auto answer = parsed(received.body);
    const std::string code = received.status < 400 || !answer || !answer->is_object()
                                 ? ""
                                 : text_of(answer->at("error").as_object(), "code");
    if (!code.empty()) seen_so_far.codes.insert(code);
    const auto call = call_of(target);
    if (!call) {
        EXPECT_EQ(received.status / 100, 4);
        ASSERT_TRUE(answer);
        return must_fit(*answer, std::string(schemas) + "Refusal");
    }
    std::string verb = method == "POST" ? "post" : "get";
    const bool known =
        call->methods->contains(verb) && (method == "GET" || method == "HEAD" || method == "POST");
    if (!known) {
        EXPECT_EQ(received.status / 100, 4);
        // Errors that do not depend on the method are described at each of the path's methods.
        verb = call->methods->contains("get") ? "get" : "post";
        for (const auto& [other, described_other] : *call->methods)
            if (other != "parameters" && !code.empty())
                seen_so_far.answers.insert(
                    std::string(described_other.at("operationId").as_string()) + " " + code);
    }
    const std::string pointer = "/paths/" + escaped(call->path) + "/" + verb;
    const json::value& described_call = *described(pointer);
    const std::string name(described_call.at("operationId").as_string());
    const std::string status = std::to_string(received.status);
    const json::value* response = described(pointer + "/responses/" + status);
    ASSERT_NE(response, nullptr) << "this status is not described";
    check_headers(response->as_object(), received);
    seen_so_far.answers.insert(name + " " + (code.empty() ? status : code));
    if (method == "HEAD" || received.status == 101) return;
    if (!code.empty()) check_code(response->as_object(), code, name);
    const json::object& content = response->at("content").as_object();
    ASSERT_TRUE(content.contains(type)) << type << " is not described";
    if (type != "application/json") return;
    ASSERT_TRUE(answer) << received.body;
    const std::string answered = pointer + "/responses/" + status + "/content/application~1json";
    must_fit(*answer, answered + "/schema");
    note(*answer);
    if (received.status / 100 != 2) return;
    check_query(described_call, target);
    if (method != "POST") return;
    const auto asked = parsed(body);
    ASSERT_TRUE(asked) << body;
    must_fit(*asked, pointer + "/requestBody/content/application~1json/schema",
             Undescribed::Allowed);
    if (const std::string done = text_of(asked->as_object(), "do"); !done.empty())
        seen_so_far.commands.insert(done);
}

void Traffic::said(const std::string& message) {
    const auto value = parsed(message);
    if (!value || !value->is_object()) return;
    const json::object& object = value->as_object();
    const std::string type = text_of(object, "type");
    // An "unwatch" has no answer; the others are held to the description once they have one.
    if (type == "do") unanswered["do " + text_of(object, "request")] = *value;
    if (type == "watch") unanswered["watch " + text_of(object, "table")] = *value;
    if (type == "ping") unanswered["ping"] = *value;
    if (type == "unwatch" && fault(*value, std::string(schemas) + "SocketRequest").empty())
        seen_so_far.said.insert(type);
}

void Traffic::heard(const json::object& message) {
    if (message.empty()) return;  // the socket was closed
    const std::string type = text_of(message, "type");
    SCOPED_TRACE("a message " + type);
    must_fit(message, std::string(schemas) + "SocketMessage");
    note(message);
    seen_so_far.heard.insert(type);
    if (type == "refused")
        seen_so_far.codes.insert(text_of(message.at("error").as_object(), "code"));
    const std::string question = type == "done"       ? "do " + text_of(message, "request")
                                 : type == "watching" ? "watch " + text_of(message, "table")
                                 : type == "pong"     ? "ping"
                                                      : "";
    const auto found = unanswered.find(question);
    if (found == unanswered.end()) return;
    const json::object& asked = found->second.as_object();
    must_fit(asked, std::string(schemas) + "SocketRequest", Undescribed::Allowed);
    seen_so_far.said.insert(text_of(asked, "type"));
    if (type == "done") seen_so_far.commands.insert(text_of(asked, "do"));
}

}  // namespace tablier::online
