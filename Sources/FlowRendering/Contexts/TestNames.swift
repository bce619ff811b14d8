// The names of a flow's tests: a way that is called like a test which is there anyway gets a number.

import FlowModel
import SwiftNotation

/// Gives the tests of the ways their names, each name once.
struct TestNames {
    /// The names without `test`; those that the template has, and those given so far.
    private var taken: Set<String> = [
        "EveryPathPlaysForEveryReader", "AScriptComesBeforeAllElse", "AStepOutOfOrderIsListed",
        "ResetGoesBackToTheFirstStatus", "ResetForgetsWhatHappened",
    ]

    init(_ steps: [Step]) {
        for step in steps {
            let name = upperCamel(step.name.text)
            taken.formUnion(["\(name)IsHandled", "\(name)Unscripted"])
        }
    }

    /// The name of a way's test.
    mutating func unique(_ way: String) -> String {
        let name = upperCamel(way)
        var unique = name
        var number = 2
        while !taken.insert(unique).inserted {
            unique = name + String(number)
            number += 1
        }
        return unique
    }
}
