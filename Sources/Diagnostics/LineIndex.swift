// Where lines begin, known at every 1,024th byte of a file: whoever asks for a line or a column looks at
// no more bytes than that, however long the file or the line is. A file with thousands of diagnostics
// is otherwise read from its beginning for each.

/// What is known of a file at regular offsets.
struct LineIndex: Sendable {
    /// The line that holds an offset.
    struct Point: Sendable, Equatable {
        var offset: Int
        /// The line's number, counted from 1.
        var line = 1
        /// Where the line begins.
        var start: Int
        /// How many scalars begin between `start` and `offset`.
        var scalars = 0
    }

    static let stride = 1024

    /// The points at the multiples of `stride`; the first is where the text begins.
    private let points: [Point]

    init(_ bytes: [UInt8], from start: Int) {
        var point = Point(offset: start, start: start)
        var points = [point]
        points.reserveCapacity(bytes.count / Self.stride + 1)
        bytes.withUnsafeBufferPointer { bytes in
            while points.count * Self.stride < bytes.count {
                Self.advance(&point, to: points.count * Self.stride, in: bytes)
                points.append(point)
            }
        }
        self.points = points
    }

    /// The line that holds an offset, which is not before the text's beginning.
    func point(at offset: Int, in bytes: [UInt8]) -> Point {
        var point = nearest(to: offset)
        bytes.withUnsafeBufferPointer { Self.advance(&point, to: offset, in: $0) }
        return point
    }

    /// The last known point that is not behind an offset.
    func nearest(to offset: Int) -> Point {
        points[min(max(offset, 0) / Self.stride, points.count - 1)]
    }

    /// An offset in or before the end of the line that holds `offset`, from which there is no more than
    /// `stride` to that end or to the file's.
    func nearEnd(ofLineAt offset: Int) -> Int {
        // The first point of a line that begins after `offset`.
        var (low, high) = (min(offset / Self.stride + 1, points.count), points.count)
        while low < high {
            let middle = (low + high) / 2
            if points[middle].start > offset { high = middle } else { low = middle + 1 }
        }
        return max(offset, points[low - 1].offset)
    }

    /// Where so many scalars of the line that begins at `start` end; the end of a line that has fewer.
    func offset(ofScalar scalars: Int, inLineAt start: Int, in bytes: [UInt8]) -> Int {
        // The first point behind that place.
        var (low, high) = (0, points.count)
        while low < high {
            let middle = (low + high) / 2
            let isBehind = (points[middle].start, points[middle].scalars) > (start, scalars)
            if isBehind { high = middle } else { low = middle + 1 }
        }
        var point = low > 0 ? points[low - 1] : points[0]
        if point.start != start { point = Point(offset: start, start: start) }
        var (offset, count) = (point.offset, point.scalars)
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            if bytes[offset] & 0xC0 != 0x80 {
                if count == scalars { break }
                count += 1
            }
            offset += 1
        }
        return offset
    }

    /// Moves a point on. LF, CRLF and CR end a line; between CR and LF one is still on theirs.
    private static func advance(
        _ point: inout Point, to limit: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) {
        var index = point.offset
        while index < limit {
            let byte = bytes[index]
            index += 1
            if byte & 0xC0 != 0x80 { point.scalars += 1 }
            guard byte == 0x0A || byte == 0x0D else { continue }
            if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A {
                guard index < limit else { break }
                index += 1
            }
            point.line += 1
            point.start = index
            point.scalars = 0
        }
        point.offset = max(point.offset, limit)
    }
}
