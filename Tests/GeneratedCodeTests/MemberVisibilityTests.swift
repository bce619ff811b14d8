// Why flowgen asks for MemberImportVisibility: an import in one file makes the members of a module visible in all files
// of a target, and no search for imports sees that. With the feature the compiler refuses it.

import Foundation
import TestSupport
import Testing

@Suite("Members of an SDK")
struct MemberVisibilityTests {
    /// What the compiler says of an app whose integration alone imports the SDK.
    private func complaint(_ options: String...) throws -> String {
        let place = try TemporaryFolder()
        try place.write("extension String { public var kf: String { self } }\n", to: "Kingfisher.swift")
        try place.write("import Kingfisher\nlet own = \"\".kf\n", to: "Integration.swift")
        try place.write("let leaked = \"\".kf\n", to: "AppView.swift")
        let module = ["-emit-module", "-module-name", "Kingfisher", "-parse-as-library"]
        let built = try ChildProcess(
            "swiftc", module + ["Kingfisher.swift", "-o", "Kingfisher.swiftmodule"], in: place.url
        ).run()
        try #require(built.status == 0, "\(built.errors)")
        let app = ["-typecheck", "-parse-as-library", "-module-name", "App", "-I", "."]
        let outcome = try ChildProcess("swiftc", app + options + ["Integration.swift", "AppView.swift"], in: place.url)
            .run()
        return outcome.status == 0 ? "" : outcome.errors
    }

    @Test("They leak into files without an import, which MemberImportVisibility prevents", arguments: ["5", "6"])
    func members(version: String) throws {
        #expect(try complaint("-swift-version", version) == "")
        let refused = try complaint("-swift-version", version, "-enable-upcoming-feature", "MemberImportVisibility")
        #expect(refused.contains("AppView.swift:1:17: error: property 'kf' is not available"))
        #expect(!refused.contains("Integration.swift:"))
    }
}
