import Combine
import Foundation

/// Implements the methods of `Design.Avatar` that ``Portrait`` lists, with Painter.
@MainActor
enum PainterPortrait {
    static func fetch(
        name: String,
        note: @autoclosure @escaping () -> String,
        in avatar: Design.Avatar
    ) -> AnyPublisher<Data, InkError> {
        // TODO(flowgen): Call Painter and return the answer.
        fatalError("fetch(name:note:in:) is not written yet")
    }

    static func isKnown(name: String, in avatar: Design.Avatar) throws -> Bool {
        // TODO(flowgen): Call Painter and return the answer.
        throw CocoaError(.featureUnsupported)
    }

    static func progress(in avatar: Design.Avatar) -> AnyPublisher<Double, any Error> {
        // TODO(flowgen): Call Painter and return the answer.
        fatalError("progress(in:) is not written yet")
    }

    static func paint(_ color: String, for seconds: Double, `repeat`: Int, in avatar: Design.Avatar) {
        // TODO(flowgen): Call Painter.
    }
}
