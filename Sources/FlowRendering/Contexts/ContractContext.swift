// The context of `<Flow>Contract.swift`: a call of each step with sample arguments, and the flow's one test. What a
// flow promises is in its table; how it is tested, in the file that all contracts share.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of a contract may use.
package struct ContractContext: FileContext {
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
        var isVoid = false
        /// Whether many values come to an end, which sends a status; else the first is enough.
        var isFinite = false
        /// Whether it never ends by itself, so that the test sees for a moment that it goes on.
        var isEndless = false
        /// The type of the first parameter without a sample.
        var unsampled = ""

        static let fields: [ContextField<Self>] = [.texts("lines") { $0.lines }]

        /// The case of a switch over steps that calls it.
        private var lines: [String] {
            let head = "case .\(name):"
            if CodeLayout.fits("\(head) \(statement)", indent: 12) { return ["\(head) \(statement)"] }
            if CodeLayout.fits(statement, indent: 16) { return [head, "    \(statement)"] }
            guard let brace = statement.firstRange(of: " { end in ") ?? statement.firstRange(of: " { "),
                statement.hasSuffix(" }")
            else {
                guard let open = statement.firstIndex(of: "("), statement.hasSuffix(")") else {
                    return [head, "    \(statement)"]
                }
                let arguments = statement[statement.index(after: open)...].dropLast()
                return [head, "    \(statement[...open])", "        \(arguments)", "    )"]
            }
            let opening = statement[..<brace.upperBound].dropLast()
            return [head, "    \(opening)", "        \(statement[brace.upperBound...].dropLast(2))", "    }"]
        }

        /// The call as a statement, which returns once the step has answered, and throws an error that it answers with.
        private var statement: String {
            let dropped = isVoid ? "" : "_ = "
            switch line {
            case .isUnsampled: return "break  // \(unsampled) has no sample."
            case .plain: return effects + call
            case .returnsStatus: return "_ = \(effects)\(call)"
            case .returnsValue, .returns, .throws: return dropped + effects + call
            case .streams where isEndless:
                return "for try await _ in \(call) { return try await Task.sleep(for: .milliseconds(100)) }"
            case .streams: return "for try await _ in \(call) {\(isFinite ? "}" : " break }")"
            case .publishes where isEndless: return "try await firstAnswer(of: \(call), staysOpen: true)"
            case .publishes: return "try await firstAnswer(of: \(call)\(isFinite ? ".ignoreOutput()" : ""))"
            case .completesWithResult: return "try await completion { \(completed(with: "completion: $0")) }"
            case .completesWithValue:
                return "try await completion { end in "
                    + "\(completed(with: "completion: { end(Result<_, Never>.success($0)) }")) }"
            case .observes:
                return "try await completion { end in "
                    + "\(completed(with: "observer: { _ in\(isFinite ? "" : " end(.success(()))") }, completion: end")) }"
            }
        }

        /// The call with closures for its answer.
        private func completed(with closures: String) -> String {
            call.hasSuffix("()") || !call.hasSuffix(")")
                ? "\(name(of: call))(\(closures))" : "\(call.dropLast()), \(closures))"
        }

        private func name(of call: String) -> String { String(call.prefix { $0 != "(" }) }

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
            isVoid = shape.isVoid
            isFinite = shape.answer == .many && !shape.step.to.isEmpty
            isEndless = step.isEndless
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
