/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    /// Tells the time.
    let clock: any ClockSDK
    private let visitMaker: @MainActor () -> any VisitSDK
    private let lampMaker: @MainActor () -> any LampSDK
    private let passMaker: @MainActor () -> any PassSDK

    init(
        makeVisit: @escaping @MainActor () -> any VisitSDK,
        clock: any ClockSDK,
        makeLamp: @escaping @MainActor () -> any LampSDK,
        makePass: @escaping @MainActor () -> any PassSDK
    ) {
        visitMaker = makeVisit
        self.clock = clock
        lampMaker = makeLamp
        passMaker = makePass
    }

    /// One visit of a museum.
    func makeVisit() -> any VisitSDK { visitMaker() }

    /// A lamp for one visit.
    func makeLamp() -> any LampSDK { lampMaker() }

    /// A pass for one visit, which the app itself makes.
    func makePass() -> any PassSDK { passMaker() }
}
