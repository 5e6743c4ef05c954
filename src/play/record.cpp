#include "tablier/play/record.h"

#include <algorithm>

namespace tablier {

Text RecordError::words() const {
    if (place.line == 0) return error.words();
    return fill_texts(
        "line {0}, column {1}: {2}", "ligne {0}, colonne {1} : {2}",
        {plain(std::to_string(place.line)), plain(std::to_string(place.column)), error.words()});
}

bool RecordLine::operator==(const RecordLine& other) const {
    return before == other.before && entries == other.entries;
}

bool RecordEntry::operator==(const RecordEntry& other) const {
    return what == other.what && annotations == other.annotations;
}

const RecordTag* Record::find(std::string_view name) const {
    const auto found = std::ranges::find(tags, name, &RecordTag::name);
    return found == tags.end() ? nullptr : &*found;
}

std::string_view Record::value(std::string_view name) const {
    const RecordTag* tag = find(name);
    return tag ? std::string_view(tag->value) : std::string_view();
}

void Record::set(std::string_view name, std::string_view new_value) {
    const auto found = std::ranges::find(tags, name, &RecordTag::name);
    if (found != tags.end()) {
        found->value = new_value;
    } else {
        tags.push_back({.name = std::string(name), .value = std::string(new_value)});
    }
}

std::string Record::spec() const {
    std::string spec(value("Variant"));
    if (const std::string_view options = value("Options"); !options.empty())
        spec.append(":").append(options);
    return spec;
}

}  // namespace tablier
