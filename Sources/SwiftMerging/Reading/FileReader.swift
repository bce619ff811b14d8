// Reads Swift files, each text once: a merge reads the fresh files again to prove its result, and what the
// developer has is often what is fresh.

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
