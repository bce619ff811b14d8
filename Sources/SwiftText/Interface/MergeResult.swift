// The result of a merge: the file to write, what happened to each member, and the new base.

/// A file that the merge writes anew.
package struct MergedFile: Sendable, Hashable {
    /// Where the file belongs now.
    package var path: String
    /// The bytes now.
    package var new: [UInt8]
}

/// What became of a member.
package struct MemberOutcome: Sendable, Hashable {
    /// The kinds of what may become of a member.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A stub was put in.
        case added
        /// The member follows a change of the flow.
        case followed
        /// The member is no longer in the flow, and was edited: it stays, with a line that says so.
        case retired
        /// The member is in the flow again; the line that said otherwise came off.
        case returned
        /// The member was missing, and the protocol demands it: it was put in again.
        case restored
        /// The flow has added or changed it, and it is not in the file: where it is, is for the user to know.
        case apart
        /// The member is no longer in the flow, and was untouched: it was deleted.
        case removed
        /// The user and the flow changed the same thing; the bytes were left.
        case conflict
        /// A former name is still used here.
        case mention
        /// The former name of a step, handed to a runner, was changed here.
        case renamed
        /// The declaration followed the flow; its body, which was edited, is the user's to adapt.
        case left
        /// Since the flow changed the member, nobody has edited its body.
        case unchecked
        /// What two branches have changed was merged; the file as a whole is meant.
        case united
        /// The declaration stays as it is, but the flow requires something else of its body, which was edited: it is
        /// the user's to adapt.
        case stale
    }

    /// What became of the member.
    package var kind: Kind
    /// The line in the new text, from 1.
    package var line: Int
    /// The column in the new text, from 1, in Unicode scalars.
    package var column: Int
    /// The line in the former text where the member is, or behind which it was put.
    package var formerLine: Int
    /// The member in tokens: `startChat(prompt:)`.
    package var member: String
    /// What the two sides of a conflict say, or the name that a mention or a renaming is about.
    package var detail: Detail?
    /// What is known beyond kind and place.
    package enum Detail: Sendable, Hashable {
        /// Two branches have changed it; the text shows base and both sides.
        case branches
        /// The three texts of the part in question. Base is nil where none, or only a hash, is recorded.
        case conflict(element: String, base: String?, yours: String, flow: String)
        /// A former name, and the name now.
        case name(old: String, new: String)
        /// The SDK that no longer has it, or whose errors it maps.
        case sdk(String)
    }
}

/// All that comes out of a merge.
package struct MergeResult: Sendable, Hashable {
    /// The file to be written; nil if it stays as it is.
    package var file: MergedFile?
    /// What became of the members, by file and place.
    package var outcomes: [MemberOutcome]
    /// What to write to the state file; a conflicted member keeps its old lines.
    package var base: [BaseMember]
    /// What the type of the file was called before, if it has another name now.
    package var formerTypeName: String?
}

/// Why files cannot be merged.
package enum MergeError: Error, Sendable, Hashable {
    /// The file is not UTF-8.
    case notUTF8(path: String)
    /// The file is not Swift.
    case doesNotParse(path: String, line: Int, column: Int, message: String)
    /// The file is nested too deeply, or too long, to be read.
    case tooComplex(path: String, line: Int, column: Int, message: String)
    /// The file contains markers of an unfinished `git merge`.
    case conflictMarkers(path: String, line: Int)
    /// The type that a file is about has a name here that neither the flow nor the state file has; a second one would
    /// be written beside it.
    case renamedType(path: String, line: Int, identity: String, name: String)
    /// There is no memory to read files in the folder of this one.
    case noMemory(path: String)
    /// The merge is not what it promises to be: a bug in flowgen. Nothing may be written.
    case brokenPostcondition(String)
}
