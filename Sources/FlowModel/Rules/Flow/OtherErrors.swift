// An SDK fails in more ways than a flow lists. Without a case for anything else, a wrapper has to call such a failure
// by a name that is wrong.

import Diagnostics
import SwiftNotation

enum OtherErrors: FlowRule {
    static let id: DiagnosticID = "flow-no-other-error"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard !flow.integrations.isEmpty, !flow.coversOtherErrors, let last = flow.errors.last else { return [] }
        return [.noOtherError(last, flow)]
    }
}

extension Diagnostic {
    fileprivate static func noOtherError(_ last: EnumCase, _ flow: Flow) -> Diagnostic {
        Diagnostic(
            OtherErrors.id,
            "no case of '\(flow.errorType)' covers other failures of the SDK",
            severity: .warning,
            advice: "add a case such as `unknown` after '\(last.name.text)', or write "
                + "`allow: \(OtherErrors.id)`",
            at: last.location)
    }
}
