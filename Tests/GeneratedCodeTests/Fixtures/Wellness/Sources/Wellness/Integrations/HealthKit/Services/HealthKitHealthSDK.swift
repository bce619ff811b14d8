@preconcurrency import HealthKit

/// Implements ``HealthSDK`` with HealthKit.
@MainActor
final class HealthKitHealthSDK: HealthSDK {
    private let manager: HealthKitManager
    private let client: HKHealthStore
    private let flow = FlowRunner<HealthFlow> { HealthKitHealthSDK.healthError(for: $0) }

    init(manager: HealthKitManager) {
        self.manager = manager
        client = manager.store
    }

    var status: HealthStatus { flow.status }
    var statuses: AsyncStream<HealthStatus> { flow.statuses }

    @discardableResult
    func authorize() async -> HealthStatus {
        await flow.run(.authorize, via: .asking) { [client] _ in
            guard HKHealthStore.isHealthDataAvailable() else { throw HealthError.unavailable }
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                client.requestAuthorization(toShare: nil, read: [HKQuantityType(.heartRate)]) { @Sendable _, error in
                    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
                }
            }
            return .authorized
        }
    }

    func heartRates() -> AsyncThrowingStream<Double, any Error> {
        flow.stream(.heartRates) { [client] _, yield in
            let (wakes, wake) = AsyncThrowingStream.makeStream(of: (@Sendable () -> Void).self)
            let type = HKQuantityType(.heartRate)
            let query = HKObserverQuery(sampleType: type, predicate: nil) { @Sendable _, done, error in
                nonisolated(unsafe) let done = done
                if let error { wake.finish(throwing: error) } else { wake.yield { done() } }
            }
            client.execute(query)
            defer { client.stop(query) }
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                client.enableBackgroundDelivery(for: type, frequency: .immediate) { @Sendable _, error in
                    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
                }
            }
            var anchor: HKQueryAnchor?
            for try await done in wakes {
                // HealthKit wakes the app again only if it hears that this is done.
                defer { done() }
                let (rates, end) = try await Self.rates(after: anchor, in: client)
                anchor = end
                rates.forEach(yield)
            }
        }
    }

    @discardableResult
    func stop() async -> HealthStatus {
        await flow.run(.stop) { [client] _ in
            client.disableBackgroundDelivery(for: HKQuantityType(.heartRate)) { @Sendable _, _ in }
            return .unknown
        }
    }

    /// The heart rates that came after others.
    private static func rates(
        after anchor: HKQueryAnchor?, in store: HKHealthStore
    ) async throws -> ([Double], HKQueryAnchor?) {
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<([Double], HKQueryAnchor?), any Error>) in
            let query = HKAnchoredObjectQuery(
                type: HKQuantityType(.heartRate), predicate: nil, anchor: anchor, limit: HKObjectQueryNoLimit
            ) { @Sendable _, samples, _, anchor, error in
                if let error { return continuation.resume(throwing: error) }
                let rates = samples?.compactMap { ($0 as? HKQuantitySample)?.quantity } ?? []
                let unit = HKUnit(from: "count/min")
                continuation.resume(returning: (rates.map { $0.doubleValue(for: unit) }, anchor))
            }
            store.execute(query)
        }
    }

    /// Maps an error of HealthKit to the app's error.
    private nonisolated static func healthError(for error: any Error) -> HealthError {
        (error as? HKError)?.code == .errorDatabaseInaccessible ? .locked : .other(error)
    }
}

extension HealthKitManager {
    func makeHealthSDK() -> any HealthSDK {
        HealthKitHealthSDK(manager: self)
    }
}
