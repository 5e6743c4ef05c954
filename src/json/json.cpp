// Boost.JSON is used without its separate library: this file holds the compiled part.
#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
// Browsers: what would throw traps. Parsing reports errors by codes.
void boost::throw_exception(const std::exception&) {
    __builtin_trap();
}
void boost::throw_exception(const std::exception&, const boost::source_location&) {
    __builtin_trap();
}
#endif
