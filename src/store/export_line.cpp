#include "store/export_line.h"

#include <algorithm>
#include <boost/json.hpp>
#include <optional>
#include <vector>

#include "bytes/bytes.h"
#include "core/json.h"
#include "core/utf8.h"

namespace tablier::store {
namespace {

namespace json = boost::json;

constexpr std::string_view format = "tablier-tables";
constexpr std::int64_t format_version = 1;

std::string hex_or_null(const std::optional<Hash>& hash) {
    return hash ? json_text(hex_text(*hash)) : "null";
}

/// Takes fields out of an object. The first fault stays; what is returned after it means nothing.
class Fields {
  public:
    explicit Fields(const json::value& value) : object_(value.if_object()) {
        if (object_ == nullptr) blame("not a JSON object");
    }

    std::string text(std::string_view name) {
        const json::value* value = take(name);
        if (value != nullptr && value->is_string())
            return {value->get_string().data(), value->get_string().size()};
        blame(name, "a text");
        return {};
    }

    std::int64_t number(std::string_view name) {
        const json::value* value = take(name);
        if (value != nullptr && value->is_int64()) return value->get_int64();
        blame(name, "a whole number");
        return 0;
    }

    std::optional<std::int64_t> number_or_null(std::string_view name) {
        if (is_null(name)) return std::nullopt;
        return number(name);
    }

    bool flag(std::string_view name) {
        const json::value* value = take(name);
        if (value != nullptr && value->is_bool()) return value->get_bool();
        blame(name, "true or false");
        return false;
    }

    Hash hash(std::string_view name) {
        const json::value* value = take(name);
        if (value != nullptr && value->is_string())
            if (const auto hash = bytes_of_hex(value->get_string())) return *hash;
        blame(name, "64 hexadecimal digits");
        return {};
    }

    std::optional<Hash> hash_or_null(std::string_view name) {
        if (is_null(name)) return std::nullopt;
        return hash(name);
    }

    /// `read(Fields&)` for each object of a list.
    template <class Read>
    auto list(std::string_view name, const Read& read) {
        std::vector<decltype(read(*this))> all;
        const json::value* value = take(name);
        if (value == nullptr || !value->is_array()) {
            blame(name, "a list");
            return all;
        }
        for (const json::value& item : value->get_array()) {
            Fields fields(item);
            all.push_back(read(fields));
            if (const auto faultless = fields.end(); !faultless)
                blame("in " + in_quotes(name) + ": " + faultless.error().message);
        }
        return all;
    }

    void blame(std::string what) {
        if (!fault_) fault_ = Error{std::move(what)};
    }

    /// After all fields have been taken: what is wrong, if anything.
    Result<void> end() {
        if (object_ != nullptr)
            for (const auto& item : *object_)
                if (std::ranges::find(taken_, std::string_view(item.key())) == taken_.end())
                    blame("unknown field " + in_quotes(std::string_view(item.key())));
        if (fault_) return std::unexpected(*fault_);
        return {};
    }

  private:
    void blame(std::string_view name, std::string_view expected) {
        blame("field " + in_quotes(name) + " must be there and be " + std::string(expected));
    }

    const json::value* take(std::string_view name) {
        taken_.push_back(name);
        return object_ == nullptr ? nullptr : object_->if_contains(name);
    }

    bool is_null(std::string_view name) {
        const json::value* value = take(name);
        return value != nullptr && value->is_null();
    }

