#include "online/api/query.h"

#include <charconv>

namespace tablier::online {

std::optional<std::string_view> query_value(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        const std::size_t end = query.find('&');
        const std::string_view part = query.substr(0, end);
        query.remove_prefix(end == std::string_view::npos ? query.size() : end + 1);
        if (part.starts_with(name) && part.substr(name.size()).starts_with('='))
            return part.substr(name.size() + 1);
    }
    return std::nullopt;
}

ApiResult<std::int64_t> query_number(std::string_view query, std::string_view name,
                                     std::int64_t most, std::int64_t otherwise) {
    const auto text = query_value(query, name);
    if (!text) return otherwise;
    std::int64_t value = -1;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), value);
    if (error != std::errc() || end != text->data() + text->size() || value < 0 || value > most)
        return api_error("bad-field", fill_text("\"{0}\" must be a whole number from 0 to {1}.",
                                                "« {0} » doit être un nombre entier de 0 à {1}.",
                                                {name, std::to_string(most)}));
    return value;
}

}  // namespace tablier::online
