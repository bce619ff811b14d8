// Which types are known to be Hashable: those that Swift and Foundation supply, what they are combined to, the flow's
// own enums where their payloads are, and the types that `equatable:` lists.

import FlowModel
import SwiftNotation

/// The types that a flow knows to be Hashable.
struct HashableTypes {
    private let flow: Flow
    private let configured: Set<String>

    init(_ outline: FlowOutline) {
        flow = outline.flow
        configured = Set(outline.settings.configuration.equatable.map(\.value.text))
    }

    /// Whether an enum with these cases is Hashable.
    func contains(_ cases: [EnumCase]) -> Bool { contains(cases, within: []) }

    /// - Parameter enums: The flow's own enums that the cases are part of: a payload that is one of them again
    ///   decides nothing.
    private func contains(_ cases: [EnumCase], within enums: Set<String>) -> Bool {
        cases.flatMap(\.payload).allSatisfy { contains($0.type, within: enums) }
    }

    private func contains(_ type: SwiftType, within enums: Set<String>) -> Bool {
        if configured.contains(type.text) { return true }
        let elements = type.hashableElements
        guard elements.isEmpty else {
            return elements.allSatisfy { contains($0, within: enums) }
        }
        if type.text == flow.statusType || type.text == flow.errorType {
            let cases = type.text == flow.statusType ? flow.statuses : flow.errors
            guard !cases.isEmpty, !enums.contains(type.text) else { return !cases.isEmpty }
            return contains(cases, within: enums.union([type.text]))
        }
        return type.isStandardHashable
    }
}
