// Tests of wrappers after `tests` has changed. What is hand-written for one framework does not run under the other, so
// such a class keeps its framework, and a warning says so. One without anything hand-written is rewritten.

import Diagnostics
import FlowModel
import FlowRendering
import SwiftMerging
import Workspace

extension FolderMerge {
    /// The files, with tests rendered for the framework that their classes are written for.
    func keepingFrameworks(_ open: [MergeCandidate], alongside siblings: [UserFile]) -> [MergeCandidate] {
        let users = self.users(open) + siblings
        return open.map { file in
            guard let other = file.planned.inOtherFramework, let written = TestClass(named: names(of: file), in: users)
            else { return file }
            var file = file
            if written.usesXCTest != (file.planned.framework == .xctest) {
                file.keepsFramework = true
                file.fresh = project.render(other)
            }
            if wasWrittenForOther(file) { file.base = baseAsRendered(file) }
            return file
        }
    }

    /// The files, with those rewritten that keep their framework although nothing in them is hand-written; nil if there
    /// are none.
    func rewritingUntouched(_ open: [MergeCandidate], _ result: MergeResult) throws -> [MergeCandidate]? {
        var files = open
        for (index, file) in open.enumerated() where file.keepsFramework && file.location != nil {
            let merged = result.files.first { $0.identity == file.planned.identity }
            guard isSameText(merged?.new ?? file.bytes, file.fresh.contents),
                try project.sources.extendedTypes().isDisjoint(with: names(of: file))
            else { continue }
            files[index].keepsFramework = false
            files[index].isRewritten = true
            files[index].fresh = project.render(file.planned)
            files[index].base = nil
        }
        return files.contains(where: \.isRewritten) ? files : nil
    }

    /// The names that the type of a file has, or had.
    func names(of file: MergeCandidate) -> Set<String> {
        Set(formerTypeNames(file.planned.identity) + [file.planned.home?.typeName].compactMap(\.self))
    }

    /// Whether the developer has rewritten the tests for another framework since the last run: the test that the state
    /// file knows has another name than the rendered one.
    private func wasWrittenForOther(_ file: MergeCandidate) -> Bool {
        let tests = recordedMembers(of: file).filter { $0.id == .testContract }
        return !tests.isEmpty
            && !tests.contains { line in
                let declaration = line.fields[2].drop { $0 != " " }
                return file.fresh.contents.firstRange(of: Array(declaration.utf8)) != nil
            }
    }

    /// What the state file says of the members of a file right after it is written.
    private func baseAsRendered(_ file: MergeCandidate) -> [BaseMember]? {
        var file = file
        (file.location, file.base) = (nil, [])
        do throws(MergeError) {
            return try project.merge(input([file], Siblings())).base
        } catch {
            // The merge of all files says why.
            return nil
        }
    }
}

extension Plan {
    /// A warning for each test class that keeps its framework.
    func frameworkWarnings(afterRun: Bool) -> [Diagnostic] {
        guard !keptTests.isEmpty else { return [] }
        let files = actions.compactMap { action -> UserFile? in
            guard action.isMergeInput, let old = action.old else { return nil }
            let path = afterRun ? action.path : action.formerPath ?? action.path
            return UserFile(path: path.description, text: afterRun ? action.new ?? old : old, identity: nil)
        }
        return keptTests.compactMap { kept in
            guard let written = TestClass(named: kept, in: files.sorted { $0.path < $1.path }),
                let text = files.first(where: { $0.path == written.path })?.text
            else { return nil }
            let file = SourceFile(path: written.path, bytes: text)
            return .otherFramework(written, at: SourceLocation(file: file, range: file.range(ofLine: written.line)))
        }
    }
}

extension FileAction {
    /// Whether a merge has read the file.
    fileprivate var isMergeInput: Bool {
        if case .members = reason { return true }
        return planned?.ownership == .merged
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
