#include "bindings/wasm/exports.h"

namespace {

std::string request;
std::string answer;

}  // namespace

/// Room for a request of that many bytes.
TABLIER_EXPORT(request_room)
char* request_room(int size) {
    request.resize(std::size_t(size));
    return request.data();
}

/// Answers the request; the answer stays until the next call.
TABLIER_EXPORT(call)
const char* call() {
    answer = tablier::bindings::module_calls().answer(request);
    return answer.data();
}

TABLIER_EXPORT(answer_size)
int answer_size() {
    return int(answer.size());
}
