// The context of `Mock<Protocol>.swift`: what a mock records, what its steps do, and how they call the runner, which is
// the one that wrappers use too.

import FlowModel
import SwiftText

/// What the mock's template may use.
package struct MockContext: FlowContext {
    let outline: FlowOutline
    let isForTests = true
    var imports: Imports {
        var imports = Imports(of: outline, declaring: outline.declaredTypes)
        if isSendable { imports.add(["Foundation"]) }
        imports.add(
            typesIn: outline.namedTypes + closures + setUp + [map] + properties.map(\.initial)
                + steps.map(\.sampleError) + flow.signals.compactMap { $0.sampleExpression(outline.samples) })
        return imports
    }
    private let properties: [PropertyContext]
    private let steps: [MockStep]
    /// The lines that declare the closures of steps.
    private var closures: [String] { steps.flatMap(\.closureDeclaration) }

    private var isSendable: Bool { flow.isolation.value == .sendable }
    /// The steps whose closures need a clock.
    private var clockSteps: [MockStep] { steps.filter(\.sleeps) }
    /// Whether some call of the app returns before its step has ended.
    private var startsSteps: Bool {
        outline.steps.contains { ![.none, .run, .value].contains($0.runnerFunction) }
    }

    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("name") { $0.flow.mockName }, .flag("hasTable") { $0.flow.hasTable },
            .text("scenario") { $0.flow.statuses.isEmpty || $0.outline.written.isEmpty ? "" : $0.flow.scenarioType },
            .text("statusType") { $0.flow.statusType },
            .text("event") { context in
                context.flow.events.first { !$0.isSignal }.map { "`\($0.name.text)`" } ?? ""
            },
            .flag("isUnshared") { $0.flow.isolation.value == .none }, .flag("hasProperties") { !$0.properties.isEmpty },
            .flag("isSendable") { $0.isSendable },
            .text("map") { $0.map }, .flag("startsSteps") { $0.startsSteps },
            .flag("hasLog") { $0.flow.hasTable || !$0.logs.isEmpty },
            .list(
                "logs", { $0.logs },
                keys: [.text("callsName") { "\($0.name)Calls" }, .text("callType") { $0.type }]),
            .flag("hasClosures") { !$0.closures.isEmpty }, .texts("closures") { $0.closures },
            // The compiler crashes where such a closure is set through a generic key path.
            .list(
                "typed", { $0.steps.filter(\.isTyped) },
                keys: [.text("closure") { $0.closure }, .text("type") { $0.type }]),
            .flag("needsClock") { !$0.clockSteps.isEmpty || $0.flow.hasDeadlines },
            .flag("hasDeadlines") { $0.flow.hasDeadlines },
            .flag("setsSpy") { !$0.clockSteps.isEmpty }, .texts("setUp") { $0.setUp },
            .list("steps") { $0.steps },
            .list("properties") { context in context.properties.filter { !$0.property.isObserved } },
            .list("observed") { context in context.properties.filter(\.property.isObserved) },
            .list("status") {
                $0.flow.statuses.isEmpty ? [] : [Observation.status(of: $0.flow, access: $0.access)]
            },
            .flag("hasSignals") { !$0.flow.signals.isEmpty },
            .list("signals") { context in
                context.flow.signals.map { signal in
                    let sample = signal.sampleExpression(context.outline.samples) ?? ""
                    return SignalContext(
                        signal: signal, flow: context.flow, access: context.access, sample: sample)
                }
            },
            .list("views") { WrapperViewContext.all(of: $0.flow, access: $0.access) },
            .text("answersType") { $0.flow.asks.isEmpty ? "" : $0.flow.answersType },
        ]

    init(_ outline: FlowOutline) {
        self.outline = outline
        let flow = outline.flow
        properties = PropertyContext.all(of: flow, outline.samples, access: outline.settings.visibility)
        steps = outline.steps.map {
            MockStep(shape: $0, samples: outline.samples, access: outline.settings.visibility)
        }
    }

    /// What is recorded of the calls of steps that have arguments.
    private var logs: [(name: String, type: String)] {
        steps.map { ($0.shape.step.name.text, $0.logType) }.filter { !$1.isEmpty }
    }

    /// The lines that set the closures which need the mock's clock.
    private var setUp: [String] {
        let values = clockSteps.map { ($0.closure, $0.value) }
        if values.isEmpty { return [] }
        guard isSendable else {
            return values.flatMap { name, lines in ["\(name) = \(lines[0])"] + lines.dropFirst() }
        }
        let arguments = values.enumerated().flatMap { index, value in
            let lines = ["\(value.0): \(value.1[0])"] + value.1.dropFirst()
            return lines.dropLast() + [(lines.last ?? "") + (index + 1 < values.count ? "," : "")]
        }
        return ["spy = Spy("] + arguments.map { "    \($0)" } + [")"]
    }

    /// The body of the closure that makes an error of the SDK the flow's own.
    private var map: String {
        guard !flow.errors.isEmpty else { return "_ in NoFailure()" }
        guard let text = outline.samples.failure(of: "$0") else { return "Swift.fatalError(\"\\($0)\")" }
        return text.contains("$0") ? text : "_ in \(text)"
    }
}
