// Finds a test class in the user's files, and the test framework that it is written for.

import SwiftParser
import SwiftSyntax

/// A type that contains tests.
package struct TestClass: Sendable, Hashable {
    /// The file that declares it.
    package let path: String
    /// The line of its name there, from 1.
    package let line: Int
    /// Whether XCTest runs its tests; else Swift Testing does.
    package let usesXCTest: Bool

    /// Looks for a type with one of these names; nil if no file declares it, or if it contains no tests.
    package init?(named names: Set<String>, in files: [UserFile]) {
        var search = TestSearch(names: names)
        for file in files where Nesting.excess(in: file.text) == nil {
            guard names.contains(where: { file.text.firstRange(of: Array($0.utf8)) != nil }),
                let read = DeepStack.run(
                    bytes: Nesting.stack(forBytes: file.text.count),
                    { () -> TestSearch in
                        var search = search
                        search.add(ParsedFile.tree(of: file.text).statements, of: file)
                        return search
                    })
            else { continue }
            search = read
        }
        guard let place = search.place,
            search.isTestCase || search.hasAttribute || search.hasTestMethod
        else { return nil }
        (path, line) = place
        usesXCTest = search.isTestCase || !search.hasAttribute
    }
}

private struct TestSearch {
    let names: Set<String>
    var place: (path: String, line: Int)?
    /// Whether it inherits from `XCTestCase` itself.
    var isTestCase = false
    /// Whether there is `@Test` in it.
    var hasAttribute = false
    /// Whether XCTest finds a test in it by its name, if it inherits from `XCTestCase` at all.
    var hasTestMethod = false

    init(names: Set<String>) { self.names = names }

    mutating func add(_ statements: CodeBlockItemListSyntax, of file: UserFile) {
        for statement in statements {
            let item = statement.item
            if let condition = item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let inner) = clause.elements { add(inner, of: file) }
                }
            } else if let type = item.as(ExtensionDeclSyntax.self) {
                let extended = DeclaredTypes.lastNames(of: type.extendedType)
                if !names.isDisjoint(with: extended) { add(type) }
            } else if let group = item.asProtocol((any DeclGroupSyntax).self),
                let name = item.asProtocol((any NamedDeclSyntax).self)?.name,
                names.contains(name.text.filter({ $0 != "`" }))
            {
                let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset
                place = place ?? (file.path, TextPlace(offset: offset, in: file.text).line)
                add(group)
            }
        }
    }

    private mutating func add(_ group: any DeclGroupSyntax) {
        if DeclaredTypes.inherited(by: group).contains("XCTestCase") { isTestCase = true }
        var previous = TokenKind.endOfFile
        for token in group.memberBlock.tokens(viewMode: .sourceAccurate) {
            switch (previous, token.tokenKind) {
            case (.atSign, .identifier("Test")): hasAttribute = true
            case (.keyword(.func), .identifier(let name)) where name.hasPrefix("test"):
                hasTestMethod = true
            default: break
            }
            previous = token.tokenKind
        }
    }
}
