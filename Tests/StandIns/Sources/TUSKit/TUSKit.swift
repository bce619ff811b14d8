// A stand-in for TUSKit, which sends files in pieces and goes on after an interruption, with the names of its third
// version (https://github.com/tus/TUSKit: Sources/TUSKit/TUSClient.swift). It calls its delegate on its reporting
// queue, which is the main one by default, and the handler of a background session on any. It has no parameter for the
// configuration of the session, since Linux has no background sessions. Nothing is sent: a test plays the network.

import Foundation

public enum TUSClientError: Error {
    case couldNotCopyFile(underlyingError: Error)
    case couldNotLoadData(underlyingError: Error)
    case couldNotCreateFileOnServer(responseCode: Int)
    case couldNotUploadFile(underlyingError: Error)
    case couldNotDeleteFile(underlyingError: Error)
    case fileSizeUnknown
    case uploadIsAlreadyFinished
}

public protocol TUSClientDelegate: AnyObject {
    func didStartUpload(id: UUID, context: [String: String]?, client: TUSClient)
    func didFinishUpload(id: UUID, url: URL, context: [String: String]?, client: TUSClient)
    func uploadFailed(id: UUID, error: Error, context: [String: String]?, client: TUSClient)
    func fileError(error: TUSClientError, client: TUSClient)
    func progressFor(id: UUID, context: [String: String]?, bytesUploaded: Int, totalBytes: Int, client: TUSClient)
}

public final class TUSClient {
    /// The clients by their sessions, for tests.
    public private(set) nonisolated(unsafe) static var simulatedClients: [String: TUSClient] = [:]
    /// What the phone has stored: the uploads of each session that are not over.
    private nonisolated(unsafe) static var stored: [String: [UUID: URL]] = [:]

    public let sessionIdentifier: String
    public weak var delegate: (any TUSClientDelegate)?
    private let server: URL
    private let reportingQueue: DispatchQueue
    private var backgroundHandler: (() -> Void)?

    public init(server: URL, sessionIdentifier: String, reportingQueue: DispatchQueue = .main) throws {
        (self.server, self.sessionIdentifier) = (server, sessionIdentifier)
        self.reportingQueue = reportingQueue
        Self.simulatedClients[sessionIdentifier] = self
    }

    /// Goes on with what is stored, and returns it.
    @discardableResult
    public func start() -> [(UUID, [String: String]?)] {
        let uploads = simulatedUploads.keys.map { ($0, nil as [String: String]?) }
        for (id, context) in uploads {
            tell { $1.didStartUpload(id: id, context: context, client: $0) }
        }
        return uploads
    }

    @discardableResult public func uploadFileAt(filePath: URL, context: [String: String]? = nil) throws -> UUID {
        guard !filePath.path.hasSuffix(".missing") else {
            throw TUSClientError.couldNotCopyFile(underlyingError: CocoaError(.fileNoSuchFile))
        }
        let id = UUID()
        simulatedUploads[id] = filePath
        tell { $1.didStartUpload(id: id, context: context, client: $0) }
        return id
    }

    public func cancel(id: UUID) throws {
        guard simulatedUploads.removeValue(forKey: id) != nil else {
            throw TUSClientError.uploadIsAlreadyFinished
        }
    }

    /// - Parameter handler: Called when the events of the session are handled.
    public func registerBackgroundHandler(_ handler: @escaping () -> Void, forSession identifier: String) {
        if identifier == sessionIdentifier { backgroundHandler = handler }
    }

    // MARK: - For tests

    /// The uploads that are not over.
    public private(set) var simulatedUploads: [UUID: URL] {
        get { Self.stored[sessionIdentifier, default: [:]] }
        set { Self.stored[sessionIdentifier] = newValue }
    }

    public var simulatedHasBackgroundHandler: Bool { backgroundHandler != nil }

    public func simulateProgress(of id: UUID, _ bytes: Int, of total: Int) {
        tell {
            $1.progressFor(
                id: id, context: nil, bytesUploaded: bytes, totalBytes: total, client: $0)
        }
    }

    public func simulateEnd(of id: UUID) {
        simulatedUploads[id] = nil
        let url = server.appendingPathComponent(id.uuidString)
        tell { $1.didFinishUpload(id: id, url: url, context: nil, client: $0) }
    }

    public func simulateFailure(of id: UUID, _ error: Error) {
        simulatedUploads[id] = nil
        tell { $1.uploadFailed(id: id, error: error, context: nil, client: $0) }
    }

    /// All events of the background session were handled.
    public func simulateEndOfBackgroundEvents() {
        let handler = backgroundHandler
        backgroundHandler = nil
        reportingQueue.async { DispatchQueue.global().async { handler?() } }
    }

    public static func simulateReinstall() { (simulatedClients, stored) = ([:], [:]) }

    private func tell(_ body: @escaping (TUSClient, any TUSClientDelegate) -> Void) {
        reportingQueue.async { if let delegate = self.delegate { body(self, delegate) } }
    }
}
