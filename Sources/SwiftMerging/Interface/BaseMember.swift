// One line of the record: what flowgen last wrote for one member. Texts stand as they are, so that
// a conflict can print them; a doc comment, a body and the whole are hashes over words.

/// What flowgen last wrote for one member: one line of the record.
///
/// The fields are the file's identity, the member's origin, its key, and then `name=text` for each
/// element that it has, in a fixed order.
package struct BaseMember: Hashable, Sendable {
    /// The fields of the line; none holds a tab or a line feed.
    package let fields: [String]
    let key: MemberKey
    let elements: Elements
    /// The origins that the member had before, when the line was written.
    let formerOrigins: [String]
    /// The conditions of the `#if` branches that flowgen put around the member.
    let condition: String
    let isRetired: Bool

    /// The identity of the file.
    package var identity: String { fields[0] }
    /// What the member is there for.
    package var origin: String { fields[1] }

    /// The former name of a type that some code still uses; nil for any other line.
    package var formerTypeName: String? {
        origin == Self.termPrefix + "type" ? key.name : nil
    }

    /// Whether the line is about what the flow no longer has, and the developer's code still does.
    package var isOfFormerFlow: Bool { isRetired || formerTypeName != nil }

    /// Reads a line of the record; nil if it is none.
    package init?(fields: [String]) {
        guard fields.count >= 3, let key = MemberKey(fields[2]) else { return nil }
        let isClean = fields.allSatisfy { field in
            field.utf8.allSatisfy { $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\n") }
        }
        guard isClean else { return nil }
        var elements = Elements()
        var formerOrigins: [String] = []
        var condition = ""
        var isRetired = false
        for field in fields.dropFirst(3) {
            guard let equals = field.firstIndex(of: "=") else { return nil }
            let name = String(field[..<equals])
            let text = String(field[field.index(after: equals)...])
            switch name {
            case "was": formerOrigins.append(text)
            case "if": condition = text
            case "retired": isRetired = true
            default: guard elements.read(name, text) else { return nil }
            }
        }
        self.fields = fields
        self.key = key
        self.elements = elements
        self.formerOrigins = formerOrigins
        self.condition = condition
        self.isRetired = isRetired
    }

    init(identity: String, member: FreshMember) {
        condition = member.member.condition
        let was =
            member.formerOrigins.sorted().map { "was=\($0)" }
            + (condition.isEmpty ? [] : ["if=\(condition)"])
        fields =
            ([identity, member.origin, member.key.description] + was
            + member.elements.fields).map(Self.withoutBreaks)
        key = member.key
        elements = member.elements
        formerOrigins = member.formerOrigins.sorted()
        isRetired = false
    }

    static let termPrefix = "name "

    /// A line that says that the flow has, or had, a name that code may use.
    init?(term: String, kind: String, owner: String, in identity: String) {
        let key = MemberKey(owner: owner, kind: .other, name: term.withoutBackticks)
        self.init(fields: [identity, Self.termPrefix + kind, key.description])
    }

    /// Whether the line is about a name, no member.
    var isTerm: Bool { origin.hasPrefix(Self.termPrefix) }

    private init(fields: [String], like other: BaseMember, isRetired: Bool) {
        self.fields = fields
        key = other.key
        elements = other.elements
        formerOrigins = other.formerOrigins
        condition = other.condition
        self.isRetired = isRetired
    }

    /// Whether the line would be written the same way again for an unchanged member.
    func speaks(of member: FreshMember) -> Bool {
        key == member.key && elements == member.elements && condition == member.member.condition
            && origin == member.origin && formerOrigins == member.formerOrigins.sorted()
    }

    /// The same line, saying that the member is retired.
    var retired: BaseMember {
        isRetired
            ? self : BaseMember(fields: fields + ["retired=yes"], like: self, isRetired: true)
    }

    private static func withoutBreaks(_ field: String) -> String {
        let breaks: Set<UInt8> = [UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard field.utf8.contains(where: breaks.contains) else { return field }
        return String(
            decoding: field.utf8.map { breaks.contains($0) ? UInt8(ascii: " ") : $0 },
            as: UTF8.self)
    }
}
