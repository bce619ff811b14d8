// Changes a piece of a generated file to the indentation and line endings of the user's file.

struct Reindenting {
    /// The layout of the generated file.
    let source: Layout
    /// The layout of the user's file.
    let target: Layout

    /// The piece, its first line without indentation, all others with the target's.
    func text(of lines: Lines, _ range: Range<Int>, indentation: [UInt8]) -> [UInt8] {
        let bytes = lines.bytes
        let base = lines.indentation(range.lowerBound)
        var result: [UInt8] = []
        var offset = range.lowerBound
        while true {
            let end = min(lines.end(offset), range.upperBound)
            result += bytes[offset..<end]
            let next = lines.next(offset)
            guard end < range.upperBound, next > offset else { break }
            result += target.lineEnding
            offset = next
            if next >= range.upperBound { break }
            let own = lines.indentation(next)
            offset = min(next + own.count, range.upperBound)
            if lines.end(next) > next + own.count {
                result += indentation + converted(own, base: base)
            }
        }
        return result
    }

    /// What a line is indented by beyond its piece.
    private func converted(_ indentation: [UInt8], base: [UInt8]) -> [UInt8] {
        guard indentation.starts(with: base) else { return [] }
        var rest = Array(indentation.dropFirst(base.count))
        var result: [UInt8] = []
        while !source.unit.isEmpty, rest.starts(with: source.unit) {
            result += target.unit
            rest.removeFirst(source.unit.count)
        }
        return result + rest
    }
}
