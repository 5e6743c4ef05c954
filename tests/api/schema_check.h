// Whether a value is what a schema of the API's description says: the part of JSON Schema that the
// description uses.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace tablier::api {

class SchemaCheck {
  public:
    /// The whole description, where references lead to.
    explicit SchemaCheck(const boost::json::value& description) : description_(description) {}

    /// Empty, or what is wrong and where.
    std::string fault(const boost::json::value& value, std::string_view schema) const {
        return fault(value, description_.at("components").at("schemas").at(schema), "");
    }

  private:
    using Value = boost::json::value;
    using Object = boost::json::object;

    static bool has_type(const Value& value, std::string_view type) {
        if (type == "null") return value.is_null();
        if (type == "string") return value.is_string();
        if (type == "boolean") return value.is_bool();
        if (type == "integer") return value.is_int64() || value.is_uint64();
        if (type == "array") return value.is_array();
        return type == "object" && value.is_object();
    }

    static bool has_any_type(const Value& value, const Value& types) {
        if (types.is_string()) return has_type(value, types.as_string());
        for (const Value& type : types.as_array())
            if (has_type(value, type.as_string())) return true;
        return false;
    }

    const Object& resolved(const Object& schema) const {
        const Value* reference = schema.if_contains("$ref");
        if (reference == nullptr) return schema;
        std::string pointer(reference->as_string());
        return resolved(description_.at_pointer(pointer.substr(1)).as_object());
    }

    std::string fault(const Value& value, const Value& with, const std::string& where) const {
        const Object& schema = resolved(with.as_object());
        if (const Value* choices = schema.if_contains("oneOf")) {
            std::string faults;
            for (const Value& choice : choices->as_array()) {
                const std::string one = fault(value, choice, where);
                if (one.empty()) return "";
                faults += one + "; ";
            }
            return "none of the choices: " + faults;
        }
        if (const Value* all = schema.if_contains("allOf"))
            for (const Value& part : all->as_array())
                if (std::string one = fault(value, part, where); !one.empty()) return one;
        if (const Value* type = schema.if_contains("type"); type && !has_any_type(value, *type))
            return where + " has the wrong type: " + boost::json::serialize(value);
        if (const Value* only = schema.if_contains("const"); only && value != *only)
            return where + " is not " + boost::json::serialize(*only);
        if (const Value* some = schema.if_contains("enum"); some && value.is_string()) {
            bool found = false;
            for (const Value& one : some->as_array()) found |= one == value;
            if (!found) return where + " is none of the enum: " + boost::json::serialize(value);
        }
        if (value.is_array())
            if (const Value* items = schema.if_contains("items"))
                for (const Value& item : value.as_array())
                    if (std::string one = fault(item, *items, where + "[]"); !one.empty())
                        return one;
        if (!value.is_object()) return "";
        if (const Value* required = schema.if_contains("required"))
            for (const Value& name : required->as_array())
                if (!value.as_object().contains(name.as_string()))
                    return where + "." + std::string(name.as_string()) + " is missing";
        const Value* properties = schema.if_contains("properties");
        if (properties == nullptr) return "";
        for (const auto& [name, field] : value.as_object()) {
            const std::string there = where + "." + std::string(name);
            const Value* property = properties->as_object().if_contains(name);
            // Clients must read over what they do not know, but we tell them all there is.
            if (property == nullptr) return there + " is not described";
            if (std::string one = fault(field, *property, there); !one.empty()) return one;
        }
        return "";
    }

    const Value& description_;
};

}  // namespace tablier::api
