// A comment is about something that the flow has.

import Diagnostics

enum CommentedTypes: FlowRule {
    static let id: DiagnosticID = "flow-comment"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let properties = flow.properties.filter { !$0.updates.isEmpty && !$0.isObserved }
        return properties.map { .notObserved($0) }
            + flow.comments.locations.sorted { $0.key < $1.key }.compactMap { key, location in
                let part = key == "errorType" ? Flow.Part.errors : .statuses
                let isThere = part == .errors ? !flow.errors.isEmpty : !flow.statuses.isEmpty
                return isThere || flow.unread.contains(part) ? nil : .aboutNothing(key, part.rawValue, location)
            }
    }
}

extension Diagnostic {
    fileprivate static func notObserved(_ property: Property) -> Diagnostic {
        Diagnostic(
            CommentedTypes.id,
            "`updates` comments on nothing: '\(property.name.text)' is not observed",
            advice: "remove it, or write `observe: true`", at: property.location)
    }

    fileprivate static func aboutNothing(_ key: String, _ part: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            CommentedTypes.id, "`\(key)` comments on nothing: the flow has no `\(part)`",
            advice: "remove it, or declare `\(part)`", at: location)
    }
}
