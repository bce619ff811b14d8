// A stand-in for AlamofireImage, in the shape in which its users know it:
// `imageView.af.setImage(withURL:)`, with a response told on the main queue. It talks to no network: an
// image is called like the last part of its URL, and hosts called `broken` have none.

import Foundation
import UIKit

/// What Alamofire adds to a type.
public struct AlamofireExtension<ExtendedType> {
    /// The object itself.
    public private(set) var type: ExtendedType
    /// Wraps an object.
    public init(_ type: ExtendedType) { self.type = type }
}

/// A type that Alamofire adds to.
public protocol AlamofireExtended {
    /// The type that is added to.
    associatedtype ExtendedType
    /// What Alamofire adds.
    var af: AlamofireExtension<ExtendedType> { get set }
}

extension AlamofireExtended {
    /// What Alamofire adds.
    public var af: AlamofireExtension<Self> {
        get { AlamofireExtension(self) }
        set {}
    }
}

extension UIImageView: AlamofireExtended {}

/// Why there is no image.
public enum AFIError: Error {
    /// Another image was asked for.
    case requestCancelled
    /// The server has none.
    case imageSerializationFailed
}

/// What came of a request.
public struct AFIDataResponse<Value> {
    /// The value, or why there is none.
    public let result: Result<Value, AFIError>
}

@MainActor
private enum Requests {
    static var running: [ObjectIdentifier: Task<Void, Never>] = [:]
}

extension AlamofireExtension where ExtendedType: UIImageView {
    /// Shows the placeholder, then the image when it is there.
    @MainActor
    public func setImage(
        withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
        completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
    ) {
        cancelImageRequest()
        if let placeholderImage { type.image = placeholderImage }
        let view = type
        Requests.running[ObjectIdentifier(view)] = Task { @MainActor in
            await Task.yield()
            guard !Task.isCancelled else {
                completion?(AFIDataResponse(result: .failure(.requestCancelled)))
                return
            }
            guard url.host != "broken", let image = UIImage(named: "AlamofireImage's \(url.lastPathComponent)") else {
                completion?(AFIDataResponse(result: .failure(.imageSerializationFailed)))
                return
            }
            view.image = image
            completion?(AFIDataResponse(result: .success(image)))
        }
    }

    /// Forgets about the image on its way.
    @MainActor
    public func cancelImageRequest() {
        Requests.running.removeValue(forKey: ObjectIdentifier(type))?.cancel()
    }
}
