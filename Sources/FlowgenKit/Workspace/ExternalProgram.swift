// Runs a program to its end: bytes in, bytes out.

package struct ExternalProgram: Sendable {
    package enum Outcome: Sendable, Hashable {
        case missing
        case succeeded(output: [UInt8])
        /// It ended otherwise, and said this on standard error.
        case failed(complaint: String)
    }

    /// Looked up in PATH.
    package let name: String
    package let arguments: [String]

    /// The seconds that it may take.
    private let patience: Int

    package init(_ name: String, _ arguments: [String], patience: Int = 3600) {
        self.name = name
        self.arguments = arguments
        self.patience = patience
    }

    /// - Throws: `WorkspaceError` when the system refuses what is needed to run any program.
    package func run(input: [UInt8]) throws(WorkspaceError) -> Outcome {
        // It need not read its input.
        TerminalStream.ignoreBrokenPipes()
        let process: PipedProcess
        do throws(SystemRefusal) {
            process = try PipedProcess([name] + arguments, environment: nil, patience: patience)
        } catch {
            if error.isAbsence { return .missing }
            throw WorkspaceError(.run, name, .system(errno: error.errno))
        }
        do throws(PipedProcess.Failure) {
            let (status, output) = try process.run(input: input)
            switch status {
            case 0: return .succeeded(output: output)
            // The shell's code for a program that is not there, where the system tells it that late.
            case 127: return .missing
            default:
                return .failed(complaint: String(decoding: process.complaints, as: UTF8.self))
            }
        } catch {
            switch error {
            case .noAnswer(let seconds):
                throw WorkspaceError(.run, name, .other("no answer for \(seconds) seconds"))
            case .system(let errno): throw WorkspaceError(.run, name, .system(errno: errno))
            }
        }
    }
}
