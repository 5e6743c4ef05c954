// How a module ends that cannot go on. There is nowhere to print to, so it just stops; the
// libraries' own endings print, and would bring all of printf with them.
#include <cstdarg>
#include <version>

extern "C" [[noreturn]] void abort_message(const char*, ...) {
    __builtin_trap();
}

extern "C" [[noreturn]] void __cxa_pure_virtual() {
    __builtin_trap();
}

_LIBCPP_BEGIN_NAMESPACE_STD

[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept {
    __builtin_trap();
}

_LIBCPP_END_NAMESPACE_STD
