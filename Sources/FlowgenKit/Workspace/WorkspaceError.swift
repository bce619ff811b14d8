// The one error of this module. It says what was tried, with which path, and why it did not work, and prints as one
// plain sentence. Whoever maps errors to exit codes asks only
// `isLocked`; everything else is "cannot judge or write".

import CLibrary

/// Something the environment refused: a path that cannot be read or written, or a held lock.
package struct WorkspaceError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Action: String, Hashable, Sendable {
        /// Opening the root folder, or looking for it.
        case open
        case read
        case list
        /// Creating or replacing a file, or making a folder for it.
        case write
        case delete
        case lock
        case run
        /// Looking for something that has to be there.
        case find
    }

    package enum Reason: Hashable, Sendable {
        case locked
        /// The path, or a link on its way, leads out of the root.
        case outsideRoot
        /// A folder is needed here, and something else is in its place.
        case notAFolder
        /// A file is needed here, and a folder is in its place.
        case isAFolder
        /// A file is needed here, and a device, socket or pipe is in its place.
        case notAFile
        case brokenLink
        case tooLarge(limit: Int)
        /// The folder was there a moment ago: somebody moved or deleted it meanwhile.
        case vanished
        case changedTwice
        /// The system said no; the value is its `errno`.
        case system(errno: Int32)
        /// Anything else, said by whoever throws it: the end of the sentence.
        case other(String)
    }

    package let action: Action
    /// The path it was done with, relative to the root where it lies below it.
    package let path: String
    package let reason: Reason
    private let isBelowRoot: Bool

    /// An error about `path`: an absolute one, one as the user wrote it, or no path at all.
    package init(_ action: Action, _ path: String, _ reason: Reason) {
        self.init(action, path, reason, isBelowRoot: false)
    }

    package init(_ action: Action, _ path: RelativePath, _ reason: Reason) {
        self.init(action, path.description, reason, isBelowRoot: true)
    }

    private init(_ action: Action, _ path: String, _ reason: Reason, isBelowRoot: Bool) {
        self.action = action
        self.path = path
        self.reason = reason
        self.isBelowRoot = isBelowRoot
    }

    /// The same error with its path as it is to be shown, where it is one below the root.
    ///
    /// - Parameter prefix: what leads to the root, ending in `/`.
    package func placed(below prefix: String) -> WorkspaceError {
        guard isBelowRoot else { return self }
        return WorkspaceError(action, prefix + path, reason, isBelowRoot: false)
    }

    /// Whether another run holds the lock, which has an exit code of its own.
    package var isLocked: Bool { reason == .locked }

    /// The `errno`, where the system was the one to refuse.
    package var errorNumber: Int32? {
        if case .system(let errno) = reason { return errno }
        return nil
    }

    /// The same error, where the system only says that something is absent.
    var vanished: WorkspaceError { WorkspaceError(action, path, .vanished) }

    /// One sentence without a full stop: `cannot write Integrations/X.swift: permission denied`.
    ///
    /// Control and bidirectional characters are printed escaped.
    package var description: String {
        "cannot \(action.rawValue) \(printable(path)): \(sentence)"
    }

    /// What to do where the system lets nobody read. Only a sandbox answers so with EPERM.
    private func advice(on errno: Int32) -> String {
        guard action == .read || action == .list else { return "" }
        return switch errno {
        case EACCES: "; give the user who runs flowgen the right to read it"
        case EPERM:
            "; in a build phase of Xcode, set ENABLE_USER_SCRIPT_SANDBOXING = NO"
        default: ""
        }
    }

    private var sentence: String {
        switch reason {
        case .locked: "another run is in progress here"
        case .outsideRoot: "it lies outside the project's root folder"
        case .notAFolder: "it is not a folder"
        case .isAFolder: "it is a folder"
        case .notAFile: "it is not a regular file"
        case .brokenLink: "the link leads nowhere"
        case .tooLarge(let limit): "it is larger than \(limit) bytes"
        case .vanished: "its folder was moved or deleted during the run"
        case .changedTwice: "it is changed twice in one run"
        case .system(let errno): systemText(errno) + advice(on: errno)
        case .other(let text): printable(text)
        }
    }
}

/// `text` with every character that could disturb a terminal written as `\u{…}`.
func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDisturbing) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        if isDisturbing(scalar) {
            result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

private func isDisturbing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
}
