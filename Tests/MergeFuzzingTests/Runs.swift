// How a case runs flowgen, and what is remembered from one run to the next, so that nothing is read twice that has not
// changed.

import MergeFuzzing
import FlowgenKit

@testable import FlowgenKit

/// Runs flowgen over files in memory.
protocol Runs: AnyObject {
    /// Brings the files up to date.
    func generate(_ files: inout InMemoryFileSystem) throws -> RunReport
    /// Judges the files; nil where runs leave too much out for that.
    func check(_ files: InMemoryFileSystem) throws -> RunReport?
    /// A Swift file as bytes and tree.
    func text(_ bytes: [UInt8]) -> SourceText
    /// What each wrapper of a project must have.
    func requirements(of project: ProjectDraft) throws -> Requirements
}

/// A run of flowgen, or of something that pretends to be flowgen.
typealias Generator = (inout InMemoryFileSystem) throws -> RunReport

/// Runs of all of flowgen.
final class WholeRuns: Runs {
    private let generator: Generator
    private var memory = Memory()

    init(_ generator: @escaping Generator = { try $0.generate() }) {
        self.generator = generator
    }

    func generate(_ files: inout InMemoryFileSystem) throws -> RunReport { try generator(&files) }

    func check(_ files: InMemoryFileSystem) throws -> RunReport? { try Check().run(files: files) }

    func text(_ bytes: [UInt8]) -> SourceText { memory.text(bytes) }

    func requirements(of project: ProjectDraft) throws -> Requirements {
        if let known = memory.requirements[project] { return known }
        var files = project.inMemory()
        _ = try files.generate()
        let requirements = Requirements(of: project, in: files, reading: text)
        memory.requirements[project] = requirements
        return requirements
    }
}

/// What runs remember.
struct Memory {
    private var texts: [[UInt8]: SourceText] = [:]
    var requirements: [ProjectDraft: Requirements] = [:]

    /// The text of these bytes, read at most once.
    mutating func text(_ bytes: [UInt8]) -> SourceText {
        if let known = texts[bytes] { return known }
        let text = SourceText(bytes)
        texts[bytes] = text
        return text
    }
}
