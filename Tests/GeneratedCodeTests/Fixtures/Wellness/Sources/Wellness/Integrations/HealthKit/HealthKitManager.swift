@preconcurrency import HealthKit

@MainActor
final class HealthKitManager: Integration {
    let store: HKHealthStore

    init(store: HKHealthStore = HKHealthStore()) { self.store = store }
}
