@preconcurrency import AlamofireImage
import Foundation
import UIKit

/// Implements ``ImageLoadingSDK`` with AlamofireImage.
@MainActor
final class AlamofireImageLoadingSDK: ImageLoadingSDK {
    private let manager: AlamofireImageManager

    init(manager: AlamofireImageManager) {
        self.manager = manager
    }

    func setImage(fromURL: URL, placeholder: UIImage?, in imageView: UIImageView) {
        imageView.af.setImage(withURL: fromURL, placeholderImage: placeholder)
    }

    func cancelLoading(in imageView: UIImageView) {
        imageView.af.cancelImageRequest()
    }
}

extension AlamofireImageManager {
    func makeImageLoadingSDK() -> any ImageLoadingSDK {
        AlamofireImageLoadingSDK(manager: self)
    }
}
