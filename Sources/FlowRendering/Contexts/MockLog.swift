// The log of a mock's calls: one argument as it is, several as a struct. A closure that only delays an argument is
// evaluated at once.

import FlowModel
import Mustache
import SwiftNotation

/// What a mock records of each call.
struct MockLog: TemplateContext {
    let parameters: [Parameter]
    /// The name of the step or the view.
    let name: String
    /// `self.` where a parameter hides a member that the mock calls.
    let qualifier: String

    static let fields: [ContextField<Self>] = [
        .text("callsName") { "\($0.name)Calls" }, .text("self") { $0.qualifier },
        .texts("evaluated") { log in log.parameters.filter(\.isEvaluated).map(\.label.internal.spelled) },
        .text("logged") { $0.parameters.count == 1 ? $0.parameters[0].label.internal.spelled : "" },
        .text("loggedFields") { log in
            guard log.parameters.count > 1 else { return "" }
            return log.parameters.map { $0.label.internal }
                .map { "\($0.asArgument): \($0.spelled)" }.joined(separator: ", ")
        },
    ]

    init(of parameters: [Parameter], name: String) {
        self.parameters = parameters
        self.name = name
        let names = Set(parameters.map(\.label.internal.text))
        qualifier = names.isDisjoint(with: Self.members) ? "" : "self."
    }

    /// Members of every mock that a step calls.
    private static let members: Set<String> = [
        "answer", "begin", "publish", "record", "send", "status", "stream",
    ]

    /// The struct of several arguments: `StartCheckCall`.
    var structName: String { upperCamel(name) + "Call" }

    /// The type of an element of the log; empty where there are no arguments.
    var callType: String {
        switch parameters.count {
        case 0: ""
        case 1: parameters[0].loggedType
        default: structName
        }
    }

    /// The fields of the struct; empty where there is none.
    var structFields: [String] {
        guard parameters.count > 1 else { return [] }
        return parameters.map { "\($0.label.internal.spelled): \($0.loggedType)" }
    }

    /// The arguments as the handler takes them.
    var arguments: String { parameters.map(\.handed).joined(separator: ", ") }

    /// The first of some names that no parameter has.
    func free(_ names: [String]) -> String {
        let taken = Set(parameters.map(\.label.internal.text))
        return names.first { !taken.contains($0) } ?? names.joined(separator: "_")
    }
}

extension Parameter {
    /// Whether it is an expression that the caller writes as a value, and the mock evaluates.
    fileprivate var isEvaluated: Bool {
        type.prefixes.contains("@autoclosure") && type.effects.isEmpty
    }

    fileprivate var loggedType: String {
        isEvaluated ? type.arguments.last?.text ?? type.storedText : type.storedText
    }

    /// The parameter in the type of a handler: `_ prompt: String`.
    var inHandler: String {
        isEvaluated ? "_ \(label.internal.spelled): \(loggedType)" : inClosureType
    }

    /// The argument of the handler.
    fileprivate var handed: String { (type.isInout ? "&" : "") + label.internal.spelled }
}

/// What the flow's `Spy` holds for a step or a view.
struct MockSpyContext: TemplateContext {
    var log: MockLog
    var handlerName: String
    /// Empty where there is no handler.
    var handlerType: String
    /// Where a view is kept that a test has set; empty for a step.
    var keptView = ""

    /// Whether the arguments do not fit on one line.
    private var isLong: Bool {
        let fields = log.structFields.joined(separator: ", ")
        return !CodeLayout.fits("public struct \(log.structName) { public let \(fields) }", indent: 8)
    }

    static let fields: [ContextField<Self>] = [
        .text("structName") { $0.log.structName },
        .text("fields") { $0.isLong ? "" : $0.log.structFields.joined(separator: ", ") },
        .flag("isLong") { $0.isLong }, .texts("longFields") { $0.log.structFields },
        .text("callsName") { "\($0.log.name)Calls" }, .text("callType") { $0.log.callType },
        .text("handlerName") { $0.handlerName }, .text("handlerType") { $0.handlerType },
        .text("keptName") { $0.keptView }, .flag("isKeptView") { !$0.keptView.isEmpty },
    ]
}
