// The mutants of one text as they are found, and the pieces of text that they put into it. Nothing is ever taken out: a
// statement is put behind a condition, a value into a call. So edits cannot be in each other's way, and every line
// keeps its number.

import SwiftSyntax

/// Collects mutants and the text they need.
struct Edits {
    private(set) var mutants: [Mutant] = []
    private var pieces: [Piece] = []
    private(set) var nextNumber: Int
    private var counts: [String: Int] = [:]
    private let excluded: Set<Int>
    private let converter: SourceLocationConverter

    init(firstNumber: Int, excluded: Set<Int>, converter: SourceLocationConverter) {
        nextNumber = firstNumber
        self.excluded = excluded
        self.converter = converter
    }

    /// Adds a mutant; its number. Nil if it is excluded.
    mutating func number(_ kind: Mutant.Kind, _ node: some SyntaxProtocol, _ change: String) -> Int? {
        defer { nextNumber += 1 }
        let function = Self.name(around: node)
        let count = (counts["\(function) \(change)"] ?? 0) + 1
        counts["\(function) \(change)"] = count
        guard !excluded.contains(nextNumber) else { return nil }
        let line = node.startLocation(converter: converter).line
        mutants.append(
            Mutant(
                number: nextNumber, kind: kind, line: line, function: function,
                change: count == 1 ? change : "\(change) (\(count))"))
        return nextNumber
    }

    /// Adds a mutant for each of some nodes; the first number. Nil if one of them is excluded, and then there is none.
    mutating func numbers(_ kind: Mutant.Kind, _ items: [(node: Syntax, change: String)]) -> Int? {
        let first = nextNumber
        guard !items.isEmpty, excluded.isDisjoint(with: first..<(first + items.count)) else {
            nextNumber += items.count
            return nil
        }
        for item in items { _ = number(kind, item.node, item.change) }
        return first
    }

    /// The function or property that a node is in.
    private static func name(around node: some SyntaxProtocol) -> String {
        var parent = node.parent
        while let current = parent {
            if let function = current.as(FunctionDeclSyntax.self) { return function.name.text }
            if current.is(InitializerDeclSyntax.self) { return "init" }
            if current.is(DeinitializerDeclSyntax.self) { return "deinit" }
            if current.is(SubscriptDeclSyntax.self) { return "subscript" }
            if let binding = current.as(PatternBindingSyntax.self), isMember(binding) {
                return binding.pattern.trimmedDescription
            }
            parent = current.parent
        }
        return ""
    }

    private static func isMember(_ binding: PatternBindingSyntax) -> Bool {
        binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    }

    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        pieces.append(Piece(offset: offset, rank: pieces.count + 1, text: text))
    }

    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        let offset = node.endPositionBeforeTrailingTrivia.utf8Offset
        pieces.append(Piece(offset: offset, rank: -pieces.count, text: text))
    }

    mutating func wrap(_ node: some SyntaxProtocol, _ prefix: String, _ suffix: String) {
        insert(prefix, before: node)
        insert(suffix, after: node)
    }

    /// A text to insert.
    private struct Piece {
        let offset: Int
        /// Its position among those at the same offset. What ends a node comes before what begins another, and what
        /// wraps an outer node wraps what is in it.
        let rank: Int
        let text: String
    }

    /// The text with all pieces in it.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        let ordered = pieces.sorted { ($0.offset, $0.rank) < ($1.offset, $1.rank) }
        var result: [UInt8] = []
        var position = 0
        for piece in ordered {
            result += bytes[position..<piece.offset]
            result += Array(piece.text.utf8)
            position = piece.offset
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
