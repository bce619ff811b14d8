// What the Swift files that a project has declare: protocols with their requirements, enums with their cases, and
// classes with what they conform to. It is read from the syntax alone; nothing is compiled.

import SwiftParser
import SwiftSyntax

/// A Swift file, and what it declares.
package struct DeclaredSource {
    package let path: String
    package private(set) var protocols: [DeclaredProtocol] = []
    package private(set) var enums: [DeclaredEnum] = []
    package private(set) var classes: [DeclaredClass] = []
    package private(set) var extensions: [DeclaredExtension] = []
    /// What may conform to a protocol and is not a class.
    package private(set) var others: [DeclaredConformer] = []
    /// The modules that the file imports, in order.
    package private(set) var imports: [String] = []
    /// Whether the file is valid Swift.
    package let isValid: Bool
    /// Whether it is compiled for tests alone.
    let isForTests: Bool

    /// - Parameter isForTests: whether its folder is one of tests; its imports may say so too.
    package init(path: String, bytes: [UInt8], isForTests: Bool = false) {
        self.path = path
        let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        isValid = !tree.hasError
        let lines = SourceLocationConverter(fileName: path, tree: tree)
        let visitor = DeclarationVisitor(path: path, lines: lines)
        visitor.walk(tree)
        protocols = visitor.protocols
        enums = visitor.enums
        classes = visitor.classes
        extensions = visitor.extensions
        others = visitor.others
        imports = visitor.imports
        self.isForTests = isForTests || visitor.importsForTests
    }
}

package struct DeclaredProtocol: Sendable {
    package let name: String
    package let line: Int
    package let endLine: Int
    package let documentation: DocumentedText
    /// `public`, `package`, or empty.
    package let access: String
    /// The attributes, such as `@MainActor`.
    package let attributes: [String]
    /// What it inherits from.
    package let inherited: [String]
    package let members: [DeclaredMember]
    /// The condition of the `#if` around it; nil if there is none.
    package let condition: String?
    /// Why it is generic: its associated types by name, or a clause; nil if it is not.
    package let genericity: String?
    /// The type that it is declared in; nil if there is none.
    let outer: String?
    /// The types that it declares itself.
    let aliases: [String]
    /// The comments in its braces that are not documentation.
    package let comments: [DeclaredComment]
}

/// A comment that is not documentation.
package struct DeclaredComment: Sendable {
    package let text: String
    package let line: Int
}

/// An extension of a type.
package struct DeclaredExtension {
    package let name: String
    package let path: String
    package let line: Int
    package let inherited: [String]
    /// What is in its braces.
    let body: MemberBlockSyntax
}

/// A requirement of a protocol.
package struct DeclaredMember: Sendable {
    package enum Kind: Sendable {
        case method(DeclaredMethod)
        case property(type: String, isSettable: Bool)
        /// What no flow can hold, and why.
        case other(String)
    }

    package let name: String
    package let line: Int
    package let documentation: DocumentedText
    package let kind: Kind
    /// What a caller sees of it, in one spelling.
    package let signature: String
}

package struct DeclaredMethod: Sendable {
    package struct Parameter: Sendable {
        /// The labels as they are written: `for user`, `_ image`.
        package let label: String
        /// The name inside.
        package let name: String
        package let type: String
    }

    package let parameters: [Parameter]
    package let isAsync: Bool
    /// `throws`: nil if it does not, empty for any error.
    package let thrown: String?
    /// Nil if there is none.
    package let result: DeclaredType?
}

/// A type, with the arguments of a generic one.
package struct DeclaredType: Sendable {
    package let text: String
    package let name: String
    package let arguments: [String]
}

