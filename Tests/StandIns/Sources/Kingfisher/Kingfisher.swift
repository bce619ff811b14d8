// A stand-in for Kingfisher, in the shape in which its users know it: `imageView.kf.setImage(with:)`, with what comes
// of it told on the main actor. It talks to no network: an image is called like the last part of its URL, and hosts
// called `broken` have none.

import Foundation
import UIKit

/// What Kingfisher adds to a type.
public struct KingfisherWrapper<Base> {
    /// The object itself.
    public let base: Base
    /// Wraps an object.
    public init(_ base: Base) { self.base = base }
}

/// A type that Kingfisher adds to.
public protocol KingfisherCompatible: AnyObject {}

extension KingfisherCompatible {
    /// What Kingfisher adds.
    public var kf: KingfisherWrapper<Self> {
        get { KingfisherWrapper(self) }
        set {}
    }
}

extension UIImageView: KingfisherCompatible {}

/// Why there is no image.
public enum KingfisherError: Error {
    /// Nobody asked for one.
    case emptySource
    /// The server has none.
    case responseError
}

/// An image that was found.
public struct RetrieveImageResult: Sendable {
    /// The image.
    public let image: UIImage
}

/// An image on its way.
public final class DownloadTask: Sendable {
    let task: Task<Void, Never>
    init(_ task: Task<Void, Never>) { self.task = task }
    /// Forgets about it.
    public func cancel() { task.cancel() }
}

@MainActor
private enum Downloads {
    static var running: [ObjectIdentifier: DownloadTask] = [:]
}

extension KingfisherWrapper where Base: UIImageView {
    /// Shows the placeholder, then the image when it is there.
    @MainActor @discardableResult
    public func setImage(
        with resource: URL?, placeholder: UIImage? = nil,
        completionHandler: (@MainActor @Sendable (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        cancelDownloadTask()
        base.image = placeholder
        guard let resource else {
            completionHandler?(.failure(.emptySource))
            return nil
        }
        let base = base
        let task = DownloadTask(
            Task { @MainActor in
                await Task.yield()
                guard !Task.isCancelled else { return }
                guard resource.host != "broken",
                    let image = UIImage(named: "Kingfisher's \(resource.lastPathComponent)")
                else {
                    completionHandler?(.failure(.responseError))
                    return
                }
                base.image = image
                completionHandler?(.success(RetrieveImageResult(image: image)))
            })
        Downloads.running[ObjectIdentifier(base)] = task
        return task
    }

    /// Forgets about the image on its way.
    @MainActor
    public func cancelDownloadTask() {
        Downloads.running.removeValue(forKey: ObjectIdentifier(base))?.cancel()
    }
}

/// Downloads and keeps images. Its name is the one that flowgen gives to a manager of the app, which hides it there.
public class KingfisherManager: @unchecked Sendable {
    /// The one that image views use.
    public static let shared = KingfisherManager()
    /// A manager of its own.
    public init() {}
}
