// Deterministic exponential and logarithm: the same bits on every machine. Those of the C library
// differ in the last bit between libraries and processors, so that an engine would choose another
// move in the browser than in the program. These use only additions, multiplications and one
// division, each of which IEEE 754 rounds in one way.
#pragma once

namespace tablier {

/// e^x to within one unit of the last place. 0 where the result would be subnormal, infinity from
/// 709.7 on.
double exponential(double x);
/// The nearest number but for a few cases in a million.
float exponential(float x);
/// The natural logarithm to within two units of the last place; -infinity for 0 and subnormal
/// numbers, NaN for negative numbers.
double logarithm(double x);
/// The nearest number but for a few cases in a million.
float logarithm(float x);

}  // namespace tablier
