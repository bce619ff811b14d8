// Reads the declarations of some names in one file: protocols with their requirements, the defaults that extensions
// give these, enums with their cases, and type aliases. It skips everything else in the file, and reads all branches of
// `#if`.

import SwiftParser
import SwiftSyntax

struct SDKDeclarations {
    /// A protocol or an enum where it is declared.
    struct Declared {
        var members: [SDKMember] = []
        var inherited: [String] = []
        var isConditional: Bool
        /// True if the parser could not read it: it may use a newer Swift.
        var isBroken: Bool
    }

    /// A default that an extension gives to a requirement.
    struct Default: Hashable {
        let fullName: String
        let isForAll: Bool
        let isConditional: Bool
    }

    private(set) var types: [String: [Declared]] = [:]
    /// The defaults, by the protocol that is extended.
    private(set) var defaults: [String: Set<Default>] = [:]
    /// The types of each alias; a property, `LiveKitError.type`, is one of its type.
    private(set) var aliases: [String: [String]] = [:]
    /// The types in which something is nested, and that other modules cannot see.
    private(set) var hidden: Set<String> = []
    /// The types that are extended by something nested.
    private(set) var outer: Set<String> = []

    private let names: Set<String>?
    private let isQualified: Bool
    private let module: String

    /// The surroundings of a declaration.
    private struct Scope {
        var path: [String] = []
        var isPublic = true
        /// True if a member is public without a modifier, as in a `public extension`.
        var isPublicByDefault = false
        var isConditional = false
    }

    /// - Parameter names: those that are wanted, without outer types; nil for all.
    init(_ names: Set<String>?, in bytes: [UInt8], ofModule module: String, isQualified: Bool) {
        (self.names, self.module, self.isQualified) = (names, module, isQualified)
        for statement in ParsedFile.tree(of: bytes).statements {
            if let declaration = statement.item.as(DeclSyntax.self) { read(declaration, in: Scope()) }
        }
    }

    private func isWanted(_ name: String) -> Bool { names?.contains(name) ?? true }

