// Each rule has a test file of its name in this folder, and each test file names a rule.

import Foundation
import TestSupport
import Testing

@Suite("The list of rules")
struct RuleBookTests {
    /// Rules that are not in the folders of `RuleBook`'s rules.
    private static let otherRules: Set = ["AllowedWarnings", "NameCollisions", "RuleBook"]

    @Test("Each rule has a test file of its name")
    func files() throws {
        let rules = try Self.names("Sources/FlowModel/Rules/Flow")
            .union(Self.names("Sources/FlowModel/Rules/Project")).union(Self.otherRules)
        let tests = try Self.names("Tests/FlowModelTests/Rules")
            .filter { $0.hasSuffix("Tests") }.map { String($0.dropLast("Tests".count)) }
        #expect(rules.count > 50)
        #expect(Set(tests) == rules)
    }

    /// The names of a folder's Swift files, without their ending.
    private static func names(_ folder: String) throws -> Set<String> {
        let files = try FileManager.default.contentsOfDirectory(
            at: Checkout.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        return Set(files.filter { $0.pathExtension == "swift" }.map { $0.deletingPathExtension().lastPathComponent })
    }
}
