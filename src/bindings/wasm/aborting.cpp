// Abort handlers of the WebAssembly modules: they trap. There is nowhere to print to, and the
// handlers of the libraries would link printf.
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
