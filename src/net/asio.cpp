// Separate compilation of Boost.Asio and Boost.Beast: their non-template code is compiled here once
// instead of in every file that uses them.
#include <boost/asio/impl/src.hpp>

// Beast's parser asserts that at least five bytes of a last chunk are present when it continues. If
// the last chunk is the first one, four bytes ("0", CR, LF and one more) are valid, and would end a
// server that is built with assertions.
#define BOOST_DISABLE_ASSERTS
#include <boost/assert.hpp>
#include <boost/beast/src.hpp>
