// A stand-in for a video call SDK with an async API: a line that is opened once for the app, a client that joins calls
// on it, and calls that tell of things unasked through an AsyncStream. It talks to no network: the line is given what
// happens in its calls.

/// Something that happens in a call.
public enum TellerEvent {
    /// The queue has moved.
    case moved(position: Int)
    /// An agent takes the call.
    case answered(agentName: String)
    /// The agent has decided and left.
    case decided(isApproved: Bool)
    /// The connection is gone.
    case dropped
}

/// What the service answers when it does not do what it was asked.
public enum TellerError: Error {
    /// The line was never opened.
    case notOpen
    /// The key was rejected.
    case unauthorized
    /// Nobody speaks the language.
    case noAgent(language: String)
}

/// The app's line to the call centre; there is one in an app.
public final class TellerLineConnection {
    /// Told when the caller has left a call. Set it before the first call.
    public var callDidEnd: (() -> Void)?
    /// Whether calls can be joined.
    public private(set) var isOpen = false
    /// Whether the camera may be used: not while the app is out of sight.
    public private(set) var isCameraPaused = false
    /// The call that was joined last.
    public internal(set) var currentCall: TellerCall?
    let events: [TellerEvent]
    private let apiKey: String

    /// A line with the account's key; "revoked" is rejected. In each call on it `events` happen.
    public init(
        apiKey: String,
        events: [TellerEvent] = [
            .moved(position: 1), .answered(agentName: "Noor"), .decided(isApproved: true),
        ]
    ) {
        self.apiKey = apiKey
        self.events = events
    }

    /// Call it once, when the app has launched.
    public func open() { isOpen = true }

    /// Call it when the app goes to the background.
    public func pauseCamera() { isCameraPaused = true }

    /// Call it when the app comes to the foreground.
    public func resumeCamera() { isCameraPaused = false }

    /// Lets something happen in the call that was joined last, as the vendor's sandbox does.
    public func simulate(_ event: TellerEvent) { currentCall?.tell(event) }

    func authorize() throws {
        guard isOpen else { throw TellerError.notOpen }
        guard apiKey != "revoked" else { throw TellerError.unauthorized }
    }
}

/// Joins calls.
public final class TellerLineClient {
    private let connection: TellerLineConnection

    /// A client on the app's line.
    public init(connection: TellerLineConnection) { self.connection = connection }

    /// How many seconds the queue takes.
    public func expectedWait() async throws -> Double {
        await Task.yield()
        try connection.authorize()
        return 150
    }

    /// Joins the queue.
    ///
    /// - Throws: `TellerError.noAgent` for the language "xx".
    public func join(caseNumber: String, language: String) async throws -> TellerCall {
        await Task.yield()
        try connection.authorize()
        if language == "xx" { throw TellerError.noAgent(language: language) }
        let call = TellerCall(position: 2, happening: connection.events, didEnd: connection.callDidEnd)
        connection.currentCall = call
        return call
    }
}

/// A call, from the queue on.
public final class TellerCall {
    /// The place in the queue when the call was joined, from 1.
    public let position: Int
    /// What happens, as it does.
    public let events: AsyncStream<TellerEvent>
    /// Whether the agent hears the caller.
    public private(set) var isMicrophoneOn = true
    /// Whether the caller has left.
    public private(set) var hasLeft = false
    private let continuation: AsyncStream<TellerEvent>.Continuation
    private let didEnd: (() -> Void)?

    init(position: Int, happening all: [TellerEvent], didEnd: (() -> Void)?) {
        self.position = position
        self.didEnd = didEnd
        (events, continuation) = AsyncStream.makeStream()
        for event in all { continuation.yield(event) }
    }

    func tell(_ event: TellerEvent) { continuation.yield(event) }

    /// Turns the caller's microphone on or off.
    public func setMicrophone(on isOn: Bool) { isMicrophoneOn = isOn }

    /// Leaves the queue or the call.
    public func leave() {
        hasLeft = true
        continuation.finish()
        didEnd?()
    }
}
