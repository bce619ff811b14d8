// The context of `<Flow>Contract.swift`: a call of each step with sample arguments, and the flow's one test. What a
// flow promises is in its table; how it is tested, in the file that all contracts share.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a contract may use.
package struct ContractContext: ImportingContext {
    /// A step, and how a test calls it.
    struct Called: TemplateContext {
        /// Which line of the template calls it.
        enum Line: String, CaseIterable {
            case plain, returnsStatus, returnsValue, streams, publishes, returns, `throws`
            case completesWithValue, completesWithResult, observes
            case isUnsampled
        }

        var name: String
        var line: Line
        /// The call on the service, with sample arguments.
        var call = ""
        var effects = ""
        var value = ""
        var isVoid = false
        /// The type of the first parameter without a sample.
        var unsampled = ""

        static let fields: [ContextField<Self>] =
            [
                .text("name") { $0.name }, .text("call") { $0.call },
                .text("effects") { $0.effects },
                .text("value") { $0.value }, .flag("isVoid") { $0.isVoid },
                .text("unsampled") { $0.unsampled },
            ] + Line.allCases.map { line in .flag(line.rawValue) { $0.line == line } }

        init(_ shape: StepSignature, _ samples: Samples) {
            let step = shape.step
            name = step.name.spelled
            guard let arguments = shape.sampleArguments(samples) else {
                line = .isUnsampled
                unsampled = shape.unsampledParameter(samples)?.type.text ?? ""
                return
            }
            line = Line(shape)
            let isTrailed = arguments.isEmpty && shape.takesCompletion
            call = "service.\(name)" + (isTrailed ? "" : "(\(arguments.joined(separator: ", ")))")
            effects = shape.callEffects
            value = shape.value
            isVoid = shape.isVoid
        }
    }

    /// A type without a sample, and the scenarios that the mock cannot play because of it.
    struct Unsampled: TemplateContext {
        let missing: MissingSample

        static let fields: [ContextField<Self>] = [
            .text("type") { $0.missing.type },
            // Rows of cases.
            .texts("scenarios") { context in
                context.missing.scenarios.map { ".\($0)" }.filled(to: 100, separator: ",", end: ",")
            },
        ]
    }

    let outline: FlowOutline
    var head: FileHead
    let steps: [Called]
    let unsampled: [Unsampled]

    private var flow: Flow { outline.flow }
    private var settings: FileSettings { outline.settings }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("module") { $0.settings.servicesModules.isEmpty ? $0.settings.configuration.module ?? "" : "" },
            .text("name") { $0.flow.contractName }, .text("table") { $0.flow.tableType },
            .text("protocol") { $0.flow.protocolName.value }, .text("mock") { $0.flow.mockName },
            .text("testName") { "\($0.flow.name.value)FlowTests" },
            .flag("hasStatuses") { !$0.flow.statuses.isEmpty },
            .flag("isCombine") { $0.flow.style.value == .combine },
            .flag("isAsync") { $0.flow.style.value == .async },
            .flag("isCallback") { $0.flow.style.value == .callback },
            .text("answers") { context in
                context.steps.contains { $0.line != .plain && $0.line != .isUnsampled } ? "answers" : "_"
            },
            .flag("awaitsUnshared") { context in
                context.flow.isolation.value == .none
                    && context.steps.contains { $0.effects.contains("await") }
            },
            .flag("isXCTest") { $0.settings.configuration.tests == .xctest },
            .list("signals") { context in
                context.flow.signals.map { SignalContext(signal: $0, flow: context.flow) }
            },
            .flag("hasSignals") { !$0.flow.signals.isEmpty },
            .list("steps") { $0.steps }, .flag("hasSteps") { !$0.steps.isEmpty },
            .list("unsampled") { $0.unsampled }, .flag("hasUnsampled") { !$0.unsampled.isEmpty },
        ]

    init(_ outline: FlowOutline) {
        self.outline = outline
        let isXCTest = outline.settings.configuration.tests == .xctest
        var imports = Imports(
            outline.flow.imports + outline.settings.servicesModules + [isXCTest ? "XCTest" : "Testing"])
        imports.addSamples(of: outline)
        head = FileHead(generatedFrom: outline.flow, outline.settings, imports)
        steps = outline.steps.map { Called($0.shape, outline.samples) }
        unsampled = TestedScenarios(outline).missing.map(Unsampled.init)
    }
}

extension ContractContext.Called.Line {
    /// The line that calls a step.
    fileprivate init(_ shape: StepSignature) {
        switch (shape.style, shape.answer) {
        case (_, .none): self = shape.returnsStatus ? .returnsStatus : .plain
        case (.async, .direct), (.async, .one): self = shape.isVoid ? .plain : .returnsValue
        case (.async, .many): self = .streams
        case (_, .direct): self = shape.isThrowing ? .throws : .returns
        case (.combine, .one), (.combine, .many): self = .publishes
        case (.callback, .one) where shape.isThrowing: self = .completesWithResult
        case (.callback, .one): self = .completesWithValue
        case (.callback, .many): self = .observes
        }
    }
}
