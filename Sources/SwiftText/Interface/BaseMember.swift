// One line of a state file: what flowgen last wrote for one member. Elements are stored as text, so that a conflict can
// print them; doc comments, bodies and the whole member are stored as hashes over tokens.

/// What flowgen last wrote for one member: one line of a state file.
///
/// The fields are the file's identity, the member's id, its key, and then `name=text` for each element that it has, in
/// a fixed order.
package struct BaseMember: Hashable, Sendable {
    /// The fields of the line.
    package let fields: [String]
    let key: MemberKey
    let elements: Elements
    /// What the member is there for.
    package let id: MemberID
    /// The ids that the member had before, when the line was written.
    let formerIDs: [MemberID]
    /// The conditions of the `#if` branches that flowgen put around the member.
    let condition: String
    let isRetired: Bool

    /// The identity of the file.
    package var identity: String { fields[0] }
    /// The former name of a type that some code still uses; nil for any other line.
    package var formerTypeName: String? {
        id == .name(.type) ? key.name : nil
    }

    /// What the type that the file is about conforms to or inherits from; nil for any other line.
    package var conformance: String? {
        id.kind == .helper && key.kind == .conformance && key.owner == MemberKey.mainOwner
            ? key.name : nil
    }

    /// Reads a line of a state file; nil if it is not a valid one.
    package init?(fields: [String]) {
        guard fields.count >= 3, let id = MemberID(fields[1]), let key = MemberKey(fields[2]) else { return nil }
        var elements = Elements()
        var formerIDs: [MemberID] = []
        var condition = ""
        var isRetired = false
        for field in fields.dropFirst(3) {
            guard let equals = field.firstIndex(of: "=") else { return nil }
            let name = String(field[..<equals])
            let text = String(field[field.index(after: equals)...])
            switch name {
            case "was": formerIDs += [MemberID(text)].compactMap(\.self)
            case "if": condition = text
            case "retired": isRetired = true
            default: guard elements.read(name, text) else { return nil }
            }
        }
        self.fields = fields
        self.id = id
        self.key = key
        self.elements = elements
        self.formerIDs = formerIDs
        self.condition = condition
        self.isRetired = isRetired
    }

    init(identity: String, member: GeneratedMember) {
        condition = member.member.condition
        id = member.id
        formerIDs = member.formerIDs.sorted { $0.text < $1.text }
        let was =
            formerIDs.map { "was=\($0.text)" }
            + (condition.isEmpty ? [] : ["if=\(condition)"])
        fields = [identity, member.id.text, member.key.description] + was + member.elements.fields
        key = member.key
        elements = member.elements
        isRetired = false
    }

    /// A line that says that the flow has, or had, a name that code may use.
    init?(_ kind: NameKind, _ name: String, of owner: String, in identity: String) {
        let key = MemberKey(owner: owner, kind: .other, name: name.withoutBackticks)
        self.init(fields: [identity, MemberID.name(kind).text, key.description])
    }

    /// What has the name that the line is about; nil for a line about a member.
    package var nameKind: NameKind? { id.nameKind }

    /// The same line, saying that the member is retired.
    var retired: BaseMember {
        isRetired ? self : BaseMember(fields: fields + ["retired=yes"]) ?? self
    }
}
