#include "online/api/schemas.h"

#include <map>
#include <memory>
#include <utility>
#include <valijson/adapters/boost_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "online/api/openapi.h"

namespace tablier::online {
namespace {

/// Objects that list their fields have no others. (Parts of an "allOf" have those of the other
/// parts: for them it cannot be said so.)
void close_objects(json::value& schema) {
    if (auto* list = schema.if_array())
        for (json::value& one : *list) close_objects(one);
    auto* object = schema.if_object();
    if (object == nullptr) return;
    if (const json::value* fields = object->if_contains("properties");
        fields != nullptr && fields->is_object())
        object->emplace("additionalProperties", false);
    for (auto& [name, part] : *object)
        if (name != "allOf") close_objects(part);
}

/// The description itself with a reference to one of its schemas at the top.
json::value with_root(const std::string& pointer, Undescribed undescribed) {
    json::object root{{"$ref", "#" + pointer}};
    for (const auto& [name, part] : description().as_object()) root[name] = part;
    json::value whole = std::move(root);
    if (undescribed == Undescribed::Rejected) close_objects(whole);
    return whole;
}

struct Compiled {
    json::value document;
    valijson::Schema schema;

    Compiled(const std::string& pointer, Undescribed undescribed)
        : document(with_root(pointer, undescribed)) {
        valijson::SchemaParser parser;
        parser.populateSchema(valijson::adapters::BoostJsonAdapter(document), schema);
    }
};

}  // namespace

const json::value& description() {
    static const json::value parsed = json::parse(openapi_json());
    return parsed;
}

const json::value* described(std::string_view pointer) {
    json::error_code error;
    return description().find_pointer(json::string_view(pointer.data(), pointer.size()), error);
}

std::string fault(const json::value& value, const std::string& schema, Undescribed undescribed) {
    static std::map<std::pair<std::string, Undescribed>, std::unique_ptr<Compiled>> compiled;
    auto& one = compiled[{schema, undescribed}];
    if (!one) one = std::make_unique<Compiled>(schema, undescribed);
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(one->schema, valijson::adapters::BoostJsonAdapter(value), &results))
        return "";
    std::string all = "not as " + schema + " says:";
    for (const valijson::ValidationResults::Error& error : results) {
        all += "\n  ";
        for (const std::string& part : error.context) all += part;
        all += ": " + error.description;
    }
    return all;
}

}  // namespace tablier::online
