@preconcurrency import AlamofireImage
import UIKit

/// Pictures from the network, over Alamofire.
///
/// Holds what AlamofireImage's wrappers share: keys, configuration, start-up.
@MainActor
final class AlamofireImageManager: Integration {
}
