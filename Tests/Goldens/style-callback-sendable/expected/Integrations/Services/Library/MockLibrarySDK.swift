#if DEBUG
import Foundation

/// A mock of ``LibrarySDK`` for tests and previews.
@dynamicMemberLookup
nonisolated final class MockLibrarySDK: LibrarySDK, @unchecked Sendable {
    private let lock = NSLock()
    private var spy: Spy

    struct Spy {
        fileprivate(set) var calls: [LibraryFlow.Step] = []
        fileprivate(set) var fetchCalls: [Int] = []
        fileprivate(set) var uploadCalls: [Book] = []
        fileprivate(set) var renameCalls: [(book: Book, title: String)] = []
        fileprivate(set) var isKnownCalls: [String] = []
        fileprivate(set) var parseCalls: [String] = []
        fileprivate(set) var trackCalls: [Double] = []
        fileprivate var reader: String = "reader"
        fileprivate var limit: Int = 1
        fileprivate var safe: Vault?
        var onWarmUp: @Sendable () async throws -> Int = { 1 }
        var onFetch: @Sendable (_ page: Int) async throws -> [Book]
        var onUpload: @Sendable (_ book: Book) async throws -> Void = { book in }
        var onRename: @Sendable (_ book: Book, _ title: String) async throws -> Book = { book, title in
            Book(title: "A book")
        }
        var onWatch: @Sendable (_ yield: (Book) -> Void) async throws -> Void = { yield in
            yield(Book(title: "A"))
            yield(Book(title: "B"))
        }
        var onHints: @Sendable (_ yield: (String) -> Void) async throws -> Void
        var onStop: @Sendable () -> Void = {}
        var onIsKnown: @Sendable (_ title: String) -> Bool = { title in true }
        var onParse: @Sendable (_ link: String) throws(LibraryError) -> Int = { (link) throws(LibraryError) in 1 }
        var onTrack: @Sendable (_ position: Double) -> Void = { position in }
    }

    /// The members of the spy are the mock's: what was called, and what the steps do.
    subscript<Value>(dynamicMember member: WritableKeyPath<Spy, Value>) -> Value {
        get { lock.withLock { spy[keyPath: member] } }
        set { lock.withLock { spy[keyPath: member] = newValue } }
    }

    subscript<Value>(dynamicMember member: KeyPath<Spy, Value>) -> Value {
        lock.withLock { spy[keyPath: member] }
    }

    var onParse: @Sendable (_ link: String) throws(LibraryError) -> Int {
        get { lock.withLock { spy.onParse } }
        set { lock.withLock { spy.onParse = newValue } }
    }

    private let flow = FlowRunner<LibraryFlow> { .unreachable($0) }

    init(clock: any Clock<Duration> = ContinuousClock()) {
        spy = Spy(
            onFetch: { page in
                if page < 0 { throw LibraryError.noSuchPage }
                if page > 9 {
                    try await clock.sleep(for: .seconds(0.05))
                    return []
                }
                return [Book(title: "A book")]
            },
            onHints: { yield in
                try await clock.sleep(for: .seconds(0.05))
                yield("One")
                yield("Two")
            }
        )
    }

    var reader: String {
        get { lock.withLock { spy.reader } }
        set { lock.withLock { spy.reader = newValue } }
    }
    var limit: Int {
        get { lock.withLock { spy.limit } }
        set { lock.withLock { spy.limit = newValue } }
    }
    var safe: Vault {
        get {
            guard let value = lock.withLock({ spy.safe }) else { Swift.fatalError("set safe first") }
            return value
        }
        set { lock.withLock { spy.safe = newValue } }
    }

    func warmUp(completion: @escaping @Sendable (Int) -> Void) {
        self.lock.withLock { self.spy.calls.append(.warmUp) }
        flow.start(
            .warmUp,
            completion: { if case .success(let value) = $0 { completion(value) } },
            work: { [onWarmUp = self.onWarmUp] _ in
                try await onWarmUp()
            }
        )
    }

    func fetch(page: Int, completion: @escaping @Sendable (Result<[Book], LibraryError>) -> Void) {
        self.lock.withLock { self.spy.calls.append(.fetch) }
        self.lock.withLock { self.spy.fetchCalls.append(page) }
        flow.start(
            .fetch,
            completion: { completion($0.mapError { $0 as? LibraryError ?? .unreachable($0) }) },
            work: { [onFetch = self.onFetch] _ in
                try await onFetch(page)
            }
        )
    }

    func upload(book: Book, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        self.lock.withLock { self.spy.calls.append(.upload) }
        self.lock.withLock { self.spy.uploadCalls.append(book) }
        flow.start(.upload, completion: completion) { [onUpload = self.onUpload] _ in try await onUpload(book) }
    }

    func rename(for book: Book, _ title: String, completion: @escaping @Sendable (Result<Book, TitleProblem>) -> Void) {
        self.lock.withLock { self.spy.calls.append(.rename) }
        self.lock.withLock { self.spy.renameCalls.append((book, title)) }
        flow.start(
            .rename,
            completion: { completion($0.mapError { $0 as? TitleProblem ?? { () -> TitleProblem in fatalError("not written yet") }() }) },
            work: { [onRename = self.onRename] _ in
                try await onRename(book, title)
            }
        )
    }

    func watch(
        observer: @escaping @Sendable (Book) -> Void,
        completion: @escaping @Sendable (Result<Void, LibraryError>) -> Void
    ) {
        self.lock.withLock { self.spy.calls.append(.watch) }
        flow.start(
            .watch,
            answers: (observer, { completion($0.mapError { $0 as? LibraryError ?? .unreachable($0) }) }),
            work: { [onWatch = self.onWatch] _, yield in
                try await onWatch(yield)
            }
        )
    }

    func hints(
        observer: @escaping @Sendable (String) -> Void,
        completion: @escaping @Sendable (Result<Void, Never>) -> Void
    ) {
        self.lock.withLock { self.spy.calls.append(.hints) }
        flow.start(
            .hints,
            answers: (observer, { if case .success = $0 { completion(.success(())) } }),
            work: { [onHints = self.onHints] _, yield in
                try await onHints(yield)
            }
        )
    }

    func stop() {
        self.lock.withLock { self.spy.calls.append(.stop) }
        flow.cancel(.fetch, .watch, .hints)
        self.onStop()
    }

    func isKnown(title: String) -> Bool {
        self.lock.withLock { self.spy.calls.append(.isKnown) }
        self.lock.withLock { self.spy.isKnownCalls.append(title) }
        return self.onIsKnown(title)
    }

    func parse(link: String) throws(LibraryError) -> Int {
        self.lock.withLock { self.spy.calls.append(.parse) }
        self.lock.withLock { self.spy.parseCalls.append(link) }
        return try self.onParse(link)
    }

    func track(position: Double) {
        self.lock.withLock { self.spy.calls.append(.track) }
        self.lock.withLock { self.spy.trackCalls.append(position) }
        self.onTrack(position)
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
