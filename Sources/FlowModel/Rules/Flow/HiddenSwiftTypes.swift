// A type of the app that is called `Task` or `Result` hides Swift's in the whole module, with or without the module's
// name in the flow: no flow of the project that is done in a Task, or answers with a Result, could be built. Swift's
// own are written with what they give, `Task<Void, Never>`: one without is the app's.

import Diagnostics
import SwiftNotation

enum HiddenSwiftTypes: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        return ["Task", "Result"].flatMap { name -> [Diagnostic] in
            let names = [name] + flow.imports.map { "\($0).\(name)" }
            return flow.typeMentions.filter { isBare($0.0, names) }
                .map { .hiddenType(name, $0.1) }
        }
    }

    /// Whether a type mentions an app's type of one of these names.
    private static func isBare(_ type: SwiftType, _ names: [String]) -> Bool {
        if let name = type.baseName, type.form == .named, type.arguments.isEmpty,
            names.contains(name)
        {
            return true
        }
        return type.arguments.contains { isBare($0, names) }
    }
}

extension Diagnostic {
    fileprivate static func hiddenType(_ name: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-hidden-type",
            "a type of the app called '\(name)' hides Swift's `\(name)`, which flowgen writes",
            advice:
                "give the app's type another name, such as `Todo\(name)`, or put it into another type: "
                + "`Todo.\(name)`",
            at: location)
    }
}
