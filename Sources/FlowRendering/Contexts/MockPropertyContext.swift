// A property of the mock: a value that tests set, and the member by which the app observes it.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use of a property.
struct MockPropertyContext: TemplateContext {
    /// Where the value is.
    enum Place {
        /// In the mock itself.
        case mock
        /// In the flow's `Spy`: behind the lock, or without a value at first.
        case spy
        /// In a subject, which tells its observers.
        case subject
    }

    var name: SwiftName
    var type: SwiftType
    /// The first value; empty where its type has no sample.
    var sample: String
    var place: Place
    var observation: Observation?

    /// The type with `?`, for a value that is not there yet.
    private var optionalType: String {
        let isCompound =
            type.text.contains(" ") && !type.text.hasSuffix("]") && !type.text.hasSuffix(">")
        return (isCompound ? "(\(type.text))" : type.text) + "?"
    }
    /// Whether Swift infers the type from the sample.
    private var isInferred: Bool {
        switch type.text {
        case "String": sample.hasPrefix("\"")
        case "Bool": sample == "true" || sample == "false"
        case "Int": sample.allSatisfy(\.isNumber)
        default: sample.hasPrefix("\(type.text)(")
        }
    }

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name.text }, .text("spelled") { $0.name.spelled },
        .text("type") { $0.type.text }, .text("sample") { $0.sample },
        .flag("isNil") { $0.type.isOptional && $0.sample == "nil" },
        .text("optionalType") { $0.optionalType },
        .text("typeNote") { $0.isInferred ? "" : ": \($0.type.text)" },
        .text("subjectType") {
            $0.sample.isEmpty ? "<\($0.optionalType)>" : $0.isInferred ? "" : "<\($0.type.text)>"
        },
        .text("subject") { "\($0.name.text)Subject" },
        .record("observation") { $0.observation }, .flag("isObserved") { $0.observation != nil },
    ]

    init(_ property: Property, in flow: Flow, _ samples: Samples) {
        name = property.name
        type = property.type
        sample =
            samples.sample(of: property.type, named: property.name.text, given: property.sample)
            ?? ""
        let isMainActor = flow.isolation.value == .mainActor
        place = property.isObserved ? .subject : isMainActor && !sample.isEmpty ? .mock : .spy
        observation = property.isObserved ? .property(property, of: flow) : nil
    }
}
