@preconcurrency import AlamofireImage
import Foundation
import UIKit

/// Serves ``ImageLoadingSDK`` with AlamofireImage.
@MainActor
final class AlamofireImageImageLoadingSDK: ImageLoadingSDK {
    private let manager: AlamofireImageManager

    init(manager: AlamofireImageManager) {
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
        imageView.af.setImage(withURL: fromURL, placeholderImage: placeholder)
    }

    /// Forgets about the image that is on its way.
    ///
    /// - Parameter imageView: The image view.
    func cancelLoading(in imageView: UIImageView) {
        imageView.af.cancelImageRequest()
    }
}

extension AlamofireImageManager {
    /// Makes the wrapper that serves ``ImageLoadingSDK``.
    func makeImageLoadingSDK() -> any ImageLoadingSDK {
        AlamofireImageImageLoadingSDK(manager: self)
    }
}
