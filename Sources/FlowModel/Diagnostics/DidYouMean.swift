// The word somebody probably meant: the candidate that needs the fewest edits, where an edit inserts, deletes or
// replaces a character or swaps two neighbours (optimal string alignment). Long words and far candidates are left out,
// so that the cost is bounded.

/// The candidate that is most like a misspelt word, or nil if none is near.
///
/// One that differs by case alone is taken first. Otherwise up to a third of the letters, rounded up and never all, may
/// differ; of equally near ones the first is taken. Words over 64 scalars, and candidates after the first 1,000, are
/// not looked at.
package func didYouMean(_ word: String, among candidates: [String]) -> String? {
    guard let letters = comparable(word), !letters.isEmpty else { return nil }
    var limit = min((letters.count + 2) / 3, letters.count - 1)
    var best: String?
    for candidate in candidates.prefix(1_000) where candidate != word {
        guard let other = comparable(candidate), !other.isEmpty else { continue }
        if other == letters { return candidate }
        guard abs(other.count - letters.count) <= limit else { continue }
        let distance = editDistance(letters, other, limit: limit)
        if distance <= limit, distance < other.count {
            best = candidate
            limit = distance - 1
        }
    }
    return best
}

/// The lower-case scalars of a word, or nil if it is too long.
private func comparable(_ word: String) -> [Unicode.Scalar]? {
    guard word.utf8.count <= 256 else { return nil }
    let scalars = Array(word.lowercased().unicodeScalars)
    return scalars.count <= 64 ? scalars : nil
}

/// The number of edits between two words, or anything above `limit` if there are more.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
        var current = [row]
        current.reserveCapacity(right.count + 1)
        for column in 1...right.count {
            let isSame = left[row - 1] == right[column - 1]
            var cost = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
            if row > 1, column > 1, left[row - 1] == right[column - 2],
                left[row - 2] == right[column - 1]
            {
                cost = min(cost, beforePrevious[column - 2] + 1)
            }
            current.append(cost)
        }
        // A swap reaches back two rows, so both must be beyond the limit.
        if (current.min() ?? 0) > limit, (previous.min() ?? 0) > limit { return limit + 1 }
        beforePrevious = previous
        previous = current
    }
    return previous[right.count]
}
