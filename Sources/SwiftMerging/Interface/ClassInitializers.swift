// The initializers of a class, as the user's files declare them: whether generated code can make it without arguments.

import SwiftParser
import SwiftSyntax

/// The initializers of a class.
package struct ClassInitializers {
    private var name: String
    private var classes: [[Initializer]] = []
    private var added: [Initializer] = []

    private struct Initializer {
        let isDesignated: Bool
        /// Whether a call without arguments compiles, whatever the compilation conditions are.
        let takesNothing: Bool

        init(_ node: InitializerDeclSyntax, isConditional: Bool) {
            let modifiers = node.modifiers.map(\.name.text)
            isDesignated = !modifiers.contains("convenience")
            let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0) }
            let isUnavailable = node.attributes.contains { $0.description.contains("unavailable") }
            let isPlain = node.optionalMark == nil && node.signature.effectSpecifiers == nil
            takesNothing =
                !isConditional && !isHidden && !isUnavailable && isPlain
                && node.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil }
        }
    }

    /// Reads the class and its extensions.
    package init(of name: String, in files: [[UInt8]]) {
        self.name = name
        for bytes in files where Self.mayInitialize(bytes) {
            let read = ParserRoom.run(for: bytes) {
                var all = self
                all.add(ParsedFile.tree(of: bytes).statements, isConditional: false)
                return all
            }
            if let read { self = read }
        }
    }

    /// Whether no initializer can be called without arguments. A class that declares none, or that no file declares,
    /// needs none.
    package var needArguments: Bool {
        classes.contains { own in
            let isImplicit = !own.contains(where: \.isDesignated)
            return !isImplicit && !(own + added).contains(where: \.takesNothing)
        }
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

    private mutating func add(_ statements: CodeBlockItemListSyntax, isConditional: Bool) {
        for statement in statements {
            let item = statement.item
            if let condition = item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let inner) = clause.elements { add(inner, isConditional: true) }
                }
            } else if let declaration = item.as(ClassDeclSyntax.self), declaration.name.text.withoutBackticks == name {
                classes.append(Self.initializers(in: declaration.memberBlock.members, isConditional: false))
            } else if let declaration = item.as(ExtensionDeclSyntax.self),
                DeclaredTypes.lastNames(of: declaration.extendedType).contains(name)
            {
                added += Self.initializers(in: declaration.memberBlock.members, isConditional: isConditional)
            }
        }
    }

    private static func initializers(in members: MemberBlockItemListSyntax, isConditional: Bool) -> [Initializer] {
        members.flatMap { member -> [Initializer] in
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                return condition.clauses.flatMap { clause -> [Initializer] in
                    guard case .decls(let inner) = clause.elements else { return [] }
                    return initializers(in: inner, isConditional: true)
                }
            }
            guard let node = member.decl.as(InitializerDeclSyntax.self) else { return [] }
            return [Initializer(node, isConditional: isConditional)]
        }
    }
}
