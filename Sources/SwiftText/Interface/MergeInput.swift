// The three inputs of a merge: the file as it would be, the file as the user has it, and the base, which is what flowgen
// wrote last. All are bytes; nothing here touches the disk.

/// Where a part of a freshly rendered file comes from.
package struct MemberMark: Sendable, Hashable {
    /// The bytes of the text that the mark is about.
    package var range: Range<Int>
    /// What the members in the range are there for.
    package var id: MemberID
    /// Whether the protocol (or the superclass) demands the members in the range.
    package var isRequired: Bool
    /// The ids that the members had before, from `was:`.
    package var formerIDs: [MemberID]

    /// Marks a range of a generated text.
    package init(
        range: Range<Int>, id: MemberID, isRequired: Bool, formerIDs: [MemberID] = []
    ) {
        self.range = range
        self.id = id
        self.isRequired = isRequired
        self.formerIDs = formerIDs
    }
}

/// A file as it would be if nobody had touched it.
package struct GeneratedFile: Sendable {
    /// What the file is for, whatever it is called: `wrapper DeepSeek ChatBot`.
    package var identity: String
    /// Where the file belongs.
    package var path: String
    /// The bytes of the file.
    package var text: [UInt8]
    /// Where its parts come from; the innermost mark counts.
    package var marks: [MemberMark]
    /// The type that the file is about, whose renames are followed.
    package var typeName: String?
    /// The protocol that something else hands the type out as: a conformance that has to be there.
    package var demandedConformance: String?
    /// The access level of that protocol beyond the module: `public `, `package `, or nothing.
    package var demandedAccess = ""
    /// The names that the flow has now and code may use, with the types that have them: its statuses, errors and steps.
    package var vocabulary: [FlowTerm]

    /// A file as it would be if nobody had touched it.
    package init(
        identity: String, path: String, text: [UInt8], marks: [MemberMark], typeName: String?,
        demandedConformance: String? = nil
    ) {
        vocabulary = []
        self.identity = identity
        self.path = path
        self.text = text
        self.marks = marks
        self.typeName = typeName
        self.demandedConformance = demandedConformance
    }
}

/// A file that the user has.
package struct UserFile: Sendable, Hashable {
    /// Where the file lies.
    package var path: String
    /// The bytes of the file.
    package var text: [UInt8]
    /// Whether the file is as flowgen wrote it.
    package var isUntouched: Bool

    /// A file that the user has.
    package init(path: String, text: [UInt8], isUntouched: Bool = false) {
        (self.path, self.text, self.isUntouched) = (path, text, isUntouched)
    }
}

/// The three inputs of a merge, and the names that changed.
package struct MergeInput: Sendable {
    /// Theirs: the file as it would be if nobody had touched it.
    package var generated: GeneratedFile
    /// Mine: the file as the user has it; nil if there is none.
    package var user: UserFile?
    /// Base: what flowgen last wrote, from the state files, in any order.
    package var base: [BaseMember]
    /// Names that the flow spelled differently before; their uses are mentioned.
    package var formerNames: [FormerName]
    /// The names that other files of the user's use beside the type: what is called so may be there.
    package var namesBeside: Set<String> = []
    /// The members of the type in other files of the user's, by their names with labels.
    package var membersBeside: Set<String> = []

    /// The three inputs of a merge, and the names that changed.
    package init(
        generated: GeneratedFile, user: UserFile?, base: [BaseMember], formerNames: [FormerName] = []
    ) {
        self.generated = generated
        self.user = user
        self.base = base
        self.formerNames = formerNames
    }
}
