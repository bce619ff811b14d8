import Foundation
@preconcurrency import Kingfisher
import UIKit

/// Serves ``ImageLoadingSDK`` with Kingfisher.
@MainActor
final class KingfisherImageLoadingSDK: ImageLoadingSDK {
    private let manager: KingfisherManager

    init(manager: KingfisherManager) {
        self.manager = manager
    }

    /// Loads an image and shows it.
    ///
    /// User: Sees a picture where there was a placeholder.
    ///
    /// - Parameter fromURL: Where the image is.
    /// - Parameter placeholder: Shown until the image is there.
    /// - Parameter imageView: The image view.
    func setImage(fromURL: URL, placeholder: UIImage?, in imageView: UIImageView) {
        imageView.kf.setImage(with: fromURL, placeholder: placeholder)
    }

    /// Forgets about the image that is on its way.
    ///
    /// - Parameter imageView: The image view.
    func cancelLoading(in imageView: UIImageView) {
        imageView.kf.cancelDownloadTask()
    }
}

extension KingfisherManager {
    /// Makes the wrapper that serves ``ImageLoadingSDK``.
    func makeImageLoadingSDK() -> any ImageLoadingSDK {
        KingfisherImageLoadingSDK(manager: self)
    }
}
