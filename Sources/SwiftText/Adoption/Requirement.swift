// A requirement of a protocol: the keys of the step or the property that declares the same, or why no flow can. What the
// generated protocol then has is read in the same way, and compared by signature: a modifier, an attribute or a generic
// parameter that no flow can say makes another signature, and is refused then.

import SwiftSyntax

package struct Requirement: Sendable {
    package enum Kind: Sendable {
        case method(Method)
        case property(type: String, access: String)
        /// What no flow can declare, and why.
        case refused(String)
    }

    package struct Method: Sendable {
        /// The labels and the types as they are written.
        fileprivate(set) var parameters: [(label: String, type: String)]
        let isAsync: Bool
        /// What it throws: nil for nothing, empty for any error.
        let thrown: String?
        /// Empty for none.
        let result: String
        /// The name and the arguments of a generic result.
        let generic: (name: String, arguments: [String])
        let isDiscardable: Bool
    }

    package let name: String
    package let line: Int
    let documentation: [String]
    package let kind: Kind
    /// What a caller sees of it, in one spelling.
    package let signature: String

    /// Why no flow can declare it; nil if one may.
    var refusal: String? {
        if case .refused(let reason) = kind { reason } else { nil }
    }

    static func all(_ declaration: DeclSyntax, line: Int) -> [Requirement] {
        if let node = declaration.as(FunctionDeclSyntax.self) { return [Requirement(node, line)] }
        if let node = declaration.as(VariableDeclSyntax.self) {
            return node.bindings.map { Requirement($0, of: node, line) }
        }
        if declaration.is(AssociatedTypeDeclSyntax.self) { return [] }
        let text = declaration.trimmedDescription
        let (name, reason) =
            if declaration.is(InitializerDeclSyntax.self) {
                ("init", "a flow's protocol has no initializers")
            } else if declaration.is(SubscriptDeclSyntax.self) {
                ("subscript", "a flow's protocol has no subscripts")
            } else if declaration.is(IfConfigDeclSyntax.self) {
                (String(text.prefix { !$0.isNewline }), "a flow's members cannot depend on a build condition")
            } else {
                (
                    declaration.as(TypeAliasDeclSyntax.self).map { $0.name.text.withoutBackticks }
                        ?? String(text.prefix { !$0.isNewline }), "a flow's protocol has only methods and properties"
                )
            }
        return [
            Requirement(
                name: name, line: line, documentation: [], kind: .refused(reason),
                signature: SyntaxText.comparable(text))
        ]
    }

    private init(_ node: FunctionDeclSyntax, _ line: Int) {
        let effects = node.signature.effectSpecifiers
        let result = node.signature.returnClause?.type
        let named = result?.as(IdentifierTypeSyntax.self)
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            let words = [parameter.firstName, parameter.secondName].compactMap(\.self).map(\.text.withoutBackticks)
            return (words, parameter.type.trimmedDescription + (parameter.ellipsis?.text ?? ""))
        }
        let unnamed = parameters.indices.filter { parameters[$0].0.last == "_" }
        let method = Method(
            parameters: parameters.enumerated().map { index, parameter in
                guard let place = unnamed.firstIndex(of: index) else {
                    return (parameter.0.joined(separator: " "), parameter.1)
                }
                // Callers do not see the name behind the label.
                return ("\(parameter.0[0]) value\(place == 0 ? "" : "\(place + 1)")", parameter.1)
            },
            isAsync: effects?.asyncSpecifier != nil,
            thrown: effects?.throwsClause.map { $0.type?.trimmedDescription ?? "" },
            result: result.flatMap { SyntaxText.isVoid($0) ? nil : $0.trimmedDescription } ?? "",
            generic: (
                named?.name.text ?? "",
                named?.genericArgumentClause?.arguments.map { $0.argument.trimmedDescription } ?? []
            ),
            isDiscardable: node.attributes.contains { $0.trimmedDescription == "@discardableResult" })
        (name, self.line) = (node.name.text.withoutBackticks, line)
        documentation = SyntaxText.documentation(node.leadingTrivia)
        kind = .method(method)
        let labels = parameters.map { "\($0.0[0]):\(SyntaxText.comparable($0.1))" }.joined(separator: ",")
        var text = Self.prefix(node.attributes, node.modifiers) + "func \(name)"
        text += SyntaxText.comparable(node.genericParameterClause?.trimmedDescription ?? "") + "(\(labels))"
        if method.isAsync { text += " async" }
        if let thrown = method.thrown.map(SyntaxText.comparable) {
            let word = effects?.throwsClause?.throwsSpecifier.text ?? "throws"
            text += " \(word)" + (["", "Error"].contains(thrown) ? "" : "(\(thrown))")
        }
        if !method.result.isEmpty { text += " -> " + SyntaxText.comparable(method.result) }
        signature = text + SyntaxText.comparable(node.genericWhereClause?.trimmedDescription ?? "")
    }

    private init(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax, _ line: Int) {
        name = binding.pattern.as(IdentifierPatternSyntax.self).map { $0.identifier.text.withoutBackticks } ?? ""
        self.line = line
        documentation = SyntaxText.documentation(node.leadingTrivia)
        let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        let accessors =
            binding.accessorBlock?.accessors.as(AccessorDeclListSyntax.self)?.map(\.trimmedDescription) ?? []
        let setter = accessors.first { $0.hasSuffix("set") }
        let access =
            switch setter {
            case nil: "get"
            case "nonmutating set": "[get, set]"
            default: "[get, mutating set]"
            }
        kind = .property(type: type, access: access)
        signature =
            Self.prefix(node.attributes, node.modifiers)
            + "var \(name): \(SyntaxText.comparable(type)) { \(accessors.joined(separator: " ")) }"
    }

    /// The same with plain names behind the labels, which callers do not see; nil if it has them already.
    var renamed: Requirement? {
        guard case .method(var method) = kind else { return nil }
        let labels = method.parameters.enumerated().map { index, parameter in
            "\(parameter.label.prefix { $0 != " " }) value\(index == 0 ? "" : "\(index + 1)")"
        }
        if labels == method.parameters.map(\.label) { return nil }
        method.parameters = zip(labels, method.parameters).map { ($0, $1.type) }
        return Requirement(
            name: name, line: line, documentation: documentation, kind: .method(method), signature: signature)
    }

    private init(name: String, line: Int, documentation: [String], kind: Kind, signature: String) {
        (self.name, self.line, self.documentation) = (name, line, documentation)
        (self.kind, self.signature) = (kind, signature)
    }

    /// What of attributes and modifiers a caller sees.
    private static func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        let words = modifiers.map(\.name.text).filter { !["public", "package"].contains($0) }
        return (attributes.map(\.trimmedDescription).sorted() + words).map { $0 + " " }.joined()
    }
}

