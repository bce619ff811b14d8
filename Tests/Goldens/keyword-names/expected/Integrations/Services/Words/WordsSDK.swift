import Combine
import SwiftUI

@MainActor
protocol WordsSDK: AnyObject, Sendable {
    /// - Statuses: `default` or `switch` → `in` → `switch` or `repeat`.
    func `import`(`in`: Int, for `where`: String, `let` `guard`: Int)

    /// - Statuses: `switch` or `repeat` → `default`. Cancels `import`.
    func `return`()

    /// - Returns: An answer; each subscription calls the step.
    func `func`(`var`: Bool) -> AnyPublisher<Int, Never>

    var `static`: Int { get }
    /// Publishes the value of `static` now, then each new one.
    var staticPublisher: AnyPublisher<Int, Never> { get }

    var `as`: String { get set }

    func `protocol`(`case`: String) -> AnyView

    var status: WordsStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<WordsStatus, Never> { get }
}

extension WordsSDK {
    func `import`(`in`: Int, for `where`: String) { self.`import`(in: `in`, for: `where`, let: 30) }
}
