// Which mutant this process is, and what that does to values. This file is built into every fixture.

import Foundation

/// The mutant that was chosen when the process was started; none, if none was.
enum Mutant {
    private static let chosen =
        ProcessInfo.processInfo.environment["FLOWGEN_MUTANT"].flatMap(Int.init) ?? 0

    /// Whether it is this one.
    static func `is`(_ number: Int) -> Bool { chosen == number }

    /// Which of the mutants from this number on it is; something negative or large if none.
    static func choice(from first: Int) -> Int { chosen == 0 ? -1 : chosen - first }

    /// The value, or one of the others in its place.
    static func one<Value>(_ value: Value, _ first: Int, _ others: [Value]) -> Value {
        let choice = choice(from: first)
        return others.indices.contains(choice) ? others[choice] : value
    }

    /// The values without one of them, or with one twice, or with one and the next swapped.
    static func list<Value>(_ values: [Value], _ first: Int) -> [Value] {
        var list = values
        let choice = choice(from: first)
        switch choice {
        case 0..<list.count: list.remove(at: choice)
        case list.count..<(2 * list.count):
            list.insert(values[choice - values.count], at: choice - values.count)
        case (2 * list.count)..<(3 * list.count - 1):
            list.swapAt(choice - 2 * values.count, choice - 2 * values.count + 1)
        default: break
        }
        return list
    }

    /// Waits for what never comes.
    static func never() async {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    /// An observer that gets nothing, all but the first, the first alone, or everything twice.
    static func reader<Value>(
        _ observer: @escaping (Value) -> Void, _ first: Int
    ) -> (Value) -> Void {
        let choice = choice(from: first)
        guard (0...3).contains(choice) else { return observer }
        var count = 0
        return { value in
            count += 1
            if choice == 3 { observer(value) }
            if choice == 3 || choice == 1 && count > 1 || choice == 2 && count == 1 {
                observer(value)
            }
        }
    }
}
