#if hasFeature(InternalImportsByDefault)
package import Combine
#else
import Combine
#endif
#if hasFeature(InternalImportsByDefault)
package import Foundation
#else
import Foundation
#endif

@MainActor
extension Design.Avatar {
    /// Finds the portrait of a person.
    ///
    /// - Returns: An answer; each subscription calls the step.
    package func fetch(name: String, note: @autoclosure @escaping () -> String) -> AnyPublisher<Data, InkError> {
        #if DEBUG
        if let onFetch = Portrait.onFetch {
            return onFetch(self, name, note)
        }
        #endif
        return PainterPortrait.fetch(name: name, note: note(), in: self)
    }

    /// Whether there is a portrait of a person.
    package func isKnown(name: String) throws -> Bool {
        #if DEBUG
        if let onIsKnown = Portrait.onIsKnown {
            return try onIsKnown(self, name)
        }
        #endif
        return try PainterPortrait.isKnown(name: name, in: self)
    }

    /// How much of the portrait is there.
    ///
    /// - Returns: Values; each subscription calls the step.
    package func progress() -> AnyPublisher<Double, any Error> {
        #if DEBUG
        if let onProgress = Portrait.onProgress {
            return onProgress(self)
        }
        #endif
        return PainterPortrait.progress(in: self)
    }

    /// Paints the portrait anew.
    package func paint(_ color: String, for seconds: Double = 1.5, `repeat`: Int = 1) {
        #if DEBUG
        if let onPaint = Portrait.onPaint {
            return onPaint(self, color, seconds, `repeat`)
        }
        #endif
        PainterPortrait.paint(color, for: seconds, repeat: `repeat`, in: self)
    }
}

#if DEBUG
/// What tests put in place of the SDK. Nothing is replaced by default.
@MainActor
package enum Portrait {
    package static var onFetch: ((
        _ avatar: Design.Avatar,
        _ name: String,
        _ note: @escaping () -> String
    ) -> AnyPublisher<Data, InkError>)?
    package static var onIsKnown: ((_ avatar: Design.Avatar, _ name: String) throws -> Bool)?
    package static var onProgress: ((_ avatar: Design.Avatar) -> AnyPublisher<Double, any Error>)?
    package static var onPaint: ((
        _ avatar: Design.Avatar,
        _ color: String,
        _ seconds: Double,
        _ `repeat`: Int
    ) -> Void)?
}
#endif
