// `thread: main` lets delegate methods use the flow without a Task. It has a meaning only where there are delegates, and
// where the flow is on the main actor.

import Diagnostics

enum DelegateThreads: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let isolation = facts.flow.isolation.value
        return facts.flow.integrations.compactMap { integration in
            guard let thread = integration.thread else { return nil }
            if integration.delegates.isEmpty { return .threadWithoutDelegates(thread) }
            return isolation == .mainActor ? nil : .threadOfAnyIsolation(thread, isolation)
        }
    }
}

extension Diagnostic {
    fileprivate static func threadWithoutDelegates(_ thread: Located<DelegateThread>) -> Diagnostic {
        Diagnostic(
            "flow-thread",
            "`thread` says where the SDK calls its delegates, but this integration has none",
            advice: "list them under `delegates`, or remove `thread`", at: thread.location)
    }

    fileprivate static func threadOfAnyIsolation(
        _ thread: Located<DelegateThread>, _ isolation: Isolation
    ) -> Diagnostic {
        Diagnostic(
            "flow-thread",
            "`thread` has no effect with `isolation: \(isolation.rawValue)`: "
                + "delegates can call the wrapper on any thread", advice: "remove `thread`", at: thread.location)
    }
}
