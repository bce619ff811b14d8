// `Support/FlowObservation.swift`: what the app or a verifier holds while it observes values.

import FlowModel

struct FlowObservationFile: SupportFileKind {
    let template = "FlowObservation"

    func isNeeded(by uses: SupportContext) -> Bool {
        uses.someFlow(.observesValues) || uses.someFlow(.observesSignals) || uses.observesStreams
            || uses.locked.map { $0.verifiesStreams && $0.contains(.queues) } ?? false
    }
}
