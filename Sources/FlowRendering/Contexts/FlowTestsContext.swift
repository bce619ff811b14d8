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
            .text("name", \.name), .text("spelled", \.spelled), .text("statuses", \.statuses),
            .texts("calls", \.calls), .text("taken", \.taken), .flag("isCalled", \.isCalled),
        ]
    }

    /// A step that is called by itself.
    struct StepTest: TemplateContext {
        var name: String
        var spelled: String
        var call: String
        var handlerName: String
        var handler: String
        var callsName: String
        var hasArguments: Bool

        static let fields: [ContextField<Self>] = [
            .text("name", \.name), .text("spelled", \.spelled), .text("call", \.call),
            .text("handlerName", \.handlerName), .text("handler", \.handler),
            .text("callsName", \.callsName), .flag("hasArguments", \.hasArguments),
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

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header", \.header), .flag("isDebugOnly", \.isDebugOnly),
        .texts("imports", \.imports), .text("module", \.module), .text("name", \.name),
        .text("mock", \.mock), .text("flowName", \.flowName), .text("statusType", \.statusType),
        .text("initialName", \.initialName), .list("paths", \.paths),
        .flag("hasPaths", { !$0.paths.isEmpty }), .list("steps", \.steps),
        .list("outOfOrder", \.outOfOrder),
    ]

    init(flow: Flow, settings: FileSettings) {
        let samples = Samples(flow: flow, configuration: settings.configuration)
        header = settings.generatedHeader(origin: flow.file.path)
        isDebugOnly = settings.isDebugOnly
        module = settings.configuration.module ?? ""
        name = "\(flow.name.value)FlowTests"
        mock = flow.mockName
        flowName = flow.spacedName
        statusType = flow.statuses.isEmpty ? "" : flow.statusType
        let initial = flow.initial.flatMap { flow.status($0.value) }
        initialName = initial?.name.spelled ?? ""
        paths = SampledPaths(flow: flow, samples: samples).paths.map { path in
            Self.pathTest(path, flow, samples)
        }
        steps = flow.steps.compactMap { Self.stepTest($0, flow, samples) }
        outOfOrder = flow.steps.filter { step in
            guard let from = step.from, let initial else { return false }
            return !from.contains { $0.value == initial.name.text }
        }.prefix(1).compactMap { Self.stepTest($0, flow, samples) }
        var imports = Imports()
        imports.add(flow.imports + ["XCTest"])
        if flow.usesCombine { imports.add(["Combine"]) }
        imports.addFoundation(
            for: steps.flatMap { [$0.call, $0.handler] } + paths.flatMap(\.calls))
        self.imports = imports.sorted
    }

    private static func pathTest(
        _ path: SampledPaths.Path, _ flow: Flow, _ samples: Samples
    ) -> PathTest {
        let calls = path.steps?.map { call(of: $0, flow, samples) } ?? [nil]
        let known = calls.compactMap { $0 }
        return PathTest(
            name: upperCamel(path.name), spelled: path.spelled,
            statuses: path.statuses.map { ".\($0.spelled)" }.joined(separator: ", "),
            calls: known,
            taken: (path.steps ?? []).map { ".\($0.name.spelled)" }.joined(separator: ", "),
            isCalled: known.count == calls.count)
    }

    private static func stepTest(_ step: Step, _ flow: Flow, _ samples: Samples) -> StepTest? {
        guard let call = call(of: step, flow, samples) else { return nil }
        let shape = StepShape(step: step, flow: flow)
        let ignored = step.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = step.parameters.isEmpty ? "" : " \(ignored) in"
        var answer = ""
        if shape.answer != .none, !shape.isVoid {
            let type = step.returns ?? step.streams
            let sample = type.flatMap { samples.sample(of: $0, named: step.name.text, given: nil) }
            guard let sample else { return nil }
            answer = sample
        }
        let body: String
        switch shape.answer {
        case .none: body = ""
        case .direct: body = shape.isVoid ? "" : "; return \(answer)"
        case .one: body = "; return .success(\(shape.isVoid ? "()" : answer))"
        case .many: body = "; return Empty().eraseToAnyPublisher()"
        }
        return StepTest(
            name: upperCamel(step.name.text), spelled: step.name.spelled, call: call,
            handlerName: "\(step.name.text)Handler", handler: "{\(head) handled += 1\(body) }",
            callsName: "\(step.name.text)Calls", hasArguments: !step.parameters.isEmpty)
    }

    /// A call with sample arguments, as a statement; nil when an argument has no sample.
    static func call(of step: Step, _ flow: Flow, _ samples: Samples) -> String? {
        var arguments: [String] = []
        for parameter in step.parameters {
            let name = parameter.label.internal.text
            let given = parameter.sample ?? parameter.defaultValue
            guard let sample = samples.sample(of: parameter.type, named: name, given: given) else {
                return nil
            }
            // A variadic parameter without arguments is left out.
            if parameter.type.isVariadic { continue }
            arguments.append(parameter.label.callPrefix + sample)
        }
        let shape = StepShape(step: step, flow: flow)
        let call = "\(step.name.spelled)(\(arguments.joined(separator: ", ")))"
        let effect = shape.answer == .direct && shape.isThrowing ? "try " : ""
        let ignored =
            shape.answer == .none || (shape.answer == .direct && shape.isVoid) ? "" : "_ = "
        return "\(ignored)\(effect)mock.\(call)"
    }
}

