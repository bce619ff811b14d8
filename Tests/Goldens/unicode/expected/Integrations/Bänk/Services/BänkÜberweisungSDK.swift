import Combine

/// Implements ``ÜberweisungSDK`` with Bänk.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Bänk calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class BänkÜberweisungSDK: ÜberweisungSDK {
    private let manager: BänkManager
    private let flow = FlowRunner<ÜberweisungFlow> { BänkÜberweisungSDK.überweisungError(for: $0) }

    init(manager: BänkManager) {
        self.manager = manager
    }

    var status: ÜberweisungStatus { flow.status }
    var statusPublisher: AnyPublisher<ÜberweisungStatus, Never> { flow.statusPublisher }

    func überweise(empfänger: String, betrag: Int) {
        flow.start(.überweise) { _ in
            // TODO(flowgen): Call Bänk and return `.ausgeführt(größe:)`.
            throw NotWritten()
        }
    }

    /// Maps an error of Bänk to the app's error.
    private nonisolated static func überweisungError(for error: any Error) -> ÜberweisungError {
        // TODO(flowgen): Map the errors of Bänk to the cases of `ÜberweisungError`.
        .ungültig
    }
}

extension BänkManager {
    func makeÜberweisungSDK() -> any ÜberweisungSDK {
        BänkÜberweisungSDK(manager: self)
    }
}
