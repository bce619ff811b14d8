// A place that is left to fill in, and how such places are found: by the comment that marks them.

import FlowModel
import FlowCode

package struct TodoPlace: Hashable, Sendable {
    package enum Kind: String, Sendable {
        /// A comment marks the place.
        case place
        /// A value needs a sample in the flow.
        case sample
        /// The file is not there yet.
        case file
        /// A member that no flow has any more.
        case retired
        /// A body that the flow may require something else of.
        case body
        /// A use of a name that the flow no longer has.
        case use
    }

    package let kind: Kind
    package let path: String
    package let position: SourcePosition
    package let text: String

    private static let mark = Array("TODO(flowgen):".utf8)

    /// The places that comments mark in a file.
    static func all(in bytes: [UInt8], path: String) -> [TodoPlace] {
        let file = SourceFile(path: path, bytes: bytes)
        return bytes.split(separator: 10).compactMap { line in
            guard let mark = line.firstRange(of: mark),
                let comment = comment(in: line[..<mark.lowerBound])
            else { return nil }
            return TodoPlace(
                kind: .place, path: path, position: file.position(at: comment),
                text: trimmed(String(decoding: line[mark.upperBound...], as: UTF8.self)))
        }
    }

    /// The members of a file that are marked as retired.
    static func retired(in bytes: [UInt8], path: String) -> [TodoPlace] {
        let file = SourceFile(path: path, bytes: bytes)
        return bytes.split(separator: 10).compactMap { line in
            let code = line.drop { $0 == 0x20 || $0 == 0x09 }
            guard code.starts(with: "// flowgen:retired".utf8) else { return nil }
            return TodoPlace(
                kind: .retired, path: path, position: file.position(at: code.startIndex),
                text: "No flow has this member any more: delete it, or move what you need from it. "
                    + "If its step has another name, add `was:` to the step.")
        }
    }

    /// Where the comment begins whose first word is the mark.
    private static func comment(in before: ArraySlice<UInt8>) -> Int? {
        var end = before.endIndex
        while end > before.startIndex, before[end - 1] == 0x20 { end -= 1 }
        var start = end
        while start > before.startIndex, before[start - 1] == UInt8(ascii: "/") { start -= 1 }
        return end - start >= 2 ? start : nil
    }

    private static func trimmed(_ text: String) -> String {
        var rest = text.drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

/// Where hand-written tests skip scenarios because a stubbed SDK cannot play them. A place that is still to be filled
/// in is not one of them.
struct SkippedScenarios {
    private(set) var places = 0

    init(in bytes: [UInt8]) {
        var isOpen = false
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let isCase = line.contains("case .") || line.contains("default:")
            if !isOpen, isCase, line.hasSuffix(": nil") { places += 1 }
            isOpen = line.contains("// TODO(flowgen):")
        }
    }
}
