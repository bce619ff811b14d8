// The requirements of a protocol, each with what a caller sees of it. Two declarations that callers cannot tell apart
// have the same signature here: white space, names inside, and `any` do not count.

import SwiftSyntax

enum RequirementReader {
    static func members(_ declaration: DeclSyntax, line: Int) -> [DeclaredMember] {
        if let method = declaration.as(FunctionDeclSyntax.self) {
            return [self.method(method, line)]
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.map { property($0, of: variable, line) }
        }
        if declaration.is(AssociatedTypeDeclSyntax.self) { return [] }
        let documentation = DocumentedText(declaration.leadingTrivia)
        let (name, reason) =
            if declaration.is(InitializerDeclSyntax.self) {
                ("init", "a flow's protocol has no initialisers")
            } else if declaration.is(SubscriptDeclSyntax.self) {
                ("subscript", "a flow's protocol has no subscripts")
            } else {
                (
                    declaration.as(TypeAliasDeclSyntax.self).map { Spelling.name($0.name) }
                        ?? Spelling.beginning(of: declaration),
                    declaration.is(IfConfigDeclSyntax.self)
                        ? "a flow's members cannot depend on a build condition"
                        : "a flow's protocol holds methods and properties"
                )
            }
        return [
            DeclaredMember(
                name: name, line: line, documentation: documentation, kind: .other(reason),
                signature: Spelling.comparable(declaration.trimmedDescription))
        ]
    }

    private static func method(_ node: FunctionDeclSyntax, _ line: Int) -> DeclaredMember {
        let effects = node.signature.effectSpecifiers
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            let first = Spelling.name(parameter.firstName)
            let second = parameter.secondName.map(Spelling.name)
            return DeclaredMethod.Parameter(
                label: first + (second.map { " \($0)" } ?? ""), name: second ?? first,
                type: parameter.type.trimmedDescription + (parameter.ellipsis?.text ?? ""))
        }
        let result = node.signature.returnClause?.type
        let method = DeclaredMethod(
            parameters: parameters, isAsync: effects?.asyncSpecifier != nil,
            thrown: effects?.throwsClause.map { $0.type?.trimmedDescription ?? "" },
            result: result.flatMap { Spelling.isVoid($0) ? nil : Spelling.type($0) })
        let name = Spelling.name(node.name)
        let labels = node.signature.parameterClause.parameters.map {
            "\(Spelling.name($0.firstName)): "
                + Spelling.comparable($0.type.trimmedDescription) + ($0.ellipsis?.text ?? "")
        }
        var signature = Spelling.prefix(node.attributes, node.modifiers) + "func \(name)"
        signature += node.genericParameterClause.map { Spelling.comparable("\($0)") } ?? ""
        signature += "(\(labels.joined(separator: ", ")))"
        if method.isAsync { signature += " async" }
        if let thrown = method.thrown {
            let isAny = ["", "any Error", "Error"].contains(thrown)
            signature += isAny ? " throws" : " throws(\(Spelling.comparable(thrown)))"
        }
        if let result = method.result { signature += " -> " + Spelling.comparable(result.text) }
        signature += node.genericWhereClause.map { " " + Spelling.comparable("\($0)") } ?? ""
        return DeclaredMember(
            name: name, line: line, documentation: DocumentedText(node.leadingTrivia),
            kind: refusal(node).map(DeclaredMember.Kind.other) ?? .method(method), signature: signature)
    }

    /// Why no flow can hold a method; nil if one may.
    private static func refusal(_ node: FunctionDeclSyntax) -> String? {
        if let reason = refusal(node.modifiers, node.attributes) { return reason }
        if node.genericParameterClause != nil || node.genericWhereClause != nil {
            return "a step cannot be generic: its calls are recorded with the types of the flow"
        }
        if case .binaryOperator = node.name.tokenKind { return "an operator cannot be a step" }
        if node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows" {
            return "a step cannot rethrow"
        }
        let types =
            node.signature.parameterClause.parameters.map(\.type.description)
            + [node.signature.returnClause?.type.description ?? ""]
        return types.contains(where: Spelling.mentionsSelf)
            ? "a step cannot speak of `Self`: the app knows the service by its protocol alone" : nil
    }

    private static func refusal(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> String? {
        if modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
            return "a flow's protocol has no static members"
        }
        if modifiers.contains(where: { ["mutating", "consuming"].contains($0.name.text) }) {
            return "a service is a class: its methods are not mutating"
        }
        if modifiers.contains(where: { $0.name.text == "optional" }) {
            return "a flow's protocol has no optional members"
        }
        if modifiers.contains(where: { $0.name.text == "nonisolated" }) {
            return "a flow has one isolation for all its members"
        }
        let known: Set = ["@MainActor", "@discardableResult"]
        let odd = Spelling.attributes(attributes).first { !known.contains($0) }
        return odd.map { "a flow cannot say `\($0)`" }
    }

    private static func property(
        _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, _ line: Int
    ) -> DeclaredMember {
        let name = binding.pattern.as(IdentifierPatternSyntax.self).map {
            Spelling.name($0.identifier)
        }
        let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        var words: [String] = []
        if case .accessors(let accessors) = binding.accessorBlock?.accessors {
            for accessor in accessors {
                var word = accessor.accessorSpecifier.text
                if accessor.effectSpecifiers?.asyncSpecifier != nil { word += " async" }
                if accessor.effectSpecifiers?.throwsClause != nil { word += " throws" }
                words.append(word)
            }
        }
        var reason = refusal(node.modifiers, node.attributes)
        if reason == nil, words.contains(where: { $0.contains(" ") }) {
            reason = "a property of a flow is read at once: make it a method"
        }
        if reason == nil, Spelling.mentionsSelf(type) {
            reason = "a flow cannot speak of `Self`: the app knows the service by its protocol alone"
        }
        let isSettable = words.contains { $0.hasPrefix("set") }
        return DeclaredMember(
            name: name ?? "", line: line, documentation: DocumentedText(node.leadingTrivia),
            kind: reason.map(DeclaredMember.Kind.other) ?? .property(type: type, isSettable: isSettable),
            signature: Spelling.prefix(node.attributes, node.modifiers)
                + "var \(name ?? ""): \(Spelling.comparable(type)) { \(words.joined(separator: " ")) }")
    }
}

