// Reads Swift files, each text once: the verification of a merge reads the generated files again, and the user's files
// are often as generated.

import SwiftSyntax

struct FileReader {
    private var known: [String: [ParsedFile]] = [:]
    private let parse: ([UInt8]) -> SourceFileSyntax

    init(parse: @escaping ([UInt8]) -> SourceFileSyntax = ParsedFile.tree) {
        self.parse = parse
    }

    mutating func read(
        _ path: String, text: [UInt8]
    ) throws(MergeError) -> ParsedFile {
        if let same = known[path]?.first(where: { $0.bytes == text }) { return same }
        let file = try ParsedFile(path: path, text: text, parse: parse)
        known[path, default: []].append(file)
        return file
    }
}
