import Foundation
@preconcurrency import Kingfisher
import UIKit

/// Implements ``ImageLoadingSDK`` with Kingfisher.
@MainActor
final class KingfisherImageLoadingSDK: ImageLoadingSDK {
    private let manager: KingfisherManager

    init(manager: KingfisherManager) {
        self.manager = manager
    }

    func setImage(fromURL: URL, placeholder: UIImage?, in imageView: UIImageView) {
        // TODO(flowgen): Call Kingfisher.
    }

    func cancelLoading(in imageView: UIImageView) {
        // TODO(flowgen): Call Kingfisher.
    }
}

extension KingfisherManager {
    func makeImageLoadingSDK() -> any ImageLoadingSDK {
        KingfisherImageLoadingSDK(manager: self)
    }
}
