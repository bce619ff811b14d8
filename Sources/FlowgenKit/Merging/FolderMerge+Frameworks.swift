// Tests of wrappers after `tests` has changed. Tests that are written for one framework do not run under the other, so
// the file stays as it is, and a warning asks to delete it.

import FlowModel
import FlowRendering
import SwiftMerging
import Workspace

extension FolderMerge {
    /// The files without tests that are written for another framework.
    func keepingOtherFrameworks(
        _ open: [MergeCandidate], alongside siblings: [UserFile], _ merged: inout MergedFiles
    ) throws -> [MergeCandidate] {
        try open.filter { file in
            guard let (place, range) = otherFramework(of: file, alongside: siblings) else { return true }
            let source = SourceFile(path: place.path, bytes: place.text)
            merged.warnings.append(
                .otherFramework(file.planned.framework, at: SourceLocation(file: source, range: range)))
            merged.hosts.formUnion([RelativePath(validating: place.path)].compactMap(\.self))
            guard var action = Self.action(for: file, merged: nil) else { return false }
            // Once it is rewritten by hand, it is compared with what flowgen writes for the selected framework.
            var fresh = file
            fresh.location = nil
            let base = try project.merge(input([fresh], Siblings())).base
            action.stateLines = file.stateLines(base.map { Array($0.fields.dropFirst()) })
            merged.actions[file.planned.identity] = action
            return false
        }
    }

    /// Where a file, or the one that its class was moved to, speaks of the framework that is not selected.
    private func otherFramework(
        of file: MergeCandidate, alongside siblings: [UserFile]
    ) -> (UserFile, Range<Int>)? {
        guard let framework = file.planned.framework, let typeName = file.planned.home?.typeName else { return nil }
        let mark = Array((framework == .xctest ? "@Test" : "XCTestCase").utf8)
        let own = file.location.map { [UserFile(path: $0.description, text: file.bytes, identity: nil)] }
        return (own ?? siblings.filter { DeclaredTypes(in: $0.text).declares(typeName) }).lazy
            .compactMap { place in place.text.firstRange(of: mark).map { (place, $0) } }.first
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