package struct DeclaredEnum: Sendable {
    package struct Case: Sendable {
        package struct Value: Sendable {
            package let label: String?
            package let type: String
        }

        package let name: String
        package let documentation: DocumentedText
        package let values: [Value]
    }

    package let name: String
    package let line: Int
    package let documentation: DocumentedText
    /// `public`, `package`, `private`, `fileprivate`, or empty.
    package let access: String
    package let inherited: [String]
    package let cases: [Case]
    /// What it has that no generated enum has; nil if one can replace it.
    package let oddity: String?
    /// The comments in its braces that are not documentation.
    package let comments: [DeclaredComment]
    /// What is in its braces.
    let body: MemberBlockSyntax
    /// What callers see of it, in one spelling.
    package var signature: [String] {
        cases.map { value in
            let values = value.values.map {
                ($0.label.map { "\($0): " } ?? "") + Spelling.comparable($0.type)
            }
            return value.name + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
    }
}

package struct DeclaredClass: Sendable {
    package let name: String
    package let line: Int
    package let inherited: [String]
    let isGeneric: Bool
    /// Whether it has attributes, such as a global actor.
    let hasAttributes: Bool
    /// Whether it has `init(manager:)`, which its manager calls.
    package let takesManager: Bool

    /// Whether its name says that it stands in for the real thing in tests.
    package var isMock: Bool { Self.isMock(name) }

    static func isMock(_ name: String) -> Bool {
        let words = ["Mock", "Fake", "Stub", "Spy", "Dummy", "Preview"]
        return words.contains { name.hasPrefix($0) || name.hasSuffix($0) }
    }
}

/// A struct, an actor, or an extension of a type that is declared elsewhere.
package struct DeclaredConformer: Sendable {
    package enum Kind: String, Sendable {
        case structure = "a struct"
        case actor = "an actor"
        case elsewhere = "declared elsewhere"
    }

    package let name: String
    package let line: Int
    package let kind: Kind
    package let inherited: [String]
}

private final class DeclarationVisitor: SyntaxVisitor {
    private let path: String
    private let lines: SourceLocationConverter
    var protocols: [DeclaredProtocol] = []
    var enums: [DeclaredEnum] = []
    var classes: [DeclaredClass] = []
    var extensions: [DeclaredExtension] = []
    var importsForTests = false
    var others: [DeclaredConformer] = []
    var imports: [String] = []

    init(path: String, lines: SourceLocationConverter) {
        (self.path, self.lines) = (path, lines)
        super.init(viewMode: .sourceAccurate)
    }

    private func line(of node: some SyntaxProtocol) -> Int {
        lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text, !imports.contains(module) {
            imports.append(module)
        }
        let module = node.path.first?.name.text ?? ""
        if ["XCTest", "Testing"].contains(module)
            || node.attributes.contains(where: { $0.trimmedDescription == "@testable" })
        {
            importsForTests = true
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, in: nil)
        return .skipChildren
    }

    /// Adds the protocols that a type declares.
    private func addProtocols(in body: MemberBlockSyntax, of type: String) {
        for item in body.members {
            if let node = item.decl.as(ProtocolDeclSyntax.self) { add(node, in: type) }
        }
    }

    /// The comments in braces that are not documentation; lines one below the other are one.
    private func comments(in body: MemberBlockSyntax) -> [DeclaredComment] {
        var found: [DeclaredComment] = []
        var last = 0
        func look(_ trivia: Trivia, at start: AbsolutePosition) {
            var position = start
            last = 0
            for piece in trivia {
                switch piece {
                case .lineComment(let text), .blockComment(let text):
                    let line = lines.location(for: position).line
                    if line != last + 1 {
                        let first = text.split(whereSeparator: \.isNewline).first ?? ""
                        found.append(DeclaredComment(text: String(first), line: line))
                    }
                    last = lines.location(for: position + piece.sourceLength).line
                default: break
                }
                position += piece.sourceLength
            }
        }
        for token in body.tokens(viewMode: .sourceAccurate) {
            if token != body.leftBrace { look(token.leadingTrivia, at: token.position) }
            if token != body.rightBrace {
                look(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia)
            }
        }
        return found
    }

    private func add(_ node: ProtocolDeclSyntax, in outer: String?) {
        var members: [DeclaredMember] = []
        for item in node.memberBlock.members {
            members += RequirementReader.members(item.decl, line: line(of: item.decl))
        }
        let associated = node.memberBlock.members.compactMap {
            $0.decl.as(AssociatedTypeDeclSyntax.self).map { Spelling.name($0.name) }
        }
        let clause = node.primaryAssociatedTypeClause?.trimmedDescription
        var genericity = (clause ?? node.genericWhereClause?.trimmedDescription).map { "`\($0)`" }
        if !associated.isEmpty {
            let word = associated.count == 1 ? "type" : "types"
            genericity = "the associated \(word) \(associated.joined(separator: ", "))"
        }
        protocols.append(
            DeclaredProtocol(
                name: node.name.text, line: line(of: node),
                endLine: lines.location(for: node.endPositionBeforeTrailingTrivia).line,
                documentation: DocumentedText(node.leadingTrivia),
                access: Spelling.access(node.modifiers),
                attributes: Spelling.attributes(node.attributes),
                inherited: Spelling.inherited(node.inheritanceClause), members: members,
                condition: Self.condition(around: Syntax(node)), genericity: genericity,
                outer: outer,
                aliases: node.memberBlock.members.compactMap {
                    $0.decl.as(TypeAliasDeclSyntax.self).map { Spelling.name($0.name) }
                }, comments: comments(in: node.memberBlock)))
    }

    /// The condition of the innermost `#if` around a declaration.
    private static func condition(around node: Syntax) -> String? {
        var outer = node.parent
        while let node = outer {
            if let clause = node.as(IfConfigClauseSyntax.self) {
                let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
                return clause.poundKeyword.text + condition
            }
            outer = node.parent
        }
        return nil
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        var cases: [DeclaredEnum.Case] = []
        let inherited = Spelling.inherited(node.inheritanceClause)
        addProtocols(in: node.memberBlock, of: node.name.text)
        var oddity = Self.oddity(of: node, inherited)
        var unlabelled: String?
        for item in node.memberBlock.members {
            guard let group = item.decl.as(EnumCaseDeclSyntax.self), group.modifiers.isEmpty, group.attributes.isEmpty
            else {
                oddity = oddity ?? "has `\(Spelling.beginning(of: item.decl))`"
                continue
            }
            let documentation = DocumentedText(group.leadingTrivia)
            for element in group.elements {
                let parameters = element.parameterClause?.parameters ?? []
                if element.rawValue != nil { oddity = oddity ?? "has raw values" }
                if parameters.contains(where: { $0.defaultValue != nil }) {
                    oddity = oddity ?? "has defaults of payloads"
                }
                if parameters.count > 1, parameters.contains(where: { !Self.isLabelled($0) }) {
                    unlabelled = unlabelled ?? element.trimmedDescription
                }
                cases.append(
                    DeclaredEnum.Case(
                        name: Spelling.name(element.name), documentation: documentation,
                        values: parameters.map {
                            let label = $0.firstName.map(Spelling.name)
                            return .init(
                                label: label == "_" ? nil : label,
                                type: $0.type.trimmedDescription)
                        }))
            }
        }
        enums.append(
            DeclaredEnum(
                name: node.name.text, line: line(of: node),
                documentation: DocumentedText(node.leadingTrivia),
                access: Spelling.access(node.modifiers), inherited: inherited, cases: cases,
                oddity: oddity.map { $0 + "; a flow's enum has only cases" }
                    ?? unlabelled.map { "has `case \($0)`; of several values, each needs a label" },
                comments: comments(in: node.memberBlock), body: node.memberBlock))
        return .skipChildren
    }

    private static func isLabelled(_ parameter: EnumCaseParameterSyntax) -> Bool {
        parameter.firstName.map { $0.text != "_" } ?? false
    }

    /// What an enum has before its cases that no generated enum has.
    private static func oddity(of node: EnumDeclSyntax, _ inherited: [String]) -> String? {
        if node.genericParameterClause != nil { return "is generic" }
        if let attribute = node.attributes.first { return "is `\(attribute.trimmedDescription)`" }
        if node.modifiers.contains(where: { $0.name.text == "indirect" }) { return "is indirect" }
        let known: Set = ["Error", "Equatable", "Hashable", "Sendable", "FlowStatus", "FlowError"]
        return inherited.first { !known.contains($0) }.map { "is `\($0)`" }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        addProtocols(in: node.memberBlock, of: node.name.text)
        classes.append(
            DeclaredClass(
                name: node.name.text, line: line(of: node),
                inherited: Spelling.inherited(node.inheritanceClause),
                isGeneric: node.genericParameterClause != nil,
                hasAttributes: !node.attributes.isEmpty,
                takesManager: node.memberBlock.members.contains { Self.takesManager($0.decl) }))
        return .skipChildren
    }

    private static func takesManager(_ node: DeclSyntax) -> Bool {
        let parameters = node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        return parameters?.map(\.firstName.text) == ["manager"]
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        addProtocols(in: node.memberBlock, of: node.name.text)
        return add(node.name.text, .structure, node.inheritanceClause, line(of: node))
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        addProtocols(in: node.memberBlock, of: node.name.text)
        return add(node.name.text, .actor, node.inheritanceClause, line(of: node))
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(
        _ name: String, _ kind: DeclaredConformer.Kind, _ clause: InheritanceClauseSyntax?,
        _ line: Int
    ) -> SyntaxVisitorContinueKind {
        let inherited = Spelling.inherited(clause)
        others.append(DeclaredConformer(name: name, line: line, kind: kind, inherited: inherited))
        return .skipChildren
    }

    /// The body of `extension X: P` conforms X too.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        let added = Spelling.inherited(node.inheritanceClause)
        addProtocols(in: node.memberBlock, of: name)
        extensions.append(
            DeclaredExtension(name: name, path: path, line: line(of: node), inherited: added, body: node.memberBlock))
        guard classes.contains(where: { $0.name == name }) else {
            let declared = others.first { $0.name == name }
            return add(name, declared?.kind ?? .elsewhere, node.inheritanceClause, line(of: node))
        }
        if let index = classes.firstIndex(where: { $0.name == name }), !added.isEmpty {
            let old = classes[index]
            classes[index] = DeclaredClass(
                name: name, line: old.line, inherited: old.inherited + added,
                isGeneric: old.isGeneric, hasAttributes: old.hasAttributes,
                takesManager: old.takesManager)
        }
        return .skipChildren
    }
}
