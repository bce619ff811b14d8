import Combine
import SwiftUI

/// Implements ``WordsSDK`` with Kit.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Kit calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class KitWordsSDK: WordsSDK {
    private let manager: KitManager
    private let flow = FlowRunner<WordsFlow> { KitWordsSDK.wordsError(for: $0) }
    private let staticSubject = ObservedValue<Int>(0)

    init(manager: KitManager) {
        self.manager = manager
    }

    var status: WordsStatus { flow.status }
    var statusPublisher: AnyPublisher<WordsStatus, Never> { flow.statusPublisher }

    // TODO(flowgen): Send each change of Kit's value to `staticSubject`.
    var `static`: Int { staticSubject.value }
    var staticPublisher: AnyPublisher<Int, Never> { staticSubject.publisher }

    var `as`: String {
        get {
            // TODO(flowgen): Return the value that Kit holds.
            ""
        }
        set {
            // TODO(flowgen): Set `newValue` in Kit.
        }
    }

    func `protocol`(`case`: String) -> AnyView {
        // TODO(flowgen): Return a view of Kit.
        AnyView(EmptyView())
    }

    func `import`(`in`: Int, for `where`: String, `let` `guard`: Int) {
        flow.start(.`import`) { send in
            // TODO(flowgen): Call Kit, send `.`in`(for:is:)` and return `.`switch``.
            throw NotWritten()
        }
    }

    func `return`() {
        flow.check(.`return`)
        flow.cancel(.`import`)
        // TODO(flowgen): Call Kit and send `.`default``.
        onFlowBreach("WordsFlow: 'return' is not written yet")
    }

    func `func`(`var`: Bool) -> AnyPublisher<Int, Never> {
        flow.publisher(.`func`) { _, yield in
            // TODO(flowgen): Call Kit and yield the answer.
            throw NotWritten()
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    // TODO(flowgen): Call this from Kit's callback.
    func `continue`(_ error: WordsError) { flow.send(.`repeat`(error)) }

    /// Maps an error of Kit to the app's error.
    private nonisolated static func wordsError(for error: any Error) -> WordsError {
        // TODO(flowgen): Map the errors of Kit to the cases of `WordsError`.
        .`throw`
    }
}

extension KitManager {
    func makeWordsSDK() -> any WordsSDK {
        KitWordsSDK(manager: self)
    }
}
