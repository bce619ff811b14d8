// A property of the mock: a value that tests set, and the member by which the app observes it.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use of a property.
struct MockPropertyContext: TemplateContext {
    let property: Property
    let flow: Flow
    let access: String
    /// The first value; empty where its type has no sample.
    let sample: String

    private var type: SwiftType { property.type }
    private var name: SwiftName { property.name }

    /// The type with `?`, for a value that is not there yet.
    private var optionalType: String {
        let isCompound = type.text.contains(" ") && !type.text.hasSuffix("]") && !type.text.hasSuffix(">")
        return (isCompound ? "(\(type.text))" : type.text) + "?"
    }
    private var isInferred: Bool { type.isInferred(from: sample) }

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name.text }, .text("spelled") { $0.name.spelled },
        .text("type") { $0.type.text }, .text("sample") { $0.sample },
        .flag("isNil") { $0.type.isOptional && $0.sample == "nil" },
        .text("optionalType") { $0.optionalType },
        // The type and the first value of what stores it.
        .text("declared") { $0.sample.isEmpty ? $0.optionalType : "\($0.type.text) = \($0.sample)" },
        .text("subjectType") {
            $0.sample.isEmpty ? "<\($0.optionalType)>" : $0.isInferred ? "" : "<\($0.type.text)>"
        },
        .text("subject") { "\($0.name.text)Subject" },
        .record("observation") {
            $0.property.isObserved ? Observation.property($0.property, of: $0.flow, access: $0.access) : nil
        },
    ]

    init(_ property: Property, in flow: Flow, _ samples: Samples, access: String) {
        self.access = access
        self.property = property
        self.flow = flow
        let initial = property.isObserved ? NeutralValues(flow).initial(of: property) : nil
        sample =
            initial ?? samples.sample(of: property.type, named: property.name.text, given: property.sample) ?? ""
    }
}
