import Combine
import SwiftUI

/// Implements ``WordsSDK`` with Kit.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Kit: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class KitWordsSDK: WordsSDK {
    private let manager: KitManager
    private let flow = FlowRunner<WordsFlow>(.`default`) { KitWordsSDK.wordsError(for: $0) }
    private let staticSubject = ValueSubject(0)

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
        flow.run(.`import`) { send in
            // TODO(flowgen): Call Kit, send `.`in`(for:is:)` and return `.`switch``.
            throw WordsError.`throw`
        }
    }

    func `return`() {
        flow.cancel(.`import`)
        // TODO(flowgen): Call Kit, then send `.`default``.
    }

    func `func`(`var`: Bool) -> AnyPublisher<Int, Never> {
        // TODO(flowgen): Call Kit and return a publisher of the answer.
        Empty<Int, Never>().eraseToAnyPublisher()
    }

    // TODO(flowgen): Call this from Kit's callback.
    func `continue`(_ error: WordsError) { flow.send(.`repeat`(error)) }

    /// Maps an error of Kit to the app's error.
    private static func wordsError(for error: any Error) -> WordsError {
        // TODO(flowgen): Map the errors of Kit to the cases of `WordsError`.
        .`throw`
    }
}

extension KitManager {
    func makeWordsSDK() -> any WordsSDK {
        KitWordsSDK(manager: self).verified()
    }
}
