// A step of the mock: its log, its handler, and what it does when a test has said nothing.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use of a step.
struct MockStepContext: TemplateContext {
    var name: String
    var spelled: String
    var signature: [String]
    var startsIn: String
    var callsName: String
    var callType: String
    /// The statement that logs the arguments; empty where there are none.
    var logging: String
    /// Statements that let nothing come of a call that has been ended.
    var guarding: [String]
    var handlerName: String
    var handlerType: String
    var handlerCall: String
    var cancels: [String]
    var scripted: [String]
    var before: [String]
    var rules: [MockRuleContext]
    var last: [String]
    var qualifier: String

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("spelled") { $0.spelled },
        .texts("signature") { $0.signature },
        .text("startsIn") { $0.startsIn }, .text("callsName") { $0.callsName },
        .text("callType") { $0.callType },
        .text("logging") { $0.logging }, .texts("guarding") { $0.guarding },
        .text("handlerName") { $0.handlerName }, .text("handlerType") { $0.handlerType },
        .text("handlerCall") { $0.handlerCall }, .texts("cancels") { $0.cancels },
        .texts("scripted") { $0.scripted },
        .texts("before") { $0.before }, .list("rules") { $0.rules },
        .flag("hasRules") { !$0.rules.isEmpty }, .texts("last") { $0.last },
        .text("self") { $0.qualifier },
    ]

    init(_ shape: StepShape, _ outline: FlowOutline) {
        let step = shape.step
        let flow = outline.flow
        let arguments = step.parameters.map(\.label.internal)
        name = step.name.text
        spelled = step.name.spelled
        var head = shape.signature
        head.head = outline.settings.access + head.head
        signature = head.lines(indent: 4, brace: true)
        startsIn = (step.from ?? []).compactMap { flow.status($0.value) }
            .map { ".\($0.name.spelled)" }.joined(separator: ", ")
        callsName = "\(name)Calls"
        qualifier = Self.mustQualify(step) ? "self." : ""
        (callType, logging) = Self.log(step, callsName, isLocked: shape.isolation == .sendable)
        if !logging.isEmpty { logging = qualifier + logging }
        handlerName = "\(name)Handler"
        handlerType = Self.handlerType(shape)
        let values = (arguments.map(\.spelled) + (shape.answer == .many ? shape.answerNames : []))
            .joined(separator: ", ")
        let handled = "\(shape.callEffects)\(handlerName)(\(values))"
        switch (shape.style, shape.answer) {
        case (.combine, .one): handlerCall = "\(qualifier)publish(\(handled))"
        case (.callback, .one): handlerCall = "completion(\(handled))"
        default: handlerCall = handled
        }
        let call = qualifier
        guarding = shape.answerNames.map {
            "let \($0) = \(call)whileUnderWay(.\(step.name.spelled), \($0))"
        }
        let answer = MockAnswer(shape: shape, samples: outline.samples, qualifier: qualifier)
        cancels = step.cancels.compactMap { flow.step($0.value) }
            .filter { StepShape(step: $0, flow: flow).canBeEnded }.map(\.name.spelled)
        scripted = answer.scripted
        before = answer.before
        rules = answer.rules
        last = answer.last
    }

    /// The type of a call's arguments, and the statement that logs them; empty where there are none.
    private static func log(
        _ step: Step, _ callsName: String, isLocked: Bool
    ) -> (type: String, statement: String) {
        let arguments = step.parameters.map(\.label.internal)
        let types = step.parameters.map(\.type.storedText)
        guard let first = arguments.first else { return ("", "") }
        var (type, value) = (types[0], first.spelled)
        if arguments.count > 1 {
            let fields = zip(arguments, types).map { "\($0.asLabel): \($1)" }
            let values = arguments.map { "\($0.asArgument): \($0.spelled)" }
            type = "(" + fields.joined(separator: ", ") + ")"
            value = "(" + values.joined(separator: ", ") + ")"
        }
        let statement = "\(callsName).append(\(value))"
        return (type, isLocked ? "locked { $0.\(statement) }" : statement)
    }

    private static func handlerType(_ shape: StepShape) -> String {
        var parameters = shape.step.parameters.map(\.inClosureType)
        let result: String
        switch (shape.style, shape.answer) {
        case (.callback, .one): result = " -> \(shape.completionResult)"
        case (.callback, .many):
            parameters += [
                "_ observer: @escaping \(shape.observerType)",
                "_ completion: @escaping \(shape.completionType)",
            ]
            result = " -> Void"
        case (.combine, .one): result = " -> Result<\(shape.value), \(shape.failure)>"
        default: result = shape.tail + (shape.returnsValue ? "" : " -> Void")
        }
        return "\(shape.handlerAttribute)(\(parameters.joined(separator: ", ")))\(result)"
    }

    /// Whether a parameter hides a member that the body calls.
    private static func mustQualify(_ step: Step) -> Bool {
        let members: Set<String> = [
            "send", "record", "sendScript", "publish", "perform", "endDelay", "endCall", "pause",
            "stream", "locked", "whileUnderWay",
            "\(step.name.text)Handler",
            "\(step.name.text)Calls",
        ]
        return step.parameters.contains { members.contains($0.label.internal.text) }
    }
}

extension StepShape {
    /// What stands before the type of the step's handler in the mock.
    fileprivate var handlerAttribute: String {
        if isolation == .sendable { return "@Sendable " }
        return isolation == .mainActor && isAsync ? "@MainActor " : ""
    }

    /// Whether the mock may have something under way after a call of the step.
    var canBeEnded: Bool { takesCompletion || step.mock.contains { $0.after != nil } }
}

/// One rule of the mock: a branch of an `if`.
struct MockRuleContext: TemplateContext {
    /// `if a {`, `} else if b {`, `} else {`
    var opening: String
    var statements: [String]

    static let fields: [ContextField<Self>] = [
        .text("opening") { $0.opening }, .texts("statements") { $0.statements },
    ]
}
