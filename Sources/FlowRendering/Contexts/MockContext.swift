// The context of `Mock<Protocol>.swift`: the samples of statuses and errors, and what each step does when a test
// has scripted nothing. What all mocks share is in Support.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use.
package struct MockContext: ImportingContext {
    var header: [String]
    var isDebugOnly: Bool
    var imports: Imports
    var access: String
    var name: String
    var protocolName: String
    /// The type of the flow's table.
    var table: String
    var spy: String
    var style: Style
    var isolation: Isolation
    var initial: String
    var samples: MockSamples
    var steps: [MockStepContext]
    var properties: [MockPropertyContext]
    var views: [MockViewContext]

    private var isMainActor: Bool { isolation == .mainActor }
    /// Properties that the mock itself stores.
    private var stored: [MockPropertyContext] { properties.filter { $0.place == .mock } }
    private var observed: [MockPropertyContext] { properties.filter { $0.place == .subject } }
    /// Properties that have accessors.
    private var computed: [MockPropertyContext] { properties.filter { $0.place != .mock } }
    private var plainViews: [MockViewContext] { views.filter { !$0.isFunction } }
    private var storedViews: [MockViewContext] { isMainActor ? plainViews : [] }
    private var keptViews: [MockViewContext] { isMainActor ? [] : plainViews }
    /// Views with parameters.
    private var shownViews: [MockViewContext] { views.filter(\.isFunction) }
    private var spies: [MockSpyContext] {
        (keptViews + shownViews).map(\.spy) + steps.map(\.spy)
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("isDebugOnly") { $0.isDebugOnly },
        .texts("imports") { $0.imports.sorted }, .flag("hasImports") { !$0.imports.isEmpty },
        .text("access") { $0.access }, .text("name") { $0.name },
        .text("protocol") { $0.protocolName }, .text("table") { $0.table },
        .text("spy") { $0.spy },
        .flag("isMainActor") { $0.isMainActor },
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isCallback") { $0.style == .callback },
        .list("stored") { $0.stored }, .list("storedViews") { $0.storedViews },
        .list("observed") { $0.observed },
        .flag("hasStorage") {
            !$0.stored.isEmpty || !$0.storedViews.isEmpty || !$0.observed.isEmpty
        },
        .text("initial") { $0.initial },
        .flag("isShort") { $0.isShort }, .text("errors") { $0.errorList },
        .texts("errorLines") { $0.samples.errors.filled(to: 104, separator: ",", end: ",") },
        .text("unused") { $0.samples.usesError ? "" : "_ in " },
        .text("statuses") { $0.statusList },
        .texts("statusLines") { $0.samples.statuses.filled(to: 104, separator: ",", end: ",") },
        .flag("hasComputed") { !$0.computed.isEmpty || !$0.keptViews.isEmpty },
        .list("properties") { $0.computed }, .list("keptViews") { $0.keptViews },
        .list("views") { $0.shownViews },
        .list("kept") { $0.properties.filter { $0.place == .spy } },
        .list("steps") { $0.steps },
        .list("spies") { $0.spies },
        .flag("hasSpies") { context in
            !context.spies.isEmpty || context.properties.contains { $0.place == .spy }
        },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        isDebugOnly = outline.settings.isDebugOnly
        access = outline.settings.access
        name = flow.mockName
        protocolName = flow.protocolName.value
        table = flow.tableType
        spy = flow.spyType
        style = flow.style.value
        isolation = flow.isolation.value
        initial = flow.statuses.isEmpty ? ".none" : outline.initial
        samples = MockSamples(outline)
        steps = outline.steps.map { MockStepContext($0.shape, outline) }
        properties = flow.properties.map { MockPropertyContext($0, in: flow, outline.samples) }
        views = flow.views.map { MockViewContext($0, outline) }
        imports = Imports(of: outline)
        imports.addSamples(of: outline)
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
