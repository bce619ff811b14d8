// A Swift file as bytes and as a tree, and where its members lie. It finds; it never prints.

import SwiftParser
import SwiftSyntax

/// A Swift file and its members.
package final class SourceText {
    /// The bytes.
    package let bytes: [UInt8]
    /// What they say.
    package let tree: SourceFileSyntax

    /// Parses a file.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// Whether it is Swift.
    package var isParsable: Bool { !tree.hasError }

    /// The line end of the first line.
    var newline: String {
        for (index, byte) in bytes.enumerated() {
            if byte == 10 { return "\n" }
            if byte == 13 {
                return index + 1 < bytes.count && bytes[index + 1] == 10 ? "\r\n" : "\r"
            }
        }
        return "\n"
    }

    /// The members of all types and extensions that stand at the top.
    package private(set) lazy var members: [SourceMember] = {
        var members: [SourceMember] = []
        collect(Syntax(tree), "", [], &members)
        return members
    }()

    private func collect(_ node: Syntax, _ type: String, _ branches: [Bool], _ members: inout [SourceMember]) {
        if let item = node.as(MemberBlockItemSyntax.self), !item.decl.is(IfConfigDeclSyntax.self) {
            members.append(SourceMember(item, in: type, branches, bytes))
            return
        }
        if let clauses = node.as(IfConfigClauseListSyntax.self) {
            let isDebug = clauses.first?.condition?.trimmedDescription == "DEBUG"
            for (index, clause) in clauses.enumerated() {
                collect(Syntax(clause), type, isDebug ? branches + [index == 0] : branches, &members)
            }
            return
        }
        guard node.kind != .codeBlock else { return }
        var type = type
        if let group = node.asProtocol((any DeclGroupSyntax).self) {
            type = group.typeName ?? type
        }
        for child in node.children(viewMode: .sourceAccurate) {
            collect(child, type, branches, &members)
        }
    }

    /// The bytes before and after a line break that ends the line of `position`; the end of the file where there is
    /// none.
    func lineEnd(from position: Int) -> Int {
        var end = position
        while end < bytes.count, bytes[end] != 10, bytes[end] != 13 { end += 1 }
        return end
    }

    /// Where the line of `position` starts.
    func lineStart(of position: Int) -> Int {
        var start = min(position, bytes.count)
        while start > 0, bytes[start - 1] != 10, bytes[start - 1] != 13 { start -= 1 }
        return start
    }

    /// The white space that the line of `position` starts with.
    func indentation(at position: Int) -> String {
        let rest = bytes[lineStart(of: position)...]
        return String(decoding: rest.prefix { $0 == 32 || $0 == 9 }, as: UTF8.self)
    }
}

extension DeclGroupSyntax {
    /// The name of the type that it declares or extends.
    var typeName: String? {
        if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }

    /// Where its braces stand.
    var braces: Range<Int> {
        memberBlock.leftBrace.endPositionBeforeTrailingTrivia
            .utf8Offset..<memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    }
}
