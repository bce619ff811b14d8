// A step of a mock: it records the call and calls the runner, as a wrapper does, or a closure that a test can replace, with
// the flow's `mock` rules as its default. The closure is plain Swift: it sends statuses, sleeps, and returns or throws.

import FlowModel
import SwiftText

/// A step of the mock.
struct MockStep: TemplateContext {
    let shape: StepSignature
    let samples: Samples
    let access: String

    private var step: Step { shape.step }
    private var flow: Flow { shape.flow }
    private var function: RunnerCall.Function { shape.runnerFunction }
    /// The property that holds the closure.
    var closure: String { "on" + upperCamel(step.name.text) }

    static let fields: [ContextField<Self>] = [
        .text("declaration") { $0.shape.signature($0.access).declaration() },
        .texts("records") { $0.records },
        .texts("body") { $0.body },
    ]

    private var names: [String] { step.parameters.map(\.label.internal.spelled) }

    /// The type of what it records of the arguments: of one, or of several as a tuple; empty if there are none.
    var logType: String {
        let types = step.parameters.map(\.type.storedText)
        if types.count < 2 { return types.first ?? "" }
        return "(\(zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")))"
    }

    /// What it records of the call.
    private var records: [String] {
        let arguments = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
        let lines =
            (flow.hasTable ? ["calls.append(.\(step.name.spelled))"] : [])
            + (names.isEmpty ? [] : ["\(step.name.text)Calls.append(\(arguments))"])
        return shape.isolation == .sendable ? lines.map { "self.lock.withLock { self.spy.\($0) }" } : lines
    }

    /// What it then does.
    private var body: [String] {
        let member = shape.isolation == .sendable ? "self.\(closure)" : closure
        let effects = (function != .none || shape.isThrowing ? "try " : "") + (isAsync ? "await " : "")
        guard function != .none else {
            let check = step.from == nil ? [] : ["flow.check(.\(step.name.spelled))"]
            let done = "\(effects)\(member)(\(arguments(send: "flow.send")))"
            let end = returnsStatus ? "flow.send(\(done))" : (shape.isVoid ? "" : "return ") + done
            return check + flow.cancelling(step.cancels, of: "flow") + [end]
        }
        let call = RunnerCall(shape: shape, map: sampleError)
        let capture = member == closure ? closure : "\(closure) = \(member)"
        let done = "\(effects)\(closure)(\(arguments(send: "send")))"
        let work = call.yields && shape.answer == .one ? "yield(\(done))" : done
        return call.lines(
            after: shape.returnsValue ? "return " : "", sends: sends, capture: "[\(capture)] ", work: [work])
    }

    /// What makes an error `$0` one of the type that the step promises; empty if it promises none.
    var sampleError: String { shape.promisedError(own: samples.failure(of: "$0"), samples) }

    // MARK: - The closure

    /// Whether what the closure does goes on after the call of the step.
    private var isAsync: Bool { shape.isAsync || function != .none }

    /// Whether the closure returns the status that the step ends in.
    private var returnsStatus: Bool { shape.answer == .none && !step.ends.isEmpty }

    /// The statuses that the closure sends on the way, behind the one that the runner sends first.
    private var later: [String] {
        let way = step.via.map { place in
            place.lazy.compactMap { flow.status($0.value) }.compactMap { samples.expression(of: $0) }.first
        }
        return zip([nil] + way, way).dropFirst(shape.firstVia == nil ? 0 : 1).compactMap { $0 == $1 ? nil : $1 }
    }

    /// Whether a rule lists the statuses on the way, so that not all rules send the same.
    private var isListed: Bool { step.mock.contains { if case .statuses = $0.outcome { true } else { false } } }

    /// What a rule sends on the way, if not all rules do.
    private var onTheWay: [String] { isListed ? send(later) : [] }

    /// Whether the closure is given a function to send statuses with.
    var sends: Bool {
        let passes = step.stops.dropFirst(shape.firstVia == nil ? 0 : 1).contains { !$0.statuses.isEmpty }
        return !flow.statuses.isEmpty && (isListed || passes || shape.answer != .none && !step.to.isEmpty)
    }

    /// Whether it is given a function for each value of the answer.
    private var yields: Bool { [.stream, .publisher, .observer].contains(function) && shape.answer == .many }

    /// Whether it is set in the mock's initializer, because it needs the mock's clock.
    var sleeps: Bool { step.mock.contains { ($0.after ?? 0) > 0 } && isAsync }

    /// The closure's type.
    var type: String { "\(attribute)(\(closureParameters.joined(separator: ", ")))\(effects) -> \(result)" }

    /// Whether the closure's type names what it throws.
    var isTyped: Bool {
        if case .type = step.throwing { return function == .none && !shape.isAsync }
        return false
    }

    private var attribute: String {
        switch shape.isolation {
        case .mainActor: isAsync ? "@MainActor " : ""
        case .sendable: "@Sendable "
        case .none: ""
        }
    }

    private var closureParameters: [String] {
        step.parameters.map(\.inClosureType) + (sends ? ["_ send: \(flow.tableType).Send"] : [])
            + (yields ? ["_ yield: (\(shape.value)) -> Void"] : [])
    }

    private var effects: String {
        let isAsync = isAsync ? " async" : ""
        if function != .none { return isAsync + " throws" }
        guard shape.isThrowing else { return isAsync }
        return isAsync + (shape.isAsync ? " throws" : " " + shape.declaredEffects)
    }

    private var result: String {
        if returnsStatus { return flow.statusType }
        return shape.answer == .none || shape.answer == .many ? "Void" : shape.value
    }

    /// The arguments of a call of the closure, where `yield` is what the runner gives.
    private func arguments(send: String) -> String {
        (names + (sends ? [send] : []) + (yields ? ["yield"] : [])).joined(separator: ", ")
    }

    // MARK: - The default

    /// The declaration of the property, in lines: `var onAsk: (_ text: String) -> Void = { … }`.
    var closureDeclaration: [String] {
        let indent = shape.isolation == .sendable ? 8 : 4
        let start = "\(access)var \(closure):"
        if sleeps { return [broken(start, indent)] }
        let (opening, statements) = parts
        let whole =
            opening == "{" && statements.isEmpty ? "{}" : ([opening] + statements + ["}"]).joined(separator: " ")
        let line = "\(start) \(type) = \(whole)"
        let isShort = statements.count <= 1 && statements.first?.hasSuffix("}") != true
        if isShort, CodeLayout.fits(line, indent: indent) { return [line] }
        return [broken(start, indent, end: " = \(opening)")] + statements.map { "    \($0)" } + ["}"]
    }

    /// The closure in lines, to be set in the mock's initializer.
    var value: [String] {
        let (opening, statements) = parts
        return [opening] + statements.map { "    \($0)" } + ["}"]
    }

    /// A declaration whose type is on several lines where it has to be.
    private func broken(_ start: String, _ indent: Int, end: String = "") -> String {
        let (head, tail) = ("\(start) \(attribute)", "\(effects) -> \(result)\(end)")
        return head + CodeLayout.list(closureParameters, after: head, end: tail, indent: indent) + tail
    }

    /// How the closure begins, and its statements.
    private var parts: (opening: String, statements: [String]) {
        let statements = statements
        var head = (names + (sends ? ["send"] : []) + (yields ? ["yield"] : [])).joined(separator: ", ")
        if isTyped, case .type(let type) = step.throwing {
            head = "(\(head)) throws(\(type.text))"
        }
        // One statement needs no `return`.
        let isAlone = statements.count == 1 && statements[0].hasPrefix("return ")
        return (
            head.isEmpty ? "{" : "{ \(head) in",
            isAlone ? [String(statements[0].dropFirst("return ".count))] : statements
        )
    }

    private var statements: [String] {
        var lines = isListed ? [] : send(later)
        for rule in step.mock {
            var statements = statements(of: rule)
            guard let when = rule.when else { return lines + statements }
            // What comes after the block is for other calls.
            let ends = ["return", "throw ", "Swift.fatalError("].contains {
                statements.last?.hasPrefix($0) ?? false
            }
            if !ends { statements.append("return") }
            let condition = when.text.contains("{") ? "(\(when.text))" : when.text
            let line = "if \(condition) { \(statements[0]) }"
            if statements.count == 1, CodeLayout.fits(line, indent: 8) {
                lines.append(line)
            } else {
                lines += ["if \(condition) {"] + statements.map { "    " + $0 } + ["}"]
            }
        }
        return lines + fallback
    }

    /// What it does when no rule applies: it succeeds.
    private var fallback: [String] { onTheWay + finish(success) }

    private func statements(of rule: MockRule) -> [String] {
        let sleep = "try await clock.sleep(for: .seconds(\(seconds(rule.after ?? 0))))"
        let canThrow = function != .none || shape.isThrowing
        let pause = (rule.after ?? 0) > 0 && isAsync ? [canThrow ? sleep : "do { \(sleep) } catch {}"] : []
        switch rule.outcome {
        case .status(let status): return onTheWay + pause + finish(status.text)
        case .statuses(let statuses):
            // The runner has sent the first.
            let isSent = shape.firstVia.map { ".\($0.name.spelled)" } == statuses.first?.text
            let others = statuses.dropFirst(isSent ? 1 : 0)
            return send(others.dropLast().map(\.text)) + pause + (others.last.map { finish($0.text) } ?? fallback)
        case .value(let value): return onTheWay + pause + finish(success, [value.text])
        case .values(let values): return onTheWay + pause + finish(success, values.map(\.text))
        case .error(let error):
            let type = if case .type(let type) = step.throwing { type.text } else { flow.errorType }
            return onTheWay + pause + ["throw \(error.text.hasPrefix(".") ? type + error.text : error.text)"]
        }
    }

    /// Ends in a status, and answers with values or a sample: values come before the status, a returned one after it.
    private func finish(_ status: String?, _ values: [String]? = nil) -> [String] {
        if returnsStatus { return end(status.map { "return \($0)" }, needing: flow.statusType) }
        let (sent, answer) = (send([status].compactMap(\.self)), answer(values))
        guard shape.answer == .many else { return sent + answer }
        // Nothing comes behind a value that has no sample.
        return answer.last?.hasPrefix("Swift.fatalError(") == true ? answer : answer + sent
    }

    private func send(_ statuses: [String]) -> [String] {
        flow.statuses.isEmpty ? [] : statuses.map { "send(\($0))" }
    }

    /// Answers with values, or with a sample.
    private func answer(_ values: [String]?) -> [String] {
        switch shape.answer {
        case .none: return []
        case .many:
            guard let values = values ?? sampledAnswer.map({ [$0] }) else { return end(nil, needing: shape.value) }
            let isEndless = step.isEndless ? ["return try await untilEnded()"] : []
            return values.map { "yield(\($0))" } + isEndless
        case .direct, .one:
            if shape.isVoid { return [] }
            return end((values?.first ?? sampledAnswer).map { "return \($0)" }, needing: shape.value)
        }
    }

    private func end(_ line: String?, needing type: String) -> [String] {
        let message = "\(flow.mockName).\(closure): set it, or give the flow a sample of \(type)"
        return [line ?? "Swift.fatalError(\(message.debugDescription))"]
    }

    /// The outcome that it chooses by itself: the first success that has samples.
    private var success: String? {
        let outcomes = step.ends.compactMap { flow.status($0.value) }
        let successes = outcomes.filter { !flow.isFailure($0) }
        // Where the step has no `to`, it stays in the last status on its way.
        guard !step.to.isEmpty || returnsStatus else { return nil }
        return (successes.isEmpty ? outcomes : successes).lazy.compactMap { samples.expression(of: $0) }.first
    }

    /// The value that it answers with by itself; nil where its type has no sample.
    private var sampledAnswer: String? {
        if shape.isVoid { return "()" }
        let type = step.returns ?? step.streams
        return type.flatMap { samples.sample(of: $0, named: step.name.text, given: nil) }
    }
}

/// Seconds as Swift writes them: `3`, `0.5`.
func seconds(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e9 ? String(Int(seconds)) : String(seconds)
}

extension StepSignature {
    /// The status that the runner sends when a step begins: the first on its way, if nothing has to be known for it. The
    /// others are for the SDK to tell.
    var firstVia: EnumCase? {
        guard runnerFunction != .none, let place = step.via.first, place.count == 1 else { return nil }
        return flow.status(place[0].value).flatMap { $0.payload.isEmpty ? $0 : nil }
    }
}
