// Which types are known to be Hashable: those that Swift and Foundation supply, what they are combined to, the flow's
// own error where its payloads are, and the types that `equatable:` lists.

import FlowModel
import SwiftText

extension FlowOutline {
    /// Whether an enum with these cases is known to be Hashable. An error that holds an error of the flow is not.
    func isHashable(_ cases: [EnumCase], isInError: Bool = false) -> Bool {
        cases.flatMap(\.payload).allSatisfy { isHashable($0.type, isInError) }
    }

    private func isHashable(_ type: SwiftType, _ isInError: Bool) -> Bool {
        if settings.equatable.contains(where: { $0.value.text == type.text }) { return true }
        if type.text == flow.errorType { return !isInError && isHashable(flow.errors, isInError: true) }
        guard type.prefixes.isEmpty else { return false }
        if let name = type.baseName, Self.genericTypes.contains(name), !type.arguments.isEmpty {
            return type.arguments.allSatisfy { isHashable($0, isInError) }
        }
        return Self.plainTypes.contains(type.text)
    }

    private static let genericTypes: Set = ["Array", "ClosedRange", "Dictionary", "Optional", "Range", "Result", "Set"]

    private static let plainTypes: Set<String> = [
        "AttributedString", "Bool", "CGFloat", "Calendar", "Character", "Data", "Date", "DateComponents",
        "DateInterval", "Decimal", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Locale",
        "String", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
        "URLRequest", "UUID",
    ]
}
