// A running program that is asked and answers through pipes. All three are served at once, so that whatever it says on
// standard error, and however much, it is never kept waiting; and each question has a deadline, so that a program that
// does not answer is ended instead of being waited for.

import CLibrary

package final class PipedProcess {
    package enum Failure: Error, Equatable {
        case noAnswer(seconds: Int)
        case system(errno: Int32)
    }

    /// The beginning of what it says on standard error.
    package private(set) var complaints: [UInt8] = []

    private let input: PipeEnd
    private let output: PipeEnd
    private let errors: PipeEnd
    private let process: OwnedProcess
    private let patience: Int
    private var deadline: Double
    private var unsent: ArraySlice<UInt8> = []
    private var isInputComplete = false

    private static let complaintLimit = 65_536

    /// Starts `command`, whose first word is looked up in PATH.
    ///
    /// - Parameter patience: the seconds that each answer may take.
    package init(_ command: [String], environment: [String]?, patience: Int) throws(SystemRefusal) {
        guard let input = PipeEnd.pair(), let output = PipeEnd.pair(), let errors = PipeEnd.pair()
        else { throw SystemRefusal(errno: errno) }
        self.input = input.writing
        self.output = output.reading
        self.errors = errors.reading
        self.patience = patience
        input.writing.neverBlock()
        let streams = [input.reading, output.writing, errors.writing]
        process = try OwnedProcess(command, streams: streams.map(\.raw), environment: environment)
        for stream in streams { stream.close() }
        deadline = SystemClock.monotonicSeconds() + Double(patience)
    }

    /// Asks something; the answer may take as long as the first one.
    package func send(_ bytes: [UInt8]) {
        unsent += bytes
        deadline = SystemClock.monotonicSeconds() + Double(patience)
    }

    package func completeInput() {
        isInputComplete = true
        if unsent.isEmpty { input.close() }
    }

    /// The next bytes of its output; none at the end.
    package func receive() throws(Failure) -> [UInt8] {
        while true {
            let isReady = try serve(output, input: !unsent.isEmpty)
            if isReady { return output.read(atMost: 65_536) ?? [] }
        }
    }

    /// Sends all of its input, and waits for all of its output and for its end.
    package func run(input: [UInt8]) throws(Failure) -> (status: Int32, output: [UInt8]) {
        send(input)
        completeInput()
        var output: [UInt8] = []
        while true {
            let bytes = try receive()
            if bytes.isEmpty { return (try finish(), output) }
            output += bytes
        }
    }

    /// Waits for its end; the exit code, or -1 if a signal ended it.
    package func finish() throws(Failure) -> Int32 {
        input.close()
        output.close()
        var pause: Int32 = 1
        while true {
            if let status = process.statusIfEnded() {
                while errors.raw >= 0, try poll(nil, input: false, milliseconds: 0).errors {}
                return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
            }
            guard SystemClock.monotonicSeconds() < deadline else { throw ended() }
            _ = try poll(nil, input: false, milliseconds: pause)
            pause = min(pause * 2, 50)
        }
    }

    /// Serves the pipes once; whether there is something to be read from `pipe`.
    private func serve(_ pipe: PipeEnd, input hasInput: Bool) throws(Failure) -> Bool {
        let rest = deadline - SystemClock.monotonicSeconds()
        guard rest > 0 else { throw ended() }
        return try poll(pipe, input: hasInput, milliseconds: Int32(rest * 1000) + 1).output
    }

    private func poll(
        _ pipe: PipeEnd?, input hasInput: Bool, milliseconds: Int32
    ) throws(Failure) -> (output: Bool, errors: Bool) {
        var requests = [
            pollfd(fd: pipe?.raw ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors.raw, events: Int16(POLLIN), revents: 0),
            pollfd(fd: hasInput ? input.raw : -1, events: Int16(POLLOUT), revents: 0),
        ]
        if systemPoll(&requests, milliseconds) < 0 {
            guard errno == EINTR else { throw .system(errno: errno) }
            return (false, false)
        }
        if requests[1].revents != 0 { keepComplaints() }
        if requests[2].revents != 0 { write() }
        return (requests[0].revents != 0, requests[1].revents != 0)
    }

    private func keepComplaints() {
        guard let bytes = errors.read(atMost: 65_536), !bytes.isEmpty else { return errors.close() }
        complaints += bytes.prefix(Self.complaintLimit - complaints.count)
    }

    private func write() {
        if let count = input.write(unsent) {
            unsent = unsent.dropFirst(count)
        } else {
            // Nobody reads it; the output tells why.
            unsent = []
        }
        if unsent.isEmpty, isInputComplete { input.close() }
    }

    private func ended() -> Failure {
        process.end()
        return .noAnswer(seconds: patience)
    }
}

private func systemPoll(_ requests: inout [pollfd], _ milliseconds: Int32) -> Int32 {
    poll(&requests, nfds_t(requests.count), milliseconds)
}
