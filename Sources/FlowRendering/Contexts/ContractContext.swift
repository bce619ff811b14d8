// The context of `<Flow>Contract.swift`: tests of whatever serves a flow, be it a wrapper around a stubbed
// SDK or the mock. They need no mock, so they stand outside `#if DEBUG`.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a contract may use.
public struct ContractContext: ImportingContext {
    /// A way through the flow.
    struct Way: TemplateContext {
        var docs: [String]
        var spelled: String
        var moves: [String]

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .text("spelled") { $0.spelled },
            .texts("moves") { $0.moves },
        ]
    }

    /// A step, and the statements that take it.
    struct Taken: TemplateContext {
        var spelled: String
        var lines: [String]

        static let fields: [ContextField<Self>] = [
            .text("spelled") { $0.spelled }, .texts("lines") { $0.lines },
        ]
    }

    /// A case of one of the contract's enums, or of the flow's errors.
    struct Case: TemplateContext {
        var docs: [String] = []
        var name: String
        var spelled: String

        static let fields: [ContextField<Self>] = [
            .texts("docs") { $0.docs }, .text("name") { $0.name }, .text("spelled") { $0.spelled },
        ]
    }

    var header: [String]
    var imports: Imports
    var module: String
    var name: String
    var protocolName: String
    var statusType: String
    var initialText: String
    var errorType: String
    var ways: [Way]
    var leftOut: [String]
    var steps: [Taken]
    var events: [Case]
    var statuses: [Case]
    var errors: [Case]
    /// Patterns of statuses that bind the flow's own error to `reason`.
    var failures: [String]
    var answers: Bool
    /// Whether a step answers by a publisher or a completion.
    var receives: Bool
    var style: Style

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("imports") { $0.imports.sorted },
        .text("module") { $0.module }, .text("name") { $0.name },
        .text("protocol") { $0.protocolName }, .text("statusType") { $0.statusType },
        .text("initialText") { $0.initialText },
        .text("errorType") { $0.errorType }, .list("ways") { $0.ways },
        .texts("leftOut") { $0.leftOut },
        .list("steps") { $0.steps }, .flag("hasSteps") { !$0.steps.isEmpty },
        .list("events") { $0.events }, .flag("hasEvents") { !$0.events.isEmpty },
        .list("statuses") { $0.statuses }, .list("errors") { $0.errors },
        .texts("failures") { $0.failures },
        .flag("answers") { $0.answers }, .flag("receives") { $0.receives },
        .flag("isCombine") { $0.style == .combine }, .flag("isAsync") { $0.style == .async },
        .flag("isCallback") { $0.style == .callback },
    ]

    init(_ outline: FlowOutline) {
        let flow = outline.flow
        header = outline.header
        let isInServices = !outline.settings.servicesModules.isEmpty
        module = isInServices ? "" : outline.settings.configuration.module ?? ""
        name = flow.contractName
        protocolName = flow.protocolName.value
        statusType = outline.statusType
        let initial = flow.initial.flatMap { flow.status($0.value) }
        initialText = initial?.name.text ?? ""
        errorType = flow.errors.isEmpty ? "" : flow.errorType
        ways = outline.scenarios.all.map { way in
            Way(docs: way.docs, spelled: way.spelled, moves: way.moves.map(\.text))
        }
        leftOut = outline.scenarios.leftOut
        let moves = outline.scenarios.all.flatMap(\.moves)
        let taken = Set(moves.compactMap { $0.step?.name.text })
        steps = outline.steps.filter { taken.contains($0.step.name.text) }.map { step in
            Taken(
                spelled: step.step.name.spelled,
                lines: step.shape.contractLines(outline.samples, flow.contractName))
        }
        let caused = Set(moves.compactMap(\.event))
        events = outline.scenarios.events.filter { caused.contains($0.spelled) }.map { event in
            var comment = DocComment(indent: 8)
            comment.add(event.event.words)
            return Case(docs: comment.lines, name: event.spelled, spelled: event.spelled)
        }
        statuses = flow.statuses.map { Case(name: $0.name.text, spelled: $0.name.spelled) }
        errors = flow.errors.map { Case(name: $0.name.text, spelled: $0.name.spelled) }
        failures = flow.statuses.filter(flow.isFailure).map { status in
            let own = status.payload.firstIndex { $0.type.text == flow.errorType }
            let values = status.payload.indices.map { $0 == own ? "let reason" : "_" }
            return "\(status.name.spelled)(\(values.joined(separator: ", ")))"
        }
        let answering = outline.steps.filter {
            taken.contains($0.step.name.text) && $0.step.answers
        }
        answers = !answering.isEmpty
        receives = answering.contains { !$0.step.isSync }
        style = flow.style.value
        var imports = Imports()
        imports.add(flow.imports + outline.settings.servicesModules + ["XCTest"])
        if outline.usesCombine { imports.add(["Combine"]) }
        self.imports = imports
    }
}

extension StepShape {
    /// The statements with which a contract calls the step on `subject`, and writes into `answers` what
    /// comes; the end of an `async` call is written by its caller.
    fileprivate func contractLines(_ samples: Samples, _ contract: String) -> [String] {
        let came = "\(contract)Came"
        let noteValue = "{ @Sendable _ in answers.add(.value) }"
        var completion = "{ @Sendable result in answers.add(\(came)(result)) }"
        if answer == .one, !isVoid {
            completion =
                "{ @Sendable result in if case .success = result { answers.add(.value) }; "
                + "answers.add(\(came)(result)) }"
        }
        guard
            let call = sampleExpression(
                samples, on: "subject", observer: noteValue, completion: completion)
        else { return [] }
        let value = isVoid ? [] : ["answers.add(.value)"]
        switch (style, answer) {
        case (_, .none), (.callback, .one), (.callback, .many): return [callEffects + call]
        case (_, .direct):
            let statement = (returnsValue ? "_ = " : "") + callEffects + call
            return [statement] + value + (style == .async ? [] : ["answers.add(.finished)"])
        case (.combine, .one), (.combine, .many):
            return [
                "let reader = \(call).sink(",
                "    receiveCompletion: { @Sendable end in answers.add(\(came)(end)) },",
                "    receiveValue: \(noteValue))",
                "answers.hold { reader.cancel() }",
            ]
        case (.async, .one):
            return [(returnsValue ? "_ = " : "") + callEffects + call] + value
        case (.async, .many):
            return ["for try await _ in \(call) { answers.add(.value) }"]
        }
    }
}
