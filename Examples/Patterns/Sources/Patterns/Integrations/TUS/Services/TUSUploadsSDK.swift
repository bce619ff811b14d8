import Foundation
@preconcurrency import TUSKit

/// Implements ``UploadsSDK`` with TUS.
@MainActor
final class TUSUploadsSDK: NSObject, UploadsSDK {
    /// The app has not launched yet, or the phone has no room.
    struct NoClient: Error {}

    private let manager: TUSManager
    private let pendingSubject = ObservedValue<Set<UUID>>([])
    private let finishedSubject = FlowSignal<(id: UUID, url: URL)>()
    private let uploadFailedSubject = FlowSignal<(id: UUID, reason: UploadsError)>()
    private let progressedSubject = FlowSignal<(id: UUID, fraction: Double)>()

    init(manager: TUSManager) {
        self.manager = manager
        super.init()
    }

    var pending: Set<UUID> { pendingSubject.value }
    var pendingValues: AsyncStream<Set<UUID>> { pendingSubject.stream }

    var finishedValues: AsyncStream<(id: UUID, url: URL)> { finishedSubject.stream }

    var uploadFailedValues: AsyncStream<(id: UUID, reason: UploadsError)> {
        uploadFailedSubject.stream
    }

    var progressedValues: AsyncStream<(id: UUID, fraction: Double)> { progressedSubject.stream }

    func resume() {
        manager.client?.delegate = self
        let uploads = manager.client?.start() ?? []
        pendingSubject.send(Set(uploads.map(\.0)))
    }

    func upload(_ file: URL) throws(UploadsError) -> UUID {
        guard let client = manager.client else { throw .other(NoClient()) }
        do {
            let id = try client.uploadFileAt(filePath: file)
            pendingSubject.send(pending.union([id]))
            return id
        } catch {
            throw Self.uploadsError(for: error)
        }
    }

    func stop(_ id: UUID) {
        do {
            try manager.client?.cancel(id: id)
        } catch {
            // It was over already.
        }
        pendingSubject.send(pending.subtracting([id]))
    }

    // MARK: - Events

    /// A file is with the backend.
    func finished(id: UUID, url: URL) { finishedSubject.send((id: id, url: url)) }

    /// A file was not sent, and will not be.
    func uploadFailed(id: UUID, reason: UploadsError) {
        uploadFailedSubject.send((id: id, reason: reason))
    }

    func progressed(id: UUID, fraction: Double) {
        progressedSubject.send((id: id, fraction: fraction))
    }

    /// Maps an error of TUSKit to the app's error.
    private nonisolated static func uploadsError(for error: any Error) -> UploadsError {
        switch error as? TUSClientError {
        case .couldNotCopyFile, .couldNotLoadData, .fileSizeUnknown: .fileNotReadable
        case .couldNotCreateFileOnServer: .refused
        default: .other(error)
        }
    }
}

extension TUSUploadsSDK: @preconcurrency TUSClientDelegate {
    func didStartUpload(id: UUID, context: [String: String]?, client: TUSClient) {
        progressed(id: id, fraction: 0)
    }

    func didFinishUpload(id: UUID, url: URL, context: [String: String]?, client: TUSClient) {
        pendingSubject.send(pending.subtracting([id]))
        finished(id: id, url: url)
    }

    func uploadFailed(id: UUID, error: any Error, context: [String: String]?, client: TUSClient) {
        pendingSubject.send(pending.subtracting([id]))
        uploadFailed(id: id, reason: Self.uploadsError(for: error))
    }

    func fileError(error: TUSClientError, client: TUSClient) {
        // It concerns the SDK's own copies of files that were sent.
    }

    func progressFor(id: UUID, context: [String: String]?, bytesUploaded: Int, totalBytes: Int, client: TUSClient) {
        progressed(id: id, fraction: Double(bytesUploaded) / Double(max(totalBytes, 1)))
    }
}

extension TUSManager {
    func makeUploadsSDK() -> any UploadsSDK {
        TUSUploadsSDK(manager: self)
    }
}
