// The header of a generated file, read back. It counts only among the comments at a file's beginning: the same words
// inside a string are text, and the file is hand-written.

/// The line that says that a file was generated, and from what.
struct GeneratedHeader {
    private let source: ArraySlice<UInt8>

    /// How many lines a project may put before it.
    private static let mostLines = 100

    /// The header of a text; nil if there is none.
    init?(in text: [UInt8]) {
        let signature = Array(FileSettings.signature.utf8)
        var rest = text.dropFirst(text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        var isBlockComment = false
        for _ in 0..<Self.mostLines {
            let feed = rest.firstIndex(of: UInt8(ascii: "\n"))
            let line = rest[..<(feed ?? rest.endIndex)]
            if !isBlockComment, line.starts(with: signature) {
                source = line.dropFirst(signature.count)
                guard
                    source.starts(with: FileSettings.signatureOrigin.utf8)
                        || source.starts(with: FileSettings.signatureEnd.utf8)
                else { return nil }
                return
            }
            guard Self.isComment(line, &isBlockComment), let feed else { return nil }
            rest = rest[(feed + 1)...]
        }
        return nil
    }

    /// Whether a line is empty or a comment, given whether it begins inside of one.
    private static func isComment(_ line: ArraySlice<UInt8>, _ isBlockComment: inout Bool) -> Bool {
        let start = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        if !isBlockComment {
            if start.isEmpty || start.starts(with: "//".utf8) || start.starts(with: "#!".utf8) {
                return true
            }
            guard start.starts(with: "/*".utf8) else { return false }
            isBlockComment = true
        }
        let text = String(decoding: start, as: UTF8.self)
        if let end = text.firstRange(of: "*/") {
            isBlockComment = false
            return text[end.upperBound...].allSatisfy(\.isWhitespace)
        }
        return true
    }

    /// The flow's path; nil where the file comes from all flows.
    var origin: String? {
        let text = String(decoding: source, as: UTF8.self)
        guard text.hasPrefix(FileSettings.signatureOrigin),
            let end = text.firstRange(of: FileSettings.signatureEnd)
        else { return nil }
        let origin = String(text[..<end.lowerBound].dropFirst(FileSettings.signatureOrigin.count))
        return origin == FileSettings.allFlows ? nil : origin
    }
}
