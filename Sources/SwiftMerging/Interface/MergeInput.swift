// What a merge is made from: the files as they would be if nobody had touched them, the files
// that the developer has, and what flowgen wrote last. All bytes; nothing here touches the disk.

/// Where a part of a freshly rendered file comes from.
package struct FreshMark: Sendable, Hashable {
    /// The bytes of the text that the mark is about.
    package var range: Range<Int>
    /// What the members in the range are there for, such as `step startChat`.
    package var origin: String
    /// Whether the protocol (or the superclass) demands the members in the range.
    package var isRequired: Bool
    /// The origins that the members had before, from `was:`.
    package var formerOrigins: [String]
    /// The former label of a parameter, by its label now.
    package var formerLabels: [String: String]

    /// Marks a range of a fresh text.
    package init(
        range: Range<Int>, origin: String, isRequired: Bool, formerOrigins: [String] = [],
        formerLabels: [String: String] = [:]
    ) {
        self.range = range
        self.origin = origin
        self.isRequired = isRequired
        self.formerOrigins = formerOrigins
        self.formerLabels = formerLabels
    }
}

/// A file as it would be if nobody had touched it.
package struct FreshFile: Sendable {
    /// What the file is for, whatever it is called: `wrapper DeepSeek ChatBot`.
    package var identity: String
    /// Where the file belongs.
    package var path: String
    /// The bytes of the file.
    package var text: [UInt8]
    /// Where its parts come from; the innermost mark counts.
    package var marks: [FreshMark]
    /// The type that the file is about, whose renames are followed.
    package var typeName: String?
    /// The protocol that something else hands the type out as: a conformance that has to be there.
    package var demandedConformance: String?

    /// Whether a class alone can conform to that protocol.
    package var isForClasses = false

    /// The flow's own types, whose members the file may use: the protocol, and what implements it.
    package var flowTypes: Set<String>
    /// The type that is the flow's table, which a wrapper's runner is declared with.
    package var flowTable: String?
    /// The names that the flow has now and code may use, with the types that have them: its statuses, errors and
    /// steps.
    package var vocabulary: [Term]

    /// A name that code may use.
    package struct Term: Sendable, Hashable {
        /// `status`, `error` or `step`.
        package var kind: String
        /// The name.
        package var name: String
        /// The type that has it.
        package var owner: String

        /// A name that code may use.
        package init(kind: String, name: String, owner: String) {
            self.kind = kind
            self.name = name
            self.owner = owner
        }
    }

    /// A file as it would be if nobody had touched it.
    package init(
        identity: String, path: String, text: [UInt8], marks: [FreshMark], typeName: String?,
        demandedConformance: String? = nil
    ) {
        flowTypes = []
        vocabulary = []
        self.identity = identity
        self.path = path
        self.text = text
        self.marks = marks
        self.typeName = typeName
        self.demandedConformance = demandedConformance
    }
}

/// A file that the developer has.
///
/// Every Swift file of the folder in question is given, so that members that were moved to a
/// sibling file or an extension are found.
package struct UserFile: Sendable, Hashable {
    /// Where the file lies.
    package var path: String
    /// The bytes of the file.
    package var text: [UInt8]
    /// What the file is for; nil for a sibling that flowgen did not plan.
    package var identity: String?

    /// A file that the developer has.
    package init(path: String, text: [UInt8], identity: String?) {
        self.path = path
        self.text = text
        self.identity = identity
    }
}

/// A name that the flow spelled differently before, such as the status `busy`, now `loading`.
package struct FormerName: Sendable, Hashable {
    /// What bears the name: `status`, `error`, `event`, `step`, `property`.
    package var kind: String
    /// The name before.
    package var old: String
    /// The name now; empty for what is no more.
    package var new: String
    /// The type that has the name, of a status or an error.
    package var owner: String?

    /// A name that the flow spelled differently before.
    package init(kind: String, old: String, new: String, owner: String? = nil) {
        self.owner = owner
        self.kind = kind
        self.old = old
        self.new = new
    }
}

/// The three inputs of a merge, and the names that changed.
package struct MergeInput: Sendable {
    /// New: the files as they would be if nobody had touched them.
    package var fresh: [FreshFile]
    /// User: the files that the developer has.
    package var users: [UserFile]
    /// Base: what flowgen last wrote, from the records. A set: its order means nothing.
    package var base: [BaseMember]
    /// Names that the flow spelled differently before; their uses are mentioned.
    package var formerNames: [FormerName]
    /// Names that other files of the folder declare as aliases of types.
    package var aliases: Set<String>
    /// The types that files of the project extend with conformances; nil where nobody has looked.
    package var conforming: Set<String>?

    /// The three inputs of a merge, and the names that changed.
    package init(
        fresh: [FreshFile], users: [UserFile], base: [BaseMember], formerNames: [FormerName] = [],
        aliases: Set<String> = []
    ) {
        self.fresh = fresh
        self.users = users
        self.base = base
        self.formerNames = formerNames
        self.aliases = aliases
    }

    /// Whether each file is there and holds the fresh bytes, so that a merge would change nothing
    /// but the record.
    package var isTrivial: Bool {
        let own = Dictionary(
            users.compactMap { user in user.identity.map { ($0, user) } },
            uniquingKeysWith: { first, _ in first })
        return fresh.allSatisfy { file in
            own[file.identity].map { $0.path == file.path && $0.text == file.text } ?? false
        }
    }
}
