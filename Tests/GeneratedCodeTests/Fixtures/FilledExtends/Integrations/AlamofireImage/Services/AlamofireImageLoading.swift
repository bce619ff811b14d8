@preconcurrency import AlamofireImage
import Foundation
import UIKit

/// Implements the methods of `UIImageView` that ``ImageLoading`` lists, with AlamofireImage.
@MainActor
enum AlamofireImageLoading {
    static func setImage(fromURL: URL, placeholder: UIImage?, in imageView: UIImageView) {
        imageView.af.setImage(withURL: fromURL, placeholderImage: placeholder)
    }

    static func cancelLoading(in imageView: UIImageView) {
        imageView.af.cancelImageRequest()
    }
}
