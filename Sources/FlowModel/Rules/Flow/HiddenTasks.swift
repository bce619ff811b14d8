// A type of the app that is called `Task` hides Swift's in the whole module, with or without the module's
// name in the flow. Where steps are done in a Task, or wait in one, such a flow could not be built. Swift's
// own is written with what it gives, `Task<Void, Never>`: one without is the app's.

import Diagnostics
import SwiftNotation

enum HiddenTasks: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard flow.writesTasks else { return [] }
        let modules = flow.imports.map { $0 + ".Task" }
        return flow.typesAndPlaces.filter { isTask($0.0, modules) }
            .map { .hiddenTask($0.1) }
    }

    /// Whether a type mentions an app's type of that name.
    private static func isTask(_ type: SwiftType, _ modules: [String]) -> Bool {
        if let name = type.baseName, type.form == .named, type.arguments.isEmpty,
            name == "Task" || modules.contains(name)
        {
            return true
        }
        return type.arguments.contains { isTask($0, modules) }
    }
}

extension Flow {
    /// Whether generated code of the flow makes a Task: where a step can fail while it goes on, where the
    /// mock waits, where a stream is read.
    fileprivate var writesTasks: Bool {
        let isRead = !statuses.isEmpty || properties.contains(where: \.isObserved)
        if style.value == .async, isRead { return true }
        return steps.contains { step in
            let waits = step.mock.contains { $0.after != nil }
            let isKept = isolation.value != .none && !step.isSync
            return waits || (isKept && (step.throwing != .nothing || canFail(step)))
        }
    }

    /// All types that the flow names, with their places.
    fileprivate var typesAndPlaces: [(SwiftType, SourceLocation)] {
        var all = (statuses + errors).flatMap(\.payload).map { ($0.type, $0.location) }
        for step in steps {
            all += step.parameters.map { ($0.type, $0.location) }
            all += [step.returns, step.streams].compactMap { $0 }.map { ($0, step.location) }
        }
        all += properties.map { ($0.type, $0.location) }
        all += views.flatMap(\.parameters).map { ($0.type, $0.location) }
        return all
    }
}

extension Diagnostic {
    fileprivate static func hiddenTask(_ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-hidden-type",
            "a type of the app called 'Task' hides Swift's `Task`, which flowgen writes for this flow",
            advice:
                "give the app's type another name, such as `TodoTask`, or put it into another type: "
                + "`Todo.Task`",
            at: location)
    }
}
