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
        let elements = Self.elements(of: type)
        guard elements.isEmpty else {
            return elements.allSatisfy { contains($0, within: enums) }
        }
        if type.text == flow.statusType || type.text == flow.errorType {
            let cases = type.text == flow.statusType ? flow.statuses : flow.errors
            guard !cases.isEmpty, !enums.contains(type.text) else { return !cases.isEmpty }
            return contains(cases, within: enums.union([type.text]))
        }
        return type.prefixes.isEmpty && Self.plainTypes.contains(type.text)
    }

    /// The arguments of a standard type that is Hashable where they are; empty for any other type.
    private static func elements(of type: SwiftType) -> [SwiftType] {
        guard type.prefixes.isEmpty, let name = type.baseName, genericTypes.contains(name) else { return [] }
        return type.arguments
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
