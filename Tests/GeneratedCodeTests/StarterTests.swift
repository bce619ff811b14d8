// The starter flows of all kinds stand beside each other in one app, and the compiler takes what is generated from
// them.

import Foundation
import TestSupport
import Testing

@Suite("Starters") struct StarterTests {
    @Test("What is generated from the starters of all kinds compiles") func all() throws {
        let app = try TemporaryFolder()
        try app.write("style: async\ntests: none\nflows:\n", to: "flowgen.yml")
        let kinds = [
            "general": "DoorLock", "chat": "ChatBot", "payment": "Checkout", "sign-in": "Account", "scan": "CardScan",
            "push": "Notices",
            "call": "Helpline", "store": "Shop", "analytics": "Events", "flags": "Features", "messenger": "Inbox",
            "paywall": "Premium", "bluetooth": "Lamp", "location": "Run", "permission": "Microphone",
        ]
        for (kind, name) in kinds.sorted(by: { $0.key < $1.key }) {
            let new = try ChildProcess.flowgen(["new", name, "--kind", kind], in: app.url).run()
            #expect(new.status == 0, "\(kind): \(new.errors)")
        }
        let folder = app.url.appendingPathComponent("Integrations")
        let files = try FileTree.names(below: folder).filter { $0.hasSuffix(".swift") }
        let mode = ["-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
        let outcome = try ChildProcess(
            "swiftc",
            mode + ["-typecheck", "-module-name", "App", "-D", "DEBUG"]
                + files.map { "Integrations/\($0)" }, in: app.url
        ).run()
        #expect(outcome.status == 0, "\(outcome.errors)")
    }
}
