/// Implements ``VisitSDK`` with Archive.
@MainActor
final class ArchiveVisitSDK: VisitSDK {
    private let manager: ArchiveManager

    init(manager: ArchiveManager) {
        self.manager = manager
    }

    func enter(room: String) {
        // TODO(flowgen): Call Archive.
    }

    func leave() {
        // TODO(flowgen): Call Archive.
    }
}

extension ArchiveManager {
    func makeVisitSDK() -> any VisitSDK {
        ArchiveVisitSDK(manager: self)
    }
}
