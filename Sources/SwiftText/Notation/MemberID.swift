// What a member of a merged file is there for. The contexts of the templates mark the parts of a flow with it, the
// merge pairs members by it, and the state file stores it. Only this file reads and writes its text.

/// The part of a flow that a member belongs to.
package enum MemberID: Hashable, Sendable {
    case step(String)
    case property(String)
    /// The key under which a property is stored.
    case storageKey(String)
    case view(String)
    /// The method that an event calls if it leads to a status.
    case event(String, status: String)
    /// The method that sends a signal.
    case signal(String)
    /// A method of a protocol of the SDK.
    case delegate(String, method: String)
    case lifecycle(String)
    case statuses
    /// The method of a manager that makes a wrapper.
    case maker
    case testContract
    /// A member that no part of the flow is marked with, by its key.
    case helper(String)
    /// Not a member, but a name that the flow has or had and that code may use.
    case name(NameKind)

    /// Reads the text of an id; nil if no id has it.
    package init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        switch (words[0], words.count) {
        case ("step", 2): self = .step(words[1])
        case ("property", 2): self = .property(words[1])
        case ("key", 2): self = .storageKey(words[1])
        case ("view", 2): self = .view(words[1])
        case ("event", 3): self = .event(words[1], status: words[2])
        case ("signal", 2): self = .signal(words[1])
        case ("delegate", 3): self = .delegate(words[1], method: words[2])
        case ("lifecycle", 2): self = .lifecycle(words[1])
        case ("statuses", 1): self = .statuses
        case ("maker", 1): self = .maker
        case ("test", 2) where words[1] == "contract": self = .testContract
        case ("helper", 2...): self = .helper(String(text.dropFirst("helper ".count)))
        case ("name", 2):
            guard let kind = NameKind(rawValue: words[1]) else { return nil }
            self = .name(kind)
        default: return nil
        }
    }

    /// The text in the state file: `step pay`.
    package var text: String {
        switch self {
        case .testContract: "test contract"
        case .helper(let key): "helper \(key)"
        case .name(let kind): "name \(kind.rawValue)"
        default: ([noun] + names).joined(separator: " ")
        }
    }

    /// The kind of part, in one word.
    package var noun: String {
        switch self {
        case .step: "step"
        case .property: "property"
        case .storageKey: "key"
        case .view: "view"
        case .event: "event"
        case .signal: "signal"
        case .delegate: "delegate"
        case .lifecycle: "lifecycle"
        case .statuses: "statuses"
        case .maker: "maker"
        case .testContract: "test"
        case .helper: "helper"
        case .name: "name"
        }
    }

    /// The names of the part, which the names of its members are made from.
    package var names: [String] {
        switch self {
        case .step(let name), .property(let name), .storageKey(let name), .view(let name),
            .lifecycle(let name), .signal(let name):
            [name]
        case .event(let name, let status): [name, status]
        case .delegate(let name, let method): [name, method]
        case .statuses, .maker, .testContract, .helper, .name: []
        }
    }

    /// Whether code that is not in the file does not compile without the members: a protocol or
    /// `IntegrationsManager` requires them.
    package var isRequired: Bool {
        switch self {
        case .step, .property, .view, .statuses, .maker, .delegate: true
        case .storageKey, .event, .signal, .lifecycle, .testContract, .helper, .name: false
        }
    }

    package var isHelper: Bool {
        if case .helper = self { true } else { false }
    }

    package var isStorageKey: Bool {
        if case .storageKey = self { true } else { false }
    }
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
