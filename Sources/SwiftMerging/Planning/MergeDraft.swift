// The planned changes of the user's files: splices for each file, and outcomes whose positions are known only after the
// splices are applied.

import SwiftNotation

struct PlannedOutcome: Sendable {
    var kind: MemberOutcome.Kind
    var file: Int
    var place: PlannedPlace
    var member: String
    var detail: MemberOutcome.Detail?
    /// Where the member ends in the old text, if its body is the user's to adapt.
    var end: Int?
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

    /// Reports a member whose body is the user's to adapt.
    mutating func report(_ kind: MemberOutcome.Kind, _ place: UserMember, bodyIn range: Range<Int>, _ member: String) {
        report(kind, place, at: range.lowerBound, member)
        outcomes[outcomes.count - 1].end = range.upperBound
    }

    mutating func report(
        _ kind: MemberOutcome.Kind, _ place: UserMember, at offset: Int, _ member: String,
        _ detail: MemberOutcome.Detail? = nil
    ) {
        outcomes.append(
            PlannedOutcome(kind: kind, file: place.file, place: .old(offset), member: member, detail: detail))
    }
}
