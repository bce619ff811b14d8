// What a member of a merged file is there for. The contexts of the templates mark the parts of a flow with it, the
// merge pairs members by it, and the state file stores it. Only this file reads and writes its text.

/// The part of a flow that a member belongs to, by its kind and its names.
package struct MemberID: Hashable, Sendable {
    /// The word for each in the state file, and in a message.
    package enum Kind: String, Sendable {
        case step, property, view, signal, lifecycle
        /// The key under which a property is stored.
        case storageKey = "key"
        /// The method that an event calls if it leads to a status.
        case event
        /// A method of a protocol of the SDK.
        case delegate
        case statuses
        /// The method of a manager that makes a wrapper.
        case maker
        case testContract = "test"
        /// A member that no part of the flow is marked with, by its key.
        case helper
        /// Not a member, but a name that the flow has or had and that code may use.
        case name
    }

    package let kind: Kind
    /// What the state file has behind the kind.
    private let rest: [String]

    private init(_ kind: Kind, _ rest: String...) { (self.kind, self.rest) = (kind, rest) }

    package static func step(_ name: String) -> MemberID { MemberID(.step, name) }
    package static func property(_ name: String) -> MemberID { MemberID(.property, name) }
    package static func storageKey(_ name: String) -> MemberID { MemberID(.storageKey, name) }
    package static func view(_ name: String) -> MemberID { MemberID(.view, name) }
    package static func event(_ name: String, status: String) -> MemberID { MemberID(.event, name, status) }
    package static func signal(_ name: String) -> MemberID { MemberID(.signal, name) }
    package static func delegate(_ name: String, method: String) -> MemberID { MemberID(.delegate, name, method) }
    package static func lifecycle(_ name: String) -> MemberID { MemberID(.lifecycle, name) }
    package static let statuses = MemberID(.statuses)
    package static let maker = MemberID(.maker)
    package static let testContract = MemberID(.testContract, "contract")
    static func helper(_ key: String) -> MemberID { MemberID(.helper, key) }
    static func name(_ kind: NameKind) -> MemberID { MemberID(.name, kind.rawValue) }

    /// Reads the text of an id; nil if no id has it.
    package init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let kind = Kind(rawValue: words[0]) else { return nil }
        self.kind = kind
        rest = kind == .helper ? [words.dropFirst().joined(separator: " ")] : Array(words.dropFirst())
        let count =
            switch kind {
            case .statuses, .maker: 0
            case .event, .delegate: 2
            default: 1
            }
        guard rest.count == count, kind != .name || nameKind != nil else { return nil }
    }

    /// The text in the state file: `step pay`.
    package var text: String { ([kind.rawValue] + rest).joined(separator: " ") }

    /// The names of the part, which the names of its members are made from.
    package var names: [String] { [.helper, .name, .testContract].contains(kind) ? [] : rest }

    /// What has the name that the id is about; nil if it is about a member.
    var nameKind: NameKind? { kind == .name ? rest.first.flatMap { NameKind(rawValue: $0) } : nil }

    /// Whether code that is not in the file does not compile without the members: a protocol or
    /// `IntegrationsManager` requires them.
    package var isRequired: Bool { [.step, .property, .view, .statuses, .maker, .delegate].contains(kind) }
}

/// What has a name.
package enum NameKind: String, Sendable {
    case status, error, event, step, property, scenario, type, member
    /// A member whose body is to be checked.
    case body
}

/// A name of the flow that code may use.
package struct FlowTerm: Hashable, Sendable {
    package let kind: NameKind
    package let name: String
    /// The type that has the name.
    package let owner: String

    package init(_ kind: NameKind, _ name: String, of owner: String) {
        (self.kind, self.name, self.owner) = (kind, name, owner)
    }
}

/// A name that was spelled differently before, such as the status `busy`, now `loading`.
package struct FormerName: Hashable, Sendable {
    package let kind: NameKind
    package let old: String
    /// The name now; empty for what was removed.
    package let new: String
    /// The type that has the name of a status, an error or a scenario.
    package let owner: String?

    package init(_ kind: NameKind, old: String, new: String, owner: String? = nil) {
        (self.kind, self.old, self.new, self.owner) = (kind, old, new, owner)
    }
}
