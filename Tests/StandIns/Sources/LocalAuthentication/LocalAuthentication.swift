// Apple's LocalAuthentication in name and shape only, for Linux
// (https://developer.apple.com/documentation/localauthentication). It knows no face: a test overrides what a context
// answers, as it can with the real one.

@_exported import Foundation

public typealias LAErrorPointer = UnsafeMutablePointer<NSError?>

public enum LAPolicy: Int {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int {
    case none, touchID, faceID
}

public struct LAError: CustomNSError {
    public enum Code: Int {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }
}

open class LAContext: NSObject {
    /// Known once a policy was evaluated, or it was asked whether it can be.
    open var biometryType: LABiometryType { .none }

    override public init() { super.init() }

    open func canEvaluatePolicy(_ policy: LAPolicy, error: LAErrorPointer?) -> Bool { false }

    /// - Parameter reply: Called on a queue of the framework.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { reply(false, LAError(.biometryNotAvailable)) }
    }

    /// Takes the question off the screen.
    open func invalidate() {}
}
