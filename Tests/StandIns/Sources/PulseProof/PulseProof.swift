// A stand-in for a liveness SDK with a session object and a delegate, which is held weakly and told of everything on
// the session's own queue. It opens no camera: as in many vendors' sandboxes, the token decides who is in front of it.

import Dispatch

/// Something that the person is asked to do.
public enum PulseGesture { case turnHeadLeft, turnHeadRight, smile }

/// What the session found out.
public struct PulseResult {
    /// How sure the session is that the person is there, from 0 to 1.
    public let liveness: Double
    /// How well the face fits the reference, from 0 to 1.
    public let similarity: Double
}

/// Why a session ended without a result.
public enum PulseError: Error {
    /// The person did not do in time what was asked.
    case timeout
    /// The token is unknown.
    case invalidToken
}

/// Told what happens in a session.
public protocol PulseSessionDelegate: AnyObject {
    /// The person is asked to do something.
    func pulseSession(_ session: PulseSession, didAsk gesture: PulseGesture)
    /// The session has ended with a result.
    func pulseSession(_ session: PulseSession, didFinishWith result: PulseResult)
    /// The session has ended without one.
    func pulseSession(_ session: PulseSession, didFailWith error: Error)
}

/// One look into the camera.
public final class PulseSession {
    /// Told what happens; it is called on a queue of the session.
    public weak var delegate: PulseSessionDelegate?
    private let token: String
    private let queue = DispatchQueue(label: "PulseProof")
    private var isStopped = false

    /// A session for an account. With the token "sandbox-photo" a photo is in front of the camera, with
    /// "sandbox-stranger" somebody else, with "sandbox-frozen" somebody who does nothing; "revoked" is rejected.
    public init(token: String) { self.token = token }

    /// Begins. The face is compared with the portrait on file for `documentNumber`.
    public func start(documentNumber: String, secondsAllowed: Int) {
        queue.async { self.run(secondsAllowed) }
    }

    /// Ends without telling the delegate anything more.
    public func stop() {
        queue.async { self.isStopped = true }
    }

    private func run(_ secondsAllowed: Int) {
        if token == "revoked" { return fail(.invalidToken) }
        ask(.turnHeadLeft)
        guard token != "sandbox-frozen" else {
            // A real session waits; this one is over at once when little time is left.
            return secondsAllowed < 10 ? fail(.timeout) : ()
        }
        ask(.smile)
        finish(
            PulseResult(
                liveness: token == "sandbox-photo" ? 0.12 : 0.98,
                similarity: token == "sandbox-stranger" ? 0.31 : 0.95))
    }

    private func ask(_ gesture: PulseGesture) {
        if !isStopped { delegate?.pulseSession(self, didAsk: gesture) }
    }

    private func finish(_ result: PulseResult) {
        if !isStopped { delegate?.pulseSession(self, didFinishWith: result) }
    }

    private func fail(_ error: PulseError) {
        if !isStopped { delegate?.pulseSession(self, didFailWith: error) }
    }
}
