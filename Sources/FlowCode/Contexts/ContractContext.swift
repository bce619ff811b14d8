// The context of `<Flow>Contract.swift`: a call of each step with sample arguments, and the flow's one test. What a
// flow promises is in its table; how it is tested, in the file that all contracts share.

import FlowModel
import SwiftText

/// What the template of a contract may use.
package struct ContractContext: FlowContext {
    let outline: FlowOutline
    let calls: [SampledCall]
    var imports: Imports {
        var imports = Imports(flow.imports + settings.servicesModules)
        imports.add(typesIn: outline.namedTypes + calls.flatMap(\.lines))
        if flow.style.value == .combine, !flow.statuses.isEmpty || !flow.signals.isEmpty { imports.add(["Combine"]) }
        return imports
    }
    let isForTests = true

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        flowFields + [
            .text("module") { $0.settings.servicesModules.isEmpty ? $0.settings.module ?? "" : "" },
            .text("name") { $0.flow.contractName }, .text("scenario") { $0.flow.scenarioType },
            .flag("hasStatuses") { !$0.flow.statuses.isEmpty },
            .flag("isCombine") { $0.flow.style.value == .combine },
            .flag("isAsync") { $0.flow.style.value == .async },
            .flag("isCallback") { $0.flow.style.value == .callback },
            .flag("awaitsUnshared") { context in
                context.flow.isolation.value == .none && context.calls.contains(where: \.isAwaited)
            },
            .flag("hasSteps") { !$0.calls.isEmpty }, .texts("cases") { $0.calls.flatMap(\.lines) },
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
        calls = outline.steps.map { SampledCall($0, outline.samples) }
    }
}

/// A case of a switch over steps that calls one on the service, with sample arguments. It returns once the step has
/// answered, and throws an error that the step answers with.
struct SampledCall {
    let lines: [String]
    private(set) var isAwaited = false

    init(_ shape: StepSignature, _ samples: Samples) {
        let head = "case .\(shape.step.name.spelled):"
        var arguments: [String] = []
        for parameter in shape.step.parameters {
            let given = parameter.sample ?? parameter.defaultValue
            guard let sample = samples.sample(of: parameter.type, named: parameter.label.internal.text, given: given)
            else {
                lines = ["\(head) break  // \(parameter.type.text) has no sample."]
                return
            }
            // A variadic parameter without arguments is left out.
            if !parameter.type.isVariadic { arguments.append(parameter.label.callPrefix + sample) }
        }
        isAwaited = shape.isAsync
        let statement = Self.statement(shape, arguments)
        let isShort = !statement.contains("\n") && CodeLayout.fits("\(head) \(statement)", indent: 12)
        lines = isShort ? ["\(head) \(statement)"] : [head, "    \(statement)"]
    }

    private static func statement(_ shape: StepSignature, _ arguments: [String]) -> String {
        // Many values that come to an end send a status; else the first is enough.
        let isFinite = shape.answer == .many && !shape.step.to.isEmpty
        let isReadOn = shape.flow.isReadOn(shape.step)
        let endless = shape.step.isEndless ? ", isEndless: true" : ""
        func call(_ start: String, _ closures: [String] = [], _ end: String = "") -> String {
            let start = start + "service.\(shape.step.methodName.spelled)"
            return start + CodeLayout.list(arguments + closures, after: start, end: end, indent: 16) + end
        }
        switch (shape.style, shape.answer) {
        case (_, .none): return call((shape.returnsStatus ? "_ = " : "") + shape.callEffects)
        case (_, .direct), (.async, .one): return call((shape.isVoid ? "" : "_ = ") + shape.callEffects)
        case (.async, .many):
            if isReadOn { return call("try await firstAnswer(of: ", [], "\(endless))") }
            return call("for try await _ in ", [], isFinite ? " {}" : " { break }")
        case (.combine, _):
            return call("try await firstAnswer(of: ", [], "\(isFinite ? ".ignoreOutput()" : "")\(endless))")
        case (.callback, .one):
            if shape.isThrowing { return call("try await completion { ", ["completion: $0"], " }") }
            return call(
                "try await completion { end in ", ["completion: { end(Result<_, Never>.success($0)) }"], " }")
        case (.callback, .many):
            if isReadOn {
                let head = "try await firstAnswer\(endless.isEmpty ? "" : "(isEndless: true)") { value, end in "
                return call(head, ["observer: { _ in value() }", "completion: end"], " }")
            }
            let observer = "observer: { _ in\(isFinite ? "" : " end(.success(()))") }"
            return call("try await completion { end in ", [observer, "completion: end"], " }")
        }
    }
}

extension Flow {
    /// Whether a contract reads a stream on behind its first value: it never ends, or an event has to end it.
    func isReadOn(_ step: Step) -> Bool { step.isEndless || step.streams != nil && cancelsAnswer(of: step) }

    /// Whether an event cancels a step that leaves the status alone.
    func cancelsAnswer(of step: Step) -> Bool { !step.changesStatus && events.contains { $0.cancels(step) } }
}
