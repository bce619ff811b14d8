// A Swift file, read once: its bytes, its containers and members. Files that cannot be merged are rejected here.

import SwiftParser
import SwiftSyntax

struct ParsedFile {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    let tokens: TokenList
    let lines: Lines
    var containers: [Container] = []
    var members: [Member] = []
    /// The condition of an `#if` around the whole file, which is not part of its members' conditions.
    let condition: String

    /// What bytes say.
    static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    init(
        path: String, text bytes: [UInt8],
        parse: ([UInt8]) -> SourceFileSyntax = ParsedFile.tree
    ) throws(MergeError) {
        self.path = path
        self.bytes = bytes
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
            throw .notUTF8(path: path)
        }
        let firstMark = ConflictMarkers.firstLine(in: bytes)
        lines = Lines(bytes)
        if let offset = Nesting.excess(in: bytes) {
            if let firstMark { throw .conflictMarkers(path: path, line: firstMark) }
            let place = lines.place(of: offset)
            throw .tooComplex(
                path: path, line: place.line, column: place.column,
                message: Nesting.message(at: offset))
        }
        tree = parse(bytes)
        let tokens = TokenList(bytes: bytes, tree: tree)
        if let firstMark, ConflictMarkers.areTokens(of: tree) { throw .conflictMarkers(path: path, line: firstMark) }
        if tree.hasError {
            let found = ParserDiagnostic(in: tree)
            let place = lines.place(of: found?.offset ?? 0)
            throw .doesNotParse(
                path: path, line: place.line, column: place.column, message: found?.message ?? "this is not Swift")
        }
        self.tokens = tokens
        var reader = MemberReader(lines: lines, tokens: tokens)
        reader.read(tree)
        containers = reader.containers
        members = reader.members
        condition = reader.condition
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// A condition with that of an `#if` around the whole file.
    func condition(_ own: String) -> String {
        if own.isEmpty || condition.isEmpty { return condition + own }
        return "(\(condition)) && (\(own))"
    }

    /// The members that begin in a range, by their index: they are in the order of their places.
    func members(in range: Range<Int>) -> [Int] {
        let first = members.partitionIndex { $0.range.lowerBound >= range.lowerBound }
        return Array(members.indices[first...].prefix { members[$0].range.lowerBound < range.upperBound })
    }
}
