// Tests of wrappers after `tests` has changed. What is hand-written for one framework does not run under the other, so
// such a class stays as it is, and a warning says so. One without anything hand-written is rewritten.

import Diagnostics
import FlowRendering
import Hashing
import SwiftMerging
import Workspace

extension FolderMerge {
    /// The files without those whose tests are written for another framework; what flowgen alone has written is
    /// rewritten.
    func keepingOtherFrameworks(
        _ open: [MergeCandidate], alongside siblings: [UserFile], _ merged: inout MergedFiles
    ) throws -> [MergeCandidate] {
        let users = self.users(open) + siblings
        var files: [MergeCandidate] = []
        for file in open {
            guard let framework = file.planned.framework, let written = TestClass(named: names(of: file), in: users),
                written.usesXCTest != (framework == .xctest)
            else {
                files.append(file)
                continue
            }
            if try isPristine(file) {
                var file = file
                file.isRewritten = true
                files.append(file)
            } else {
                try keep(file, &merged)
                merged.hosts.formUnion([RelativePath(validating: written.path)].compactMap(\.self))
                let text = users.first { $0.path == written.path }?.text ?? []
                let source = SourceFile(path: written.path, bytes: text)
                merged.warnings.append(
                    .otherFramework(
                        written, at: SourceLocation(file: source, range: source.range(ofLine: written.line))))
            }
        }
        return files
    }

    /// Whether nothing in the file is hand-written, and nothing elsewhere extends its class.
    private func isPristine(_ file: MergeCandidate) throws -> Bool {
        try isAsWritten(file) && project.sources.extendedTypes().isDisjoint(with: names(of: file))
    }

    private func isAsWritten(_ file: MergeCandidate) -> Bool {
        let (identity, path) = (file.planned.identity, file.planned.path)
        let line = StateLine.shared(identity: identity, path: path, hash: ContentHash.sha256(ofText: file.bytes))
        return file.location?.description == path
            && project.state.lines(ofShared: identity, at: path).contains(line)
    }

    /// The file stays, under the names that declarations have now. Once it is rewritten by hand, it is compared with
    /// what flowgen would write for the framework that is selected.
    private func keep(_ file: MergeCandidate, _ merged: inout MergedFiles) throws {
        guard var action = Self.action(for: file, merged: nil) else { return }
        var fresh = file
        fresh.location = nil
        let base = try project.merge(input([fresh], Siblings())).base
        action.stateLines = file.stateLines(
            base.map { Array($0.fields.dropFirst()) },
            hash: isAsWritten(file) ? ContentHash.sha256(ofText: file.bytes) : nil)
        merged.actions[file.planned.identity] = action
    }

    /// The names that the type of a file has, or had.
    private func names(of file: MergeCandidate) -> Set<String> {
        Set(formerTypeNames(file.planned.identity) + [file.planned.home?.typeName].compactMap(\.self))
    }
}

extension Diagnostic {
    fileprivate static func otherFramework(_ written: TestClass, at location: SourceLocation) -> Diagnostic {
        let (own, asked, setting) =
            written.usesXCTest ? ("XCTest", "Swift Testing", "xctest") : ("Swift Testing", "XCTest", "swift-testing")
        // Support/FlowTest.swift for Swift Testing does not report to XCTest.
        let effect = written.usesXCTest ? ": a breach of the flow fails none of them" : ""
        return Diagnostic(
            "check-test-framework",
            "these tests are still written for \(own), but `tests` selects \(asked)\(effect)",
            severity: .warning,
            advice: "rewrite them for \(asked) by hand, or set `tests: \(setting)` in flowgen.yml",
            at: location)
    }
}
