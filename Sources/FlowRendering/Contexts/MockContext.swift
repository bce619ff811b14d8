// The context of `Mock<Protocol>.swift`: what a mock records, what its steps do, and how they call the runner, which is
// the one that wrappers use too.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use.
package struct MockContext: FileContext {
    let outline: FlowOutline
    var head: FileHead
    private let properties: [PropertyContext]
    private let steps: [MockStep]
    /// The logs and closures, of steps and of views with parameters.
    private let members: [MockMember]

    private var flow: Flow { outline.flow }
    private var isSendable: Bool { flow.isolation.value == .sendable }
    private var views: [MockView] {
        flow.views.map { MockView(view: $0, modifiers: flow.viewModifiers + head.access) }
    }
    /// The steps whose closures need a clock.
    private var clockSteps: [MockStep] { steps.filter(\.closure.sleeps) }
    /// Whether some call of the app returns before its step has ended.
    private var startsSteps: Bool {
        outline.steps.contains { ![.none, .run, .value].contains($0.shape.runnerFunction) }
    }

    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("name") { $0.flow.mockName }, .text("protocol") { $0.flow.protocolName.value },
            .text("table") { $0.flow.tableType }, .flag("hasTable") { $0.flow.hasTable },
            .text("scenario") { $0.flow.statuses.isEmpty || $0.outline.written.isEmpty ? "" : $0.flow.scenarioType },
            .text("statusType") { $0.flow.statusType },
            .text("event") { context in
                context.flow.events.first { !$0.isSignal }.map { "`\($0.name.text)`" } ?? ""
            },
            .flag("isUnshared") { $0.flow.isolation.value == .none }, .flag("hasProperties") { !$0.properties.isEmpty },
            .flag("isMainActor") { $0.flow.isolation.value == .mainActor }, .flag("isSendable") { $0.isSendable },
            .flag("hasPrivate") { context in
                context.flow.hasTable || !context.flow.signals.isEmpty
                    || context.properties.contains(where: \.property.isObserved)
            },
            .text("map") { $0.map }, .flag("startsSteps") { $0.startsSteps },
            .flag("hasLog") { context in
                context.flow.hasTable || context.members.contains { !$0.callType.isEmpty }
            },
            .flag("hasClosures") { !$0.members.isEmpty },
            .list("logs") { context in context.members.filter { !$0.callType.isEmpty } },
            .list("closures") { $0.members },
            // The compiler crashes where such a closure is set through a generic key path.
            .list("typed") { context in context.members.filter { !$0.typedClosure.isEmpty } },
            .flag("needsClock") { !$0.clockSteps.isEmpty || $0.flow.hasDeadlines },
            .flag("hasDeadlines") { $0.flow.hasDeadlines },
            .flag("setsSpy") { !$0.clockSteps.isEmpty }, .texts("setUp") { $0.setUp },
            .list("steps") { $0.steps },
            .list("properties") { context in context.properties.filter { !$0.property.isObserved } },
            .list("observed") { context in context.properties.filter(\.property.isObserved) },
            .record("status") {
                $0.flow.statuses.isEmpty ? nil : Observation.status(of: $0.flow, access: $0.head.access)
            },
            .flag("hasSignals") { !$0.flow.signals.isEmpty },
            .list("signals") { context in
                context.flow.signals.map { signal in
                    let sample = signal.sampleExpression(context.outline.samples) ?? ""
                    return SignalContext(
                        signal: signal, flow: context.flow, access: context.head.access, sample: sample)
                }
            },
            .list("views") { $0.views },
            .text("answersType") { $0.flow.asks.isEmpty ? "" : $0.flow.answersType },
        ]

    init(_ outline: FlowOutline) {
        self.outline = outline
        let flow = outline.flow
        properties = PropertyContext.mocked(outline)
        steps = outline.steps.map { MockStep($0.shape, outline.samples, access: outline.settings.access) }
        members =
            steps.map { MockMember($0, access: outline.settings.access) }
            + flow.views.filter { !$0.parameters.isEmpty }.map { MockMember($0, isolation: flow.isolation.value) }
        head = FileHead(
            generatedFrom: flow, outline.settings, Imports(of: outline, declaring: outline.declaredTypes))
        head.isForTests = true
        if isSendable { head.imports.add(["Foundation"]) }
        head.imports.add(
            typesIn: outline.namedTypes + members.flatMap(\.declaration) + setUp + [map] + properties.map(\.initial)
                + steps.map(\.sampleError) + flow.signals.compactMap { $0.sampleExpression(outline.samples) })
    }

    /// The lines that set the closures which need the mock's clock.
    private var setUp: [String] {
        let values = clockSteps.map { ($0.closure.name, $0.closure.value) }
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
        let text = flow.mapped("$0") ?? outline.samples.failureCase()
        guard let text else { return "Swift.fatalError(\"\\($0)\")" }
        return text.contains("$0") ? text : "_ in \(text)"
    }
}

/// The log of a step's arguments, and the closure that does it.
struct MockMember: TemplateContext {
    var name: String
    /// The type of an element of the log; empty where there are no arguments.
    var callType: String
    /// The lines that declare the closure, without its modifiers.
    var declaration: [String]
    /// The closure's name and type, if the type names what it throws.
    var closure = ""
    var typedClosure = ""

