// Types of Swift and Foundation that are Hashable, alone or where their arguments are.

import SwiftNotation

extension SwiftType {
    /// Whether it is a type of Swift or Foundation without arguments that is Hashable.
    package var isStandardHashable: Bool { prefixes.isEmpty && plainTypes.contains(text) }

    /// The arguments of a standard type that is Hashable where they are; empty for any other type.
    package var hashableElements: [SwiftType] {
        guard prefixes.isEmpty, let baseName, genericTypes.contains(baseName) else { return [] }
        return arguments
    }
}

private let genericTypes: Set<String> = [
    "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Optional", "Range", "Result", "Set",
]

private let plainTypes: Set<String> = [
    "AttributedString", "Bool", "CGFloat", "Calendar", "Character",
    "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Double",
    "Duration", "Float", "IndexPath", "IndexSet", "Int", "Int16", "Int32", "Int64", "Int8",
    "Locale", "Never", "ObjectIdentifier", "PersonNameComponents", "String",
    "Substring", "TimeInterval", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID", "Unicode.Scalar",
]
