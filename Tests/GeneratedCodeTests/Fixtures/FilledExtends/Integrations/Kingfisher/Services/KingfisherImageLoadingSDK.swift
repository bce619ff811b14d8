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
        imageView.kf.setImage(with: fromURL, placeholder: placeholder)
    }

    func cancelLoading(in imageView: UIImageView) {
        imageView.kf.cancelDownloadTask()
    }
}

extension KingfisherManager {
    func makeImageLoadingSDK() -> any ImageLoadingSDK {
        KingfisherImageLoadingSDK(manager: self)
    }
}
