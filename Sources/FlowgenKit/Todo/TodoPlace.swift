// One place that is left to fill in, and how such places are found: by the comment that marks them.

import Diagnostics
import FlowRendering

/// A place that is left to fill in.
package struct TodoPlace: Hashable, Sendable {
    /// What kind of thing is left.
    package enum Kind: String, Sendable {
        /// A comment marks the place.
        case place
        /// A value needs a sample in the flow.
        case sample
        /// The file is not there yet.
        case file
    }

    /// What kind of thing is left.
    package let kind: Kind
    /// The file's path below the root.
    package let path: String
    /// Where in the file.
    package let position: SourcePosition
    /// What belongs there.
    package let text: String

    private static let mark = Array("TODO(flowgen):".utf8)

    /// The places that comments mark in a file.
    static func all(in bytes: [UInt8], path: String) -> [TodoPlace] {
        let file = SourceFile(path: path, bytes: bytes)
        var places: [TodoPlace] = []
        var line = 0
        for content in bytes.split(separator: 10, omittingEmptySubsequences: false) {
            line += 1
            guard let start = start(of: mark, in: content),
                let comment = comment(in: content[..<start])
            else { continue }
            let text = String(decoding: content[(start + mark.count)...], as: UTF8.self)
            places.append(
                TodoPlace(
                    kind: .place, path: path,
                    position: SourcePosition(
                        line: line, column: 1 + scalars(content[..<comment], in: file)),
                    text: trimmed(text)))
        }
        return places
    }

    private static func scalars(_ bytes: ArraySlice<UInt8>, in file: SourceFile) -> Int {
        bytes.count { $0 & 0xC0 != 0x80 } - (bytes.startIndex == 0 ? file.contentStart / 3 : 0)
    }

    private static func start(of mark: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
        guard line.count >= mark.count else { return nil }
        return (line.startIndex...(line.endIndex - mark.count)).first { index in
            line[index] == mark[0] && line[index..<(index + mark.count)].elementsEqual(mark)
        }
    }

    /// Where the comment begins that the mark is the first word of.
    private static func comment(in before: ArraySlice<UInt8>) -> Int? {
        var end = before.endIndex
        while end > before.startIndex, before[end - 1] == 0x20 { end -= 1 }
        var start = end
        while start > before.startIndex, before[start - 1] == UInt8(ascii: "/") { start -= 1 }
        return end - start >= 2 ? start : nil
    }

    private static func trimmed(_ text: String) -> String {
        let isBlank: (Character) -> Bool = { $0.isWhitespace }
        let rest = text.drop(while: isBlank)
        return String(rest.reversed().drop(while: isBlank).reversed())
    }
}
