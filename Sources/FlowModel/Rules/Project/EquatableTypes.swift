// `equatable` lists types of the app that statuses or errors contain. Any other entry has no
// effect, so a typo would leave the statuses without `Hashable`. A warning, since the code builds nevertheless.

import Diagnostics
import SwiftNotation

enum EquatableTypes: ProjectRule {
    static let id: DiagnosticID = "config-equatable"

    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        let listed = draft.configuration.equatable
        // A flow that cannot be read may contain the types.
        guard !listed.isEmpty, draft.isComplete, !draft.flows.isEmpty,
            !draft.flows.contains(where: \.isPartial)
        else { return [] }
        let own = Set(draft.flows.flatMap { [$0.statusType, $0.errorType] })
        let isKnown = { (type: SwiftType) in type.isStandardHashable || own.contains(type.text) }
        let held = draft.flows.flatMap { $0.statuses + $0.errors }.flatMap(\.payload).map(\.type)
        let used = Set(held.flatMap(\.hashableParts).map(\.text))
        let candidates = Set(held.flatMap(\.hashableLeaves).filter { $0.canBeListed && !isKnown($0) }.map(\.text))
            .subtracting(listed.map(\.value.text)).sorted()
        return listed.compactMap { entry in
            let leaves = entry.value.hashableLeaves
            if leaves.allSatisfy(isKnown) { return .needless(entry) }
            if used.contains(entry.value.text) { return nil }
            let meant = leaves.lazy.compactMap { leaf in
                candidates.contains(leaf.text) ? leaf.text : didYouMean(leaf.text, among: candidates)
            }.first
            return .unused(entry, meant, candidates)
        }
    }
}

extension SwiftType {
    /// The type and all types inside it on which it depends whether it is Hashable.
    fileprivate var hashableParts: [SwiftType] {
        [self] + hashableElements.flatMap(\.hashableParts)
    }

    /// Those parts that have no parts themselves.
    fileprivate var hashableLeaves: [SwiftType] {
        hashableParts.filter(\.hashableElements.isEmpty)
    }

    /// Whether the app can have declared it Hashable.
    fileprivate var canBeListed: Bool {
        form == .named && prefixes.isEmpty && !isVoid && !["Any", "AnyObject", "Error", "Swift.Error"].contains(text)
    }
}

extension Diagnostic {
    fileprivate static func needless(_ entry: Located<SwiftType>) -> Diagnostic {
        Diagnostic(
            EquatableTypes.id,
            "'\(entry.value.text)' is not needed in `equatable`: flowgen knows whether it is Hashable",
            severity: .warning, advice: "leave it out", at: entry.location)
    }

    fileprivate static func unused(
        _ entry: Located<SwiftType>, _ meant: String?, _ candidates: [String]
    ) -> Diagnostic {
        let most = 5
        let names = candidates.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
        let list = names + (candidates.count > most ? ", …" : "")
        let advice =
            if let meant { "did you mean '\(meant)'?" } else if candidates.isEmpty { "leave it out" } else {
                "leave it out, or list a type that they contain: \(list)"
            }
        return Diagnostic(
            EquatableTypes.id,
            "'\(entry.value.text)' has no effect in `equatable`: no status or error contains it",
            severity: .warning, advice: advice, at: entry.location)
    }
}
