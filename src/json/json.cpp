// Boost.JSON is used without its separate library: this file holds the compiled part.
#include <boost/json/src.hpp>
