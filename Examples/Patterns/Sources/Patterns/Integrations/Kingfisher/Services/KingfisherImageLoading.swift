import Foundation
@preconcurrency import Kingfisher
import UIKit

/// Implements the methods of `UIImageView` that ``ImageLoading`` lists, with Kingfisher.
@MainActor
enum KingfisherImageLoading {
    static func setImage(fromUrl: URL, placeholder: UIImage?, in imageView: UIImageView) {
        imageView.kf.setImage(with: fromUrl, placeholder: placeholder)
    }

    static func cancelImage(in imageView: UIImageView) {
        imageView.kf.cancelDownloadTask()
    }
}
