// SDKs of which this machine has no stand-in.

import Foundation
import LocationKit

protocol CameraDelegate: NSObjectProtocol {
    func cameraDidStop()
}

protocol CameraObserver: AnyObject {
    func cameraDidStart()
}

nonisolated struct PageShape: Sendable {}

protocol PagesScannerDelegateWithALongNameToo: AnyObject {
    func page(
        _ page: String, wasReadWith confidence: Double,
        then next: @escaping (Result<String, any Error>) -> Void)
    func shouldGoOn() async throws -> Bool
    func shape(of page: String) throws -> PageShape
    func nextShape() async throws -> PageShape
    func frame(of page: String) -> CGRect
    func didEnd() async
    func didFail(with reason: String) throws
    func `default`(for type: String, in `let`: [String: Int]...) -> (text: String, count: Int)?
}

protocol GeoPauses: AnyObject {
    func geoManagerDidPause(_ manager: GeoManager)
}
