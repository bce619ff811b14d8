import Foundation
@preconcurrency import Kingfisher
import UIKit

/// Implements the methods of `UIImageView` that ``ImageLoading`` lists, with Kingfisher.
@MainActor
enum KingfisherImageLoading {
    static func setImage(fromURL: URL, placeholder: UIImage?, in imageView: UIImageView) {
        // TODO(flowgen): Call Kingfisher.
    }

    static func cancelLoading(in imageView: UIImageView) {
        // TODO(flowgen): Call Kingfisher.
    }
}
