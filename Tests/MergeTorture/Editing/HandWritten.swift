// What developers have written, as exact pieces of bytes in their order. Whatever the editor writes
// carries a marker, `mark7x2z`; from the markers it is found out again what is whose: a body with a
// marker is the developer's from brace to brace, a declaration whose name is one altogether, else the
// comment, the attribute or the token that holds it.

import SwiftSyntax

/// The pieces of a file that somebody has written by hand.
public struct HandWritten {
    /// The pieces, in order.
    public private(set) var pieces: [[UInt8]] = []
    private let bytes: [UInt8]

    /// Finds the pieces of a file.
    public init(in bytes: [UInt8]) {
        self.bytes = bytes
        collect(Syntax(SourceText(bytes).tree))
    }

    /// A marker: unique by the edit's number and a count.
    static func marker(_ number: Int, _ count: Int) -> String { "mark\(number)x\(count)z" }

    /// The first piece that another version of the file lacks, or holds out of order; nil if it holds
    /// all.
    public func firstLost(in other: [UInt8]) -> String? {
        var start = 0
        for piece in pieces {
            guard let place = other.firstPlace(of: piece, from: start) else {
                return String(decoding: piece, as: UTF8.self)
            }
            start = place + piece.count
        }
        return nil
    }

    private mutating func collect(_ node: Syntax) {
        let range = node.position.utf8Offset..<node.endPosition.utf8Offset
        guard Self.isMarked(bytes[range]) else { return }
        if let token = node.as(TokenSyntax.self) { return collect(token) }
        if isOwn(node) {
            if let first = node.firstToken(viewMode: .sourceAccurate) { collectLeading(of: first) }
            return add(node)
        }
        if node.is(IfConfigClauseSyntax.self), let clause = node.as(IfConfigClauseSyntax.self) {
            collectLeading(of: clause.poundKeyword)
            add(Syntax(clause.poundKeyword))
        }
        for child in node.children(viewMode: .sourceAccurate) { collect(child) }
    }

    /// Whether the node is the developer's from its first token to its last.
    private func isOwn(_ node: Syntax) -> Bool {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let inner = start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
        switch node.kind {
        case .codeBlock, .accessorBlock, .attribute: return Self.isMarked(bytes[inner])
        default: break
        }
        if let named = node.asProtocol((any NamedDeclSyntax).self), !node.is(MacroDeclSyntax.self) {
            guard node.is(FunctionDeclSyntax.self) || named is any DeclGroupSyntax else {
                return false
            }
            return Self.isMarked(Array(named.name.text.utf8)[...])
        }
        guard let variable = node.as(VariableDeclSyntax.self) else { return false }
        let name = variable.bindings.first?.pattern.trimmedDescription ?? ""
        return Self.isMarked(Array(name.utf8)[...])
    }

    private mutating func collect(_ token: TokenSyntax) {
        collectLeading(of: token)
        if Self.isMarked(Array(token.text.utf8)[...]) { add(Syntax(token)) }
        collect(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    private mutating func collectLeading(of token: TokenSyntax) {
        collect(token.leadingTrivia, at: token.position.utf8Offset)
    }

    private mutating func collect(_ trivia: Trivia, at start: Int) {
        var position = start
        for piece in trivia {
            let end = position + piece.sourceLength.utf8Length
            if Self.isMarked(bytes[position..<end]) { pieces.append(Array(bytes[position..<end])) }
            position = end
        }
    }

    private mutating func add(_ node: Syntax) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        pieces.append(Array(bytes[start..<node.endPositionBeforeTrailingTrivia.utf8Offset]))
    }

    /// Whether there is a marker in the bytes.
    static func isMarked(_ bytes: ArraySlice<UInt8>) -> Bool {
        let word = Array("ark".utf8)
        var place = bytes.startIndex
        while let found = bytes[place...].firstPlace(of: word) {
            let next = found + word.count
            guard next < bytes.endIndex else { return false }
            if (48...57).contains(bytes[next]) { return true }
            place = next
        }
        return false
    }
}

extension Collection where Element == UInt8, Index == Int {
    /// Where the first occurrence of a word starts.
    func firstPlace(of word: [UInt8], from start: Int? = nil) -> Int? {
        guard let first = word.first else { return start ?? startIndex }
        var place = start ?? startIndex
        while place + word.count <= endIndex {
            guard let found = self[place...].firstIndex(of: first) else { return nil }
            guard found + word.count <= endIndex else { return nil }
            if self[found..<(found + word.count)].elementsEqual(word) { return found }
            place = found + 1
        }
        return nil
    }
}
