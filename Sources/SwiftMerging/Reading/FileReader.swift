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
        _ path: String, identity: String?, text: [UInt8]
    ) throws(MergeError) -> ParsedFile {
        let same = known[path]?.first { file in
            file.identity == identity && file.withMark(file.bytes) == text
        }
        if let same { return same }
        let file = try ParsedFile(path: path, identity: identity, text: text, parse: parse)
        known[path, default: []].append(file)
        return file
    }
}
