#if DEBUG
@testable import App

/// What ``LibrarySDK`` promises, as a test of its implementations.
typealias LibraryContract = FlowContract<LibraryScenario, any LibrarySDK>

extension LibraryContract {
    init(_ make: @escaping Make) {
        self.init(
            make: make,
            observe: { service, tell in
                let statuses = service.statuses
                return Task { for await status in statuses { tell(status) } }
            }
        ) { step, service in
            let service = FlowSoleService(service: service).service
            switch step {
            case .open: _ = await service.open()
            case .warmUp: service.warmUp()
            case .search: _ = await service.search(title: "title", limit: 20)
            case .stop: _ = await service.stop()
            case .fetch: _ = try await service.fetch(page: 1)
            case .count: _ = await service.count()
            case .upload: _ = try await service.upload(book: Book(title: "A book"))
            case .rename: try await service.rename(for: Book(title: "A book"), "title")
            case .watch: for try await _ in service.watch() { break }
            case .hints: try await firstAnswer(of: service.hints(), isEndless: true)
            case .borrow: _ = try await service.borrow(id: 1, note: nil)
            case .give: _ = await service.give()
            case .isKnown: _ = service.isKnown(title: "title")
            case .isKnownByID: _ = service.isKnown(id: 1)
            case .parse: _ = try service.parse(link: "link")
            case .close: service.close()
            case .track: service.track(position: 1)
            }
        }
        observeSignals = { service, tell in
            [
                Task { [values = service.noticedValues] in for await _ in values { tell(.noticed) } },
                Task { [values = service.rangValues] in for await _ in values { tell(.rang) } },
            ] as [Any]
        }
    }
}
#endif
