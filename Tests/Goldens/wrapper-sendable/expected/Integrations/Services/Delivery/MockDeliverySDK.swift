#if DEBUG
import Foundation

/// A mock of ``DeliverySDK`` for tests and previews.
@dynamicMemberLookup
nonisolated final class MockDeliverySDK: DeliverySDK, @unchecked Sendable {
    private let lock = NSLock()
    private var spy = Spy()

    struct Spy {
        fileprivate(set) var calls: [DeliveryFlow.Step] = []
        fileprivate(set) var findCalls: [String] = []
        fileprivate(set) var reserveCalls: [(number: String, day: Int)] = []
        fileprivate(set) var placeCalls: [String] = []
        fileprivate(set) var complainCalls: [String] = []
        fileprivate(set) var followCalls: [String] = []
        fileprivate(set) var isNumberCalls: [String] = []
        fileprivate(set) var logCalls: [Double] = []
        fileprivate var street: String = "street"
        var onOpen: @Sendable () async throws -> DeliveryStatus = { .ready }
        var onFind: @Sendable (_ number: String) async throws -> DeliveryStatus = { number in .found(place: "place") }
        var onReserve: @Sendable (
            _ number: String,
            _ day: Int,
            _ send: DeliveryFlow.Send
        ) async throws -> String = { number, day, send in
            send(.found(place: "place"))
            return "reserve"
        }
        var onPlace: @Sendable (_ number: String) async throws -> String = { number in "place" }
        var onComplain: @Sendable (_ text: String) async throws -> Void = { text in }
        var onFollow: @Sendable (_ number: String, _ yield: (String) -> Void) async throws -> Void = { number, yield in
            yield("follow")
        }
        var onCount: @Sendable () async -> Int = { 1 }
        var onIsNumber: @Sendable (_ text: String) -> Bool = { text in true }
        var onStop: @Sendable () -> DeliveryStatus = { .ready }
        var onLog: @Sendable (_ position: Double) -> Void = { position in }
    }

    /// The members of the spy are the mock's: what was called, and what the steps do.
    subscript<Value>(dynamicMember member: WritableKeyPath<Spy, Value>) -> Value {
        get { lock.withLock { spy[keyPath: member] } }
        set { lock.withLock { spy[keyPath: member] = newValue } }
    }

    subscript<Value>(dynamicMember member: KeyPath<Spy, Value>) -> Value {
        lock.withLock { spy[keyPath: member] }
    }

    private let flow = FlowRunner<DeliveryFlow> { .refused($0) }

    private let isOnlineSubject = ObservedValue<Bool>(false)

    var status: DeliveryStatus { flow.status }
    var statuses: AsyncStream<DeliveryStatus> { flow.statuses }

    var street: String {
        get { lock.withLock { spy.street } }
        set { lock.withLock { spy.street = newValue } }
    }
    var isOnline: Bool {
        get { isOnlineSubject.value }
        set { isOnlineSubject.send(newValue) }
    }
    var isOnlineValues: AsyncStream<Bool> { isOnlineSubject.stream }

    @discardableResult
    func open() async -> DeliveryStatus {
        self.lock.withLock { self.spy.calls.append(.open) }
        return await flow.run(.open) { [onOpen = self.onOpen] _ in try await onOpen() }
    }

    @discardableResult
    func find(number: String) async -> DeliveryStatus {
        self.lock.withLock { self.spy.calls.append(.find) }
        self.lock.withLock { self.spy.findCalls.append(number) }
        return await flow.run(.find, via: .searching) { [onFind = self.onFind] _ in try await onFind(number) }
    }

    func reserve(number: String, until day: Int) async throws -> String {
        self.lock.withLock { self.spy.calls.append(.reserve) }
        self.lock.withLock { self.spy.reserveCalls.append((number, day)) }
        return try await flow.value(.reserve, via: .searching) { [onReserve = self.onReserve] send in
            try await onReserve(number, day, send)
        }
    }

    func place(of number: String) async throws -> String {
        self.lock.withLock { self.spy.calls.append(.place) }
        self.lock.withLock { self.spy.placeCalls.append(number) }
        return try await flow.value(.place) { [onPlace = self.onPlace] _ in try await onPlace(number) }
    }

    func complain(_ text: String) async throws {
        self.lock.withLock { self.spy.calls.append(.complain) }
        self.lock.withLock { self.spy.complainCalls.append(text) }
        try await flow.value(.complain) { [onComplain = self.onComplain] _ in try await onComplain(text) }
    }

    func follow(number: String) -> AsyncThrowingStream<String, any Error> {
        self.lock.withLock { self.spy.calls.append(.follow) }
        self.lock.withLock { self.spy.followCalls.append(number) }
        return flow.stream(.follow) { [onFollow = self.onFollow] _, yield in try await onFollow(number, yield) }
    }

    func count() async -> Int {
        self.lock.withLock { self.spy.calls.append(.count) }
        return await self.onCount()
    }

    func isNumber(_ text: String) -> Bool {
        self.lock.withLock { self.spy.calls.append(.isNumber) }
        self.lock.withLock { self.spy.isNumberCalls.append(text) }
        return self.onIsNumber(text)
    }

    func stop() {
        self.lock.withLock { self.spy.calls.append(.stop) }
        flow.cancel(.find, .place, .follow, .reserve)
        flow.send(self.onStop())
    }

    func log(position: Double) {
        self.lock.withLock { self.spy.calls.append(.log) }
        self.lock.withLock { self.spy.logCalls.append(position) }
        self.onLog(position)
    }

    /// Sends a status of an event, such as `moved`.
    func send(_ status: DeliveryStatus) { flow.send(status) }

    /// Sends the statuses of a scenario, as if its steps had been called.
    @MainActor func play(_ scenario: DeliveryScenario) {
        scenario.moves.flatMap(\.statuses).forEach { flow.send($0) }
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
