// Boost.Asio and Boost.Beast come as headers only; what of them needs no templates is compiled
// once, here, instead of in every file that uses them.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
