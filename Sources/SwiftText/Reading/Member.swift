// A member of a file: its key, its parts, and the bytes of each.

struct SyntaxRanges: Sendable {
    /// The attributes and modifiers that are the developer's: a merge leaves them as they are.
    var ownAttributes: [Range<Int>] = []
    var ownModifiers: [Range<Int>] = []
    /// Where a first modifier goes.
    var modifierStart = 0
    /// The end of what is merged as one: a declaration up to its body, or the first words of a type.
    var headEnd = 0
    var body: Range<Int> = 0..<0
}

struct Member: Sendable {
    var key: MemberKey
    /// The conditions of the `#if` branches around it.
    var condition: String
    var elements = Elements()
    var ranges = SyntaxRanges()
    /// The declaration without doc comment.
    var range: Range<Int>
    /// Where its comments begin, else the declaration.
    var docStart: Int
    /// The name's own bytes, or the keyword where there is no name.
    var name: Range<Int>
    /// The declaration with a semicolon behind it.
    var end: Int
    /// The `// flowgen:retired` comment above.
    var retiredLine: Range<Int>?
    var hasTrailingComment = false
    var isPrivate = false
    /// The hash of the whole without the access level that a stub gets in a public type.
    var wholeAsSkeleton = ""
    /// Stored properties and the like, which cannot be in an extension.
    var needsTypeBody = false
    /// An initializer that can be called without arguments, and gives a value.
    var takesNothing = false
    /// Its location: the container, and the item in that.
    var container = 0
    var item = 0

    /// The item of what is in a container's head.
    static let inHead = -1

    /// The types of the parameters and the result, or of the variable; nil where it names none, or has its own.
    var types: [String]?
}

/// What appears directly in a container: one declaration, or one `#if` with all its branches.
struct Item: Sendable {
    enum Content: Sendable, Equatable {
        case members
        case container(Int)
        case condition
        case other
    }

    var content: Content
    /// From the doc comment on.
    var range: Range<Int>
    /// The members that it declares, by their index in the file, nested ones left out.
    var members: [Int] = []
    /// The containers that it declares.
    var containers: [Int] = []
}

/// Something that contains members: the file, a type, an extension.
struct Container: Sendable {
    /// `Outer.Inner`; empty for the file.
    var owner: String
    var isExtension = false
    /// The types that it inherits from or conforms to, without attributes.
    var inherited: [InheritedEntry] = []
    var condition = ""
    /// The member that represents it: its head.
    var head: Int?
    /// Between the braces.
    var body: Range<Int>
    var items: [Item] = []
    /// Where an inheritance clause goes, if there is none.
    var inheritanceStart = 0
    /// From the doc comment on.
    var range: Range<Int>
    /// The type's name, where it is declared or extended.
    var nameRange: Range<Int> = 0..<0

    /// What says what it inherits from.
    var inheritanceRange: Range<Int> {
        inheritanceStart..<max(inheritanceStart, inherited.last?.range.upperBound ?? 0)
    }
}

// How a member is found: its type, its kind, whether it is static, and its full name with labels. Written `* func
// startChat(prompt:)`, where `*` is the type that the file is about. Back-ticks are not part of a name: with and
// without them it is the same.

struct MemberKey: Hashable, Sendable, CustomStringConvertible {
    enum DeclarationKind: String, Sendable {
        case type, `extension`, conformance, `import`
        case `func`, `init`, `subscript`, `var`, `typealias`, other
    }

    /// The type that the file is about, whatever its name is at the time.
    static let mainOwner = "*"

    /// The type, `Outer.Inner` if it is nested; empty at a file's top.
    var owner: String
    var kind: DeclarationKind
    var isStatic: Bool
    /// The name without labels.
    var name: String
    /// The labels, as they are declared; nil for what has none.
    var labels: [String]?

    init(owner: String, kind: DeclarationKind, isStatic: Bool = false, name: String, labels: [String]? = nil) {
        self.owner = owner
        self.kind = kind
        self.isStatic = isStatic
        self.name = name.withoutBackticks
        self.labels = labels?.map(\.withoutBackticks)
    }

    /// Reads a key as ``description`` writes it.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return nil }
        let isStatic = parts[1].hasPrefix("static-")
        guard let kind = DeclarationKind(rawValue: isStatic ? String(parts[1].dropFirst(7)) : parts[1]) else {
            return nil
        }
        self.init(owner: parts[0] == "-" ? "" : parts[0], kind: kind, name: parts[2])
        self.isStatic = isStatic
        guard Self.hasLabels(kind), let open = parts[2].lastIndex(of: "("), parts[2].hasSuffix(")") else { return }
        name = String(parts[2][..<open]).withoutBackticks
        labels = parts[2][parts[2].index(after: open)...].dropLast()
            .split(separator: ":").map { String($0).withoutBackticks }
    }

    private static func hasLabels(_ kind: DeclarationKind) -> Bool {
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

    /// The member in tokens, for a report.
    var readable: String {
        switch kind {
        case .import: "import \(name)"
        case .conformance: "the conformance to \(name)"
        case .extension: name.isEmpty ? "extension \(owner)" : "extension \(owner): \(name)"
        default: fullName
        }
    }
}

extension String {
    /// A name without the back-ticks around it.
    var withoutBackticks: String {
        guard utf8.count > 2, hasPrefix("`"), hasSuffix("`") else { return self }
        return String(dropFirst().dropLast())
    }
}
