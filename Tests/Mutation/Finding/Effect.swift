// What a call does to those who watch the flow, told by the name that is called: a status, a value, an
// answer, the end of another step.

import SwiftSyntax

/// A call that somebody outside can notice.
struct Effect {
    enum Kind {
        /// Sends statuses.
        case status
        /// Brings a value of a stream, or the answer where its end is told in another call.
        case value
        /// Ends the step: tells its answer, or that no more values come.
        case end
        /// Ends another step.
        case cancel
        /// Asks whether the step was ended by another.
        case check
        /// Passes on what happened unasked.
        case event
        /// Writes a call down.
        case record
    }

    let kind: Kind
    let call: FunctionCallExprSyntax

    /// The effect of an expression that stands as a statement; nil if nobody notices.
    init?(_ expression: ExprSyntax, _ vocabulary: Vocabulary) {
        guard let call = Self.call(in: expression) else { return nil }
        let (base, name) = Self.parts(of: call.calledExpression)
        let label = call.arguments.first?.label?.text
        guard let kind = Self.kind(name, base: base, label: label, call, vocabulary) else {
            return nil
        }
        self.kind = kind
        self.call = call
    }

    private static func kind(
        _ name: String, base: String, label: String?, _ call: FunctionCallExprSyntax,
        _ vocabulary: Vocabulary
    ) -> Kind? {
        let isOfStatus = base.isEmpty || base.lowercased().contains("status")
        switch name {
        case "send" where label == "completion": return .end
        case "send" where base == "isOnlineSubject": return nil
        case "send": return isOfStatus ? .status : .value
        case "forEach"
        where call.arguments.first?.description.contains("statusSubject.send") == true:
            return .status
        case "yield" where base != "calls": return .value
        case "observer": return .value
        case "finish" where base != "calls": return .end
        case "completion": return .end
        case "cancel", "endCall", "endDelay": return .cancel
        case "checkCancellation": return .check
        case "record": return .record
        case "append" where base.hasSuffix("Calls"): return .record
        case _ where vocabulary.events.contains(name): return .event
        default: return nil
        }
    }

    /// The call in `try await a?.b()`, or itself.
    private static func call(in expression: ExprSyntax) -> FunctionCallExprSyntax? {
        if let inner = expression.as(TryExprSyntax.self) { return call(in: inner.expression) }
        if let inner = expression.as(AwaitExprSyntax.self) { return call(in: inner.expression) }
        return expression.as(FunctionCallExprSyntax.self)
    }

    /// `statusSubject` and `send` of `self?.statusSubject.send`.
    private static func parts(of called: ExprSyntax) -> (base: String, name: String) {
        guard let member = called.as(MemberAccessExprSyntax.self) else {
            return ("", called.trimmedDescription)
        }
        let base = member.base?.trimmedDescription ?? ""
        let words = base.split { $0 == "." || $0 == "?" }
        let name = member.declName.baseName.text
        return (words.last.map(String.init).flatMap { $0 == "self" ? "" : $0 } ?? "", name)
    }
}
