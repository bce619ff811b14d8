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
    var call: String
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
        .text("callType") { $0.callType }, .text("call") { $0.call },
        .text("handlerName") { $0.handlerName }, .text("handlerType") { $0.handlerType },
        .text("handlerCall") { $0.handlerCall }, .texts("cancels") { $0.cancels },
        .texts("scripted") { $0.scripted },
        .texts("before") { $0.before }, .list("rules") { $0.rules },
        .flag("hasRules") { !$0.rules.isEmpty }, .texts("last") { $0.last },
        .text("self") { $0.qualifier },
    ]

    /// All expressions of the flow that the step's body mentions.
    var expressions: [String] { before + rules.flatMap { [$0.opening] + $0.statements } + last }

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
        let types = step.parameters.map(\.type.storedText)
        callType =
            types.count == 1
            ? types[0]
            : "("
                + zip(arguments, types).map { "\($0.asLabel): \($1)" }.joined(separator: ", ") + ")"
        call =
            arguments.count == 1
            ? arguments[0].spelled
            : "(" + arguments.map { "\($0.asLabel): \($0.spelled)" }.joined(separator: ", ") + ")"
        if arguments.isEmpty {
            callType = ""
            call = ""
        }
        handlerName = "\(name)Handler"
        handlerType = Self.handlerType(shape)
        let values = arguments.map(\.spelled).joined(separator: ", ")
        let effect = shape.answer == .direct && shape.isThrowing ? "try " : ""
        qualifier = Self.mustQualify(step) ? "self." : ""
        let handled = "\(effect)\(handlerName)(\(values))"
        handlerCall = shape.answer == .one ? "\(qualifier)publish(\(handled))" : handled
        let answer = MockAnswer(shape: shape, samples: outline.samples, qualifier: qualifier)
        cancels = step.cancels.compactMap { flow.step($0.value) }
            .filter { step in step.mock.contains { $0.after != nil } }.map(\.name.spelled)
        scripted = answer.scripted
        before = answer.before
        rules = answer.rules
        last = answer.last
    }

    private static func handlerType(_ shape: StepShape) -> String {
        let parameters = shape.step.parameters.map(\.inClosureType).joined(separator: ", ")
        switch shape.answer {
        case .none: return "(\(parameters)) -> Void"
        case .one: return "(\(parameters)) -> Result<\(shape.value), \(shape.failure)>"
        case .many: return "(\(parameters)) -> \(shape.publisher)"
        case .direct:
            switch shape.step.throwing {
            case .nothing: return "(\(parameters)) -> \(shape.value)"
            case .any: return "(\(parameters)) throws -> \(shape.value)"
            case .type(let type): return "(\(parameters)) throws(\(type.text)) -> \(shape.value)"
            }
        }
    }

    /// Whether a parameter hides a member that the body calls.
    private static func mustQualify(_ step: Step) -> Bool {
        let members: Set<String> = [
            "send", "record", "sendScript", "publish", "perform", "endDelay",
            "\(step.name.text)Handler",
            "\(step.name.text)Calls",
        ]
        return step.parameters.contains { members.contains($0.label.internal.text) }
    }
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
