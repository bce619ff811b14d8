/// Serves ``VisitSDK`` with Archive.
@MainActor
final class ArchiveVisitSDK: VisitSDK {
    private let manager: ArchiveManager

    init(manager: ArchiveManager) {
        self.manager = manager
    }

    /// Enter.
    ///
    /// - Parameter room: The room.
    func enter(room: String) {
        // TODO(flowgen): Call Archive.
    }

    /// Leave.
    func leave() {
        // TODO(flowgen): Call Archive.
    }
}

extension ArchiveManager {
    /// Makes the wrapper that serves ``VisitSDK``.
    func makeVisitSDK() -> any VisitSDK {
        ArchiveVisitSDK(manager: self)
    }
}
