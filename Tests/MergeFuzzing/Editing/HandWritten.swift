// What developers have written, as exact pieces of bytes in their order. Whatever the editor writes carries a marker,
// `mark7x2z`; from the markers it is found out again what is whose: a body with a marker is the developer's from brace
// to brace, a declaration whose name is one altogether, else the comment, the attribute or the token that holds it.

import SwiftSyntax

/// The pieces of a file that somebody has written by hand.
package struct HandWritten {
    /// The pieces, in order.
    package private(set) var pieces: [[UInt8]] = []
    /// Pieces in lists of parameters, which change their order with the flow.
    package private(set) var movable: [[UInt8]] = []
    private var isInParameters = false
    private let bytes: [UInt8]
    /// Where markers stand, in order.
    private let marks: [Int]

    /// Finds the pieces of a file.
    package init(in bytes: [UInt8]) {
        self.init(in: bytes, reading: SourceText.init)
    }

    /// Finds the pieces of a file, which is read only if there are some.
    package init(in bytes: [UInt8], reading read: ([UInt8]) -> SourceText) {
        self.bytes = bytes
        marks = Self.marks(in: bytes)
        if !marks.isEmpty { collect(Syntax(read(bytes).tree)) }
    }

    /// Whether nothing is written by hand.
    package var isEmpty: Bool { pieces.isEmpty && movable.isEmpty }

    /// A marker: unique by the edit's number and a count.
    static func marker(_ number: Int, _ count: Int) -> String { "mark\(number)x\(count)z" }

    /// The first piece that another version of the file lacks, or holds out of order; nil if it holds all.
    package func firstLost(in other: [UInt8]) -> String? {
        var start = 0
        for piece in pieces {
            guard let place = other.firstPlace(of: piece, from: start) else {
                return String(decoding: piece, as: UTF8.self)
            }
            start = place + piece.count
        }
        return movable.first { other.firstPlace(of: $0, from: 0) == nil }.map { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func collect(_ node: Syntax) {
        guard isMarked(node.position.utf8Offset..<node.endPosition.utf8Offset) else { return }
        let wasInParameters = isInParameters
        isInParameters = isInParameters || node.is(FunctionParameterClauseSyntax.self)
        defer { isInParameters = wasInParameters }
        if let token = node.as(TokenSyntax.self) {
            return collect(token, whole: isMarked(Self.inner(of: node)))
        }
        if isOwn(node) {
            if let first = node.firstToken(viewMode: .sourceAccurate) { collectLeading(of: first) }
            if let getter = getter(of: node) {
                append(getter)
            } else {
                add(node)
            }
            if let last = node.lastToken(viewMode: .sourceAccurate) { collectTrailing(of: last) }
            return
        }
        let keyword = node.as(IfConfigClauseSyntax.self)?.poundKeyword
        for child in node.children(viewMode: .sourceAccurate) {
            if let keyword, Syntax(keyword) == child {
                collect(keyword, whole: true)
            } else {
                collect(child)
            }
        }
    }

    /// What a getter does, from its first byte that is no white space to its last: `get`, braces and a setter may come
    /// around it, and go.
    private func getter(of node: Syntax) -> Range<Int>? {
        let body: Syntax
        if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
            body = node
        } else if let block = node.as(AccessorDeclSyntax.self)?.body {
            body = Syntax(block)
        } else {
            return nil
        }
        var range = Self.inner(of: body)
        range = (range.lowerBound + 1)..<(range.upperBound - 1)
        let isSpace = { (byte: UInt8) in byte == 32 || (9...13).contains(byte) }
        guard let start = bytes[range].firstIndex(where: { !isSpace($0) }),
            let end = bytes[range].lastIndex(where: { !isSpace($0) })
        else { return nil }
        return start..<(end + 1)
    }

    private static func inner(of node: Syntax) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Whether the node is the developer's from its first token to its last.
    private func isOwn(_ node: Syntax) -> Bool {
        switch node.kind {
        case .accessorBlock:
            // Accessors that are named come and go one by one.
            return getter(of: node) != nil && isMarked(Self.inner(of: node))
        case .accessorDecl: return getter(of: node).map(isMarked) ?? false
        case .codeBlock, .attribute: return isMarked(Self.inner(of: node))
        case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl:
            guard let named = node.asProtocol((any NamedDeclSyntax).self) else { return false }
            return isMarked(Self.inner(of: Syntax(named.name)))
        case .variableDecl:
            let pattern = node.as(VariableDeclSyntax.self)?.bindings.first?.pattern
            return pattern.map { isMarked(Self.inner(of: Syntax($0))) } ?? false
        default: return false
        }
    }

    private mutating func collect(_ token: TokenSyntax, whole: Bool) {
        collectLeading(of: token)
        if whole { add(Syntax(token)) }
        collectTrailing(of: token)
    }

    private mutating func collectLeading(of token: TokenSyntax) {
        collect(token.leadingTrivia, at: token.position.utf8Offset)
    }

    private mutating func collectTrailing(of token: TokenSyntax) {
        collect(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    private mutating func collect(_ trivia: Trivia, at start: Int) {
        var position = start
        for piece in trivia {
            let end = position + piece.sourceLength.utf8Length
            if isMarked(position..<end) { append(position..<end) }
            position = end
        }
    }

    private mutating func add(_ node: Syntax) {
        append(Self.inner(of: node))
    }

    private mutating func append(_ range: Range<Int>) {
        let piece = Array(bytes[range])
        if isInParameters { movable.append(piece) } else { pieces.append(piece) }
    }

    /// Whether there is a marker in a range.
    private func isMarked(_ range: Range<Int>) -> Bool {
        marks.contains { range.contains($0) }
    }

    /// Whether there is a marker in the bytes.
    static func isMarked(_ bytes: ArraySlice<UInt8>) -> Bool {
        !marks(in: Array(bytes)).isEmpty
    }

    /// Where markers stand: at the digit of `mark7` or `Mark7`.
    private static func marks(in bytes: [UInt8]) -> [Int] {
        var marks: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            var place = 3
            while place < bytes.count {
                let byte = bytes[place]
                if byte >= 48, byte <= 57, bytes[place - 1] == 0x6B, bytes[place - 2] == 0x72, bytes[place - 3] == 0x61
                {
                    marks.append(place)
                }
                place += 1
            }
        }
        return marks
    }
}

extension [UInt8] {
    /// Where the first occurrence of a word starts.
    fileprivate func firstPlace(of word: [UInt8], from start: Int) -> Int? {
        guard let first = word.first else { return start }
        return withUnsafeBufferPointer { bytes in
            var place = start
            while place + word.count <= bytes.count {
                if bytes[place] == first, bytes[place..<(place + word.count)].elementsEqual(word) {
                    return place
                }
                place += 1
            }
            return nil
        }
    }
}
