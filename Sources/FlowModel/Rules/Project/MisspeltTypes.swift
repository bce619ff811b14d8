// A type that is nearly the flow's own error type is probably meant to be it: `throws: CheckoutErr`. No file would
// contain such a type, and failures would be lost. A warning, since the app may have one.

import Diagnostics
import SwiftNotation

enum MisspeltTypes: ProjectRule {
    /// Errors of Swift and of Apple's frameworks.
    private static let known: Set<String> = [
        "ASAuthorizationError", "AVError", "CKError", "CLError", "CNError", "CancellationError", "CocoaError",
        "DecodingError", "EncodingError", "Error", "HKError", "LAError", "MKError", "NSError", "NWError",
        "PHPhotosError", "PKPassKitError", "POSIXError", "SKError", "StoreKitError", "UNError", "URLError", "WKError",
    ]

    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        let written = Set(draft.flows.flatMap { [$0.errorType, $0.statusType, $0.protocolName.value] })
        return draft.flows.filter { !$0.errors.isEmpty || $0.unread.contains(.errors) }.flatMap { flow in
            flow.typeMentions.flatMap { type, location -> [Diagnostic] in
                type.identifiers.filter { name in
                    !written.contains(name) && !known.contains(name) && didYouMean(name, among: [flow.errorType]) != nil
                }.map { .misspelt($0, flow, location) }
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func misspelt(_ name: String, _ flow: Flow, _ location: SourceLocation) -> Diagnostic {
        let place = location.place(ofType: name)
        return Diagnostic(
            UndeclaredTypes.id,
            "flowgen does not generate '\(name)'; the errors of the flow are '\(flow.errorType)'",
            severity: .warning,
            advice: "did you mean '\(flow.errorType)'? If the app has a type '\(name)', write "
                + "`allow: \(UndeclaredTypes.id)`", at: place
        )
    }
}
