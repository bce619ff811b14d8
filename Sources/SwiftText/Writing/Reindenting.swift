// Changes a piece of a generated file to the indentation and line endings of the user's file.

extension Lines {
    /// One step of indentation in what flowgen generates.
    static let unit: [UInt8] = Array(repeating: 32, count: 4)

    /// A piece of a generated file, its first line without indentation, all others with that of the user's members.
    func reindented(_ range: Range<Int>, indentation: [UInt8], ending: [UInt8]) -> [UInt8] {
        let base = self.indentation(range.lowerBound)
        let unit = Self.unit(of: indentation, atLevel: base.count / Self.unit.count)
        var result: [UInt8] = []
        var offset = range.lowerBound
        while true {
            let end = min(end(offset), range.upperBound)
            result += bytes[offset..<end]
            let next = next(offset)
            guard end < range.upperBound, next > offset else { break }
            result += ending
            offset = next
            if next >= range.upperBound { break }
            let own = self.indentation(next)
            offset = min(next + own.count, range.upperBound)
            guard self.end(next) > next + own.count else { continue }
            result += indentation
            guard own.starts(with: base) else { continue }
            let levels = (own.count - base.count) / Self.unit.count
            result += repeatElement(unit, count: levels).joined() + own.dropFirst(base.count + levels * Self.unit.count)
        }
        return result
    }

    /// One step of indentation of the user's, who indents members of a level so.
    private static func unit(of indentation: [UInt8], atLevel level: Int) -> [UInt8] {
        guard level > 0, indentation.count >= level, indentation.count / level < unit.count else { return unit }
        return Array(indentation.prefix(indentation.count / level))
    }
}
