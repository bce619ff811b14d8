// The context of `<Flow>FlowTests.swift`: tests that the mock keeps what the flow promises. They run
// as they are, and show how the app's own tests may use the mock.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of the flow tests may use.
public struct FlowTestsContext: ImportingContext {
    /// A way through the flow, or what has the mock go along it.
    struct Walk: TemplateContext {
        var name: String
        var spelled: String
        /// What sets the mock up.
        var lines: [String] = []

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("spelled") { $0.spelled },
            .texts("lines") { $0.lines },
        ]
    }

    /// An event, and what the mock sends for it.
    struct Sent: TemplateContext {
        var spelled: String
        var sent: String

        static let fields: [ContextField<Self>] = [
            .text("spelled") { $0.spelled }, .text("sent") { $0.sent },
        ]
    }

    /// What counts how often something happened.
    struct Counter: TemplateContext {
        var declaration: String
        var value: String
        /// Whether it may be counted on any thread.
        var isShared: Bool

        static let fields: [ContextField<Self>] = [
            .text("declaration") { $0.declaration }, .text("value") { $0.value },
        ]

        init(_ name: String, isShared: Bool) {
            declaration = isShared ? "let \(name) = CallCounter()" : "var \(name) = 0"
            value = isShared ? "\(name).value" : name
            self.isShared = isShared
        }
    }

    /// A step that is called by itself.
    struct StepTest: TemplateContext {
        var name: String
        var spelled: String
        var call: String
        /// The call without counting anything.
        var plainCall: String
        var handlerName: String
        var handler: String
        var callsName: String
        var hasArguments: Bool
        /// Counters of what the test expects once, each with how to make and to read it.
        var counters: [Counter]

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("spelled") { $0.spelled }, .text("call") { $0.call },
            .text("plainCall") { $0.plainCall },
            .text("handlerName") { $0.handlerName }, .text("handler") { $0.handler },
            .text("callsName") { $0.callsName }, .flag("hasArguments") { $0.hasArguments },
            .list("counters") { $0.counters },
        ]
    }

    var header: [String]
    var isDebugOnly: Bool
    var imports: Imports
    var module: String
    var name: String
    var mock: String
    var flowName: String
    var statusType: String
    var initialName: String
    /// The initial status as an expression; empty when it has no sample.
    var initial: String
    var hasPaths: Bool
    /// The name of the contract; empty where there is none.
    var contract: String
    var walks: [Walk]
    /// The ways that the mock is set up for by handlers.
    var scripts: [Walk]
    /// Whether there are others.
    var hasOtherWalks: Bool
    var events: [Sent]
    /// The ways on which an event happens while a step is under way, and what comes of it yet.
    var rests: [Sent]
    var steps: [StepTest]
    /// What the mock does by itself, step by step.
    var unscripted: [Unscripted]
    /// The steps that change the status, which a test may script.
    var scripted: [StepTest]
    var outOfOrder: [StepTest]
    var views: [ViewTestContext]
    var hasSteps: Bool
    /// Whether the contract takes steps.
    var takesSteps: Bool
    /// Ways that no test takes, with the reason.
    var leftOut: [String]
    /// The properties that have a value from the beginning.
    var readable: [String]
    var style: Style
    var isolation: Isolation

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("isDebugOnly") { $0.isDebugOnly },
        .texts("imports") { $0.imports.sorted }, .text("module") { $0.module },
        .text("name") { $0.name },
        .text("mock") { $0.mock }, .text("flowName") { $0.flowName },
        .text("statusType") { $0.statusType },
        .text("initialName") { $0.initialName }, .text("initial") { $0.initial },
        .list("unscripted") { $0.unscripted }, .list("scripted") { $0.scripted },
        .flag("hasScripted") { !$0.scripted.isEmpty },
        .flag("hasPaths") { $0.hasPaths },
        .text("contract") { $0.contract }, .list("walks") { $0.walks },
        .list("scripts") { $0.scripts }, .flag("hasScripts") { !$0.scripts.isEmpty },
        .flag("hasOtherWalks") { $0.hasOtherWalks },
        .list("events") { $0.events }, .flag("hasEvents") { !$0.events.isEmpty },
        .list("rests") { $0.rests }, .flag("hasRests") { !$0.rests.isEmpty },
        .list("steps") { $0.steps },
        .list("outOfOrder") { $0.outOfOrder }, .list("views") { $0.views },
        .flag("hasSteps") { $0.hasSteps }, .texts("leftOut") { $0.leftOut },
        .texts("readable") { $0.readable },
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isCallback") { $0.style == .callback },
        .flag("isMainActor") { $0.isolation == .mainActor },
        .flag("counts") { $0.steps.flatMap(\.counters).contains(where: \.isShared) },
        .flag("logsKinds") { $0.style == .callback && !$0.statusType.isEmpty },
        .flag("takesSteps") { $0.takesSteps },
        .flag("readsKinds") { $0.style == .async && !$0.statusType.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        isDebugOnly = outline.settings.isDebugOnly
        let isInServices = !outline.settings.servicesModules.isEmpty
        module = isInServices ? "" : outline.settings.configuration.module ?? ""
        name = "\(flow.name.value)FlowTests"
        mock = flow.mockName
        flowName = flow.spacedName
        statusType = outline.statusType
        let initial = flow.initial.flatMap { flow.status($0.value) }
        initialName = initial?.name.spelled ?? ""
        self.initial = initial.flatMap { outline.samples.expression(of: $0) } ?? ""
        unscripted = Self.unscripted(outline)
        scripted = Self.scripted(outline)
        hasPaths = !outline.sampled.all.isEmpty
        let walked = outline.scenarios.all.compactMap { way in
            Self.script(for: way, outline).map { (way: way, lines: $0) }
        }
        contract = outline.scenarios.all.isEmpty ? "" : flow.contractName
        var names = TestNames(outline.steps.map(\.step))
        walks = walked.map { Walk(name: names.unique($0.way.name), spelled: $0.way.spelled) }
        scripts = walked.filter(\.way.isAnswer).map { way, lines in
            Walk(name: way.name, spelled: way.spelled, lines: lines)
        }
        hasOtherWalks = scripts.count < outline.scenarios.all.count
        events = Self.events(outline)
        rests = walked.map(\.way).filter { !$0.rest.isEmpty }.map { way in
            Sent(spelled: way.spelled, sent: way.rest.joined(separator: ", "))
        }
        steps = outline.steps.compactMap { Self.stepTest($0, outline.samples) }
        let misplaced = outline.steps.first { step in
            guard let from = step.step.from, let initial else { return false }
            return !from.contains { $0.value == initial.name.text }
        }
        outOfOrder = misplaced.flatMap { Self.stepTest($0, outline.samples) }.map { [$0] } ?? []
        style = flow.style.value
        isolation = flow.isolation.value
        views = flow.views.compactMap { ViewTestContext($0, outline.samples) }
        hasSteps = !outline.steps.isEmpty
        takesSteps = outline.scenarios.all.contains { $0.moves.contains { $0.step != nil } }
        leftOut = outline.scenarios.leftOut
        for way in outline.scenarios.all where Self.script(for: way, outline) == nil {
            leftOut.append("\(way.name): what a step on it answers has no sample.")
        }
        readable = flow.properties.filter { property in
            let name = property.name.text
            let value = outline.samples.sample(
                of: property.type, named: name, given: property.sample)
            return value != nil
        }.map(\.name.spelled)
        var imports = Imports()
        imports.add(flow.imports + outline.settings.servicesModules + ["XCTest"])
        if outline.usesCombine { imports.add(["Combine"]) }
        self.imports = imports
    }
}
