#if DEBUG
import Combine

/// A mock of ``PublishedSearchSDK`` for tests and previews.
@MainActor
final class MockPublishedSearchSDK: PublishedSearchSDK {
    // What was called.
    private(set) var calls: [PublishedSearchFlow.Step] = []
    private(set) var searchCalls: [String] = []
    private(set) var parseCalls: [String] = []

    // What the steps do; a test can replace it.
    var onPrepare: () -> PublishedSearchStatus = { .ready }
    var onSearch: @MainActor (_ query: String) async throws -> PublishedSearchStatus = { query in .found(count: 1) }
    var onStop: () -> PublishedSearchStatus = { .ready }
    var onSave: @MainActor () async throws -> PublishedSearchStatus = { .saved }
    var onSweep: @MainActor (_ send: PublishedSearchFlow.Send) async throws -> PublishedSearchStatus = { send in
        send(.swept)
        return .swept
    }
    var onLog: () -> Void = {}
    var onCount: @MainActor () async throws -> Int = { 3 }
    var onHints: @MainActor (_ yield: (String) -> Void) async throws -> Void = { yield in
        yield("One")
        yield("Two")
    }
    var onParse: (_ link: String) throws(PublishedSearchError) -> Int = { (link) throws(PublishedSearchError) in
        if link.isEmpty { throw PublishedSearchError.unreadable }
        return link.count
    }

    private let flow = FlowRunner<PublishedSearchFlow> { _ in .unreadable }

    private let termSubject = ObservedValue<String>("tea")

    var status: PublishedSearchStatus { flow.status }
    var statusPublisher: AnyPublisher<PublishedSearchStatus, Never> { flow.statusPublisher }

    var limit: Int = 10
    var term: String {
        get { termSubject.value }
        set { termSubject.send(newValue) }
    }
    var termPublisher: AnyPublisher<String, Never> { termSubject.publisher }

    func prepare() {
        calls.append(.prepare)
        flow.check(.prepare)
        flow.send(onPrepare())
    }

    func search(query: String) {
        calls.append(.search)
        searchCalls.append(query)
        flow.start(.search, via: .loading) { [onSearch] _ in try await onSearch(query) }
    }

    func stop() {
        calls.append(.stop)
        flow.check(.stop)
        flow.cancel(.search)
        flow.send(onStop())
    }

    func save() {
        calls.append(.save)
        flow.start(.save, via: .saving) { [onSave] _ in try await onSave() }
    }

    func sweep() {
        calls.append(.sweep)
        flow.start(.sweep, via: .sweeping) { [onSweep] send in try await onSweep(send) }
    }

    func log() {
        calls.append(.log)
        flow.check(.log)
        onLog()
    }

    func count() -> AnyPublisher<Int, PublishedSearchError> {
        calls.append(.count)
        return flow.publisher(.count) { [onCount] _, yield in
            yield(try await onCount())
        }.mapError { $0 as? PublishedSearchError ?? .unreadable }.eraseToAnyPublisher()
    }

    func hints() -> AnyPublisher<String, Never> {
        calls.append(.hints)
        return flow.publisher(.hints) { [onHints] _, yield in
            try await onHints(yield)
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func parse(link: String) throws(PublishedSearchError) -> Int {
        calls.append(.parse)
        parseCalls.append(link)
        return try onParse(link)
    }

    /// Sends a status of an event, such as `lost`.
    func send(_ status: PublishedSearchStatus) { flow.send(status) }

    /// Sends the statuses of a scenario, as if its steps had been called.
    func play(_ scenario: PublishedSearchScenario) {
        scenario.moves.flatMap(\.statuses).forEach { flow.send($0) }
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
