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
        // TODO(flowgen): Call AlamofireImage.
    }

    func cancelLoading(in imageView: UIImageView) {
        // TODO(flowgen): Call AlamofireImage.
    }
}

extension AlamofireImageManager {
    func makeImageLoadingSDK() -> any ImageLoadingSDK {
        AlamofireImageLoadingSDK(manager: self)
    }
}