/// Texts of Swift as they are compared and written.
enum Spelling {
    static func name(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.hasPrefix("`") && text.hasSuffix("`") && text.utf8.count > 2
            ? String(text.dropFirst().dropLast()) : text
    }

    static func access(_ modifiers: DeclModifierListSyntax) -> String {
        let words = ["public", "package", "open", "private", "fileprivate"]
        return modifiers.first { words.contains($0.name.text) && $0.detail == nil }?.name.text ?? ""
    }

    static func attributes(_ list: AttributeListSyntax) -> [String] {
        list.map { $0.trimmedDescription }
    }

    static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { type in
            let text = type.type.trimmedDescription
            return text.hasPrefix("@unchecked ") ? String(text.dropFirst(11)) : text
        } ?? []
    }

    /// What of attributes and modifiers a caller sees.
    static func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        let words = modifiers.map(\.name.text).filter { !["public", "package"].contains($0) }
        return (self.attributes(attributes).sorted() + words).map { $0 + " " }.joined()
    }

    /// The first line of a declaration, without what follows its brace.
    static func beginning(of declaration: DeclSyntax) -> String {
        let line = declaration.trimmedDescription.split(whereSeparator: \.isNewline).first ?? ""
        let text = line.prefix { $0 != "{" }
        return String(text.reversed().drop { $0.isWhitespace }.reversed())
    }

    static func isVoid(_ type: TypeSyntax) -> Bool {
        ["Void", "()", "Swift.Void"].contains(type.trimmedDescription)
    }

    static func type(_ type: TypeSyntax) -> DeclaredType {
        let named = type.as(IdentifierTypeSyntax.self)
        return DeclaredType(
            text: type.trimmedDescription, name: named?.name.text ?? "",
            arguments: named?.genericArgumentClause?.arguments.map { $0.argument.trimmedDescription } ?? [])
    }

    static func mentionsSelf(_ type: String) -> Bool { mentions("Self", in: type) }

    static func mentions(_ name: String, in type: String) -> Bool {
        type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }

    /// A text in one spelling: without white space but between words, without `any`, `()` as `Void`.
    static func comparable(_ text: String) -> String {
        var words: [String] = []
        var isWord = false
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                if isWord {
                    words[words.count - 1].append(character)
                } else {
                    words.append("\(character)")
                }
                isWord = true
            } else {
                isWord = false
                if !character.isWhitespace { words.append("\(character)") }
            }
        }
        words.removeAll { $0 == "any" || $0 == "`" }
        var result = ""
        for (index, word) in words.enumerated() {
            let before = index > 0 ? words[index - 1].last : nil
            let isBetween =
                before.map { $0.isLetter || $0.isNumber } == true
                && word.first.map { $0.isLetter || $0.isNumber } == true
            result += (isBetween ? " " : "") + word
        }
        for attribute in ["@MainActor", "@Sendable"] {
            result = result.replacing(attribute + "@escaping", with: "@escaping" + attribute)
        }
        return result.replacing("@Sendable@MainActor", with: "@MainActor@Sendable").replacing("->()", with: "->Void")
            .replacing(",)", with: ")").replacing("(Error)", with: "Error")
    }
}
