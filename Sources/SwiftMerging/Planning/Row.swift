// One row of the table in which New, Base and User meet, and what is to be done about it.

struct Row: Sendable {
    /// The fresh member, by its index; nil if the flow no longer has it.
    var fresh: Int?
    var bases: [BaseMember]
    /// The flow asks for just what flowgen wrote last.
    var isUnchanged = false
    /// Where the developer has it, by the key that flowgen wrote last, else by the fresh key.
    var users: [UserMember] = []
    /// Found by the key that flowgen wrote last, where that is another than the fresh key.
    var isFoundByFormerKey = false
    /// Another member already bears the fresh key.
    var occupants: [UserMember] = []
    var action = Action.keep

    enum Action: Sendable {
        case keep
        case insert(Outcome.Kind)
        case follow([Follow])
        case conflict(UserMember, Outcome.Detail)
        /// Another member's conflict stands in the way.
        case wait
        case delete
        case retire
        /// Left over and untouched, but an edited member still needs it.
        case spare
        /// Flowgen wrote it, and it is gone or the developer's now: its lines are dropped.
        case forget
    }

    var isBlocked: Bool {
        switch action {
        case .conflict, .wait: true
        default: false
        }
    }

    /// Whether the member leaves the key under which it was found.
    var isLeaving: Bool {
        switch action {
        case .follow(let follows):
            isFoundByFormerKey && follows.contains { !$0.splices.isEmpty }
        case .delete: true
        default: false
        }
    }
}

/// The changes by which a member of the developer's follows the flow.
struct Follow: Sendable {
    var user: UserMember
    var splices: [Splice] = []
    /// Where the declaration begins in the first splice, if that writes all of it.
    var declaration: Int?
    /// Something else than comments and the untouched body changes.
    var changesSignature = false
    /// The body is the developer's own.
    var isEdited = false
    /// The flow asks for another body than it did; the developer's own stays as it is.
    var hasStaleBody = false
    /// What became of the setter, if the last change is about that alone.
    var setter: Outcome.Kind?
}
