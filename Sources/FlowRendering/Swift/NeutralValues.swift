// Values that claim nothing, for skeletons: false, zero, an empty text, an empty list. The app's own types have none,
// unless the flow declares them.

import FlowModel
import SwiftNotation

/// The neutral values of a flow's types.
struct NeutralValues {
    private let samples: Samples

    init(_ flow: Flow) {
        samples = Samples(flow: flow, configured: [:], anyError: Flow.unsupported)
    }

    /// A neutral value as an expression; nil if the type has none.
    func expression(of type: SwiftType) -> String? {
        if type.isOptional { return "nil" }
        if type.isFunction { return nil }
        return Self.values[type.text] ?? samples.sample(of: type, named: "", given: nil)
    }

    /// The value that an observed property starts with, in mocks and wrappers alike: what the flow gives, else a neutral
    /// one; nil if there is neither.
    func initial(of property: Property) -> String? {
        property.sample?.text ?? expression(of: property.type)
    }

    private static let numbers = [
        "CGFloat", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "TimeInterval", "UInt",
        "UInt16", "UInt32", "UInt64", "UInt8",
    ]
    private static let values = Dictionary(uniqueKeysWithValues: numbers.map { ($0, "0") })
        .merging(
            [
                "AnyView": "AnyView(EmptyView())", "Bool": "false", "Character": "\" \"",
                "Duration": ".zero",
                "String": "\"\"", "Substring": "\"\"",
            ]
        ) { first, _ in first }
}