extension Requirement.Method {
    /// The keys of the step, beside its documentation and its parameters.
    func keys(style: String) -> [String] {
        let throwing = { (type: String?) -> [String] in
            type.map { ["", "Error", "any Error"].contains($0) ? ["throws: true"] : ["throws: \(YAMLText.type($0))"] }
                ?? []
        }
        var keys: [String] = []
        if isAsync {
            keys = ["returns: \(YAMLText.type(result.isEmpty ? "Void" : result))"] + throwing(thrown)
        } else if style == "combine", generic.name == "AnyPublisher", generic.arguments.count == 2 {
            // Whether one value comes or many is not said; many is the weaker promise.
            let key = ["Void", "()"].contains(generic.arguments[0]) ? "returns" : "streams"
            let failure = generic.arguments[1] == "Never" ? nil : generic.arguments[1]
            keys = ["\(key): \(YAMLText.type(generic.arguments[0]))"] + throwing(failure)
        } else if style == "async", generic.name == "AsyncThrowingStream", let value = generic.arguments.first {
            keys = ["streams: \(YAMLText.type(value))", "throws: true"]
        } else {
            if !result.isEmpty { keys.append("returns: \(YAMLText.type(result))") }
            keys += throwing(thrown)
            if !keys.isEmpty { keys.append("sync: true") }
        }
        return keys + (isDiscardable ? ["discardable: true"] : [])
    }
}
