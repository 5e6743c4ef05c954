// The board sizes that exist. Code that is a template over the size is compiled for each of them.
#pragma once

/// Applies `macro` to every size.
#define TABLIER_QUORIDOR_SIZES(macro) macro(3) macro(5) macro(7) macro(9) macro(11) macro(13)
