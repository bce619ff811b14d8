// The context of `<Flow>Contract.swift`: a call of each step with sample arguments, and the flow's one test. What
// a flow promises is in its table; how it is tested, in the file that all contracts share.

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

        init(_ shape: StepShape, _ samples: Samples) {
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
        var type: String
        /// The scenarios, as rows of cases.
        var scenarios: [String]

        static let fields: [ContextField<Self>] = [
            .text("type") { $0.type }, .texts("scenarios") { $0.scenarios },
        ]
    }

    var header: [String]
    var isDebugOnly: Bool
    var imports: Imports
    var module: String
    var name: String
    var table: String
    var protocolName: String
    var mock: String
    var testName: String
    var hasStatuses: Bool
    var style: Style
    var isXCTest: Bool
    var steps: [Called]
    var unsampled: [Unsampled]

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("isDebugOnly") { $0.isDebugOnly },
        .texts("imports") { $0.imports.sorted }, .text("module") { $0.module },
        .text("name") { $0.name }, .text("table") { $0.table },
        .text("protocol") { $0.protocolName },
        .text("mock") { $0.mock }, .text("testName") { $0.testName },
        .flag("hasStatuses") { $0.hasStatuses },
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isCallback") { $0.style == .callback },
        .text("answers") { context in
            context.steps.contains { $0.line != .plain && $0.line != .isUnsampled }
                ? "answers" : "_"
        },
        .flag("isXCTest") { $0.isXCTest }, .list("steps") { $0.steps },
        .flag("hasSteps") { !$0.steps.isEmpty },
        .list("unsampled") { $0.unsampled }, .flag("hasUnsampled") { !$0.unsampled.isEmpty },
    ]

    init(_ outline: FlowOutline) {
        let (flow, settings) = (outline.flow, outline.settings)
        header = outline.header
        isDebugOnly = settings.isDebugOnly
        isXCTest = settings.configuration.tests == .xctest
        imports = Imports(
            flow.imports + settings.servicesModules + [isXCTest ? "XCTest" : "Testing"])
        imports.addSamples(of: outline)
        module = settings.servicesModules.isEmpty ? settings.configuration.module ?? "" : ""
        name = flow.contractName
        table = flow.tableType
        protocolName = flow.protocolName.value
        mock = flow.mockName
        testName = "\(flow.name.value)FlowTests"
        hasStatuses = !flow.statuses.isEmpty
        style = flow.style.value
        steps = outline.steps.map { Called($0.shape, outline.samples) }
        unsampled = TestedScenarios(outline).missing.map { missing in
            Unsampled(
                type: missing.type,
                scenarios: missing.scenarios.map { ".\($0)" }.filled(
                    to: 100, separator: ",", end: ","))
        }
    }
}

extension ContractContext.Called.Line {
    /// The line that calls a step.
    fileprivate init(_ shape: StepShape) {
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