    static let fields: [ContextField<Self>] = [
        .text("callsName") { "\($0.name)Calls" }, .text("callType") { $0.callType },
        .text("first") { $0.declaration.first ?? "" }, .texts("more") { Array($0.declaration.dropFirst()) },
        .text("closure") { $0.closure }, .text("type") { $0.typedClosure },
    ]

    init(_ step: MockStep, access: String) {
        name = step.shape.step.name.text
        callType = step.closure.log.type
        declaration = step.closure.declaration(access: access)
        closure = step.closure.name
        typedClosure = step.closure.isTyped ? step.closure.type : ""
    }

    init(_ view: ViewRequirement, isolation: Isolation) {
        let log = MockLog(parameters: view.parameters)
        name = view.name.text
        callType = log.type
        let attribute = isolation == .sendable ? "@MainActor @Sendable " : "@MainActor "
        let type = "\(attribute)(\(view.parameters.map(\.inStepClosure).joined(separator: ", "))) -> AnyView"
        let names = view.parameters.map { _ in "_" }.joined(separator: ", ")
        declaration = [
            "var on\(upperCamel(name)): \(type) = { \(names) in",
            "    AnyView(Text(verbatim: \"\(name)\"))",
            "}",
        ]
    }
}

/// A step of the mock.
struct MockStep: TemplateContext {
    let shape: StepSignature
    let closure: MockClosure
    let samples: Samples
    let access: String

    private var step: Step { shape.step }
    private var log: MockLog { closure.log }

    static let fields: [ContextField<Self>] =
        [
            .text("declaration") { $0.shape.signature($0.access).declaration() },
            .flag("isDiscardable") { $0.shape.isDiscardable }, .texts("records") { $0.records },
            .texts("body") { $0.body },
        ]

    init(_ shape: StepSignature, _ samples: Samples, access: String) {
        self.access = access
        self.shape = shape
        self.samples = samples
        closure = MockClosure(
            shape: shape, samples: samples, log: MockLog(parameters: shape.step.parameters))
    }

    /// What it records of the call.
    private var records: [String] {
        let evaluated = step.parameters.filter(\.isEvaluated).map(\.label.internal.spelled)
        let lines =
            (shape.flow.hasTable ? ["calls.append(.\(step.name.spelled))"] : [])
            + (log.type.isEmpty ? [] : ["\(step.name.text)Calls.append(\(log.value))"])
        return evaluated.map { "let \($0) = \($0)()" } + recorded(lines)
    }

    private func recorded(_ lines: [String]) -> [String] {
        guard shape.isolation == .sendable else {
            return lines.map { line in
                log.parameters.contains { $0.label.internal.text == "calls" } && line.hasPrefix("calls.")
                    ? "self." + line : line
            }
        }
        let (lock, spy) = (log.member("lock"), log.member("spy"))
        guard lines.count != 1 else { return ["\(lock).withLock { \(spy).\(lines[0]) }"] }
        return lines.isEmpty ? [] : ["\(lock).withLock {"] + lines.map { "    \(spy).\($0)" } + ["}"]
    }

    /// What the step then does.
    private var body: [String] {
        let call = RunnerCall(shape: shape, via: closure.via, map: sampleError)
        guard call.function != .none else { return ownBody }
        let isShared = shape.isolation == .sendable
        let capture = isShared ? "[\(closure.name) = self.\(closure.name)] " : "[\(closure.name)] "
        let done = "\(closure.callEffects)\(closure.name)(\(closure.arguments()))"
        let work = call.yields && shape.answer == .one ? "yield(\(done))" : done
        return call.lines(after: call.hasValue ? "return " : "", sends: closure.sends, capture: capture, work: [work])
    }

    /// What a step does that no runner runs.
    private var ownBody: [String] {
        let flow = log.member("flow")
        let check = step.from == nil ? [] : ["\(flow).check(.\(step.name.spelled))"]
        let cancelling = check + shape.flow.cancelling(step.cancels, of: flow)
        let member = shape.isolation == .sendable ? "self.\(closure.name)" : closure.name
        let done = "\(closure.callEffects)\(member)(\(closure.arguments(send: "\(flow).send")))"
        if shape.answer == .none, !step.ends.isEmpty { return cancelling + ["\(flow).send(\(done))"] }
        return cancelling + [(shape.isVoid ? "" : "return ") + done]
    }

    /// What makes an error `$0` one of the type that the step promises; empty if it promises none, or nothing can.
    fileprivate var sampleError: String {
        guard case .type(let type) = step.throwing else { return "" }
        if type.text == shape.flow.errorType, let mapped = shape.flow.mapped("$0") { return mapped }
        return samples.sample(of: type, named: step.name.text, given: nil) ?? ""
    }
}

/// A view of the mock: a text that names it, or what a test puts in its place.
struct MockView: TemplateContext {
    let view: ViewRequirement
    let modifiers: String

    private var log: MockLog { MockLog(parameters: view.parameters) }

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.view.name.spelled }, .text("title") { $0.view.name.text },
        .text("declaration") { $0.view.declaration($0.modifiers) }, .flag("isFunction") { !$0.view.parameters.isEmpty },
        .text("closure") { "on" + upperCamel($0.view.name.text) }, .text("arguments") { $0.log.arguments },
        .text("callsName") { "\($0.view.name.text)Calls" }, .text("tuple") { $0.log.value },
    ]
}
