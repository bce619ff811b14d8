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
        .texts("docs", \.docs), .text("name", \.name), .texts("values", \.values),
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
    var publishesOne: Bool
    var publishesMany: Bool
    var waits: Bool

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header", \.header), .flag("isDebugOnly", \.isDebugOnly),
        .texts("imports", \.imports), .texts("docs", \.docs), .text("access", \.access),
        .text("name", \.name), .text("protocol", \.protocolName),
        .text("statusType", \.statusType), .text("initial", \.initial),
        .list("steps", \.steps), .flag("hasSteps", { !$0.steps.isEmpty }),
        .list("paths", \.paths), .flag("hasPaths", { !$0.paths.isEmpty }),
        .texts("leftOut", \.leftOut),
        .list("events", \.events), .flag("hasEvents", { !$0.events.isEmpty }),
        .list("properties", \.properties), .flag("publishesOne", \.publishesOne),
        .flag("publishesMany", \.publishesMany), .flag("waits", \.waits),
    ]

    init(flow: Flow, settings: FileSettings) {
        let samples = Samples(flow: flow, configuration: settings.configuration)
        let shapes = flow.steps.map { StepShape(step: $0, flow: flow) }
        header = settings.generatedHeader(origin: flow.file.path)
        isDebugOnly = settings.isDebugOnly
        var comment = DocComment()
        comment.add("A ``\(flow.protocolName.value)`` for tests and previews, without any SDK.")
        comment.add(
            """
            It keeps a log of the steps taken and their arguments, and answers each by what a test \
            scripted, else by the step's handler, else by the rules of the flow. All of it happens \
            before the call returns.
            """)
        docs = comment.lines
        access = settings.access
        name = flow.mockName
        protocolName = flow.protocolName.value
        statusType = flow.statuses.isEmpty ? "" : flow.statusType
        initial = flow.initialExpression(samples)
        steps = flow.steps.map { MockStepContext($0, in: flow, settings: settings) }
        let ways = SampledPaths(flow: flow, samples: samples)
        paths = ways.paths.map { path in
            MockCase(docs: path.docs, name: path.spelled, values: path.moves)
        }
        leftOut = ways.leftOut
        events = flow.sendableEvents(samples)
        properties = flow.properties.map { MockPropertyContext($0, samples, settings.access) }
        publishesOne = shapes.contains { $0.answer == .one }
        publishesMany = shapes.contains { $0.answer == .many }
        waits = flow.steps.flatMap(\.mock).contains { $0.after != nil }
        var imports = Imports()
        imports.add(flow.imports)
        if flow.usesCombine { imports.add(["Combine"]) }
        let texts = steps.flatMap(\.expressions) + (paths + events).flatMap(\.values)
        imports.addFoundation(
            for: flow.protocolTypes + texts + [initial] + properties.map(\.initial))
        self.imports = imports.sorted
    }
}

extension Flow {
    /// The status before any step, as an expression.
    func initialExpression(_ samples: Samples) -> String {
        guard let name = initial?.value, let status = status(name) else { return "" }
        return samples.expression(of: status) ?? ".\(status.name.spelled)"
    }

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
        .text("name", \.name), .text("type", \.type), .text("publisherName", \.publisherName),
        .text("publisherType", \.publisherType), .text("subjectName", \.subjectName),
        .text("initial", \.initial), .flag("isObserved", \.isObserved),
    ]

    init(_ property: Property, _ samples: Samples, _ access: String) {
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
