// Tests of wrappers after `tests` has changed. Tests that are written for one framework do not run under the other, so
// the file stays as it is, and a warning asks to delete it.

import FlowModel
import FlowCode
import SwiftText

extension FileMerger {
    /// Whether a file has tests that are written for another framework. Then it stays as it is.
    func isOfOtherFramework(_ file: MergeCandidate, _ merged: inout MergedFiles) throws -> Bool {
        guard let framework = file.planned.framework, let path = file.location,
            let range = file.bytes.firstRange(of: Array((framework == .xctest ? "@Test" : "XCTestCase").utf8)),
            var action = file.action(merged: nil)
        else { return false }
        let source = SourceFile(path: path.description, bytes: file.bytes)
        merged.warnings.append(.otherFramework(framework, at: SourceLocation(file: source, range: range)))
        // Once it is rewritten by hand, it is compared with what flowgen writes for the selected framework.
        var fresh = file
        fresh.location = nil
        action.stateLines = file.stateLines(try merge(input(fresh)).base.map { Array($0.fields.dropFirst()) })
        merged.actions[file.planned.identity] = action
        return true
    }
}

extension Diagnostic {
    fileprivate static func otherFramework(_ framework: TestFramework?, at location: SourceLocation) -> Diagnostic {
        let (own, asked, setting) =
            framework == .xctest ? ("Swift Testing", "XCTest", "swift-testing") : ("XCTest", "Swift Testing", "xctest")
        // Support/FlowTest.swift for Swift Testing does not report to XCTest.
        let effect = framework == .xctest ? "" : ": a breach of the flow fails none of them"
        return Diagnostic(
            "check-test-framework",
            "these tests are still written for \(own), but `tests` selects \(asked)\(effect)",
            severity: .warning,
            advice: "delete this file and run `flowgen generate`, rewrite it by hand, "
                + "or set `tests: \(setting)` in flowgen.yml",
            at: location)
    }
}
