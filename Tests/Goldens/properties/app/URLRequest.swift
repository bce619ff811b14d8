// Foundation has no requests on Linux: they are in a module of their own there.

#if canImport(FoundationNetworking)
import Foundation

nonisolated struct URLRequest: Hashable, Sendable {
    let url: URL

    init(url: URL) {
        self.url = url
    }
}
#endif
