// What a merge is about to do to the developer's files: splices by file, and outcomes whose places
// are known only when the splices are made.

import SwiftNotation

struct PlannedOutcome: Sendable {
    var kind: Outcome.Kind
    var file: Int
    var place: PlannedPlace
    var member: String
    var detail: Outcome.Detail?
}

struct MergeDraft: Sendable {
    var splices: [Splices]
    var outcomes: [PlannedOutcome] = []
    /// Names that members bore before this merge; their uses are mentioned.
    var formerNames: [FormerName]

    @discardableResult
    mutating func add(_ splice: Splice, to file: Int) -> Int {
        splices[file].replace(splice.range, with: splice.text)
    }

    mutating func report(
        _ kind: Outcome.Kind, _ place: UserMember, at offset: Int, _ member: String,
        _ detail: Outcome.Detail? = nil
    ) {
        outcomes.append(
            PlannedOutcome(
                kind: kind, file: place.file, place: .old(offset), member: member, detail: detail))
    }
}
