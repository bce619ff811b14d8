// `<Flow>FlowVerifier.swift`: checks whatever serves a flow against its rules, in debug builds.

import FlowModel

struct VerifierFile: OneFilePerFlow {
    let template = "Verifier"

    func names(in flow: Flow) -> [DeclaredName] {
        flow.hasVerifier ? [DeclaredName(flow.verifierName, "the verifier", of: flow)] : []
    }

    func isNeeded(by flow: FlowOutline) -> Bool { flow.hasVerifier }

    func context(_ flow: FlowOutline) -> VerifierContext { VerifierContext(flow) }
}
