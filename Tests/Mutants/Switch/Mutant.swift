// Which mutant this process is, and what that does to values. This file is built into every module with mutants.

import Foundation

/// The mutant that was chosen when the process was started; none, if none was.
nonisolated enum Mutant {
    private static let chosen = ProcessInfo.processInfo.environment["FLOWGEN_MUTANT"].flatMap(Int.init) ?? 0

    /// Whether it is this one.
    static func `is`(_ number: Int) -> Bool { chosen == number }

    /// The values, or all but one of them: the mutants from this number on leave out one each.
    static func list<Value>(_ values: [Value], _ first: Int) -> [Value] {
        let index = chosen - first
        guard chosen != 0, values.indices.contains(index) else { return values }
        var list = values
        list.remove(at: index)
        return list
    }

    /// The same of a set, in the order of its values.
    static func list<Value: Comparable>(_ values: Set<Value>, _ first: Int) -> Set<Value> {
        Set(list(values.sorted(), first))
    }
}
