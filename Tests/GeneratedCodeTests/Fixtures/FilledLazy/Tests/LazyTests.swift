// A lazy integration is launched when the app first asks for a service of it: once, after those that it depends on,
// with the options of the app's launch.

import XCTest

nonisolated final class LazyTests: XCTestCase {
    @MainActor
    func testOnlyTheOthersAreLaunchedWithTheApp() async {
        XCTAssertEqual(logged { _ in }, ["Sentry 1", "Amplitude 1"])
    }

    @MainActor
    func testAServiceLaunchesItsIntegrationAndThoseBefore() async {
        let log = logged { services in
            XCTAssertTrue(services.map === services.map)
        }
        XCTAssertEqual(log.dropFirst(2), ["Google 1", "GoogleMaps 1"])
    }

    @MainActor
    func testEachNewServiceIsOneOfTheSameIntegration() async {
        let log = logged { services in
            XCTAssertFalse(services.makeCall() === services.makeCall())
        }
        XCTAssertEqual(log.dropFirst(2), ["Agora 1"])
    }

    @MainActor
    func testOfSeveralThatServeAFlowTheLazyOneIsLaunched() async {
        let log = logged { services in services.track.log(event: "opened") }
        XCTAssertEqual(log.dropFirst(2), ["Mixpanel 1"])
    }

    @MainActor
    func testLifeCycleEventsReachThoseThatAreLaunched() async {
        Launches.log = []
        let manager = IntegrationsManager()
        manager.launch(options: ["key": 1])
        manager.enterForeground()
        _ = manager.services.makeCall()
        manager.enterForeground()
        XCTAssertEqual(
            Launches.log.dropFirst(2),
            [
                "Sentry foreground", "Amplitude foreground", "Agora 1", "Sentry foreground",
                "Amplitude foreground", "Agora foreground",
            ])
    }

    @MainActor
    private func logged(_ use: (ServiceProvider) -> Void) -> [String] {
        Launches.log = []
        let manager = IntegrationsManager()
        XCTAssertEqual(Launches.log, [])
        manager.launch(options: ["key": 1])
        use(manager.services)
        return Launches.log
    }
}
