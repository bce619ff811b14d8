// A smooth line through points that follow each other upwards or downwards: x as a function of y, by
// cubic pieces whose slopes are chosen (after Fritsch and Carlson) such that the line never swings
// beyond its points. It is vertical at both ends, so that arrows stand upright on their nodes.

struct SmoothPath {
    struct Piece {
        let firstControl: Point
        let secondControl: Point
        let end: Point
    }

    /// Where it begins; nil for a line without points.
    let start: Point?
    let pieces: [Piece]

    init(_ points: [Point]) {
        start = points.first
        let slopes = Self.slopes(points)
        pieces = points.indices.dropFirst().map { index in
            let (from, to) = (points[index - 1], points[index])
            let third = (to.y - from.y) / 3
            return Piece(
                firstControl: Point(x: from.x + slopes[index - 1] * third, y: from.y + third),
                secondControl: Point(x: to.x - slopes[index] * third, y: to.y - third), end: to)
        }
    }

    /// The change of x with y at each point: none at the ends and where the line turns, else the
    /// harmonic mean of what it is before and after.
    private static func slopes(_ points: [Point]) -> [Double] {
        let secants = zip(points, points.dropFirst()).map { from, to in
            to.y == from.y ? 0 : (to.x - from.x) / (to.y - from.y)
        }
        return points.indices.map { index in
            guard index > 0, index < secants.count else { return 0 }
            let (before, after) = (secants[index - 1], secants[index])
            return before * after <= 0 ? 0 : 2 * before * after / (before + after)
        }
    }
}
