// Two branches of one repository rely on more of the same SDK. Git may leave a conflict in the lock; the next run reads
// both sides of it and writes it anew.

import Foundation
import TestSupport
import Testing

@Suite("Merging the lock of an SDK") struct SDKLockMergeTests {
    private static let sdk = """
        public protocol LockDelegate: AnyObject {
            func lockDidOpen(_ lock: Lock)
            func lockDidJam(_ lock: Lock)
            func lockDidTire(_ lock: Lock)
        }
        extension LockDelegate {
            public func lockDidJam(_ lock: Lock) {}
            public func lockDidTire(_ lock: Lock) {}
        }

        """

    private static func flow(_ methods: String) -> String {
        Repository.flow
            + "    interface: Vendor/LockKit\n    delegates: { LockDelegate: [\(methods)] }\n"
    }

    @Test("Each branch adds a method", arguments: [true, false])
    func both(isFetched: Bool) throws {
        let repository = try Repository()
        try repository.write(Self.sdk, to: "Vendor/LockKit/Lock.swift")
        try repository.write(Self.flow("lockDidOpen(_:)"), to: "door.yaml")
        try commit(in: repository)
        for (branch, method) in [("theirs", "lockDidTire(_:)"), ("ours", "lockDidJam(_:)")] {
            try repository.git("checkout", "--quiet", "-b", branch, "main")
            try repository.write(Self.flow(method), to: "door.yaml")
            try commit(in: repository)
        }
        #expect(try repository.tryGit("merge", "--no-edit", "theirs").status != 0)
        try repository.write(Self.flow("lockDidJam(_:), lockDidTire(_:)"), to: "door.yaml")
        // The lock alone has what either branch relies on.
        if !isFetched { try FileManager.default.removeItem(at: repository.url("Vendor")) }
        let run = try repository.flowgen("generate")
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        let lines = try repository.text(".flowgen/sdk/LockKit.swift").split(separator: "\n").dropFirst()
        #expect(
            lines == [
                "public protocol LockDelegate {", "    func lockDidJam(_ lock: Lock)  // optional",
                "    func lockDidOpen(_ lock: Lock)", "    func lockDidTire(_ lock: Lock)  // optional", "}",
            ])
        let wrapper = try repository.text("Integrations/Lock/Services/LockDoorSDK.swift")
        for method in ["lockDidJam", "lockDidOpen", "lockDidTire"] {
            #expect(wrapper.ranges(of: "func \(method)(").count == 1, "\(method)")
        }
        #expect(try repository.flowgen("check").status == 0)
    }

    private func commit(in repository: Repository) throws {
        try #require(try repository.flowgen("generate", "--quiet").status == 0)
        try repository.git("add", ".")
        try repository.git("commit", "--quiet", "--no-verify", "-m", "Change")
    }
}
