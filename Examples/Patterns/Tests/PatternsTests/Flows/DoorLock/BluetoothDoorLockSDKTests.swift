#if DEBUG
    @preconcurrency import CoreBluetooth
    import XCTest

    @testable import Patterns

    /// Tests of ``BluetoothDoorLockSDK`` against the stand-in for CoreBluetooth, which tells its delegates on a queue.
    nonisolated final class BluetoothDoorLockSDKTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testItKeepsToTheFlow() async throws {
            var phone = Phone()
            var contract = DoorLockContract { scenario in
                var lock = SimulatedLock()
                lock.code = "code"
                var clock: any Clock<Duration> = ContinuousClock()
                switch scenario {
                case .scanFailsWithBluetoothOff, .scanSucceedsAfterFailure: lock.state = .poweredOff
                case .scanFailsWithTimeout:
                    lock.isNear = false
                    clock = SkippingClock(skipping: .seconds(10))
                case .connectFailsWithBluetoothOff: lock.connection = .meetsBluetoothOff
                case .connectFailsWithOther: lock.connection = .fails
                case .connectFailsWithTimeout:
                    lock.connection = .hangs
                    clock = SkippingClock(skipping: .seconds(5))
                case .unlockFailsWithOther: lock.answers = [.fails]
                case .unlockFailsWithWrongCode: lock.answers = [.refuses]
                case .unlockSucceedsAfterFailure: lock.answers = [.refuses, .checksCode]
                case .unlockTakesTooLong:
                    lock.answers = [.hangs]
                    clock = SkippingClock(skipping: .seconds(3))
                case .unlockSucceedsAfterUnanswered:
                    lock.answers = [.hangs, .checksCode]
                    clock = SkippingClock(skipping: .seconds(3), number: 1)
                case .batteryFails: lock.charge = nil
                case .cancelWhileScanning: lock.isNear = false
                case .cancelWhileConnecting: lock.connection = .hangs
                case .connectionLostWhileConnecting: lock.connection = .hidesServices
                case .cancelWhileUnlocking, .connectionLostWhileUnlocking: lock.answers = [.hangs]
                case .scanSucceeds, .connectSucceeds, .unlockSucceeds, .battery, .cancel, .connectionLost,
                    .connectionLostDuringBattery, .bellRang:
                    break
                }
                phone = Phone(near: lock, clock: clock)
                return phone.sdk
            }
            contract.trigger = { [phone = { phone }] event, _ in
                let central = try XCTUnwrap(phone().central)
                try await eventually { central.simulatedIsConnected }
                switch event {
                case .connectionLost: central.simulateLoss()
                case .bellRang: central.simulateBell()
                }
            }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testTheLockIsTheOneThatWasFound() async throws {
            let phone = Phone()
            let end = await phone.sdk.scan()
            XCTAssertEqual(end.lock?.name, "Front door")
            try await eventually { phone.central?.simulatedIsScanning == false }
        }

        @MainActor
        func testTheCodeReachesTheLock() async throws {
            let sdk = try await connected().sdk
            let wrong = await sdk.unlock(code: "3141")
            guard case .refused(.wrongCode) = wrong else { return XCTFail("\(wrong)") }
            let right = await sdk.unlock(code: "2718")
            XCTAssertEqual(right.kind, .unlocked)
        }

        @MainActor
        func testACancelledScanIsStopped() async throws {
            var lock = SimulatedLock()
            lock.isNear = false
            let phone = Phone(near: lock)
            let scanning = Task { await phone.sdk.scan() }
            try await eventually { phone.central?.simulatedIsScanning == true }
            let end = await phone.sdk.cancel()
            XCTAssertEqual(end.kind, .idle)
            let scanned = await scanning.value
            XCTAssertEqual(scanned.kind, .idle)
            try await eventually { phone.central?.simulatedIsScanning == false }
        }

        @MainActor
        func testClosingThePageDisconnects() async throws {
            let phone = try await connected()
            await phone.sdk.cancel()
            try await eventually { phone.central?.simulatedIsConnected == false }
            XCTAssertEqual(phone.sdk.status.kind, .idle)
        }

        @MainActor
        func testATimeOutLeavesNoConnectionBehind() async throws {
            var lock = SimulatedLock()
            lock.connection = .hangs
            let phone = Phone(near: lock, clock: SkippingClock(skipping: .seconds(5)))
            await phone.sdk.scan()
            let end = await phone.sdk.connect()
            guard case .failed(.timeout) = end else { return XCTFail("\(end)") }
            try await eventually { phone.central?.simulatedIsConnected == false }
        }

        @MainActor
        func testACallerWhoIsCancelledLeavesNoConnectionBehind() async throws {
            var lock = SimulatedLock()
            lock.connection = .hangs
            let phone = Phone(near: lock)
            await phone.sdk.scan()
            let connecting = Task { await phone.sdk.connect() }
            try await eventually { phone.central?.simulatedIsConnected == true }
            connecting.cancel()
            let end = await connecting.value
            XCTAssertEqual(end.kind, .found)
            try await eventually { phone.central?.simulatedIsConnected == false }
            XCTAssertEqual(phone.sdk.status.kind, .found)
        }

        @MainActor
        func testAConnectionThatIsLostWhileUnlocking() async throws {
            var lock = SimulatedLock()
            lock.answers = [.hangs]
            let phone = try await connected(to: lock)
            let statuses = Recorder(phone.sdk.statuses)
            let charges = phone.sdk.battery()
            let unlocking = Task { await phone.sdk.unlock(code: "2718") }
            try await eventually { phone.sdk.status.kind == .unlocking }
            phone.central?.simulateLoss()
            let end = await unlocking.value
            XCTAssertEqual(end.kind, .idle, "the status that the event led to")
            let all = try await statuses.first(3)
            guard all.map(\.kind) == [.connected, .unlocking, .idle] else { return XCTFail("\(all)") }
            do {
                for try await _ in charges {}
                XCTFail("the battery is still read")
            } catch {
                XCTAssertTrue(error is CancellationError, "\(error)")
            }
        }

        @MainActor
        func testALockThatNeverAnswers() async throws {
            var lock = SimulatedLock()
            lock.answers = [.hangs]
            let phone = try await connected(to: lock, clock: SkippingClock(skipping: .seconds(3)))
            let end = await phone.sdk.unlock(code: "2718")
            XCTAssertEqual(end.kind, .unanswered)
            XCTAssertEqual(phone.central?.simulatedIsConnected, true)
        }

        @MainActor
        func testBluetoothIsSwitchedOff() async throws {
            let phone = try await connected()
            phone.central?.simulateState(.poweredOff)
            try await eventually { phone.sdk.status.kind == .idle }
            phone.lock.state = .poweredOff
            let off = await phone.sdk.scan()
            guard case .failed(.bluetoothOff) = off else { return XCTFail("\(off)") }
            phone.lock.state = .poweredOn
            let found = await phone.sdk.scan()
            XCTAssertEqual(found.kind, .found)
        }

        @MainActor
        func testTheBatteryIsToldAgainAndAgain() async throws {
            let phone = try await connected()
            var charges = phone.sdk.battery().makeAsyncIterator()
            let first = try await charges.next()
            phone.central?.simulateCharge(79)
            let second = try await charges.next()
            XCTAssertEqual([first, second], [80, 79])
        }

        @MainActor
        func testEachRingIsTold() async throws {
            let phone = try await connected()
            let rings = Recorder(phone.sdk.bellRangValues)
            phone.central?.simulateBell()
            phone.central?.simulateBell()
            try await eventually { rings.values.count == 2 }
            XCTAssertEqual(phone.sdk.status.kind, .connected)
        }

        @MainActor
        func testAWrapperThatIsDroppedEndsItsStreams() async throws {
            var phone: Phone? = try await connected()
            let charges = try XCTUnwrap(phone?.sdk.battery())
            let isThere = { [weak sdk = phone?.sdk] in sdk != nil }
            phone = nil
            XCTAssertFalse(isThere())
            do {
                for try await _ in charges {}
                XCTFail("the battery is still read")
            } catch {
                XCTAssertTrue(error is CancellationError, "\(error)")
            }
        }

        /// A phone that is connected to a lock.
        @MainActor
        private func connected(
            to lock: SimulatedLock = SimulatedLock(), clock: any Clock<Duration> = ContinuousClock()
        ) async throws -> Phone {
            let phone = Phone(near: lock, clock: clock)
            await phone.sdk.scan()
            let end = await phone.sdk.connect()
            XCTAssertEqual(end.kind, .connected)
            return phone
        }
    }

    /// A phone near a lock.
    @MainActor
    private final class Phone {
        /// The lock as the next central meets it.
        var lock: SimulatedLock
        /// The central that the wrapper uses; nil before its first scan.
        private(set) var central: CBCentralManager?
        private let clock: any Clock<Duration>
        private(set) lazy var sdk = BluetoothDoorLockSDK(
            manager: BluetoothManager { [unowned self] in makeCentral($0) }, clock: clock)

        init(near lock: SimulatedLock = SimulatedLock(), clock: any Clock<Duration> = ContinuousClock()) {
            self.lock = lock
            self.clock = clock
        }

        private func makeCentral(_ delegate: any CBCentralManagerDelegate) -> CBCentralManager {
            let queue = DispatchQueue(label: "Bluetooth")
            let central = CBCentralManager(delegate: delegate, queue: queue, simulating: lock)
            // The person switches Bluetooth on before they try again.
            lock.state = .poweredOn
            self.central = central
            return central
        }
    }
#endif
