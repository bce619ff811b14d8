// Apple's HealthKit in name and shape only, for Linux (https://developer.apple.com/documentation/healthkit): permission,
// background delivery, and the queries by which an app hears of new samples and reads them. As in Apple's, queries answer
// on a queue of the store's own, and an observer is told again only once it has called its completion handler. There is
// no watch: a test adds the samples.

@_exported import Foundation

public struct HKError: CustomNSError {
    public enum Code: Int {
        case errorHealthDataUnavailable = 1
        case errorDatabaseInaccessible = 6
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

public struct HKQuantityTypeIdentifier: Hashable, Sendable {
    public static let heartRate = HKQuantityTypeIdentifier()
}

public class HKObjectType: NSObject {}
public class HKSampleType: HKObjectType {}

public final class HKQuantityType: HKSampleType {
    public let identifier: HKQuantityTypeIdentifier

    public init(_ identifier: HKQuantityTypeIdentifier) { self.identifier = identifier }
}

public final class HKUnit: NSObject {
    public init(from string: String) {}
}

public final class HKQuantity: NSObject {
    private let value: Double

    public init(unit: HKUnit, doubleValue: Double) { value = doubleValue }

    public func doubleValue(for unit: HKUnit) -> Double { value }
}

public class HKSample: NSObject {}

public final class HKQuantitySample: HKSample {
    public let quantity: HKQuantity

    init(_ quantity: HKQuantity) { self.quantity = quantity }
}

public enum HKUpdateFrequency: Int {
    case immediate = 1
    case hourly, daily, weekly
}

public class HKQuery: NSObject {}

public typealias HKObserverQueryCompletionHandler = () -> Void

public final class HKObserverQuery: HKQuery {
    let update: (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        update = updateHandler
    }
}

/// How much has been read.
public final class HKQueryAnchor: NSObject, Sendable {
    let count: Int

    init(_ count: Int) { self.count = count }
}

public final class HKDeletedObject: NSObject {}

public final class HKAnchoredObjectQuery: HKQuery {
    let anchor: HKQueryAnchor?
    let answer: (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler:
            @escaping (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) {
        (self.anchor, answer) = (anchor, resultsHandler)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let HKObjectQueryNoLimit = 0

public class HKHealthStore: NSObject, @unchecked Sendable {
    /// The errors of the next request and queries, for tests; nil for a success.
    public var simulatedErrors: [HKError?] = []
    /// How many wakes observers have handled, and how many observers there are.
    public var simulatedWakes: (handled: Int, observers: Int) { queue.sync { (handled, observers.count) } }
    /// Whether HealthKit may wake the app.
    public var simulatedDeliversInBackground: Bool { queue.sync { deliversInBackground } }
    /// Whether the next devices have health data, for tests.
    public nonisolated(unsafe) static var simulatedIsAvailable: [Bool] = []

    private let queue = DispatchQueue(label: "HealthKit")
    private var observers: [HKObserverQuery] = []
    private var samples: [HKQuantitySample] = []
    private var handled = 0
    private var deliversInBackground = false

    public override init() {}

    public class func isHealthDataAvailable() -> Bool {
        simulatedIsAvailable.isEmpty || simulatedIsAvailable.removeFirst()
    }

    public func requestAuthorization(
        toShare: Set<HKSampleType>?, read: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        queue.async { [self] in
            let error = nextError()
            completion(error == nil, error)
        }
    }

    public func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        queue.async { [self] in
            deliversInBackground = true
            completion(true, nil)
        }
    }

    public func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        queue.async { [self] in
            deliversInBackground = false
            completion(true, nil)
        }
    }

    public func execute(_ query: HKQuery) {
        queue.async { [self] in
            if let query = query as? HKAnchoredObjectQuery {
                if let error = nextError() { return query.answer(query, nil, nil, nil, error) }
                let new = samples.dropFirst(query.anchor?.count ?? 0)
                query.answer(query, Array(new), [], HKQueryAnchor(samples.count), nil)
            } else if let query = query as? HKObserverQuery {
                observers.append(query)
                tell(query)
            }
        }
    }

    public func stop(_ query: HKQuery) { queue.async { self.observers.removeAll { $0 === query } } }

    /// A watch has measured something, for tests.
    public func simulateSample(_ value: Double) {
        queue.async { [self] in
            samples.append(HKQuantitySample(HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: value)))
            observers.forEach(tell)
        }
    }

    private func nextError() -> HKError? { simulatedErrors.isEmpty ? nil : simulatedErrors.removeFirst() }

    private func tell(_ query: HKObserverQuery) {
        query.update(query, { self.queue.async { self.handled += 1 } }, nil)
    }
}
