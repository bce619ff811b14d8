import Combine

/// Serves ``TypesSDK`` with Backend.
@MainActor
final class BackendTypesSDK: TypesSDK {
    private let manager: BackendManager

    init(manager: BackendManager) {
        self.manager = manager
    }

    /// Looks at all of it.
    ///
    /// - Parameter ids: The ids.
    /// - Parameter pages: The pages.
    /// - Parameter spaced: The spaced.
    /// - Parameter nested: The nested.
    /// - Parameter generic: The generic.
    /// - Parameter optional: The optional.
    func list(
        ids: [Int],
        pages: [String: [Int]],
        spaced: [Int],
        nested: [[Double]],
        generic: [String: [Int]],
        optional: Int?
    ) -> AnyPublisher<[String], Never> {
        // TODO(flowgen): End a running `list`; that is no failure.
        // TODO(flowgen): Call Backend, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("list(ids:pages:spaced:nested:generic:optional:) is not written yet")
    }

    /// Looks at one.
    ///
    /// - Parameter id: The id.
    /// - Parameter body: The body.
    func show(id: Int?, body: any Sendable & CustomStringConvertible) {
        // TODO(flowgen): Call Backend.
    }
}

extension BackendManager {
    /// Makes the wrapper that serves ``TypesSDK``.
    func makeTypesSDK() -> any TypesSDK {
        BackendTypesSDK(manager: self)
    }
}
