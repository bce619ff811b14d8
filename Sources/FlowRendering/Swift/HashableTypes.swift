// Which types are known to be Hashable: those that Swift and Foundation supply, what they are combined to, the flow's
// own enums where their payloads are, and the types that `equatable:` lists.

import FlowModel
import SwiftNotation

extension FlowOutline {
    /// Whether an enum with these cases is known to be Hashable.
    ///
    /// - Parameter enums: The flow's own enums that the cases are part of: a payload that is one of them again
    ///   decides nothing.
    func isHashable(_ cases: [EnumCase], within enums: Set<String> = []) -> Bool {
        cases.flatMap(\.payload).allSatisfy { isHashable($0.type, within: enums) }
    }

    private func isHashable(_ type: SwiftType, within enums: Set<String>) -> Bool {
        if settings.equatable.contains(type.text) { return true }
        if [flow.statusType, flow.errorType].contains(type.text) {
            let cases = type.text == flow.statusType ? flow.statuses : flow.errors
            return !cases.isEmpty
                && (enums.contains(type.text) || isHashable(cases, within: enums.union([type.text])))
        }
        guard type.prefixes.isEmpty else { return false }
        if let name = type.baseName, Self.genericTypes.contains(name), !type.arguments.isEmpty {
            return type.arguments.allSatisfy { isHashable($0, within: enums) }
        }
        return Self.plainTypes.contains(type.text)
    }

    private static let genericTypes: Set<String> = [
        "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "Range", "Result", "Set",
    ]

    private static let plainTypes: Set<String> = [
        "AttributedString", "Bool", "CGFloat", "Calendar", "Character", "CharacterSet", "Data", "Date",
        "DateComponents", "DateInterval", "Decimal", "Double", "Duration", "Float", "IndexPath", "IndexSet", "Int",
        "Int16", "Int32", "Int64", "Int8", "Locale", "Never", "ObjectIdentifier", "PersonNameComponents", "String",
        "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
        "URLComponents", "URLQueryItem", "URLRequest", "UUID", "Unicode.Scalar",
    ]
}
