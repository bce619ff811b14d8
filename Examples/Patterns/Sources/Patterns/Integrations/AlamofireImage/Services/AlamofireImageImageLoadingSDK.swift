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

    /// Shows a picture as soon as it is there.
    ///
    /// User: Scrolls through the list.
    ///
    /// - Parameter fromUrl: Where the picture is.
    /// - Parameter placeholder: What is shown until then.
    /// - Parameter imageView: The image view.
    func setImage(fromUrl: URL, placeholder: UIImage?, in imageView: UIImageView) {
        imageView.af.setImage(withURL: fromUrl, placeholderImage: placeholder)
    }

    /// The picture is no longer needed.
    ///
    /// User: Scrolls on.
    ///
    /// - Parameter imageView: The image view.
    func cancelImage(in imageView: UIImageView) {
        imageView.af.cancelImageRequest()
    }
}

extension AlamofireImageManager {
    /// Makes the wrapper that serves ``ImageLoadingSDK``.
    func makeImageLoadingSDK() -> any ImageLoadingSDK {
        AlamofireImageImageLoadingSDK(manager: self)
    }
}
