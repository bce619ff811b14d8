nonisolated enum DoorLockFlow: FlowSpec {
    enum Step: String { case scan, unlock, readings, cancel }
    enum Event: String { case connectionLost, rang }

    static let initial = DoorLockStatus.idle
    static let rules: [Rule] = [
        Rule(
            step: .scan,
            from: [.idle, .found, .failed],
            via: [[.scanning]],
            to: [.found, .failed],
            errors: { switch $0 { case .bluetoothOff, .timeout: true; default: false } },
            within: (.seconds(10), else: .failure(.timeout))
        ),
        Rule(
            step: .unlock,
            from: [.found, .unlocked, .tooSlow, .failed],
            via: [[.unlocking]],
            to: [.unlocked, .tooSlow, .failed],
            errors: { switch $0 { case .wrongCode, .other: true; default: false } },
            within: (.seconds(2.5), else: .success(.tooSlow))
        ),
        Rule(step: .readings, errors: { switch $0 { case .other: true; default: false } }, isEndless: true),
        Rule(step: .cancel, to: [.idle], cancels: [.scan, .unlock, .readings]),
        Rule(step: nil, to: [.idle], cancels: [.scan, .unlock, .readings]),
    ]

    static func failed(_ error: DoorLockError, in step: Step) -> DoorLockStatus? {
        switch step {
        case .scan, .unlock: .failed(reason: error)
        default: nil
        }
    }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum DoorLockScenario: FlowScenario {
    case scanSucceeds, unlockSucceeds, unlockTakesTooLong, readings, readingsFail, cancel, connectionLost, rang
    case scanFailsWithBluetoothOff, scanFailsWithTimeout, unlockFailsWithWrongCode, unlockFailsWithOther
    case connectionLostWhileScanning, connectionLostWhileUnlocking, connectionLostDuringReadings
    case scanSucceedsAfterFailure, unlockSucceedsAfterTooSlow, unlockSucceedsAfterFailure

    @MainActor var moves: [FlowMove<DoorLockFlow>] {
        switch self {
        case .scanSucceeds: [.init(.scan, .scanning, .found(lock: "lock"))]
        case .unlockSucceeds: Self.scanSucceeds.moves + [.init(.unlock, .unlocking, .unlocked)]
        case .unlockTakesTooLong: Self.scanSucceeds.moves + [.init(.unlock, .unlocking, .tooSlow)]
        case .readings: [.init(.readings)]
        case .readingsFail: [.init(.readings, failing: .other(FlowSampleError()))]
        case .cancel: [.init(.cancel, .idle)]
        case .connectionLost: [.init(event: .connectionLost, .idle)]
        case .rang: [.init(event: .rang)]
        case .scanFailsWithBluetoothOff: [.init(.scan, .scanning, .failed(reason: .bluetoothOff))]
        case .scanFailsWithTimeout: [.init(.scan, .scanning, .failed(reason: .timeout))]
        case .unlockFailsWithWrongCode:
            Self.scanSucceeds.moves + [.init(.unlock, .unlocking, .failed(reason: .wrongCode))]
        case .unlockFailsWithOther:
            Self.scanSucceeds.moves + [.init(.unlock, .unlocking, .failed(reason: .other(FlowSampleError())))]
        case .connectionLostWhileScanning: [.init(.scan, .scanning), .init(event: .connectionLost, .idle)]
        case .connectionLostWhileUnlocking:
            Self.scanSucceeds.moves + [.init(.unlock, .unlocking), .init(event: .connectionLost, .idle)]
        case .connectionLostDuringReadings: Self.readings.moves + [.init(event: .connectionLost, .idle)]
        case .scanSucceedsAfterFailure:
            Self.scanFailsWithBluetoothOff.moves + [.init(.scan, .scanning, .found(lock: "lock"))]
        case .unlockSucceedsAfterTooSlow: Self.unlockTakesTooLong.moves + [.init(.unlock, .unlocking, .unlocked)]
        case .unlockSucceedsAfterFailure: Self.unlockFailsWithWrongCode.moves + [.init(.unlock, .unlocking, .unlocked)]
        }
    }
}
#endif
