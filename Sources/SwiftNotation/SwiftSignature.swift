// The signature of a delegate's method, as a person copies it from documentation:
// `func camera(_ camera: Camera, didScan code: String) async throws -> Bool`.

/// A checked method signature without a body.
public struct SwiftSignature: Sendable, Hashable, CustomStringConvertible {
    /// One parameter.
    public struct Parameter: Sendable, Hashable {
        /// Its labels.
        public let label: ParameterLabel
        /// Its type, in the place ``TypePlace/parameter``.
        public let type: SwiftType

        /// How a declaration writes it: `for user: User`.
        public var text: String { "\(label.spelled): \(type.text)" }
    }

    /// The method's name.
    public let name: SwiftName
    /// Its parameters, in order.
    public let parameters: [Parameter]
    /// "", "async", "throws", "async throws(E)".
    public let effects: String
    /// What it returns; nil for nothing and for `Void`.
    public let result: SwiftType?

    /// The whole signature in its one spelling, on one line.
    public var text: String {
        var text = "func \(name.spelled)(\(parameters.map(\.text).joined(separator: ", ")))"
        if !effects.isEmpty { text += " \(effects)" }
        if let result { text += " -> \(result.text)" }
        return text
    }

    /// The name with its labels: `camera(_:didScan:)`.
    public var fullName: String {
        "\(name.text)(\(parameters.map(\.label.inFullName).joined()))"
    }

    /// Whether it is `async`.
    public var isAsync: Bool { effects.hasPrefix("async") }
    /// Whether it throws, typed or not.
    public var isThrowing: Bool { effects.contains("throws") }
    /// The same as ``text``.
    public var description: String { text }
}
