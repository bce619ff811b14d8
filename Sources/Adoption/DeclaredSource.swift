// What the Swift files that a project has declare: protocols with their requirements, enums with their cases, and classes
// with what they conform to. It is read from the syntax alone; nothing is compiled.

import SwiftParser
import SwiftSyntax

/// A Swift file, and what it declares.
package struct DeclaredSource {
    package let path: String
    package private(set) var protocols: [DeclaredProtocol] = []
    package private(set) var enums: [DeclaredEnum] = []
    package private(set) var classes: [DeclaredClass] = []
    /// What is in the braces of extensions, by the names of the types.
    private(set) var extensions: [(name: String, body: MemberBlockSyntax)] = []
    /// What may conform to a protocol and is not a class.
    package private(set) var others: [DeclaredConformer] = []
    /// The modules that the file imports, in order.
    package private(set) var imports: [String] = []
    /// Whether a class and its extensions are all that it declares.
    package private(set) var declaresOneClass = false
    /// Whether the file is valid Swift.
    package let isValid: Bool

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        isValid = !tree.hasError
        let lines = SourceLocationConverter(fileName: path, tree: tree)
        let visitor = DeclarationVisitor(lines: lines)
        visitor.walk(tree)
        protocols = visitor.protocols
        enums = visitor.enums
        classes = visitor.classes
        extensions = visitor.extensions
        others = visitor.others
        imports = visitor.imports
        let declarations = tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
        let name = classes.first?.name
        declaresOneClass =
            !declarations.isEmpty
            && declarations.allSatisfy { statement in
                if let item = statement.item.as(ClassDeclSyntax.self) {
                    return item.name.text == name
                }
                let extended = statement.item.as(ExtensionDeclSyntax.self)?.extendedType
                return extended?.trimmedDescription == name
            }
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
    package let inherited: [String]
    package let cases: [Case]
    /// What it has that no generated enum has; nil if one can replace it.
    package let oddity: String?
    package var isPlain: Bool { oddity == nil }
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
    /// What is in its braces.
    let body: MemberBlockSyntax

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
    private let lines: SourceLocationConverter
    var protocols: [DeclaredProtocol] = []
    var enums: [DeclaredEnum] = []
    var classes: [DeclaredClass] = []
    var extensions: [(name: String, body: MemberBlockSyntax)] = []
    var others: [DeclaredConformer] = []
    var imports: [String] = []

    init(lines: SourceLocationConverter) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    private func line(of node: some SyntaxProtocol) -> Int {
        lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text, !imports.contains(module) {
            imports.append(module)
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
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
                condition: Self.condition(around: Syntax(node)), genericity: genericity))
        return .skipChildren
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
        var oddity = Self.oddity(of: node, inherited)
        for item in node.memberBlock.members {
            guard let group = item.decl.as(EnumCaseDeclSyntax.self), group.modifiers.isEmpty,
                group.attributes.isEmpty
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
                documentation: DocumentedText(node.leadingTrivia), inherited: inherited,
                cases: cases, oddity: oddity))
        return .skipChildren
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
        classes.append(
            DeclaredClass(
                name: node.name.text, line: line(of: node),
                inherited: Spelling.inherited(node.inheritanceClause), body: node.memberBlock))
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .structure, node.inheritanceClause, line(of: node))
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, .actor, node.inheritanceClause, line(of: node))
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
        extensions.append((name, node.memberBlock))
        guard classes.contains(where: { $0.name == name }) else {
            let declared = others.first { $0.name == name }
            return add(
                name, declared?.kind ?? .elsewhere, node.inheritanceClause, line(of: node))
        }
        if let index = classes.firstIndex(where: { $0.name == name }), !added.isEmpty {
            let old = classes[index]
            classes[index] = DeclaredClass(
                name: name, line: old.line, inherited: old.inherited + added, body: old.body)
        }
        return .skipChildren
    }
}
