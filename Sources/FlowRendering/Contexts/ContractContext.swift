// The context of `<Flow>Contract.swift`: a call of each step with sample arguments, and the flow's one test. What a
// flow promises is in its table; how it is tested, in the file that all contracts share.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a contract may use.
package struct ContractContext: FileContext {
    /// A step, and how a test calls it.
    struct Called: TemplateContext {
        private let name: String
        /// The call on the service, with sample arguments; empty where a parameter has no sample.
        private(set) var call = ""
        private(set) var effects = ""
        /// The call as a statement, which returns once the step has answered, and throws an error that it answers with.
        private var statement: String

        static let fields: [ContextField<Self>] = [.texts("lines") { $0.lines }]

        /// The case of a switch over steps that calls it.
        private var lines: [String] {
            let head = "case .\(name):"
            if CodeLayout.fits("\(head) \(statement)", indent: 12) { return ["\(head) \(statement)"] }
            if CodeLayout.fits(statement, indent: 16) { return [head, "    \(statement)"] }
            let brace = statement.firstRange(of: " end in ") ?? statement.firstRange(of: " { ")
            if let brace, statement.hasSuffix(" }") {
                let opening = statement[..<brace.upperBound].dropLast()
                return [head, "    \(opening)", "        \(statement[brace.upperBound...].dropLast(2))", "    }"]
            }
            guard let open = statement.firstIndex(of: "("), statement.hasSuffix(")") else {
                return [head, "    \(statement)"]
            }
            let arguments = statement[statement.index(after: open)...].dropLast()
            return [head, "    \(statement[...open])", "        \(arguments)", "    )"]
        }

        init(_ shape: StepSignature, _ samples: Samples) {
            name = shape.step.name.spelled
            guard let arguments = shape.sampleArguments(samples) else {
                statement = "break  // \(shape.unsampledParameter(samples)?.type.text ?? "") has no sample."
                return
            }
            statement = ""
            call = "service.\(name)(\(arguments.joined(separator: ", ")))"
            effects = shape.callEffects
            statement = statement(shape, hasArguments: !arguments.isEmpty)
        }

        private func statement(_ shape: StepSignature, hasArguments: Bool) -> String {
            // Many values that come to an end send a status; else the first is enough.
            let isFinite = shape.answer == .many && !shape.step.to.isEmpty
            let isReadOn = shape.flow.isReadOn(shape.step)
            let endless = shape.step.isEndless ? ", isEndless: true" : ""
            func completed(_ closures: String) -> String {
                hasArguments ? "\(call.dropLast()), \(closures))" : "service.\(name)(\(closures))"
            }
            switch (shape.style, shape.answer) {
            case (_, .none): return (shape.returnsStatus ? "_ = " : "") + effects + call
            case (_, .direct), (.async, .one): return (shape.isVoid ? "" : "_ = ") + effects + call
            case (.async, .many):
                if isReadOn { return "try await firstAnswer(of: \(call)\(endless))" }
                return "for try await _ in \(call) {" + (isFinite ? "}" : " break }")
            case (.combine, _):
                let values = call + (isFinite ? ".ignoreOutput()" : "")
                return "try await firstAnswer(of: \(values)\(endless))"
            case (.callback, .one):
                if shape.isThrowing { return "try await completion { \(completed("completion: $0")) }" }
                let end = completed("completion: { end(Result<_, Never>.success($0)) }")
                return "try await completion { end in \(end) }"
            case (.callback, .many):
                if isReadOn {
                    let head = "try await firstAnswer" + (endless.isEmpty ? "" : "(isEndless: true)")
                    return "\(head) { value, end in \(completed("observer: { _ in value() }, completion: end")) }"
                }
                let first = isFinite ? "" : " end(.success(()))"
                return "try await completion { end in \(completed("observer: { _ in\(first) }, completion: end")) }"
            }
        }
    }

    let outline: FlowOutline
    var head: FileHead
    let steps: [Called]

    private var flow: Flow { outline.flow }
    private var settings: FileSettings { outline.settings }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            .text("module") { $0.settings.servicesModules.isEmpty ? $0.settings.configuration.module ?? "" : "" },
            .text("name") { $0.flow.contractName }, .text("table") { $0.flow.tableType },
            .text("protocol") { $0.flow.protocolName.value },
            .text("scenario") { $0.flow.scenarioType },
            .flag("hasStatuses") { !$0.flow.statuses.isEmpty },
            .flag("isCombine") { $0.flow.style.value == .combine },
            .flag("isAsync") { $0.flow.style.value == .async },
            .flag("isCallback") { $0.flow.style.value == .callback },
            .flag("awaitsUnshared") { context in
                context.flow.isolation.value == .none
                    && context.steps.contains { $0.effects.contains("await") }
            },
            .text("parameters") { $0.steps.isEmpty ? "_, _" : "step, service" },
            .flag("hasSteps") { !$0.steps.isEmpty }, .list("steps") { $0.steps },
            .flag("hasSignals") { !$0.flow.signals.isEmpty },
            .texts("observedSignals") { $0.observedSignals },
        ]

    /// What observes each signal, as an expression.
    private var observedSignals: [String] {
        flow.signals.map { signal in
            let (name, member) = (signal.name.spelled, "service.\(Observation.signal(signal, of: flow).name)")
            switch flow.style.value {
            case .combine: return "\(member).sink { _ in tell(.\(name)) }"
            case .async: return "Task { [values = \(member)] in for await _ in values { tell(.\(name)) } }"
            case .callback: return "\(member) { \(signal.payload.isEmpty ? "" : "_ in ")tell(.\(name)) }"
            }
        }
    }

    init(_ outline: FlowOutline) {
        self.outline = outline
        steps = outline.steps.map { Called($0.shape, outline.samples) }
        var imports = Imports(outline.flow.imports + outline.settings.servicesModules)
        imports.add(typesIn: outline.namedTypes + steps.map(\.call))
        if outline.flow.style.value == .combine, !outline.flow.statuses.isEmpty || !outline.flow.signals.isEmpty {
            imports.add(["Combine"])
        }
        head = FileHead(generatedFrom: outline.flow, outline.settings, imports)
        head.isForTests = true
    }
}

extension Flow {
    /// Whether a contract reads a stream on behind its first value: it never ends, or an event has to end it.
    func isReadOn(_ step: Step) -> Bool { step.isEndless || step.streams != nil && cancelsAnswer(of: step) }

    /// Whether an event cancels a step that leaves the status alone.
    func cancelsAnswer(of step: Step) -> Bool { !step.changesStatus && events.contains { $0.cancels(step) } }
}
