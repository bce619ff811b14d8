// The names that stand for types of their own. Any other name may be an alias that is declared out of sight.

struct KnownTypes: Sendable {
    /// The types that the flow declares.
    var flow: Set<String> = []
    /// Names that are declared as aliases of types: each may be any type.
    var aliases: Set<String> = []

    func contains(_ path: [String]) -> Bool {
        guard let name = path.last, !aliases.contains(name) else { return false }
        if flow.contains(name) { return true }
        guard let module = path.dropLast().last else { return Self.names.contains(name) }
        return Self.modules.contains(module) && Self.names.contains(name)
    }

    private static let modules: Set<String> = ["Swift", "Foundation", "Combine"]

    private static let names: Set<String> = [
        "Any", "AnyObject", "AnyPublisher", "Array", "AsyncStream", "AsyncThrowingStream", "Bool",
        "Calendar", "Character", "Data", "Date", "DateComponents", "Decimal", "Dictionary",
        "Double", "Error", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Locale", "Never",
        "Optional", "Range", "Result", "Set", "String", "Substring", "TimeZone", "UInt", "UInt16",
        "UInt32", "UInt64", "UInt8", "URL", "URLRequest", "UUID",
    ]
}
