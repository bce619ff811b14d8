// Types in parentheses: tuples, functions, and what stands before a type.

import SwiftSyntax

extension TypeReader {
    func tuple(
        _ node: TupleTypeSyntax, _ allowed: Allowance
    ) throws(NotationError) -> SwiftType {
        guard let first = node.elements.first else {
            return SwiftType(.named, "Void", name: "Void")
        }
        if node.elements.count == 1 {
            if let label = first.firstName {
                throw refuse(
                    label, "a tuple of one has no label",
                    advice: "write '\(first.type.trimmedDescription)'")
            }
            try refuseTupleExtras(first)
            return try read(first.type, allowed)
        }
        var types: [SwiftType] = []
        var labels: [String?] = []
        for element in node.elements {
            try refuseTupleExtras(element)
            if let second = element.secondName {
                throw refuse(second, "a tuple's element has one label")
            }
            labels.append(try element.firstName.map(tupleLabel))
            types.append(try read(element.type, allowed.inside))
        }
        let parts = zip(types, labels).map { type, label in
            label.map { "\($0): \(type.text)" } ?? type.text
        }
        return SwiftType(.tuple, "(\(parts.joined(separator: ", ")))", of: types, labels: labels)
    }

    private func refuseTupleExtras(_ element: TupleTypeElementSyntax) throws(NotationError) {
        if let ellipsis = element.ellipsis {
            throw refuse(ellipsis, "'...' has its place in parameters only")
        }
        if let word = element.inoutKeyword {
            throw refuse(word, "'inout' has its place in parameters only")
        }
    }

    private func tupleLabel(_ token: TokenSyntax) throws(NotationError) -> String {
        try name(token, as: .parameter).spelled
    }

    func name(_ token: TokenSyntax, as role: NameRole) throws(NotationError) -> SwiftName {
        do throws(NotationError) {
            return try NameRules.read(token.text, as: role)
        } catch {
            throw error.moved(by: offset(of: token))
        }
    }

    func function(_ node: FunctionTypeSyntax) throws(NotationError) -> SwiftType {
        var types: [SwiftType] = []
        var labels: [String?] = []
        for element in node.parameters {
            labels.append(try closureLabel(element))
            if let word = element.inoutKeyword {
                throw refuse(word, "'inout' belongs before the type")
            }
            let type = try read(element.type, .closureParameter)
            types.append(element.ellipsis == nil ? type : type.variadic())
        }
        let effects = try effects(
            async: node.effectSpecifiers?.asyncSpecifier,
            throwing: node.effectSpecifiers?.throwsClause)
        let result = try read(node.returnClause.type, .value)
        return .function(types, labels: labels, effects: effects, result: result)
    }

    /// `_ name` before a closure's parameter; Swift allows no real label there.
    private func closureLabel(_ element: TupleTypeElementSyntax) throws(NotationError) -> String? {
        guard let first = element.firstName else { return nil }
        guard first.tokenKind == .wildcard else {
            throw refuse(
                first, "a closure's parameter has no argument label",
                advice: "write '_ \(first.text): \(element.type.trimmedDescription)'")
        }
        guard let second = element.secondName else { return "_" }
        return "_ " + (try name(second, as: .parameter).spelled)
    }

    /// `async`, `throws`, `throws(E)` in their one spelling; empty for none.
    func effects(
        async: TokenSyntax?, throwing: ThrowsClauseSyntax?
    ) throws(NotationError) -> String {
        var parts: [String] = []
        if let async {
            guard async.text == "async" else {
                throw refuse(async, "'\(async.text)' is not taken here")
            }
            parts.append("async")
        }
        if let throwing {
            guard throwing.throwsSpecifier.text == "throws" else {
                throw refuse(throwing, "'rethrows' is not taken here", advice: "write 'throws'")
            }
            let type = try throwing.type.map { (type) throws(NotationError) in
                try read(type, .value).text
            }
            parts.append(type.map { "throws(\($0))" } ?? "throws")
        }
        return parts.joined(separator: " ")
    }

    func attributed(
        _ node: AttributedTypeSyntax, _ allowed: Allowance
    ) throws(NotationError) -> SwiftType {
        if let late = node.lateSpecifiers.first {
            throw refuse(late, "'\(late.trimmedDescription)' belongs before the attributes")
        }
        let base = try read(node.baseType, allowed.inside)
        guard base.prefixes.isEmpty else {
            throw refuse(node.baseType, "attributes belong together, before the type")
        }
        var prefixes: [String] = []
        for specifier in node.specifiers {
            prefixes.append(try self.specifier(specifier, allowed))
        }
        for attribute in node.attributes {
            guard case .attribute(let attribute) = attribute else {
                throw refuse(attribute, "'#if' is not taken here")
            }
            prefixes.append(try self.attribute(attribute, on: base, allowed))
        }
        guard prefixes.count == Set(prefixes).count else {
            throw refuse(node, "this attribute is written twice")
        }
        return base.prefixed(by: prefixes)
    }

    private func specifier(
        _ node: TypeSpecifierListSyntax.Element, _ allowed: Allowance
    ) throws(NotationError) -> String {
        let word = node.trimmedDescription
        guard ["inout", "borrowing", "consuming", "sending", "isolated"].contains(word) else {
            throw refuse(node, "'\(word)' is not taken here")
        }
        guard allowed.parameterPrefixes else {
            throw NotationError(
                .place, "'\(word)' has its place in parameters only", advice: "leave it out",
                offset: offset(of: node))
        }
        return word
    }

    private func attribute(
        _ node: AttributeSyntax, on base: SwiftType, _ allowed: Allowance
    ) throws(NotationError) -> String {
        let word = node.attributeName.trimmedDescription
        let argument = node.arguments.map { "(\($0.trimmedDescription))" } ?? ""
        let text = "@\(word)\(argument)"
        switch text {
        case "@escaping", "@autoclosure":
            guard allowed.parameterPrefixes else {
                throw NotationError(
                    .place, "'\(text)' has its place in parameters only",
                    advice:
                        "leave it out: a closure that is kept, or part of another type, escapes",
                    offset: offset(of: node))
            }
            if base.form == .named, text == "@escaping" { return text }
        case "@Sendable", "@convention(block)", "@convention(c)", "@isolated(any)": break
        default:
            guard argument.isEmpty, NameRules.startsUpper(word) else {
                throw refuse(node, "the attribute '\(text)' is not taken here")
            }
            _ = try read(node.attributeName, .value)
        }
        guard base.isFunction else {
            throw refuse(
                node, "'\(text)' belongs to a closure type",
                advice: base.isOptional ? "leave it out: an optional closure escapes as it is" : nil
            )
        }
        return text
    }
}
