// A requirement of an SDK's delegate protocol, or a case of its errors: its exact declaration, in parts that a skeleton
// lays out and that two versions of the SDK are compared by. A `.swiftinterface` names the module of each type; sources
// and locks do not, so neither does a member.

import SwiftSyntax

package struct SDKMember: Hashable, Sendable {
    /// Tells if a wrapper must have it.
    package enum Need: String, Sendable {
        case required, optional
        /// The SDK no longer has it, and a wrapper still does.
        case gone
    }

    /// The name with its labels, `room(_:didReceive:)`; of a property and a case, the name alone.
    package let fullName: String
    /// `static func room`, `var isMuted`, `case full`.
    package let start: String
    /// The parameters: `didReceive data: Data`; nil for a property, and for a case without values.
    package let parameters: [String]?
    /// `async throws`, or nothing.
    package let effects: String
    /// The type of the result, or of the property; empty for none.
    package let result: String
    /// `where T: Codable`, or nothing.
    package let condition: String
    /// `{ get set }` of a property.
    package let accessors: String
    /// `@MainActor`, another global actor, `nonisolated`, or nothing.
    package let isolation: String
    /// The types of the parameters and the result, in one spelling.
    package let types: [String]
    package let availability: SDKAvailability
    package var need: Need = .required
    /// True if its declaration is uncertain, because it is under `#if`.
    package var isVarying = false
    /// True if it has a default for some conforming types.
    package var mayHaveDefault = false

    /// The declaration on one line.
    package var declaration: String {
        let list = parameters.map { "(\($0.joined(separator: ", ")))" } ?? ""
        let returned = result.isEmpty ? "" : parameters == nil ? ": \(result)" : " -> \(result)"
        let rest = [effects, condition, accessors].map { $0.isEmpty ? "" : " \($0)" }
        return start + list + rest[0] + returned + rest[1] + rest[2]
    }

    package var isCase: Bool { start.hasPrefix("case ") }
    /// Distinguishes it from other members of a type.
    package var key: String { ([start.hasPrefix("static ") ? "static" : "", fullName] + types).joined(separator: " ") }
    var name: String { String(fullName.prefix { $0 != "(" }) }
    var labels: [Substring] { fullName.dropFirst(name.count + 1).dropLast().split(separator: ":") }
    /// The parts by which two versions of it differ for a wrapper.
    var comparable: [String] { [start, effects, condition, accessors, isolation].map(SyntaxText.comparable) + types }
}

/// The `@available(*, …)` of a requirement. Attributes for one platform are ignored: their effect depends on the
/// systems that the app supports.
package struct SDKAvailability: Hashable, Sendable {
    package var isDeprecated = false
    package var isUnavailable = false
    package var message: String?
    package var renamed: String?

    init() {}

    init(_ attributes: AttributeListSyntax) {
        for case .attribute(let attribute) in attributes {
            guard case .availability(let arguments)? = attribute.arguments else { continue }
            let words = arguments.map(\.argument.trimmedDescription)
            guard words.first == "*" else { continue }
            isDeprecated = isDeprecated || words.contains("deprecated")
            isUnavailable = isUnavailable || words.contains("unavailable")
            for case .availabilityLabeledArgument(let argument) in arguments.map(\.argument) {
                guard case .string(let text) = argument.value else { continue }
                let value = Self.onOneLine(text)
                if argument.label.text == "message" { message = value }
                if argument.label.text == "renamed" { renamed = value }
            }
        }
    }

    /// The content of a literal, escaped for one line.
    private static func onOneLine(_ text: SimpleStringLiteralExprSyntax) -> String {
        let value = text.segments.description
        guard case .multilineStringQuote = text.openingQuote.tokenKind else { return value }
        let words = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.replacing("\\\"", with: "\"").replacing("\"", with: "\\\"")
    }

    /// The attribute in one spelling; empty if there is nothing to say.
    var attribute: String {
        guard isDeprecated || isUnavailable else { return "" }
        let texts = [message.map { "message: \"\($0)\"" }, renamed.map { "renamed: \"\($0)\"" }].compactMap(\.self)
        return "@available(" + (["*", isUnavailable ? "unavailable" : "deprecated"] + texts).joined(separator: ", ")
            + ")"
    }
}

/// A delegate protocol of an SDK with its requirements, inherited ones included, or an enum with its cases.
package struct SDKType: Hashable, Sendable {
    package let name: String
    package var members: [SDKMember]
    /// The new names that the SDK gives for requirements that it has withdrawn.
    package var withdrawn: [String: String]

    package init(name: String, members: [SDKMember], withdrawn: [String: String] = [:]) {
        (self.name, self.members, self.withdrawn) = (name, members, withdrawn)
    }

    package var isEnum: Bool { !members.isEmpty && members.allSatisfy(\.isCase) }

    /// The members with a name: several if it is overloaded.
    package subscript(fullName: String) -> [SDKMember] { members.filter { $0.fullName == fullName } }
}
