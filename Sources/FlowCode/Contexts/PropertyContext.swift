// A property of a flow: protocol and mock declare it, a wrapper's skeleton says how to get its value from the SDK.

import FlowModel
import SwiftText

/// What templates may use of a property.
struct PropertyContext: TemplateContext {
    let property: Property
    let flow: Flow
    /// The first value, as an expression; empty if nobody can make it.
    let initial: String
    var access = ""
    var mark: String? { MemberID.property(property.name.text).text }

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.property.name.spelled }, .text("title") { $0.property.name.text },
        .text("type") { $0.property.type.text }, .flag("isSettable") { $0.property.isSettable },
        // The type of a value that is not there yet.
        .text("optionalType") { $0.property.type.orNil },
        .text("initial") { $0.initial },
        .text("placeholder") { $0.placeholder },
        // The subject that holds the value, if the app can observe it, and the member by which it does.
        .text("subject") { "\($0.property.name.text)Subject" },
        .list("observation") {
            $0.property.isObserved ? [Observation.property($0.property, of: $0.flow, access: $0.access)] : []
        },
    ]

    /// A value that claims nothing, or what stands in for one.
    var placeholder: String {
        Samples.neutral(of: flow).sample(of: property.type)
            ?? "fatalError(\"\(property.name.spelled) is not written yet\")"
    }

    /// The properties of a flow. One that is observed starts with what the flow gives, else with a neutral value, in
    /// mocks and wrappers alike.
    ///
    /// - Parameter samples: What the other properties of a mock have; nil where only an SDK gives them values.
    static func all(of flow: Flow, _ samples: Samples? = nil, access: String = "") -> [PropertyContext] {
        flow.properties.map { property in
            let neutral = property.sample?.text ?? Samples.neutral(of: flow).sample(of: property.type)
            let sample = samples?.sample(of: property.type, named: property.name.text, given: property.sample)
            let initial = samples == nil || property.isObserved ? neutral ?? sample : sample
            return PropertyContext(property: property, flow: flow, initial: initial ?? "", access: access)
        }
    }
}
