// What the wrappers of this app rely on in LocationKit. `flowgen generate` keeps it up to date; commit it.

public enum GeoError {
    case denied
    case noSignal
}

public protocol GeoManagerDelegate {
    func geoManager(_ manager: GeoManager, didFailWithError error: any Error)
    func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix])
    func geoManagerDidChangeAuthorization(_ manager: GeoManager)  // optional
    func geoManagerShouldPause(_ manager: GeoManager) -> Bool
}
