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
    /// For a path, its moves; for an event, the statuses that it may send.
    var values: [String]

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .text("name") { $0.name }, .texts("values") { $0.values },
    ]
}

/// What the mock's template may use.
public struct MockContext: ImportingContext {
    var header: [String]
    var isDebugOnly: Bool
    var imports: Imports
    var docs: [String]
    var attribute: String
    var access: String
    var modifier: String
    var name: String
    var protocolName: String
    var statusType: String
    var initial: String
    var traits: MockTraits
    /// What the app watches the status by; none where the flow has no statuses.
    var statusReader: MockReader?
    var steps: [MockStepContext]
    var paths: [MockCase]
    var leftOut: [String]
    var events: [MockCase]
    /// Whether an event may lead to several statuses, samples or not.
    var choosesEnds: Bool
    var properties: [MockPropertyContext]
    var views: [MockViewContext]

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] =
        [
            .texts("header") { $0.header }, .flag("isDebugOnly") { $0.isDebugOnly },
            .texts("imports") { $0.imports.sorted }, .texts("docs") { $0.docs },
            .text("attribute") { $0.attribute }, .text("access") { $0.access },
            .text("modifier") { $0.modifier },
            .text("name") { $0.name }, .text("protocol") { $0.protocolName },
            .text("statusType") { $0.statusType }, .text("initial") { $0.initial },
            .record("statusReader") { $0.statusReader },
            .list("steps") { $0.steps }, .flag("hasSteps") { !$0.steps.isEmpty },
            .list("paths") { $0.paths }, .flag("hasPaths") { !$0.paths.isEmpty },
            .texts("leftOut") { $0.leftOut },
            .list("events") { $0.events }, .flag("hasEvents") { !$0.events.isEmpty },
            .flag("choosesEnds") { $0.choosesEnds },
            .list("properties") { $0.properties }, .list("views") { $0.views },
            .flag("resetsViews") { $0.views.contains(where: \.isApart) },
        ] + MockTraits.fields.map { $0.within(\.traits) }

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
        let words = IsolationWords(isolation: flow.isolation.value)
        attribute = words.attribute
        access = outline.settings.access
        modifier = words.modifier
        name = flow.mockName
        protocolName = flow.protocolName.value
        statusType = outline.statusType
        initial = outline.initial
        traits = MockTraits(outline)
        statusReader = flow.statuses.isEmpty ? nil : .status(of: flow)
        steps = outline.steps.map { MockStepContext($0.shape, outline) }
        paths = outline.sampled.all.map { path in
            MockCase(docs: path.docs, name: path.spelled, values: path.moves)
        }
        leftOut = outline.sampled.leftOut
        events = flow.sendableEvents(samples)
        choosesEnds = flow.events.contains { $0.to.count > 1 }
        properties = flow.properties.map { MockPropertyContext($0, in: flow, samples) }
        views = flow.views.map { MockViewContext($0, outline) }
        imports = Imports(of: outline)
    }
}

extension Flow {
    /// The events that the mock can send by name: those with a status it has samples for.
    fileprivate func sendableEvents(_ samples: Samples) -> [MockCase] {
        events.compactMap { event in
            let statuses = event.to.compactMap { status($0.value) }
            let sent = statuses.compactMap { samples.expression(of: $0) }
            guard !sent.isEmpty else { return nil }
            var comment = DocComment(indent: 8)
            comment.add(event.words)
            return MockCase(docs: comment.lines, name: event.name.spelled, values: sent)
        }
    }
}
