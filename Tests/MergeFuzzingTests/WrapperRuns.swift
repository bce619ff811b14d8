// Runs of flowgen that plan, merge, record and write nothing but wrappers, and the protocol that says what they must
// have: the same pipeline, on a hundredth of the bytes. What the merge says that it does is compared with what it does.

import FlowModel
import FlowCode
import MergeFuzzing
import FlowgenKit

@testable import FlowgenKit
@testable import SwiftText

/// Runs of flowgen over wrappers alone.
final class WrapperRuns: Runs {
    private let renderer: FileRenderer
    private var memory = Memory()
    private var projects: [[RelativePath: [UInt8]]: WrapperPlan] = [:]
    private var ends: [InMemoryFileSystem: (files: InMemoryFileSystem, report: RunReport)] = [:]
    private lazy var reader = FileReader { [unowned self] in text($0).tree }
    private var fault: String?

    init(_ renderer: FileRenderer) {
        self.renderer = renderer
    }

    func generate(_ files: inout InMemoryFileSystem) throws -> RunReport {
        if let end = ends[files] {
            files = end.files
            return end.report
        }
        let start = files
        let report = try run(&files)
        ends[start] = (files, report)
        return report
    }

    private func run(_ files: inout InMemoryFileSystem) throws -> RunReport {
        let plan = try plan(files)
        guard let outline = plan.outline else { return .invalid(plan.loaded) }
        // On this thread alone.
        nonisolated(unsafe) let runs = self
        var planner = Planner(files: files) { input throws(MergeError) in try runs.merge(input) }
        planner.workers = Workers(count: 1)
        nonisolated(unsafe) let rendering = plan
        let made = try planner.plan(plan.files, of: outline, plan.loaded) { rendering.render($0) }
        if let fault { throw Failure("outside the plan", fault) }
        return try made.run(over: files) { try files.apply($0) }
    }

    func check(_ files: InMemoryFileSystem) -> RunReport? { nil }

    func text(_ bytes: [UInt8]) -> SourceText { memory.text(bytes) }

    func requirements(of project: ProjectDraft) throws -> Requirements {
        if let known = memory.requirements[project] { return known }
        var files = project.inMemory()
        _ = try generate(&files)
        let requirements = Requirements(of: project, in: files, reading: text)
        memory.requirements[project] = requirements
        return requirements
    }

    /// Whether flowgen accepts a project.
    func accepts(_ project: ProjectDraft) throws -> Bool {
        try plan(project.inMemory()).loaded.project != nil
    }

    /// What the inputs ask for.
    private func plan(_ files: InMemoryFileSystem) throws -> WrapperPlan {
        let inputs = files.files.filter { path, _ in
            path.name.hasSuffix(".yaml") || path.name.hasSuffix(".yml")
        }
        if let known = projects[inputs] { return known }
        let plan = WrapperPlan(try ProjectLoader(files: files).load(), renderer)
        projects[inputs] = plan
        return plan
    }
}

/// A project, and those of its files that are written; each is rendered once.
private final class WrapperPlan {
    let loaded: LoadedProject
    let outline: ProjectOutline?
    let files: [PlannedFile]
    private let renderer: FileRenderer
    private var rendered: [String: RenderedFile] = [:]

    init(_ loaded: LoadedProject, _ renderer: FileRenderer) {
        self.loaded = loaded
        self.renderer = renderer
        let protocols = (loaded.project?.flows ?? []).map { "/\($0.protocolName.value).swift" }
        outline = loaded.project.map { ProjectOutline($0) }
        files =
            outline.map { FileKinds.files(of: $0) }?.filter { file in
                file.identity.hasPrefix("wrapper ") || file.identity.hasPrefix("conform ")
                    || protocols.contains(where: file.path.hasSuffix)
            } ?? []
    }

    func render(_ file: PlannedFile) -> RenderedFile {
        if let known = rendered[file.path] { return known }
        let new = renderer.render(file)
        rendered[file.path] = new
        return new
    }
}

extension WrapperRuns {
    private func merge(_ input: MergeInput) throws(MergeError) -> MergeResult {
        let run = try input.run(&reader)
        let result = try input.verified(run, &reader)
        guard let file = run.own else { return result }
        let planned = run.edits.made(in: file.bytes)
        let written = result.file?.new ?? file.bytes
        if !planned.filter(\.isInk).elementsEqual(written.filter(\.isInk)) { fault = file.path }
        if run.edits.isEmpty, planned != written { fault = file.path }
        return result
    }
}

extension UInt8 {
    fileprivate var isInk: Bool { ![9, 10, 13, 32].contains(self) }
}

extension FileEdits {
    /// What the planned changes come to, written down as simply as can be: what lies between the ranges as it is, and
    /// in the place of each range its text. An empty line may go with what is deleted.
    fileprivate func made(in bytes: [UInt8]) -> [UInt8] {
        var made: [UInt8] = []
        var place = 0
        let ordered = all.enumerated().sorted { one, other in
            (one.element.range.lowerBound, one.element.range.upperBound, one.offset)
                < (other.element.range.lowerBound, other.element.range.upperBound, other.offset)
        }
        for (_, edit) in ordered {
            if place < edit.range.lowerBound { made += bytes[place..<edit.range.lowerBound] }
            made += edit.text
            place = max(place, edit.range.upperBound)
        }
        return made + bytes[place...]
    }
}
