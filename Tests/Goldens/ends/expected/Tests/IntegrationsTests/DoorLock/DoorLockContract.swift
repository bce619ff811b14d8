#if DEBUG
/// What ``DoorLockSDK`` promises, as a test of its implementations.
typealias DoorLockContract = FlowContract<DoorLockScenario, any DoorLockSDK>

extension DoorLockContract {
    init(_ make: @escaping Make) {
        self.init(
            make: make,
            observe: { service, tell in
                let statuses = service.statuses
                return Task { for await status in statuses { tell(status) } }
            }
        ) { step, service in
            switch step {
            case .scan: _ = await service.scan()
            case .unlock: _ = await service.unlock(code: "code")
            case .readings: try await firstAnswer(of: service.readings(since: 1_700_000_000), isEndless: true)
            case .cancel: _ = await service.cancel()
            }
        }
        observeSignals = { service, tell in
            [
                Task { [values = service.rangValues] in for await _ in values { tell(.rang) } },
            ] as [Any]
        }
    }
}
#endif
