// A member as the base, the user's file and the generated file have it, and what the merge does about it.

struct MemberDiff: Sendable {
    /// The generated member, by its index; nil if the flow no longer has it.
    var generated: Int?
    var bases: [BaseMember]
    /// Where the user has it, by the key that flowgen wrote last, else by the generated key.
    var users: [Int] = []
    /// Found by the key that flowgen wrote last, where that is another than the generated key.
    var isFoundByFormerKey = false
    /// Another member already has the generated key.
    var occupants: [Int] = []
    var action = Action.keep

    enum Action: Sendable {
        case keep
        case insert
        case update([MemberEdit])
        case conflict(Int, MemberOutcome.Detail)
        /// Another member's conflict is in the way.
        case wait
        case delete
        case retire
        /// The user has it in another file, and the flow says something else of it now.
        case apart
        /// Flowgen wrote it, and it is gone or the user's now: its lines are dropped.
        case disown
    }

    var isBlocked: Bool {
        switch action {
        case .conflict, .wait: true
        default: false
        }
    }

    var isInserted: Bool {
        if case .insert = action { true } else { false }
    }

    var isDeleted: Bool {
        if case .delete = action { true } else { false }
    }

    /// Whether the member leaves the key under which it was found.
    var isLeaving: Bool {
        guard case .update(let edits) = action else { return isDeleted }
        return isFoundByFormerKey && edits.contains { !$0.edits.isEmpty }
    }

    /// Whether the member can only be declared if no other is declared so.
    var needsKey: Bool {
        switch action {
        case .insert: true
        case .update(let edits): isFoundByFormerKey || edits.contains(where: \.changesSignature)
        case .keep: isFoundByFormerKey
        default: false
        }
    }
}

/// The changes by which a member of the user's follows the flow.
struct MemberEdit: Sendable {
    var user: Int
    var edits: [Edit] = []
    /// Something else than comments and the untouched body changes.
    var changesSignature = false
    /// The body is the user's own.
    var isEdited = false
    /// The flow now requires another body; the user's own stays as it is.
    var hasStaleBody = false
}
