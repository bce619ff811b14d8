import Foundation
@preconcurrency import Kingfisher
import UIKit

/// Implements the methods of `UIImageView` that ``ImageLoading`` lists, with Kingfisher.
@MainActor
enum KingfisherImageLoading {
    static func setImage(fromURL: URL, placeholder: UIImage?, in imageView: UIImageView) {
        imageView.kf.setImage(with: fromURL, placeholder: placeholder)
    }

    static func cancelLoading(in imageView: UIImageView) {
        imageView.kf.cancelDownloadTask()
    }
}
