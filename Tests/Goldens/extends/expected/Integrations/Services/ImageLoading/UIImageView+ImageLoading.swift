import Foundation
import UIKit

@MainActor
extension UIImageView {
    /// Loads an image and shows it.
    ///
    /// - User story: Sees a picture where there was a placeholder.
    /// - Parameter fromURL: Where the image is.
    /// - Parameter placeholder: Shown until the image is there.
    func setImage(fromURL: URL, placeholder: UIImage? = nil) {
        #if DEBUG
        if let onSetImage = ImageLoading.onSetImage {
            return onSetImage(self, fromURL, placeholder)
        }
        #endif
        KingfisherImageLoading.setImage(fromURL: fromURL, placeholder: placeholder, in: self)
    }

    /// Forgets about the image that is on its way.
    func cancelLoading() {
        #if DEBUG
        if let onCancelLoading = ImageLoading.onCancelLoading {
            return onCancelLoading(self)
        }
        #endif
        KingfisherImageLoading.cancelLoading(in: self)
    }
}

#if DEBUG
/// What tests put in place of the SDK. Nothing is replaced by default.
@MainActor
enum ImageLoading {
    static var onSetImage: ((
        _ imageView: UIImageView,
        _ fromURL: URL,
        _ placeholder: UIImage?
    ) -> Void)?
    static var onCancelLoading: ((_ imageView: UIImageView) -> Void)?
}
#endif
