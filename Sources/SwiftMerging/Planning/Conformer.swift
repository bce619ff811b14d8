// The user's type that has to conform to a protocol: its kind after the merge, where it declares the conformance, and
// the names of types that are in scope. These decide which declarations can satisfy the protocol.

struct Conformer: Sendable {
    let protocolName: String?
    let typeName: String?
    /// The names that may be aliases of any type.
    let aliases: Set<String>
    /// The names of the flow's types and of common ones, each of which is another type.
    private let knownTypes: Set<String>
    let isForClasses: Bool
    /// Whether the protocol belongs to the main actor.
    let isOnMainActor: Bool
    /// `class`, `actor`: how the type is declared once the merge is done; empty where it is not in sight.
    let keyword: String
    /// The type's own isolation.
    let isolation: WrittenIsolation
    /// The containers that declare the conformance, by their file and index.
    let conformances: Set<UserMember>
    /// The `#if` conditions of these.
    let conditions: [String]
    /// The type or a conformance has conditions of its own, to which members may be bound too.
    let isUnavailable: Bool
    /// `@preconcurrency P`, `@MainActor P`.
    let hasAttributes: Bool

    init(of plan: FileMerge, in table: MemberTable) {
        let file = plan.file
        protocolName = file.demandedConformance
        typeName = plan.typeName
        aliases = table.aliases
        knownTypes = file.flowTypes.union(file.vocabulary.map(\.owner)).union(Self.standardTypes).subtracting(aliases)
        isForClasses = file.isForClasses
        let head = plan.diff { $0.isMainHead }
        let generated = (head?.generated).map { plan.members[$0].elements }
        isOnMainActor = WrittenIsolation(generated?[.isolation] ?? "") == .global("MainActor")
        let declaration = table.containers(of: plan.typeName ?? "", in: plan.own)
            .first { !table.container($0).isExtension }
        let own = declaration.flatMap(table.head(of:))
        let yours = own?.elements[.keyword] ?? ""
        let edits = head?.bases.contains { $0.elements[.keyword] == yours } ?? false
        keyword = edits ? generated?[.keyword] ?? yours : yours
        isolation = WrittenIsolation(own?.elements[.isolation] ?? "")
        let entries = plan.diff { $0.key.kind == .conformance && $0.isRequired }?.users ?? []
        // One that is missing comes into the declaration.
        let places =
            entries.isEmpty
            ? [declaration].compactMap(\.self) : entries.map { UserMember(file: $0.file, member: table[$0].container) }
        conformances = Set(places)
        conditions = places.map { place in
            table.files[place.file].condition(table.container(place).condition)
        }
        let heads = places.compactMap(table.head(of:)) + [own].compactMap(\.self)
        isUnavailable = heads.contains { !$0.unavailability.isEmpty }
        hasAttributes = entries.contains { entry in
            table.files[entry.file].text(table[entry].range).contains("@")
        }
    }

    /// A type that is a known name alone, perhaps optional; nil for any other, which may be one of these all the same.
    func knownType(_ text: String) -> String? {
        var text = text == "()" ? "Void" : text
        if text.hasPrefix("Optional<"), text.hasSuffix(">") {
            text = text.dropFirst("Optional<".count).dropLast() + "?"
        }
        let name = text.hasSuffix("?") ? String(text.dropLast()) : text
        return knownTypes.contains(name) ? text : nil
    }

    static let standardTypes: Set<String> = [
        "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
        "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "Void",
    ]
}

/// Where a declaration runs, as it says itself.
enum WrittenIsolation: Sendable, Equatable {
    case unspecified
    case nonisolated
    case global(String)

    /// Reads the attributes and modifiers that isolate.
    init(_ words: String) {
        let parts = words.split(separator: " ")
        if parts.contains(where: { $0.hasPrefix("nonisolated") }) {
            self = .nonisolated
        } else if let attribute = parts.first(where: { $0.hasSuffix("Actor") }) {
            self = .global(String(attribute.split { "@.".contains($0) }.last ?? attribute))
        } else {
            self = .unspecified
        }
    }
}

extension FileMerge {
    /// The diff of the first generated member of a kind.
    fileprivate func diff(_ isMeant: (GeneratedMember) -> Bool) -> MemberDiff? {
        diffs.first { diff in diff.generated.map { isMeant(members[$0]) } ?? false }
    }
}

extension ParsedFile {
    /// A condition with that of an `#if` around the whole file.
    func condition(_ own: String) -> String {
        if own.isEmpty || condition.isEmpty { return condition + own }
        return "(\(condition)) && (\(own))"
    }
}
