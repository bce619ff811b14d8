// The context of `Mock<Protocol>.swift`: an implementation of the protocol that tests and previews
// steer.
// Source: the design's section 5, "The mock".

import FlowModel
import Mustache
import SwiftNotation

/// A case of one of the mock's enums, and what it stands for.
struct MockCase: TemplateContext {
    var docs: [String]
    var name: String
    /// For a path, its moves; for an event, the status sent.
    var values: [String]

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .text("name") { $0.name }, .texts("values") { $0.values },
    ]
}

/// What the mock's template may use.
public struct MockContext: TemplateContext {
    var header: [String]
    var isDebugOnly: Bool
    var imports: [String]
    var docs: [String]
    var access: String
    var name: String
    var protocolName: String
    var statusType: String
    var initial: String
    var steps: [MockStepContext]
    var paths: [MockCase]
    var leftOut: [String]
    var events: [MockCase]
    var properties: [MockPropertyContext]
    var views: [MockViewContext]
    var publishesOne: Bool
    var publishesMany: Bool
    var waits: Bool

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("isDebugOnly") { $0.isDebugOnly },
        .texts("imports") { $0.imports }, .texts("docs") { $0.docs }, .text("access") { $0.access },
        .text("name") { $0.name }, .text("protocol") { $0.protocolName },
        .text("statusType") { $0.statusType }, .text("initial") { $0.initial },
        .list("steps") { $0.steps }, .flag("hasSteps") { !$0.steps.isEmpty },
        .list("paths") { $0.paths }, .flag("hasPaths") { !$0.paths.isEmpty },
        .texts("leftOut") { $0.leftOut },
        .list("events") { $0.events }, .flag("hasEvents") { !$0.events.isEmpty },
        .list("properties") { $0.properties }, .list("views") { $0.views },
        .flag("resetsViews") { $0.views.contains(where: \.isApart) },
        .flag("publishesOne") { $0.publishesOne },
        .flag("publishesMany") { $0.publishesMany }, .flag("waits") { $0.waits },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        let samples = outline.samples
        header = outline.header
        isDebugOnly = outline.settings.isDebugOnly
        var comment = DocComment()
        comment.add("A ``\(flow.protocolName.value)`` for tests and previews, without any SDK.")
        comment.add(
            """
            It keeps a log of the steps taken and their arguments, and answers each by what a test \
            scripted, else by the step's handler, else by the rules of the flow. All of it happens \
            before the call returns.
            """)
        docs = comment.lines
        access = outline.settings.access
        name = flow.mockName
        protocolName = flow.protocolName.value
        statusType = outline.statusType
        initial = outline.initial
        steps = outline.steps.map { MockStepContext($0.shape, outline) }
        paths = outline.paths.paths.map { path in
            MockCase(docs: path.docs, name: path.spelled, values: path.moves)
        }
        leftOut = outline.paths.leftOut
        events = flow.sendableEvents(samples)
        properties = flow.properties.map { MockPropertyContext($0, samples) }
        views = flow.views.map { MockViewContext($0, outline) }
        publishesOne = outline.steps.contains { $0.shape.answer == .one }
        publishesMany = outline.steps.contains { $0.shape.answer == .many }
        waits = flow.steps.flatMap(\.mock).contains { $0.after != nil }
        var imports = Imports()
        imports.add(flow.imports)
        if outline.usesCombine { imports.add(["Combine"]) }
        if !flow.views.isEmpty { imports.add(["SwiftUI"]) }
        let texts = steps.flatMap(\.expressions) + (paths + events).flatMap(\.values)
        imports.addFoundation(
            for: flow.protocolTypes + texts + [initial] + properties.map(\.initial))
        self.imports = imports.sorted
    }
}

extension Flow {
    /// The events that the mock can send by name: those with a status it has samples for.
    fileprivate func sendableEvents(_ samples: Samples) -> [MockCase] {
        events.compactMap { event in
            let statuses = event.to.compactMap { status($0.value) }
            guard let sent = statuses.lazy.compactMap({ samples.expression(of: $0) }).first else {
                return nil
            }
            var comment = DocComment(indent: 8)
            comment.add(event.words)
            return MockCase(docs: comment.lines, name: event.name.spelled, values: [sent])
        }
    }
}

/// A property of the mock: a stored value, which tests may set.
struct MockPropertyContext: TemplateContext {
    var name: String
    var type: String
    var publisherName: String
    var publisherType: String
    var subjectName: String
    var initial: String
    var isObserved: Bool

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("type") { $0.type },
        .text("publisherName") { $0.publisherName },
        .text("publisherType") { $0.publisherType }, .text("subjectName") { $0.subjectName },
        .text("initial") { $0.initial }, .flag("isObserved") { $0.isObserved },
    ]

    init(_ property: Property, _ samples: Samples) {
        name = property.name.spelled
        type = property.type.text
        publisherName = property.publisherName
        publisherType = property.publisherType
        subjectName = property.name.text + "Subject"
        initial =
            samples.sample(of: property.type, named: property.name.text, given: property.sample)
            ?? ""
        isObserved = property.isObserved
    }
}