    private mutating func read(_ declaration: DeclSyntax, in scope: Scope) {
        if let node = declaration.as(IfConfigDeclSyntax.self) {
            var inner = scope
            inner.isConditional = true
            for member in node.declarations { read(member, in: inner) }
        } else if let node = declaration.as(ProtocolDeclSyntax.self) {
            read(node, in: scope)
        } else if let node = declaration.as(ExtensionDeclSyntax.self) {
            read(node, in: scope)
        } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
            let name = node.name.text.withoutBackticks
            if isWanted(name), isPublic(node, in: scope) {
                aliases[qualified(name, scope)] = typeNames(node.initializer.value)
            }
        } else if let node = declaration.asProtocol((any DeclGroupSyntax).self)
            as? any DeclGroupSyntax & NamedDeclSyntax
        {
            var inner = scope
            inner.path.append(node.name.text.withoutBackticks)
            inner.isPublic = isPublic(declaration, in: scope)
            inner.isPublicByDefault = false
            if !inner.isPublic { hidden.insert(inner.path.joined(separator: ".")) }
            for member in node.memberBlock.members { read(member.decl, in: inner) }
            guard inner.isPublic, isWanted(node.name.text.withoutBackticks) else { return }
            if let node = declaration.as(EnumDeclSyntax.self) { readCases(of: node, in: scope) }
            for property in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
            where isPublic(property, in: inner) {
                readType(of: property, in: inner)
            }
        }
    }

    private mutating func read(_ node: ProtocolDeclSyntax, in scope: Scope) {
        let name = node.name.text.withoutBackticks
        guard isWanted(name), isPublic(node, in: scope) else { return }
        var declared = Declared(
            inherited: node.inheritanceClause?.inheritedTypes.flatMap { typeNames($0.type) } ?? [],
            isConditional: scope.isConditional, isBroken: node.hasError)
        let associated = node.memberBlock.members.compactMap {
            $0.decl.as(AssociatedTypeDeclSyntax.self).map { $0.name.text.withoutBackticks }
        }
        let reader = RequirementReader(
            isolation: Self.isolation(node.attributes, node.modifiers), associatedTypes: Set(associated),
            isQualified: isQualified)
        for (member, isConditional) in node.memberBlock.members.flatMap({ $0.decl.branches }) {
            declared.members += reader.requirements(member).map { requirement in
                var requirement = requirement
                requirement.isVarying = isConditional
                return requirement
            }
        }
        types[qualified(name, scope), default: []].append(declared)
    }

    private mutating func readCases(of node: EnumDeclSyntax, in scope: Scope) {
        var declared = Declared(isConditional: scope.isConditional, isBroken: node.hasError)
        let spelling = SDKSpelling(isQualified: isQualified)
        for (member, isConditional) in node.memberBlock.members.flatMap({ $0.decl.branches }) {
            guard let member = member.as(EnumCaseDeclSyntax.self) else { continue }
            for element in member.elements {
                var found = SDKMember(element, SDKAvailability(member.attributes), spelling)
                found.isVarying = isConditional
                declared.members.append(found)
            }
        }
        types[qualified(node.name.text.withoutBackticks, scope), default: []].append(declared)
    }

    private mutating func readType(of property: VariableDeclSyntax, in scope: Scope) {
        for binding in property.bindings {
            let name = binding.pattern.trimmedDescription.withoutBackticks
            guard isWanted(name), let type = binding.typeAnnotation?.type else { continue }
            aliases[qualified(name, scope)] = typeNames(type)
        }
    }

    private mutating func read(_ node: ExtensionDeclSyntax, in scope: Scope) {
        let path = typeNames(node.extendedType).first ?? ""
        let access = SyntaxText.access(node.modifiers)
        var inner = scope
        inner.path = path.split(separator: ".").map(String.init)
        inner.isPublic = !node.attributes.isSPI
        inner.isPublicByDefault = access == "public"
        let isTarget = inner.path.last.map(isWanted) ?? false
        for (member, isConditional) in node.memberBlock.members.flatMap({ $0.decl.branches }) {
            if member.is(ProtocolDeclSyntax.self) || member.asProtocol((any DeclGroupSyntax).self) != nil {
                outer.insert(path)
                read(member, in: inner)
            } else if isTarget, inner.isPublic, isPublic(member, in: inner) {
                let isForAll = node.genericWhereClause == nil
                for fullName in RequirementReader.fullNames(of: member) {
                    defaults[path, default: []].insert(
                        Default(
                            fullName: fullName, isForAll: isForAll,
                            isConditional: scope.isConditional || isConditional))
                }
            }
        }
    }

    private func qualified(_ name: String, _ scope: Scope) -> String {
        (scope.path + [name]).joined(separator: ".")
    }

    private func isPublic(_ node: some DeclSyntaxProtocol, in scope: Scope) -> Bool {
        guard scope.isPublic, let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            node.asProtocol((any WithAttributesSyntax).self)?.attributes.isSPI != true
        else { return false }
        let isSilent = !modifiers.contains { Self.levels.contains($0.name.text) && $0.detail == nil }
        return ["public", "open"].contains(SyntaxText.access(modifiers)) || scope.isPublicByDefault && isSilent
    }

    private static let levels: Set = ["internal", "fileprivate", "private", "package", "public", "open"]

    /// The names of the types that a type is composed of, without the module.
    private func typeNames(_ type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { typeNames($0.type) }
        }
        let bare = type.as(AttributedTypeSyntax.self)?.baseType ?? type
        let text = SDKSpelling(isQualified: isQualified).text(bare)
        return [text.hasPrefix(module + ".") ? String(text.dropFirst(module.count + 1)) : text]
    }

    /// The isolation that a declaration states; global actors are called so by convention.
    static func isolation(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        for case .attribute(let attribute) in attributes where attribute.arguments == nil {
            let name = attribute.attributeName.trimmedDescription
            if name.hasSuffix("MainActor") { return "@MainActor" }
            if name.hasSuffix("Actor") { return "@\(name)" }
        }
        return modifiers.contains { $0.name.text == "nonisolated" } ? "nonisolated" : ""
    }
}

extension AttributeListSyntax {
    /// True if only clients that use `@_spi` see the declaration.
    fileprivate var isSPI: Bool {
        contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return attribute.attributeName.trimmedDescription == "_spi"
        }
    }
}

extension IfConfigDeclSyntax {
    /// The declarations of all branches.
    fileprivate var declarations: [DeclSyntax] {
        clauses.flatMap { clause -> [DeclSyntax] in
            switch clause.elements {
            case .statements(let list): list.compactMap { $0.item.as(DeclSyntax.self) }
            case .decls(let list): list.map(\.decl)
            default: []
            }
        }
    }
}

