@preconcurrency import AlamofireImage
import Foundation
import UIKit

/// Implements the methods of `UIImageView` that ``ImageLoading`` lists, with AlamofireImage.
@MainActor
enum AlamofireImageLoading {
    static func setImage(fromUrl: URL, placeholder: UIImage?, in imageView: UIImageView) {
        imageView.af.setImage(withURL: fromUrl, placeholderImage: placeholder)
    }

    static func cancelImage(in imageView: UIImageView) {
        imageView.af.cancelImageRequest()
    }
}
