// A folder that is moved or deleted under a run: the system says that it is gone, or puts the file where nobody finds
// it. strace makes both happen at each file that takes its place. The run says what it has written and nothing else,
// keeps what somebody had written, and the next run completes it.

import Foundation
import TestSupport
import Testing

@Suite("Faults", .enabled(if: Tracer.obstacle() == nil, "strace is missing, or may not trace here")) struct FaultTests {
    /// What the system does instead of the call.
    private static let faults = ["error=ENOENT", "retval=0"]

    private static let edit = "// An edit.\n"

    @Test("Nothing is reported that did not happen", arguments: faults) func vanishing(fault: String) throws {
        let original = try TemporaryFolder()
        let scenario = Scenario.generate
        try scenario.prepare(in: original)
        // An edited file that is generated anew, and is backed up first.
        let edited = "Integrations/Services/Door/DoorSDK.swift"
        try original.write(original.text(edited) + Self.edit, to: edited)
        let before = try original.files()
        let place = try TemporaryFolder()
        try before.write(to: place.url)
        let logs = try TemporaryFolder()
        let log = logs.url.appendingPathComponent("log")
        let command = ChildProcess.flowgen(scenario.arguments, in: place.url)
        #expect(try Tracer.tracing(command, to: log).run().status == 0)
        let after = try place.files()
        // A rename that the system only claims to have done cannot be told from one that it did.
        let calls = try Tracer.calls(in: log).filter {
            $0.name == "linkat" || $0.name == "renameat" && fault.hasPrefix("error")
        }
        #expect(calls.count > 5, "\(calls)")
        for call in calls {
            try expectHonesty(at: call, fault, from: before, to: after)
        }
    }

    private func expectHonesty(at call: TracedCall, _ fault: String, from before: FileTree, to after: FileTree) throws {
        let place = try TemporaryFolder()
        try before.write(to: place.url)
        let command = ChildProcess.flowgen(Scenario.generate.arguments, in: place.url)
        let run = try Tracer.injecting(fault, at: call, into: command).run()
        let text = "\(call), \(fault): \(run.output)\(run.errors)"
        #expect(run.status == 4, "\(text)")
        #expect(run.errors.contains("its folder was moved or deleted during the run"), "\(text)")
        let now = try place.files()
        var claims = 0
        for match in run.output.matches(of: #/(?m)^(created|updated|moved|backup|deleted) +([^ \n]+)/#) {
            let path = String(match.2)
            claims += 1
            #expect(now.contents[path] == after.contents[path], "\(text) claims \(path)")
        }
        if claims > 0 {
            let words = claims == 1 ? "1 file was changed" : "\(claims) files were changed"
            #expect(run.errors.contains(words), "\(text)")
        }
        // The edit is where it was, or in its backup.
        let isKept = now.contents.contains { path, data in
            !path.hasSuffix(".tmp")
                && String(decoding: data, as: UTF8.self).contains(Self.edit)
        }
        #expect(isKept, "\(text)")
        #expect(try command.run().status == 0, "after \(text)")
        let other = try place.files().difference(to: after)
        #expect(other.isEmpty, "after \(text): \(other)")
    }
}