extension DeclSyntax {
    /// The declaration, or those of all branches of an `#if`.
    fileprivate var branches: [(declaration: DeclSyntax, isConditional: Bool)] {
        guard let node = self.as(IfConfigDeclSyntax.self) else { return [(self, false)] }
        return node.declarations.flatMap(\.branches).map { ($0.declaration, true) }
    }
}

/// Reads the members of a protocol.
private struct RequirementReader {
    /// The isolation that the protocol states for all its members.
    let isolation: String
    let associatedTypes: Set<String>
    let isQualified: Bool

    /// The requirements that a wrapper can have in an extension: methods and properties.
    func requirements(_ declaration: DeclSyntax) -> [SDKMember] {
        if let node = declaration.as(FunctionDeclSyntax.self) { return node.attributes.isSPI ? [] : [method(node)] }
        guard let node = declaration.as(VariableDeclSyntax.self), !node.attributes.isSPI else { return [] }
        return node.bindings.compactMap { property($0, of: node) }
    }

    /// The names with labels of what a declaration declares.
    static func fullNames(of declaration: DeclSyntax) -> [String] {
        if let node = declaration.as(FunctionDeclSyntax.self) { return [node.fullName] }
        return declaration.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription.withoutBackticks)
            ?? []
    }

    private func method(_ node: FunctionDeclSyntax) -> SDKMember {
        let generic = node.genericParameterClause?.parameters.map(\.name.text) ?? []
        let spelling = SDKSpelling(isQualified: isQualified, placeholders: associatedTypes.union(generic))
        let list = node.signature.parameterClause.parameters
        let result = (node.signature.returnClause?.type).flatMap { SyntaxText.isVoid($0) ? nil : spelling.text($0) }
        return SDKMember(
            fullName: node.fullName,
            start: staticWord(node.modifiers) + "func \(node.name.text)"
                + (node.genericParameterClause.map { spelling.text($0) } ?? ""),
            parameters: list.map(spelling.parameter),
            effects: node.signature.effectSpecifiers.map { spelling.text($0) } ?? "", result: result ?? "",
            condition: node.genericWhereClause.map { spelling.text($0) } ?? "", accessors: "",
            isolation: stated(node.attributes, node.modifiers),
            types: list.map { SyntaxText.comparable(spelling.text($0.type) + ($0.ellipsis?.text ?? "")) }
                + [SyntaxText.comparable(result ?? "")],
            availability: SDKAvailability(node.attributes), need: need(node.modifiers))
    }

    private func property(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> SDKMember? {
        guard let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock else { return nil }
        let spelling = SDKSpelling(isQualified: isQualified, placeholders: associatedTypes)
        let name = binding.pattern.trimmedDescription
        return SDKMember(
            fullName: name.withoutBackticks, start: staticWord(node.modifiers) + "var \(name)", parameters: nil,
            effects: "", result: spelling.text(type), condition: "", accessors: spelling.text(accessors),
            isolation: stated(node.attributes, node.modifiers), types: [SyntaxText.comparable(spelling.text(type))],
            availability: SDKAvailability(node.attributes), need: need(node.modifiers))
    }

    private func need(_ modifiers: DeclModifierListSyntax) -> SDKMember.Need {
        modifiers.contains { $0.name.text == "optional" } ? .optional : .required
    }

    private func staticWord(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.contains { ["static", "class"].contains($0.name.text) } ? "static " : ""
    }

    private func stated(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        let own = SDKDeclarations.isolation(attributes, modifiers)
        return own.isEmpty ? isolation : own
    }
}

extension SDKMember {
    fileprivate init(_ element: EnumCaseElementSyntax, _ availability: SDKAvailability, _ spelling: SDKSpelling) {
        let values = element.parameterClause?.parameters.map { value in
            let label = [value.firstName, value.secondName].compactMap(\.?.text).joined(separator: " ")
            return (label.isEmpty ? "" : label + ": ") + spelling.text(value.type)
        }
        self.init(
            fullName: element.name.text.withoutBackticks, start: "case \(element.name.text)", parameters: values,
            effects: "", result: "", condition: "", accessors: "", isolation: "",
            types: (values ?? []).map(SyntaxText.comparable), availability: availability)
    }
}

extension FunctionDeclSyntax {
    /// The name with its labels.
    var fullName: String {
        let labels = signature.parameterClause.parameters.map { "\($0.firstName.text.withoutBackticks):" }
        return "\(name.text.withoutBackticks)(\(labels.joined()))"
    }
}
