// The initializers of a class, as the user's files declare them: whether generated code can make it without arguments.

import SwiftParser
import SwiftSyntax

/// The initializers of a class and its extensions.
package struct ClassInitializers {
    /// Whether no initializer can be called without arguments. A class that declares none, or that no file declares,
    /// needs none.
    package private(set) var needArguments = false

    package init(of name: String, in files: [[UInt8]]) {
        let all = files.filter(Self.mayInitialize).compactMap { bytes in
            ParserRoom.run(for: bytes) {
                let search = InitializerSearch(name)
                search.walk(ParsedFile.tree(of: bytes))
                return search.found
            }
        }.flatMap(\.self)
        needArguments = all.contains(where: \.isDesignated) && !all.contains(where: \.takesNothing)
    }

    /// Whether a text may declare an initializer; most managers do not, and need no parser.
    private static func mayInitialize(_ bytes: [UInt8]) -> Bool {
        let word = Array("init".utf8)
        var rest = bytes[...]
        while let range = rest.firstRange(of: word) {
            rest = rest[range.upperBound...]
            let next = rest.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
            if let next, "(?!</".utf8.contains(next) { return true }
        }
        return false
    }
}

private final class InitializerSearch: SyntaxVisitor {
    private let name: String
    private(set) var found: [(isDesignated: Bool, takesNothing: Bool)] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        node.name.text.withoutBackticks == name ? .visitChildren : .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        DeclaredTypes.lastNames(of: node.extendedType).contains(name) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = node.modifiers.map(\.name.text)
        // Under each compilation condition, and from another file.
        let isPlain =
            node.optionalMark == nil && node.signature.effectSpecifiers == nil
            && !modifiers.contains { ["private", "fileprivate"].contains($0) }
            && !node.attributes.contains { $0.description.contains("unavailable") }
            && !sequence(first: Syntax(node), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
        let parameters = node.signature.parameterClause.parameters
        found.append(
            (
                !modifiers.contains("convenience"),
                isPlain && parameters.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil }
            ))
        return .skipChildren
    }
}
