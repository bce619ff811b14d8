// A property of a flow: protocol and mock declare it, a wrapper's skeleton says how to get its value from the SDK.

import FlowModel
import Mustache
import SwiftNotation

/// What templates may use of a property.
struct PropertyContext: TemplateContext {
    let property: Property
    let flow: Flow
    /// The first value, as an expression; empty if nobody can make it.
    let initial: String
    var access = ""
    /// Whether a member precedes it.
    var follows = true
    var mark: String? { MemberID.property(property.name.text).text }

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.property.words.comment(indent: 4) },
        .text("name") { $0.property.name.spelled }, .text("title") { $0.property.name.text },
        .text("type") { $0.property.type.text }, .flag("isSettable") { $0.property.isSettable },
        .text("accessors") { context in
            if !context.property.isSettable { return "get" }
            return context.flow.isClassBound ? "get set" : "get nonmutating set"
        },
        // The type of a value that is not there yet.
        .text("optionalType") { $0.property.type.orNil },
        .text("initial") { $0.initial },
        // A value that claims nothing; empty if there is none.
        .text("neutral") { $0.neutral },
        // The subject that holds the value, if the app can observe it, and the member by which it does.
        .text("subject") { "\($0.property.name.text)Subject" },
        .flag("isWatched") { $0.property.isObserved && !$0.initial.isEmpty },
        .record("observation") {
            $0.property.isObserved ? Observation.property($0.property, of: $0.flow, access: $0.access) : nil
        },
        .flag("follows") { $0.follows },
    ]

    var neutral: String { NeutralValues(flow).expression(of: property.type) ?? "" }

    /// The properties of a flow for a file in which none has a value before the SDK gives one, unless it is observed.
    static func all(of flow: Flow) -> [PropertyContext] {
        flow.properties.enumerated().map { index, property in
            PropertyContext(
                property: property, flow: flow, initial: NeutralValues(flow).initial(of: property) ?? "",
                follows: index > 0 || !flow.steps.isEmpty)
        }
    }

    /// The properties of a flow's mock, which have a sample.
    static func mocked(_ outline: FlowOutline) -> [PropertyContext] {
        outline.flow.properties.map { property in
            let neutral = property.isObserved ? NeutralValues(outline.flow).initial(of: property) : nil
            let sample = outline.samples.sample(
                of: property.type, named: property.name.text, given: property.sample)
            return PropertyContext(
                property: property, flow: outline.flow, initial: neutral ?? sample ?? "",
                access: outline.settings.access)
        }
    }
}
