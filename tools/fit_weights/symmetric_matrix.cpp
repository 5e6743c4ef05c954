#include "symmetric_matrix.h"

#include <cmath>

namespace tablier::fit {

std::optional<Cholesky> Cholesky::of(const SymmetricMatrix& matrix) {
    SymmetricMatrix factor(matrix.rows());
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        for (std::size_t column = 0; column <= row; ++column) {
            double rest = matrix.at(row, column);
            for (std::size_t k = 0; k < column; ++k)
                rest -= factor.at(row, k) * factor.at(column, k);
            if (column < row) {
                factor.at(row, column) = rest / factor.at(column, column);
            } else {
                if (!(rest > 0)) return std::nullopt;
                factor.at(row, row) = std::sqrt(rest);
            }
        }
    }
    return Cholesky(std::move(factor));
}

std::vector<double> Cholesky::solve(std::span<const double> right) const {
    const std::size_t rows = factor_.rows();
    std::vector<double> x(right.begin(), right.end());
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t k = 0; k < row; ++k) x[row] -= factor_.at(row, k) * x[k];
        x[row] /= factor_.at(row, row);
    }
    for (std::size_t row = rows; row-- > 0;) {
        for (std::size_t k = row + 1; k < rows; ++k) x[row] -= factor_.at(k, row) * x[k];
        x[row] /= factor_.at(row, row);
    }
    return x;
}

}  // namespace tablier::fit
