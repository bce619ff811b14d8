// How a member is found: its type, its kind, whether it is static, and its full name with labels.
// Written `* func startChat(prompt:)`, where `*` is the type that the file is about. Back-ticks are no part of a
// name: with and without them it is the same.

struct MemberKey: Hashable, Sendable, CustomStringConvertible {
    enum Kind: String, Sendable {
        case type, `extension`, conformance, `import`
        case `func`, `init`, `deinit`, `subscript`, `var`, `case`, `typealias`, other
        /// The comment in a body that holds nothing else.
        case note
    }

    /// The type that the file is about, whatever its name is at the time.
    static let mainOwner = "*"

    /// The type, `Outer.Inner` if it is nested; empty for what stands at a file's top.
    var owner: String
    var kind: Kind
    var isStatic: Bool
    /// The name without labels.
    var name: String
    /// The labels, as they are declared; nil for what has none.
    var labels: [String]?

    init(
        owner: String, kind: Kind, isStatic: Bool = false, name: String, labels: [String]? = nil
    ) {
        self.owner = owner
        self.kind = kind
        self.isStatic = isStatic
        self.name = name.withoutBackticks
        self.labels = labels?.map(\.withoutBackticks)
    }

    /// Reads a key as ``description`` writes it.
    init?(_ text: String) {
        let parts = text.split(
            separator: " ", maxSplits: 2, omittingEmptySubsequences: false
        ).map(String.init)
        guard parts.count == 3 else { return nil }
        let isStatic = parts[1].hasPrefix("static-")
        guard let kind = Kind(rawValue: isStatic ? String(parts[1].dropFirst(7)) : parts[1])
        else { return nil }
        self.init(owner: parts[0] == "-" ? "" : parts[0], kind: kind, name: parts[2])
        self.isStatic = isStatic
        guard Self.hasLabels(kind), let open = parts[2].lastIndex(of: "("),
            parts[2].hasSuffix(")")
        else { return }
        name = String(parts[2][..<open]).withoutBackticks
        labels = parts[2][parts[2].index(after: open)...].dropLast()
            .split(separator: ":").map { String($0).withoutBackticks }
    }

    private static func hasLabels(_ kind: Kind) -> Bool {
        kind == .func || kind == .`init` || kind == .subscript
    }

    var description: String {
        "\(owner.isEmpty ? "-" : owner) \(isStatic ? "static-" : "")\(kind.rawValue) \(fullName)"
    }

    /// The name with its labels: `startChat(prompt:)`.
    var fullName: String {
        guard let labels else { return name }
        return "\(name)(\(labels.map { "\($0):" }.joined()))"
    }

    /// The member in words, for a report.
    var readable: String {
        switch kind {
        case .import: "import \(name)"
        case .conformance: "the conformance to \(name)"
        case .extension: name.isEmpty ? "extension \(owner)" : "extension \(owner): \(name)"
        default: fullName
        }
    }
}
