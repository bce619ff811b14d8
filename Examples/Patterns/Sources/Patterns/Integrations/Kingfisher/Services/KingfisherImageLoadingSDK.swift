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

    /// Shows a picture as soon as it is there.
    ///
    /// User: Scrolls through the list.
    ///
    /// - Parameter fromUrl: Where the picture is.
    /// - Parameter placeholder: What is shown until then.
    /// - Parameter imageView: The image view.
    func setImage(fromUrl: URL, placeholder: UIImage?, in imageView: UIImageView) {
        imageView.kf.setImage(with: fromUrl, placeholder: placeholder)
    }

    /// The picture is no longer needed.
    ///
    /// User: Scrolls on.
    ///
    /// - Parameter imageView: The image view.
    func cancelImage(in imageView: UIImageView) {
        imageView.kf.cancelDownloadTask()
    }
}

extension KingfisherManager {
    /// Makes the wrapper that serves ``ImageLoadingSDK``.
    func makeImageLoadingSDK() -> any ImageLoadingSDK {
        KingfisherImageLoadingSDK(manager: self)
    }
}
