// Names that are known to be types of their own. Any other name may be an alias that is declared out of sight.

struct KnownTypes: Sendable {
    /// The types that the flow declares.
    var flow: Set<String> = []
    /// Names that are declared as aliases of types: each may be any type.
    var aliases: Set<String> = []
    /// The types that the user's files declare at their top, for all of the module.
    var declared: Set<String> = []
    /// The protocols among these.
    var protocols: Set<String> = []
    /// The types that the project extends with conformances; nil where nobody has looked.
    var conforming: Set<String>?

    func contains(_ path: [String]) -> Bool {
        guard let name = path.last, !aliases.contains(name) else { return false }
        if flow.contains(name) || path.count == 1 && declared.contains(name) { return true }
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
    /// The types in ``names`` that conform to a protocol which nobody makes others conform to; nil for any other
    /// protocol.
    func conformers(to name: String) -> Set<String>? {
        aliases.contains(name) ? nil : Self.conformers[name]
    }

    /// Whether a name is a protocol of the standard library that no tuple, function or `Any` conforms to.
    func isNominal(_ name: String) -> Bool {
        !aliases.contains(name)
            && (Self.nominal.contains(name) || protocols.contains(name)
                || Self.conformers[name] != nil)
    }

    /// Whether a type of the standard library conforms to a protocol nowhere.
    func isWithout(_ type: String, _ name: String) -> Bool {
        if let conformers = conformers(to: name) { return !conformers.contains(type) }
        guard let conforming, protocols.contains(name), !aliases.contains(name) else {
            return false
        }
        return !conforming.contains(type)
    }

    /// Whether a path names a type of the standard library or Foundation.
    func isStandard(_ path: [String]) -> Bool {
        contains(path) && !flow.union(declared).contains(path.last ?? "")
    }

    private static let unsigned: Set<String> = ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
    private static let signed: Set<String> = ["Int", "Int8", "Int16", "Int32", "Int64"]
    private static let integers = signed.union(unsigned)
    private static let floats: Set<String> = ["Double", "Float"]
    private static let numbers = integers.union(floats).union(["Decimal"])

    private static let conformers: [String: Set<String>] = [
        "AnyObject": ["AnyObject"], "BinaryFloatingPoint": floats, "BinaryInteger": integers,
        "FixedWidthInteger": integers, "FloatingPoint": floats, "Numeric": numbers,
        "SignedInteger": signed, "SignedNumeric": numbers.subtracting(unsigned),
        "StringProtocol": ["String", "Substring"], "UnsignedInteger": unsigned,
    ]

    private static let nominal: Set<String> = [
        "Codable", "Collection", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "Error", "Hashable", "Identifiable", "Sequence",
    ]
}
