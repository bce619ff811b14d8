@preconcurrency internal import AsyncHTTPClient
import LiveChatServices
@preconcurrency internal import NIOCore
@preconcurrency internal import NIOHTTP1
@preconcurrency internal import NIOPosix

/// Implements ``ConversationSDK`` with HTTP.
nonisolated final class HTTPConversationSDK: ConversationSDK {
    private let manager: HTTPManager
    private let appAnswers: ConversationAnswers
    private let flow = FlowRunner<ConversationFlow> { HTTPConversationSDK.conversationError(for: $0) }

    init(manager: HTTPManager, appAnswers: ConversationAnswers) {
        self.manager = manager
        self.appAnswers = appAnswers
    }

    var status: ConversationStatus { flow.status }
    var statuses: AsyncStream<ConversationStatus> { flow.statuses }

    func ask(_ question: String) -> AsyncThrowingStream<String, any Error> {
        flow.stream(.ask, via: .connecting) { [manager, appAnswers] send, yield in
            guard !question.isEmpty else { throw ConversationError.emptyQuestion }
            var request = HTTPClientRequest(url: manager.address)
            request.method = .POST
            request.headers.add(name: "Authorization", value: try await appAnswers.key())
            request.body = .bytes(ByteBuffer(string: question))
            let response = try await manager.client.execute(request, timeout: .seconds(60))
            switch response.status {
            case .ok: send(.replying)
            case .unauthorized: throw ConversationError.keyRejected
            default: throw ConversationError.serverFailed(status: Int(response.status.code))
            }
            var lines = Lines()
            do {
                for try await bytes in response.body {
                    for line in lines.adding(String(buffer: bytes)) { yield(line) }
                }
            } catch let error as HTTPClientError where error == .readTimeout {
                throw error
            } catch let error where !(error is CancellationError) && error as? HTTPClientError != .cancelled {
                throw ConversationError.connectionLost
            }
            send(.idle)
        }
    }

    @discardableResult
    func stop() async -> ConversationStatus {
        // The flow says that it cancels `ask`; that closes the connection.
        await flow.run(.stop) { _ in .idle }
    }

    /// Maps an error of HTTP to the app's error.
    private nonisolated static func conversationError(for error: any Error) -> ConversationError {
        switch error as? HTTPClientError {
        case .readTimeout?, .deadlineExceeded?, .connectTimeout?: .timedOut
        case .remoteConnectionClosed?: .connectionLost
        default: error is NIOConnectionError || error is IOError ? .unreachable : .other(error)
        }
    }
}

/// Whole lines out of pieces of text.
nonisolated private struct Lines {
    private var rest = ""

    mutating func adding(_ text: String) -> [String] {
        let parts = (rest + text).split(separator: "\n", omittingEmptySubsequences: false)
        rest = parts.last.map(String.init) ?? ""
        return parts.dropLast().map(String.init)
    }
}

extension HTTPManager {
    func makeConversationSDK(appAnswers: ConversationAnswers) -> any ConversationSDK {
        HTTPConversationSDK(manager: self, appAnswers: appAnswers)
    }
}
