// What a Swift file declares, as far as an adoption needs it: protocols with their requirements, enums with their cases,
// types with what they conform to. It is read from the syntax alone; nothing is compiled.

import SwiftParser
import SwiftSyntax

package struct DeclaredSource: Sendable {
    package let path: String
    package private(set) var protocols: [DeclaredProtocol] = []
    package private(set) var enums: [DeclaredEnum] = []
    package private(set) var conformers: [DeclaredConformer] = []
    /// The types that it declares outside others.
    package private(set) var types: Set<String> = []
    /// Whether it has something beside types and imports.
    package private(set) var holdsMore = false
    /// The modules that it imports, in order.
    package private(set) var imports: [String] = []
    package let isValid: Bool

    private let lines: SourceLocationConverter

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        isValid = !tree.hasError
        lines = SourceLocationConverter(fileName: path, tree: tree)
        for statement in tree.statements {
            guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
            read(declaration, in: [])
            let isType = declaration.asProtocol((any DeclGroupSyntax).self) is any NamedDeclSyntax
            if !isType, !declaration.is(ImportDeclSyntax.self) { holdsMore = true }
        }
    }

    /// Gives each protocol the members that it inherits from others.
    package mutating func join(_ known: [DeclaredProtocol]) { protocols = protocols.map { $0.joined(with: known) } }

    private func line(of node: some SyntaxProtocol) -> Int {
        lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    /// - Parameters:
    ///   - outer: the types around the declaration.
    ///   - isConditional: whether there is `#if` around it.
    private mutating func read(_ declaration: DeclSyntax, in outer: [String], isConditional: Bool = false) {
        if let clauses = declaration.as(IfConfigDeclSyntax.self)?.clauses {
            for clause in clauses {
                for statement in clause.elements?.as(CodeBlockItemListSyntax.self) ?? [] {
                    if let inner = statement.item.as(DeclSyntax.self) { read(inner, in: outer, isConditional: true) }
                }
                for member in clause.elements?.as(MemberBlockItemListSyntax.self) ?? [] {
                    read(member.decl, in: outer, isConditional: true)
                }
            }
        } else if let node = declaration.as(ImportDeclSyntax.self) {
            let module = node.path.first?.name.text ?? ""
            if !imports.contains(module) { imports.append(module) }
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            let name = node.extendedType.trimmedDescription
            let inherited = SyntaxText.inherited(node.inheritanceClause)
            if let index = conformers.firstIndex(where: { $0.name == name }) {
                conformers[index].inherited += inherited
            } else {
                conformers.append(DeclaredConformer(name: name, inherited: inherited, isClass: false))
            }
            for member in node.memberBlock.members { read(member.decl, in: outer + [name]) }
        } else if let node = declaration.asProtocol((any DeclGroupSyntax).self)
            as? any DeclGroupSyntax & NamedDeclSyntax
        {
            read(node, in: outer, isConditional)
        } else if outer.isEmpty, let node = declaration.as(TypeAliasDeclSyntax.self) {
            types.insert(node.name.text.withoutBackticks)
        }
    }

    private mutating func read(
        _ node: any DeclGroupSyntax & NamedDeclSyntax, in outer: [String], _ isConditional: Bool
    ) {
        let name = node.name.text.withoutBackticks
        if outer.isEmpty { types.insert(name) }
        if let node = node.as(ProtocolDeclSyntax.self) {
            var found = DeclaredProtocol(node, line: line(of: node), in: outer, isConditional)
            found.members = node.memberBlock.members.flatMap { member in
                Requirement.all(member.decl, line: line(of: member.decl))
            }
            protocols.append(found)
            return
        }
        if let node = node.as(EnumDeclSyntax.self), outer.isEmpty {
            enums.append(DeclaredEnum(node))
        } else if outer.isEmpty {
            let type = node.as(ClassDeclSyntax.self)
            conformers.append(
                DeclaredConformer(
                    name: name, inherited: SyntaxText.inherited(node.inheritanceClause),
                    isClass: type != nil && type?.genericParameterClause == nil))
        }
        for member in node.memberBlock.members { read(member.decl, in: outer + [name]) }
    }
}

