import Foundation
import Kingfisher

/// Loads pictures.
protocol ImagesService: AnyObject {
    func image(at address: URL) async throws -> Data
    @discardableResult
    func forget() -> Bool
    static func shared() -> Self
}

final class KingfisherImages: ImagesService {
    func image(at address: URL) async throws -> Data { Data() }
    func forget() -> Bool { true }
}

final class DiskImages: ImagesService {
    func image(at address: URL) async throws -> Data { Data() }
    func forget() -> Bool { true }
}

struct NoImages: ImagesService {}
