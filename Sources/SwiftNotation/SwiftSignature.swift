// The signature of a delegate's method, as a person copies it from documentation:
// `func camera(_ camera: Camera, didScan code: String) async throws -> Bool`.

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
