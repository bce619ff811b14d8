// Runs a program that is found in PATH: text in, text out. What goes in and what it complains of pass
// through files without a name, so that neither side ever waits for the other.

import CLibrary

package struct ExternalProgram: Sendable {
    package enum Outcome: Sendable, Hashable {
        case missing
        /// It ended well, and said this.
        case succeeded(output: [UInt8])
        /// It ended otherwise, and complained so.
        case failed(complaint: String)
    }

    package let name: String
    package let arguments: [String]

    package init(_ name: String, _ arguments: [String]) {
        self.name = name
        self.arguments = arguments
    }

    /// Runs it to its end.
    ///
    /// - Throws: `WorkspaceError` when the system refuses what is needed to run any program.
    package func run(input: [UInt8]) throws(WorkspaceError) -> Outcome {
        let error = ErrorContext(.open, name)
        let source = try unnamedFile(error)
        if let number = writeAll(input, to: source) { throw error.failed(number) }
        guard lseek(source.raw, 0, SEEK_SET) == 0 else { throw error.failed(errno) }
        let output = try unnamedFile(error)
        let complaints = try unnamedFile(error)
        let process: OwnedProcess
        do throws(SystemRefusal) {
            process = try OwnedProcess(
                [name] + arguments, streams: [source.raw, output.raw, complaints.raw])
        } catch {
            if error.isAbsence { return .missing }
            throw ErrorContext(.open, name).failed(error.errno)
        }
        guard let status = process.wait() else { throw error.failed(errno) }
        // The shell's code for a program that is not there, where the system tells it that late.
        if status == 127 << 8 { return .missing }
        if status == 0 { return .succeeded(output: try read(output, error)) }
        return .failed(complaint: String(decoding: try read(complaints, error), as: UTF8.self))
    }

    private func read(
        _ file: borrowing Descriptor, _ error: ErrorContext
    ) throws(WorkspaceError) -> [UInt8] {
        guard lseek(file.raw, 0, SEEK_SET) == 0 else { throw error.failed(errno) }
        return try contents(of: file, limit: Root.defaultReadLimit, for: error)
    }

    /// A file that is gone as soon as it is closed.
    private func unnamedFile(_ error: ErrorContext) throws(WorkspaceError) -> Descriptor {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = cString(Array("\(folder)/flowgen.XXXXXX".utf8))
        let raw = mkstemp(&path)
        guard raw >= 0 else { throw error.failed(errno) }
        let file = Descriptor(owning: raw)
        _ = unlink(path)
        // Three descriptors must not be among the standard ones that they are to become.
        guard fcntl(raw, F_SETFD, FD_CLOEXEC) == 0 else { throw error.failed(errno) }
        return file
    }
}
