// Tests of wrappers after `tests` has changed. What is hand-written for one framework does not run under the other,
// so such a class keeps its framework, and the developer is told. One without anything hand-written is written anew.

import Diagnostics
import FlowModel
import FlowRendering
import SwiftMerging
import Workspace

extension SharedGroup {
    /// The files, with tests rendered for the framework that their classes are written for.
    func keepingFrameworks(_ open: [SharedFile], besides siblings: [UserFile]) -> [SharedFile] {
        let users = self.users(open) + siblings
        return open.map { file in
            guard let other = file.planned.inOtherFramework,
                let written = TestClass(named: names(of: file), in: users)
            else { return file }
            var file = file
            if written.usesXCTest != (file.planned.framework == .xctest) {
                file.keepsFramework = true
                file.fresh = project.render(other)
            }
            if isRecordedForOther(file) { file.base = baseAsRendered(file) }
            return file
        }
    }

    /// The files, with those written anew that keep their framework although nothing in them is hand-written; nil
    /// if there are none.
    func rewritingUntouched(_ open: [SharedFile], _ result: MergeResult) throws -> [SharedFile]? {
        var files = open
        for (index, file) in open.enumerated() where file.keepsFramework && file.place != nil {
            let merged = result.files.first { $0.identity == file.planned.identity }
            guard Reconciler.areSame(merged?.new ?? file.bytes, file.fresh.contents),
                try extendedTypes().isDisjoint(with: names(of: file))
            else { continue }
            files[index].keepsFramework = false
            files[index].isRewritten = true
            files[index].fresh = project.render(file.planned)
            files[index].base = nil
        }
        return files.contains(where: \.isRewritten) ? files : nil
    }

    private func extendedTypes() throws -> Set<String> {
        try project.extendedTypes.names(in: project.tree) { try swiftFiles(in: nil) }
    }

    /// The names that the type of a file has, or had.
    func names(of file: SharedFile) -> Set<String> {
        Set(
            formerTypeNames(file.planned.identity)
                + [file.planned.home?.typeName].compactMap(\.self))
    }

    /// Whether the developer has rewritten the tests for another framework since the records speak of them: the
    /// test that they know has another name than the one that is rendered.
    private func isRecordedForOther(_ file: SharedFile) -> Bool {
        let tests = recordedMembers(of: file).filter { $0.id == .testContract }
        return !tests.isEmpty
            && !tests.contains { line in
                let declaration = line.fields[2].drop { $0 != " " }
                return file.fresh.contents.firstRange(of: Array(declaration.utf8)) != nil
            }
    }

    /// What the records say of the members of a file right after it is written.
    private func baseAsRendered(_ file: SharedFile) -> [BaseMember]? {
        var file = file
        (file.place, file.base) = (nil, [])
        do throws(MergeError) {
            return try project.merge(input([file], Siblings())).base
        } catch {
            // The merge of all files says why.
            return nil
        }
    }
}

extension SharedMerge {
    /// A warning for each class of tests that keeps its framework.
    func frameworkWarnings(afterRun: Bool) -> [Diagnostic] {
        keptTests.compactMap { kept in
            let files = texts.map { path, text in
                afterRun
                    ? UserFile(path: path, text: text.new, identity: nil)
                    : UserFile(path: text.formerPath, text: text.old, identity: nil)
            }
            guard let written = TestClass(named: kept, in: files.sorted { $0.path < $1.path }),
                let text = files.first(where: { $0.path == written.path })?.text
            else { return nil }
            let file = SourceFile(path: written.path, bytes: text)
            return .otherFramework(
                written, at: SourceLocation(file: file, range: file.range(ofLine: written.line)))
        }
    }
}

extension Diagnostic {
    fileprivate static func otherFramework(
        _ written: TestClass, at location: SourceLocation
    ) -> Diagnostic {
        let (own, asked, setting) =
            written.usesXCTest
            ? ("XCTest", "Swift Testing", "xctest") : ("Swift Testing", "XCTest", "swift-testing")
        // Support/FlowTest.swift for Swift Testing does not report to XCTest.
        let effect =
            written.usesXCTest
            ? ": a violation of the flow stops the test run, and `XCTSkip` skips all scenarios" : ""
        return Diagnostic(
            "check-test-framework",
            "these tests are still written for \(own), but `tests` selects \(asked)\(effect)",
            severity: .warning,
            advice: "rewrite them for \(asked) by hand, or set `tests: \(setting)` in flowgen.yml",
            at: location)
    }
}

/// The names of types that files of the project extend. The files are read once, and only if somebody asks.
final class ExtendedTypes {
    private var found: Set<String>?

    /// The names in the files of a tree, with the modules before them.
    func names(
        in tree: any ReadableFileSystem, at paths: () throws -> [RelativePath]
    ) throws -> Set<String> {
        if let found { return found }
        var names: Set<String> = []
        for path in try paths() {
            var words = Identifiers(try tree.read(path) ?? [])
            var last: [Bool] = [false, false]
            while let word = words.next() {
                if last.contains(true) { names.insert(String(decoding: word, as: UTF8.self)) }
                last = [last[1], word.elementsEqual("extension".utf8)]
            }
        }
        found = names
        return names
    }
}
