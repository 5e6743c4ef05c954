// Linear algebra of Newton's method: symmetric matrices of a few dozen rows.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace tablier::fit {

class SymmetricMatrix {
  public:
    explicit SymmetricMatrix(std::size_t rows) : rows_(rows), values_(rows * rows) {}

    std::size_t rows() const { return rows_; }
    /// Only elements with column <= row are kept.
    double& at(std::size_t row, std::size_t column) { return values_[row * rows_ + column]; }
    double at(std::size_t row, std::size_t column) const {
        return row < column ? values_[column * rows_ + row] : values_[row * rows_ + column];
    }

    /// Adds factor * vector * vector^T.
    void add_square(double factor, std::span<const double> vector) {
        for (std::size_t row = 0; row < rows_; ++row) {
            const double scaled = factor * vector[row];
            if (scaled == 0) continue;
            double* to = values_.data() + row * rows_;
            for (std::size_t column = 0; column <= row; ++column)
                to[column] += scaled * vector[column];
        }
    }
    void add(const SymmetricMatrix& other) {
        for (std::size_t i = 0; i < values_.size(); ++i) values_[i] += other.values_[i];
    }

  private:
    std::size_t rows_;
    std::vector<double> values_;
};

/// The Cholesky factor of a positive definite matrix, to solve equations with.
class Cholesky {
  public:
    /// Nothing if the matrix is not positive definite.
    static std::optional<Cholesky> of(const SymmetricMatrix& matrix);

    std::vector<double> solve(std::span<const double> right) const;

  private:
    explicit Cholesky(SymmetricMatrix factor) : factor_(std::move(factor)) {}
    SymmetricMatrix factor_;  ///< its lower triangle
};

}  // namespace tablier::fit
