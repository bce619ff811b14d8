// The mutants of one text as they are found, and the pieces of text that they put into it. Nothing is
// ever taken out: a statement is put behind a condition, a value into a call. So edits cannot be in
// each other's way, and every line keeps its number unless a statement of several lines is repeated.

import SwiftSyntax

/// Collects mutants and the text they need.
struct Edits {
    private(set) var mutants: [Mutant] = []
    private var pieces: [(offset: Int, text: String)] = []
    private var nextNumber: Int
    private var counts: [String: Int] = [:]
    private let converter: SourceLocationConverter

    init(firstNumber: Int, converter: SourceLocationConverter) {
        nextNumber = firstNumber
        self.converter = converter
    }

    /// Notes a mutant; the condition under which the built code is it.
    mutating func mutant(_ kind: Mutant.Kind, _ node: some SyntaxProtocol, _ change: String)
        -> String
    {
        "Mutant.is(\(number(kind, node, change)))"
    }

    /// Notes a mutant; its number.
    mutating func number(_ kind: Mutant.Kind, _ node: some SyntaxProtocol, _ change: String) -> Int
    {
        defer { nextNumber += 1 }
        let line = node.startLocation(converter: converter).line
        let own = node.as(FunctionDeclSyntax.self)
        let function = (own ?? Surroundings(of: node).function)?.name.text ?? ""
        let count = (counts["\(function) \(change)"] ?? 0) + 1
        counts["\(function) \(change)"] = count
        mutants.append(
            Mutant(
                number: nextNumber, kind: kind, line: line, function: function,
                change: count == 1 ? change : "\(change) (\(count))"))
        return nextNumber
    }

    /// The number that the next mutant gets.
    var upcoming: Int { nextNumber }

    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        pieces.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, text))
    }

    mutating func insert(_ text: String, after node: some SyntaxProtocol) {
        pieces.append((node.endPositionBeforeTrailingTrivia.utf8Offset, text))
    }

    mutating func wrap(_ node: some SyntaxProtocol, _ prefix: String, _ suffix: String) {
        insert(prefix, before: node)
        insert(suffix, after: node)
    }

    /// The text with all pieces in it; of two at the same place, the one found first comes first.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        let ordered = pieces.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        var result: [UInt8] = []
        var position = 0
        for (_, piece) in ordered {
            result += bytes[position..<piece.offset]
            result += Array(piece.text.utf8)
            position = piece.offset
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
