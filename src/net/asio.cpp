// Boost.Asio and Boost.Beast come as headers only; what of them needs no templates is compiled
// once, here, instead of in every file that uses them.
#include <boost/asio/impl/src.hpp>

// Beast's parser asserts that five bytes of a last chunk are there when it looks at it again. Where
// the last chunk is the first one, "0", CR, LF and one byte more are four, and right: whoever sends
// them so would end a server that is built with assertions.
#define BOOST_DISABLE_ASSERTS
#include <boost/assert.hpp>
#include <boost/beast/src.hpp>
