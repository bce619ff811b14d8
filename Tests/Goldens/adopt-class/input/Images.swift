import Foundation
import Kingfisher

/// Loads pictures.
protocol ImagesService: AnyObject {
    func image(at address: URL) async throws -> Data
    func forget()
    static func shared() -> Self
}

final class KingfisherImages: ImagesService {
    func image(at address: URL) async throws -> Data { Data() }
    func forget() {}
}

final class DiskImages: ImagesService {
    func image(at address: URL) async throws -> Data { Data() }
    func forget() {}
}

struct NoImages: ImagesService {}
