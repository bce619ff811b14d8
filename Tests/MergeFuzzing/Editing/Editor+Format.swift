// What formatters, editors and checkouts do to whole files.

extension Editor {
    mutating func reformat(_ bytes: [UInt8], _ kind: EditKind) -> [UInt8]? {
        switch kind {
        case .tabs: return lines(of: bytes) { Self.indented($0, from: unit.utf8.count, to: [9]) }
        case .twoSpaces:
            return lines(of: bytes) { Self.indented($0, from: unit.utf8.count, to: [32, 32]) }
        case .crlf, .carriageReturns:
            guard !bytes.contains(13) else { return nil }
            let end: [UInt8] = kind == .crlf ? [13, 10] : [13]
            return bytes.flatMap { $0 == 10 ? end : [$0] }
        case .noFinalNewline:
            var bytes = bytes
            while let last = bytes.last, [9, 10, 13, 32].contains(last) { bytes.removeLast() }
            return bytes
        case .byteOrderMark: return bytes.first == 0xEF ? nil : [0xEF, 0xBB, 0xBF] + bytes
        case .blankLines: return lines(of: bytes) { $0.isEmpty ? Array(newline.utf8) : $0 }
        case .trailingSpaces:
            var count = 0
            return lines(of: bytes) {
                count += 1
                return count % 3 == 0 && $0.last == 0x7B ? $0 + [32, 32] : $0
            }
        default: return nil
        }
    }

    /// The text with each line replaced, line ends aside.
    private func lines(of bytes: [UInt8], _ change: ([UInt8]) -> [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var line: [UInt8] = []
        for byte in bytes {
            if byte == 10 || byte == 13 {
                // The second half of a CR LF belongs to the first.
                if byte == 10, result.last == 13, line.isEmpty {
                    result.append(10)
                    continue
                }
                result += change(line)
                result.append(byte)
                line = []
            } else {
                line.append(byte)
            }
        }
        return result + (line.isEmpty ? [] : change(line))
    }

    private static func indented(_ line: [UInt8], from width: Int, to unit: [UInt8]) -> [UInt8] {
        let spaces = line.prefix { $0 == 32 }.count
        let levels = spaces / width
        return Array(repeating: unit, count: levels).flatMap { $0 } + line[(levels * width)...]
    }
}
