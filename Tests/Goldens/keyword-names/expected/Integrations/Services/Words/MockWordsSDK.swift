#if DEBUG
import Combine
import SwiftUI

/// A mock of ``WordsSDK`` for tests and previews.
@MainActor
final class MockWordsSDK: WordsSDK {
    // What was called.
    private(set) var calls: [WordsFlow.Step] = []
    private(set) var importCalls: [(`in`: Int, `where`: String, `guard`: Int)] = []
    private(set) var funcCalls: [Bool] = []

    // What the steps do; a test can replace it.
    var onImport: @MainActor (
        _ `in`: Int,
        _ `where`: String,
        _ `guard`: Int,
        _ send: WordsFlow.Send
    ) async throws -> WordsStatus = { `in`, `where`, `guard`, send in
        send(.`in`(for: 1, is: "is"))
        if `in` > 1 { return .repeat(.break(class: `where`)) }
        return .switch
    }
    var onReturn: () -> WordsStatus = { .`default` }
    var onFunc: @MainActor (_ `var`: Bool) async throws -> Int = { `var` in 1 }

    private let flow = FlowRunner<WordsFlow> { _ in .`throw` }

    private let staticSubject = ObservedValue<Int>(0)

    var status: WordsStatus { flow.status }
    var statusPublisher: AnyPublisher<WordsStatus, Never> { flow.statusPublisher }

    var `as`: String = "as"
    var `static`: Int {
        get { staticSubject.value }
        set { staticSubject.send(newValue) }
    }
    var staticPublisher: AnyPublisher<Int, Never> { staticSubject.publisher }

    /// A text that names the view.
    func `protocol`(`case`: String) -> AnyView {
        AnyView(Text(verbatim: "protocol"))
    }

    func `import`(`in`: Int, for `where`: String, `let` `guard`: Int) {
        calls.append(.`import`)
        importCalls.append((`in`, `where`, `guard`))
        flow.start(.`import`) { [onImport] send in try await onImport(`in`, `where`, `guard`, send) }
    }

    func `return`() {
        calls.append(.`return`)
        flow.check(.`return`)
        flow.cancel(.`import`)
        flow.send(onReturn())
    }

    func `func`(`var`: Bool) -> AnyPublisher<Int, Never> {
        calls.append(.`func`)
        funcCalls.append(`var`)
        return flow.publisher(.`func`) { [onFunc] _, yield in
            yield(try await onFunc(`var`))
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    /// Sends a status of an event, such as `continue`.
    func send(_ status: WordsStatus) { flow.send(status) }

    /// Sends the statuses of a scenario, as if its steps had been called.
    func play(_ scenario: WordsScenario) {
        scenario.moves.flatMap(\.statuses).forEach { flow.send($0) }
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
