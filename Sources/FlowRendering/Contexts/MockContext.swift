// The context of `Mock<Protocol>.swift`: the samples of statuses and errors, and what each step does when a test has
// scripted nothing. What all mocks share is in Support.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use.
package struct MockContext: ImportingContext {
    let outline: FlowOutline
    var head: FileHead
    let samples: MockSamples
    let steps: [MockStepContext]
    let properties: [MockPropertyContext]
    let views: [MockViewContext]

    private var flow: Flow { outline.flow }
    private var isMainActor: Bool { flow.isolation.value == .mainActor }
    private var initial: String { flow.statuses.isEmpty ? ".none" : outline.initial }
    /// Properties that the mock itself stores.
    private var stored: [MockPropertyContext] { properties.filter { $0.storage == .mock } }
    private var observed: [MockPropertyContext] { properties.filter { $0.storage == .subject } }
    /// Properties that have accessors.
    private var computed: [MockPropertyContext] { properties.filter { $0.storage != .mock } }
    private var kept: [MockPropertyContext] { properties.filter { $0.storage == .spy } }
    private var plainViews: [MockViewContext] { views.filter { !$0.isFunction } }
    private var storedViews: [MockViewContext] { isMainActor ? plainViews : [] }
    private var keptViews: [MockViewContext] { isMainActor ? [] : plainViews }
    /// Views with parameters.
    private var shownViews: [MockViewContext] { views.filter(\.isFunction) }
    private var spies: [MockSpyContext] {
        (keptViews + shownViews).map(\.spy) + steps.map(\.spy)
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("name") { $0.flow.mockName },
            .text("protocol") { $0.flow.protocolName.value }, .text("table") { $0.flow.tableType },
            .text("spy") { $0.flow.spyType }, .flag("isMainActor") { $0.isMainActor },
            .flag("isCombine") { $0.flow.style.value == .combine },
            .flag("isAsync") { $0.flow.style.value == .async },
            .flag("isCallback") { $0.flow.style.value == .callback },
            .list("stored") { $0.stored }, .list("storedViews") { $0.storedViews },
            .list("observed") { $0.observed },
            .list("signals") { context in
                context.flow.signals.map {
                    SignalContext(
                        signal: $0, flow: context.flow,
                        sample: $0.sampleExpression(context.outline.samples) ?? "")
                }
            },
            .flag("hasStorage") {
                !$0.stored.isEmpty || !$0.storedViews.isEmpty || !$0.observed.isEmpty
                    || !$0.flow.asks.isEmpty
            },
            .text("answersType") { $0.flow.asks.isEmpty ? "" : $0.flow.answersType },
            .flag("hasSignals") { !$0.flow.signals.isEmpty },
            .text("initial") { $0.initial },
            .flag("isShort") { $0.isShort }, .text("errors") { $0.errorList },
            .texts("errorLines") { $0.samples.errors.filled(to: 104, separator: ",", end: ",") },
            .flag("usesError") { $0.samples.usesError },
            .text("statuses") { $0.statusList },
            .texts("statusLines") { $0.samples.statuses.filled(to: 104, separator: ",", end: ",") },
            .flag("hasComputed") { !$0.computed.isEmpty || !$0.keptViews.isEmpty }, .list("properties") { $0.computed },
            .list("keptViews") { $0.keptViews }, .list("views") { $0.shownViews }, .list("kept") { $0.kept },
            .list("steps") { $0.steps }, .list("spies") { $0.spies },
            .flag("hasSpies") { !$0.spies.isEmpty || !$0.kept.isEmpty },
        ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        self.outline = outline
        samples = MockSamples(outline)
        steps = outline.steps.map { MockStepContext($0.shape, outline.samples) }
        properties = flow.properties.map { MockPropertyContext($0, in: flow, outline.samples) }
        views = flow.views.map { MockViewContext(view: $0, isolation: flow.isolation.value) }
        var imports = Imports(of: outline)
        imports.addSamples(of: outline)
        head = FileHead(generatedFrom: flow, outline.settings, imports)
    }

    /// Whether the samples fit on one line with the initial status.
    private var isShort: Bool {
        let texts = samples.errors + samples.statuses
        let parts = initial + texts.joined(separator: ", ") + (samples.usesError ? "" : "_ in ")
        return CodeLayout.fits(parts + "super.init(, errors: [], statuses: { [] })", indent: 6)
    }

    /// The errors on one line; empty where they do not fit, or the call is on one line.
    private var errorList: String {
        let list = samples.errors.joined(separator: ", ")
        let fits = CodeLayout.fits("\(initial), errors: [\(list)],", indent: 12)
        return isShort || fits ? list : ""
    }

    /// The statuses on one line; empty where they do not fit.
    private var statusList: String {
        let list = samples.statuses.joined(separator: ", ")
        let unused = samples.usesError ? "" : "_ in "
        let fits = CodeLayout.fits("statuses: { \(unused)[\(list)] })", indent: 12)
        return isShort || fits ? list : ""
    }
}

/// The samples that a mock sends: of each status and each error that has one.
struct MockSamples {
    /// The errors, the one that stands for any error first.
    var errors: [String]
    /// The statuses, where `$0` is an error of the flow.
    var statuses: [String]
    /// Whether some status holds an error of the flow.
    var usesError: Bool

    init(_ outline: FlowOutline) {
        let (flow, samples) = (outline.flow, outline.samples)
        let sampled = flow.statuses.filter { samples.expression(of: $0, error: "$0") != nil }
        statuses = sampled.compactMap { samples.expression(of: $0, error: "$0") }
        usesError = statuses.contains { $0.contains("$0") }
        let first = samples.failureCase()
        errors = flow.errors.compactMap { samples.expression(of: $0) }
        if let first { errors = [first] + errors.filter { $0 != first } }
        let fails = outline.steps.contains { $0.shape.isThrowing }
        if flow.errors.isEmpty, fails || !flow.statuses.isEmpty { errors = [".none"] }
    }
}
