// The flows of this project under watch, one for each style and isolation.

#if DEBUG
    @testable import App

    extension WatchedFlow {
        static func publishedSearch(startingIn first: String = "idle") -> WatchedFlow {
            let mock = MockPublishedSearchSDK()
            let log = ReportLog()
            if first != "idle" { mock.send(.named(first)) }
            mock.prepareHandler = {}
            mock.searchHandler = { _ in }
            mock.stopHandler = {}
            mock.saveHandler = {}
            mock.sweepHandler = {}
            let verifier = PublishedSearchFlowVerifier(mock) { log.add($0) }
            return WatchedFlow(log: log) { step in
                switch step {
                case "prepare": verifier.prepare()
                case "search": verifier.search(query: "tea")
                case "stop": verifier.stop()
                case "save": verifier.save()
                case "sweep": verifier.sweep()
                default: verifier.log()
                }
            } send: {
                mock.send(.named($0))
            }
        }

        static func unsharedPublishedSearch(startingIn first: String = "idle") -> WatchedFlow {
            let mock = MockUnsharedPublishedSearchSDK()
            let log = ReportLog()
            if first != "idle" { mock.send(.named(first)) }
            mock.prepareHandler = {}
            mock.searchHandler = { _ in }
            mock.stopHandler = {}
            mock.saveHandler = {}
            mock.sweepHandler = {}
            let verifier = UnsharedPublishedSearchFlowVerifier(mock) { log.add($0) }
            return WatchedFlow(log: log) { step in
                switch step {
                case "prepare": verifier.prepare()
                case "search": verifier.search(query: "tea")
                case "stop": verifier.stop()
                case "save": verifier.save()
                case "sweep": verifier.sweep()
                default: verifier.log()
                }
            } send: {
                mock.send(.named($0))
            }
        }

        static func toldSearch(startingIn first: String = "idle") -> WatchedFlow {
            let mock = MockToldSearchSDK()
            let log = ReportLog()
            if first != "idle" { mock.send(.named(first)) }
            mock.prepareHandler = {}
            mock.searchHandler = { _ in }
            mock.stopHandler = {}
            mock.saveHandler = {}
            mock.sweepHandler = {}
            let verifier = ToldSearchFlowVerifier(mock) { log.add($0) }
            return WatchedFlow(log: log) { step in
                switch step {
                case "prepare": verifier.prepare()
                case "search": verifier.search(query: "tea")
                case "stop": verifier.stop()
                case "save": verifier.save()
                case "sweep": verifier.sweep()
                default: verifier.log()
                }
            } send: {
                mock.send(.named($0))
            }
        }

        static func unsharedToldSearch(startingIn first: String = "idle") -> WatchedFlow {
            let mock = MockUnsharedToldSearchSDK()
            let log = ReportLog()
            if first != "idle" { mock.send(.named(first)) }
            mock.prepareHandler = {}
            mock.searchHandler = { _ in }
            mock.stopHandler = {}
            mock.saveHandler = {}
            mock.sweepHandler = {}
            let verifier = UnsharedToldSearchFlowVerifier(mock) { log.add($0) }
            return WatchedFlow(log: log) { step in
                switch step {
                case "prepare": verifier.prepare()
                case "search": verifier.search(query: "tea")
                case "stop": verifier.stop()
                case "save": verifier.save()
                case "sweep": verifier.sweep()
                default: verifier.log()
                }
            } send: {
                mock.send(.named($0))
            }
        }

        static func awaitedSearch(startingIn first: String = "idle") -> WatchedFlow {
            let mock = MockAwaitedSearchSDK()
            let log = ReportLog()
            let gates = Gates()
            let calls = OpenCalls(gates: gates)
            if first != "idle" { mock.send(.named(first)) }
            mock.prepareHandler = { await gates.wait(at: "prepare") }
            mock.searchHandler = { _ in await gates.wait(at: "search") }
            mock.stopHandler = { await gates.wait(at: "stop") }
            mock.saveHandler = { await gates.wait(at: "save") }
            mock.sweepHandler = { await gates.wait(at: "sweep") }
            let verifier = AwaitedSearchFlowVerifier(mock) { log.add($0) }
            return WatchedFlow(
                log: log,
                call: { step in
                    switch step {
                    case "prepare": await calls.make(step) { await verifier.prepare() }
                    case "search": await calls.make(step) { await verifier.search(query: "tea") }
                    case "stop": await calls.make(step) { await verifier.stop() }
                    case "save": await calls.make(step) { await verifier.save() }
                    case "sweep": await calls.make(step) { await verifier.sweep() }
                    default: verifier.log()
                    }
                },
                send: { mock.send(.named($0)) },
                end: { await calls.end($0) },
                close: { await calls.cancelAll() })
        }

        static func sharedSearch(startingIn first: String = "idle") -> WatchedFlow {
            let mock = MockSharedSearchSDK()
            let log = ReportLog()
            let gates = Gates()
            let calls = OpenCalls(gates: gates)
            if first != "idle" { mock.send(.named(first)) }
            mock.prepareHandler = { await gates.wait(at: "prepare") }
            mock.searchHandler = { _ in await gates.wait(at: "search") }
            mock.stopHandler = { await gates.wait(at: "stop") }
            mock.saveHandler = { await gates.wait(at: "save") }
            mock.sweepHandler = { await gates.wait(at: "sweep") }
            let verifier = SharedSearchFlowVerifier(mock) { log.add($0) }
            return WatchedFlow(
                log: log,
                call: { step in
                    switch step {
                    case "prepare": await calls.make(step) { await verifier.prepare() }
                    case "search": await calls.make(step) { await verifier.search(query: "tea") }
                    case "stop": await calls.make(step) { await verifier.stop() }
                    case "save": await calls.make(step) { await verifier.save() }
                    case "sweep": await calls.make(step) { await verifier.sweep() }
                    default: verifier.log()
                    }
                },
                send: { mock.send(.named($0)) },
                end: { await calls.end($0) },
                close: { await calls.cancelAll() })
        }
    }
#endif