package struct DeclaredProtocol: Sendable {
    package let name: String
    package let line: Int
    package let documentation: [String]
    /// `public`, `internal`, and so on.
    package let access: String
    package let attributes: [String]
    package private(set) var inherited: [String]
    /// Its own members, then those of its parents.
    package fileprivate(set) var members: [Requirement] = []
    /// The protocols that it inherits, without `AnyObject` and `Sendable`.
    let parents: [String]
    /// The members that it declares itself, by their signatures.
    package private(set) var own: Set<String>?
    /// Why no flow can declare it; nil if one may.
    package private(set) var refusal: String?

    fileprivate init(_ node: ProtocolDeclSyntax, line: Int, in outer: [String], _ isConditional: Bool) {
        (name, self.line) = (node.name.text.withoutBackticks, line)
        documentation = SyntaxText.documentation(node.leadingTrivia)
        access = SyntaxText.access(node.modifiers)
        attributes = node.attributes.map(\.trimmedDescription)
        inherited = SyntaxText.inherited(node.inheritanceClause).map { $0 == "class" ? "AnyObject" : $0 }
        let members = node.memberBlock.members.map(\.decl)
        let associated = members.compactMap {
            $0.as(AssociatedTypeDeclSyntax.self).map { $0.name.text.withoutBackticks }
        }
        let clause =
            (node.primaryAssociatedTypeClause?.trimmedDescription ?? node.genericWhereClause?.trimmedDescription)
        parents = inherited.filter { !["AnyObject", "Sendable"].contains($0) }
        refusal =
            if !outer.isEmpty {
                "it is declared in \(outer.joined(separator: ".")), and a flow's protocol stands by itself"
            } else if ["private", "fileprivate"].contains(access) {
                "it is \(access), and other files use a flow's protocol"
            } else if isConditional {
                "it is declared under `#if`, and generated files are compiled for every platform"
            } else if !associated.isEmpty {
                "it has an associated type, \(associated[0]), and a flow's protocol cannot be generic"
            } else {
                clause.map { "it has `\($0)`, and a flow's protocol cannot be generic" }
            }
    }

    /// Protocols whose members each class has.
    package static let free = DeclaredSource(
        path: "", bytes: Array("protocol Identifiable {}\nprotocol ObservableObject {}".utf8)
    ).protocols

    /// The same protocol with the members of its parents, as a flow lists them.
    fileprivate func joined(with known: [DeclaredProtocol]) -> DeclaredProtocol {
        var joined = self
        joined.own = Set(members.map(\.signature))
        var names = Set(members.map(\.signature))
        for parent in parents where joined.refusal == nil {
            let found = known.filter { $0.name == parent }
            guard let one = found.first, found.count == 1 else {
                joined.refusal = "it inherits from \(parent), which these files do not declare"
                break
            }
            // No protocol inherits itself.
            let all = one.joined(with: known.filter { $0.name != parent })
            if let reason = all.refusal ?? all.members.lazy.compactMap(\.refusal).first {
                joined.refusal = "it inherits from \(parent), and \(reason)"
            } else if all.isOnMainActor != isOnMainActor, !all.members.isEmpty {
                joined.refusal = "it inherits from \(parent), and only one of them belongs to the main actor"
            }
            joined.members += all.members.filter { names.insert($0.signature).inserted }
            if all.isSendable, !joined.isSendable { joined.inherited.append("Sendable") }
        }
        return joined
    }

    var isOnMainActor: Bool { attributes.contains("@MainActor") }
    var isForClasses: Bool { inherited.contains("AnyObject") }
    var isSendable: Bool { inherited.contains("Sendable") }
    /// What other code sees of its head, in one spelling.
    package var head: Set<String> { Set(attributes + inherited + [access]) }
}

/// A type that may conform to a protocol.
package struct DeclaredConformer: Sendable {
    package let name: String
    package fileprivate(set) var inherited: [String]
    /// Whether it is a class, and not a generic one.
    package let isClass: Bool

    /// Whether its name says that it stands in for the real thing.
    package var isMock: Bool {
        ["Mock", "Fake", "Stub", "Spy", "Dummy", "Preview"].contains { name.hasPrefix($0) || name.hasSuffix($0) }
    }
}

package struct DeclaredEnum: Sendable {
    package struct Case: Sendable {
        let name: String
        let documentation: [String]
        let values: [(label: String?, type: String)]
    }

    package let name: String
    let documentation: [String]
    let access: String
    let cases: [Case]
    package let isHashable: Bool
    /// What it has that no generated enum has; nil if one can replace it.
    let oddity: String?

    fileprivate init(_ node: EnumDeclSyntax) {
        (name, access) = (node.name.text.withoutBackticks, SyntaxText.access(node.modifiers))
        documentation = SyntaxText.documentation(node.leadingTrivia)
        let inherited = SyntaxText.inherited(node.inheritanceClause)
        var oddity =
            node.attributes.isEmpty && node.genericParameterClause == nil ? nil : "is generic, or has attributes"
        if node.modifiers.contains(where: { $0.name.text == "indirect" }) { oddity = "is indirect" }
        var cases: [Case] = []
        for member in node.memberBlock.members {
            guard let group = member.decl.as(EnumCaseDeclSyntax.self), group.attributes.isEmpty, group.modifiers.isEmpty
            else {
                let start = member.decl.trimmedDescription.split(whereSeparator: { "{\n\r".contains($0) }).first ?? ""
                oddity = oddity ?? "has `\(start)`"
                continue
            }
            for element in group.elements {
                let values = element.parameterClause?.parameters ?? []
                let isUnlabelled = values.contains { ["", "_"].contains($0.firstName?.text ?? "") }
                if element.rawValue != nil || values.contains(where: { $0.defaultValue != nil })
                    || values.count > 1 && isUnlabelled
                {
                    oddity = oddity ?? "has `case \(element.trimmedDescription)`"
                }
                cases.append(
                    Case(
                        name: element.name.text.withoutBackticks,
                        documentation: SyntaxText.documentation(group.leadingTrivia),
                        values: values.map { value in
                            let label = value.firstName.map(\.text.withoutBackticks)
                            return (label == "_" ? nil : label, value.type.trimmedDescription)
                        }))
            }
        }
        // The compiler makes an enum without payloads Sendable and Hashable.
        let isPlain = cases.allSatisfy(\.values.isEmpty)
        isHashable = isPlain || inherited.contains { ["Equatable", "Hashable"].contains($0) }
        let known = ["Equatable", "Error", "FlowError", "FlowStatus", "Hashable", "Sendable"]
        if let odd = inherited.first(where: { !known.contains($0) }) { oddity = oddity ?? "is `\(odd)`" }
        if !isPlain, !inherited.contains(where: { $0 != "Equatable" && $0 != "Hashable" }) {
            oddity = oddity ?? "is not `Sendable`, as a flow's enum is"
        }
        self.cases = cases
        self.oddity = oddity
    }

    /// What callers see of its cases, in one spelling.
    package var signature: [String] {
        cases.map { value in
            value.name
                + value.values.map { "\($0.label ?? "_"):\(SyntaxText.comparable($0.type))" }.joined(separator: ",")
        }
    }
}