/// What the template of a wrapper's tests may use.
public struct WrapperTestsContext: TemplateContext {
    /// A test to be written.
    struct Case: TemplateContext {
        var name: String
        var todo: String
        var mark: String?

        static let fields: [ContextField<Self>] = [.text("name", \.name), .text("todo", \.todo)]
    }

    var header: [String]
    var module: String
    var wrapper: String
    var protocolName: String
    var cases: [Case]

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header", \.header), .flag("hasHeader", { !$0.header.isEmpty }),
        .text("module", \.module), .text("wrapper", \.wrapper), .text("protocol", \.protocolName),
        .list("cases", \.cases),
    ]

    init(wrapper: Project.Wrapper, owner: Integration, flow: Flow, settings: FileSettings) {
        header = settings.sharedHeader
        module = settings.configuration.module ?? ""
        self.wrapper = wrapper.name
        protocolName = flow.protocolName.value
        let sdk = owner.sdk.first ?? owner.name
        cases =
            flow.steps.flatMap { Self.cases(of: $0, in: flow, sdk: sdk) }
            + flow.events.map { event in
                let statuses = event.to.map { "`.\($0.value)`" }.joined(separator: " or ")
                return Case(
                    name: upperCamel(event.name.text),
                    todo: "Have a stubbed \(sdk) tell of it, and expect \(statuses).",
                    mark: "test \(event.name.text)")
            }
    }

    private static func cases(of step: Step, in flow: Flow, sdk: String) -> [Case] {
        let outcomes = step.to.compactMap { flow.status($0.value) }
        let name = upperCamel(step.name.text)
        let via = step.via.compactMap { flow.status($0.value) }
        func todo(_ outcome: String, _ statuses: [EnumCase]) -> String {
            let names = statuses.map { "`.\($0.name.spelled)`" }.joined(separator: ", then ")
            let expectation = statuses.isEmpty ? "what it does" : names
            return
                "Have a stubbed \(sdk) \(outcome), call `\(step.fullName)`, and expect \(expectation)."
        }
        guard outcomes.count > 1 else {
            let statuses = via + outcomes
            return [
                Case(name: name, todo: todo("answer", statuses), mark: "test \(step.name.text)")
            ]
        }
        return outcomes.map { outcome in
            let ending = "EndsIn\(upperCamel(outcome.name.text))"
            let manner = flow.isFailure(outcome) ? "fail" : "succeed"
            return Case(
                name: name + ending, todo: todo(manner, via + [outcome]),
                mark: "test \(step.name.text) \(outcome.name.text)")
        }
    }
}
