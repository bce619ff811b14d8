// The context of `<Flow>FlowTests.swift`: tests that the mock keeps what the flow promises. They run
// as they are, and show how the app's own tests may use the mock.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of the flow tests may use.
public struct FlowTestsContext: TemplateContext {
    /// A way through the flow.
    struct PathTest: TemplateContext {
        var name: String
        var spelled: String
        var statuses: String
        var calls: [String]
        var taken: String
        var isCalled: Bool

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("spelled") { $0.spelled },
            .text("statuses") { $0.statuses },
            .texts("calls") { $0.calls }, .text("taken") { $0.taken },
            .flag("isCalled") { $0.isCalled },
        ]
    }

    /// What counts how often something happened.
    struct Counter: TemplateContext {
        var declaration: String
        var value: String

        static let fields: [ContextField<Self>] = [
            .text("declaration") { $0.declaration }, .text("value") { $0.value },
        ]

        init(_ name: String, isShared: Bool) {
            declaration = isShared ? "let \(name) = CallCounter()" : "var \(name) = 0"
            value = isShared ? "\(name).value" : name
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
    var imports: [String]
    var module: String
    var name: String
    var mock: String
    var flowName: String
    var statusType: String
    var initialName: String
    var paths: [PathTest]
    var steps: [StepTest]
    var outOfOrder: [StepTest]
    var views: [ViewTestContext]
    var hasSteps: Bool
    /// The properties that have a value from the beginning.
    var readable: [String]
    var style: Style
    var isolation: Isolation

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("isDebugOnly") { $0.isDebugOnly },
        .texts("imports") { $0.imports }, .text("module") { $0.module }, .text("name") { $0.name },
        .text("mock") { $0.mock }, .text("flowName") { $0.flowName },
        .text("statusType") { $0.statusType },
        .text("initialName") { $0.initialName }, .list("paths") { $0.paths },
        .flag("hasPaths") { !$0.paths.isEmpty }, .list("steps") { $0.steps },
        .list("outOfOrder") { $0.outOfOrder }, .list("views") { $0.views },
        .flag("hasSteps") { $0.hasSteps }, .texts("readable") { $0.readable },
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isCallback") { $0.style == .callback },
        .flag("isMainActor") { $0.isolation == .mainActor },
        .flag("counts") { $0.isolation == .sendable && !$0.steps.isEmpty },
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
        paths = outline.paths.paths.map { Self.pathTest($0, outline) }
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
        readable = flow.properties.filter { property in
            let name = property.name.text
            let value = outline.samples.sample(
                of: property.type, named: name, given: property.sample)
            return value != nil
        }.map(\.name.spelled)
        var imports = Imports()
        imports.add(flow.imports + outline.settings.servicesModules + ["XCTest"])
        if outline.usesCombine { imports.add(["Combine"]) }
        if !views.isEmpty { imports.add(["SwiftUI"]) }
        imports.addFoundation(for: views.map(\.construction))
        imports.addFoundation(for: steps.flatMap { [$0.call, $0.handler] })
        self.imports = imports.sorted
    }

    private static func pathTest(_ path: SampledPaths.Path, _ outline: FlowOutline) -> PathTest {
        let steps = path.steps?.map { outline.steps[$0.index] }
        let calls =
            path.steps?.compactMap {
                outline.steps[$0.index].call(endingIn: $0.outcome, outline.samples)
            } ?? []
        return PathTest(
            name: upperCamel(path.name), spelled: path.spelled,
            statuses: path.statuses.map { ".\($0.spelled)" }.joined(separator: ", "),
            calls: calls.flatMap { $0 },
            taken: (steps ?? []).map { ".\($0.step.name.spelled)" }.joined(separator: ", "),
            isCalled: calls.count == steps?.count)
    }
}
