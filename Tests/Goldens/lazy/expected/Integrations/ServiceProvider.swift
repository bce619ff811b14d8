/// Provides the implementation of each flow.
@MainActor
struct ServiceProvider {
    /// Shows where things are.
    var map: any MapSDK { lazyMap.value }
    var track: any TrackSDK { lazyTrack.value }
    private let lazyMap: LazyService<any MapSDK>
    private let callMaker: @MainActor () -> any CallSDK
    private let lazyTrack: LazyService<any TrackSDK>

    init(
        map: @escaping @MainActor () -> any MapSDK,
        makeCall: @escaping @MainActor () -> any CallSDK,
        track: @escaping @MainActor () -> any TrackSDK
    ) {
        lazyMap = LazyService(map)
        callMaker = makeCall
        lazyTrack = LazyService(track)
    }

    func makeCall() -> any CallSDK { callMaker() }
}