    const json::object* object_;
    std::vector<std::string_view> taken_;
    std::optional<Error> fault_;
};

Phase read_phase(Fields& fields) {
    const std::string name = fields.text("phase");
    if (const auto phase = phase_of(name)) return *phase;
    fields.blame("unknown phase " + in_quotes(name));
    return {};
}

StoredTable table_of(Fields& fields) {
    StoredTable table;
    // Designated initialisers are evaluated in their order, so faults are, too.
    table.summary = {.table = fields.text("table"),
                     .phase = read_phase(fields),
                     .listed = fields.flag("listed"),
                     .created = fields.number("created"),
                     .changed = fields.number("changed"),
                     .deadline = fields.number_or_null("deadline"),
                     .engine_to_move = fields.flag("engine_to_move"),
                     .card = fields.text("card")};
    table.seed = fields.hash_or_null("seed");
    table.request = fields.hash_or_null("request");
    table.secrets = fields.list("secrets", [](Fields& secret) {
        return Secret{secret.text("role"), secret.hash("hash")};
    });
    table.events = fields.list("events", [](Fields& event) {
        return Event{event.number("number"), event.text("request"), event.text("body")};
    });
    return table;
}

/// Checks that concern several fields of a table.
void check(StoredTable& table, Fields& fields) {
    if (table.summary.table.empty()) fields.blame("a table without an id");
    if (table.events.empty()) fields.blame("a table without events");
    std::int64_t expected = 1;
    for (const Event& event : table.events) {
        if (event.number != expected)
            fields.blame("event " + std::to_string(event.number) + " stands where " +
                         std::to_string(expected) + " should");
        ++expected;
    }
    std::ranges::sort(table.secrets, {}, &Secret::role);
    const auto twice = std::ranges::adjacent_find(table.secrets, {}, &Secret::role);
    if (twice != table.secrets.end()) fields.blame("two secrets for " + in_quotes(twice->role));
}

Result<ExportLine> line_of_type(const std::string& type, Fields& fields) {
    ExportLine line;
    if (type == "head") {
        const bool is_ours = fields.text("format") == format;
        const std::int64_t version = fields.number("version");
        if (is_ours && version > format_version)
            return fail("version " + std::to_string(version) +
                        " of the format, and this program knows versions up to " +
                        std::to_string(format_version) + " only");
        if (!is_ours || version != format_version) fields.blame("not an export of tables");
    } else if (type == "run") {
        line = Run{fields.number("start"), fields.number("last")};
    } else if (type == "table") {
        StoredTable table = table_of(fields);
        check(table, fields);
        line = std::move(table);
    } else if (type == "end") {
        line = ExportEnd{fields.number("tables")};
    } else {
        fields.blame("unknown type " + in_quotes(type));
    }
    if (const auto faultless = fields.end(); !faultless) return std::unexpected(faultless.error());
    return line;
}

}  // namespace

std::string line_of(const ExportHead&) {
    return JsonObject()
        .add("type", "head")
        .add("format", format)
        .add("version", format_version)
        .text();
}

std::string line_of(const Run& run) {
    return JsonObject().add("type", "run").add("start", run.start).add("last", run.last).text();
}

Result<std::string> line_of(const StoredTable& table) {
    const Summary& it = table.summary;
    if (std::size_t(it.phase) >= phase_count)
        return fail("table " + in_quotes(it.table) + " is in a phase that does not exist");
    const auto secrets = json_list(table.secrets, [](const Secret& secret) {
        return JsonObject().add("role", secret.role).add("hash", hex_text(secret.hash)).text();
    });
    const auto events = json_list(table.events, [](const Event& event) {
        return JsonObject()
            .add("number", event.number)
            .add("request", event.request)
            .add("body", event.body)
            .text();
    });
    std::string line = JsonObject()
                           .add("type", "table")
                           .add("table", it.table)
                           .add("phase", code_of(it.phase))
                           .add("listed", it.listed)
                           .add("created", it.created)
                           .add("changed", it.changed)
                           .add_raw("deadline", it.deadline ? std::to_string(*it.deadline) : "null")
                           .add("engine_to_move", it.engine_to_move)
                           .add("card", it.card)
                           .add_raw("seed", hex_or_null(table.seed))
                           .add_raw("request", hex_or_null(table.request))
                           .add_raw("secrets", secrets)
                           .add_raw("events", events)
                           .text();
    if (!is_utf8(line))
        return fail("table " + in_quotes(it.table) + " holds text that is no UTF-8");
    return line;
}

std::string line_of(const ExportEnd& end) {
    return JsonObject().add("type", "end").add("tables", end.tables).text();
}

Result<ExportLine> read_export_line(std::string_view line) {
    json::error_code error;
    const json::value value = json::parse(json::string_view(line.data(), line.size()), error);
    if (error) return fail("not JSON: " + error.message());
    Fields fields(value);
    const std::string type = fields.text("type");
    return line_of_type(type, fields);
}

}  // namespace tablier::store
