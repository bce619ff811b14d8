// Templates indent by four spaces; a project may indent by another number.

import Mustache

/// Changes the indentation of a rendered text.
enum Indentation {
    static func changed(_ text: MarkedText, to width: Int) -> MarkedText {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        /// For each byte of the old text, and its end, the offset in the new one.
        var offsets: [Int] = []
        offsets.reserveCapacity(text.utf8.count + 1)
        var column = 0
        var isLeading = true
        for byte in text.utf8 {
            offsets.append(result.count)
            if byte == UInt8(ascii: "\n") {
                isLeading = true
                column = 0
            } else if isLeading, byte == UInt8(ascii: " ") {
                column += 1
                if column % 4 == 0 { result += repeatElement(UInt8(ascii: " "), count: width) }
                continue
            } else if isLeading {
                result += repeatElement(UInt8(ascii: " "), count: column % 4)
                isLeading = false
            }
            result.append(byte)
        }
        offsets.append(result.count)
        let marks = text.marks.map { mark in
            MarkedRange(
                mark: mark.mark,
                range: offsets[mark.range.lowerBound]..<offsets[mark.range.upperBound])
        }
        return MarkedText(utf8: result, marks: marks)
    }
}
