// From the parser's tree to a method signature; what a delegate method cannot have in a flow file is rejected by name.

import SwiftSyntax

struct MethodSignatureReader {
    private let types = TypeReader()

    func read(_ node: FunctionDeclSyntax) throws(NotationError) -> SwiftSignature {
        try refuseExtras(node)
        let name = try types.name(node.name, as: .member)
        var parameters: [SwiftSignature.Parameter] = []
        for parameter in node.signature.parameterClause.parameters {
            let read = try self.parameter(parameter, number: parameters.count + 1)
            guard !parameters.contains(where: { $0.label.internal == read.label.internal }) else {
                throw NotationError(
                    "two parameters are named '\(read.label.internal.text)'", offset: types.offset(of: parameter))
            }
            parameters.append(read)
        }
        let effects = try types.effects(
            async: node.signature.effectSpecifiers?.asyncSpecifier,
            throwing: node.signature.effectSpecifiers?.throwsClause)
        let result = try node.signature.returnClause.map { (clause) throws(NotationError) in
            try types.read(clause.type, .value)
        }
        return SwiftSignature(
            name: name, parameters: parameters, effects: effects,
            result: result.flatMap { $0.isVoid ? nil : $0 })
    }

    /// Refuses what a flow's method does not have: attributes, modifiers, generic parameters, `where`, a body.
    private func refuseExtras(_ node: FunctionDeclSyntax) throws(NotationError) {
        var extras = node.attributes.map { Syntax($0) } + node.modifiers.map { Syntax($0) }
        extras += [Syntax(node.genericParameterClause), Syntax(node.genericWhereClause), Syntax(node.body)]
            .compactMap(\.self)
        if case .identifier = node.name.tokenKind {} else { extras.append(Syntax(node.name)) }
        try refuse(extras)
    }

    private func refuse(_ extras: [Syntax]) throws(NotationError) {
        guard let extra = extras.first else { return }
        throw types.refuse(
            extra, "\(quoted(extra.trimmedDescription)) does not belong in a signature",
            advice: "write a signature such as `func name(label name: Type) -> Type`")
    }

    private func parameter(
        _ node: FunctionParameterSyntax, number: Int
    ) throws(NotationError) -> SwiftSignature.Parameter {
        try refuse(
            node.attributes.map { Syntax($0) } + node.modifiers.map { Syntax($0) }
                + [Syntax(node.defaultValue)].compactMap(\.self))
        let label = try LabelReader.label(node.firstName, node.secondName, number: number, names: types)
        // Objective-C types without annotations: `WKNavigation!`.
        let unwrapped = node.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        let read = try types.read(unwrapped ?? node.type, .parameter)
        let type = unwrapped == nil ? read : read.implicitlyUnwrapped()
        return SwiftSignature.Parameter(label: label, type: node.ellipsis == nil ? type : type.variadic())
    }
}

/// Puts the one or two names before a parameter's colon together; one of `_: Int` is made up.
enum LabelReader {
    static func label(
        _ first: TokenSyntax, _ second: TokenSyntax?, number: Int, names: TypeReader
    ) throws(NotationError) -> ParameterLabel {
        guard let second else {
            if first.tokenKind == .wildcard {
                let name = try NameRules.read("value" + (number > 1 ? String(number) : ""), as: .parameter)
                return ParameterLabel(external: nil, internal: name)
            }
            let name = try names.name(first, as: .parameter)
            return ParameterLabel(external: name, internal: name)
        }
        let inner = try innerName(second, names: names)
        let outer =
            first.tokenKind == .wildcard ? nil : try names.name(first, as: .label)
        return ParameterLabel(external: outer, internal: inner)
    }

    /// The name behind a label is not part of a signature: linters want `rssi` for Apple's `rssi RSSI`.
    private static func innerName(_ token: TokenSyntax, names: TypeReader) throws(NotationError) -> SwiftName {
        guard NameRules.startsUpper(token.text) else { return try names.name(token, as: .parameter) }
        do throws(NotationError) {
            return try NameRules.read(lowerCamel(token.text), as: .parameter)
        } catch {
            throw error.moved(by: names.offset(of: token))
        }
    }
}

package struct SwiftSignature: Sendable, Hashable, CustomStringConvertible {
    package struct Parameter: Sendable, Hashable {
        package let label: ParameterLabel
        /// Its type, in the place ``TypePlace/parameter``.
        package let type: SwiftType

        /// How a declaration writes it: `for user: User`.
        package var text: String { "\(label.spelled): \(type.text)" }
    }

    package let name: SwiftName
    package let parameters: [Parameter]
    /// "", "async", "throws", "async throws(E)".
    package let effects: String
    /// What it returns; nil for nothing and for `Void`.
    package let result: SwiftType?

    /// The whole signature in its one spelling, on one line.
    package var text: String {
        var text = "func \(name.spelled)(\(parameters.map(\.text).joined(separator: ", ")))"
        if !effects.isEmpty { text += " \(effects)" }
        if let result { text += " -> \(result.text)" }
        return text
    }

    /// The name with its labels: `camera(_:didScan:)`.
    package var fullName: String {
        "\(name.text)(\(parameters.map(\.label.inFullName).joined()))"
    }

    package var isAsync: Bool { effects.hasPrefix("async") }
    /// Whether it throws, typed or not.
    package var isThrowing: Bool { effects.contains("throws") }
    package var description: String { text }
}
