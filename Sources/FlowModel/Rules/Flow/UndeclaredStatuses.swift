// A flow that names statuses must declare them. One diagnostic lists all, at the first one.

import Diagnostics

enum UndeclaredStatuses: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        guard facts.flow.statuses.isEmpty, !facts.flow.unread.contains(.statuses) else { return [] }
        let references = facts.statusReferences.sorted {
            $0.location.range.lowerBound < $1.location.range.lowerBound
        }
        guard let first = references.first else { return [] }
        var seen: Set<String> = []
        let names = references.map(\.value).filter { seen.insert($0).inserted }
        return [.noStatuses(first, names: names)]
    }
}

extension Diagnostic {
    fileprivate static func noStatuses(_ first: Located<String>, names: [String]) -> Diagnostic {
        let listed = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
        return Diagnostic(
            "flow-no-statuses",
            "status '\(first.value)' is named, but the flow declares no statuses",
            advice: "declare them under `statuses`: \(listed)", at: first.location)
    }
}
