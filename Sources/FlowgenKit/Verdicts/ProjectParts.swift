// The parts of a project that can be looked at by themselves: a flow, with its files and its state file. A flow is one
// unless it is entangled with others. What the rest of the project sees of a part is its interface; a change that
// leaves it as it is cannot matter to anything else.

import Hashing
import FlowRendering
import SwiftNotation
import Workspace

struct ProjectParts {
    struct Part: Sendable, Equatable {
        let flow: RelativePath
        let stateFile: RelativePath
        /// The hash of what the rest of the project sees of it.
        let interface: [UInt8]
    }

    private(set) var parts: [Part] = []
    /// The files of the parts, in the order of the plan.
    private(set) var files: [PlannedFile] = []

    /// There are none if a state file speaks of files that are not its own: then it belongs to several.
    init(_ outline: ProjectOutline, _ planned: [PlannedFile], _ state: StateFiles, _ workers: Workers) {
        guard state.isSorted(planned) else { return }
        let flows = outline.project.flows
        let indexes = Dictionary(
            flows.enumerated().map { ($0.element.file.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
        var owners: [Int?] = []
        var own: [[PlannedFile]] = flows.map { _ in [] }
        var folders: [String: Set<Int?>] = [:]
        for file in planned {
            let owner = file.origin.map { indexes[$0] } ?? file.flow(in: outline)
            owners.append(owner)
            if let owner { own[owner].append(file) }
            if let home = file.home { folders[home.folder, default: []].insert(owner) }
        }
        let shared = Set(folders.values.filter { $0.count > 1 }.joined())
        let interfaces = workers.map(Array(own.enumerated())) { index, files in
            shared.contains(index) ? nil : outline.interface(ofFlow: index, files).map { ContentHash.sha256(of: $0) }
        }
        var isPart = Set<Int>()
        for (index, flow) in flows.enumerated() {
            guard let interface = interfaces[index], let path = RelativePath(validating: flow.file.path),
                let record = StateFiles.path(of: .flow(flow.name.value))
            else { continue }
            isPart.insert(index)
            parts.append(Part(flow: path, stateFile: record, interface: interface))
        }
        files = zip(planned, owners).filter { $0.1.map(isPart.contains) ?? false }.map(\.0)
    }
}

extension [ProjectParts.Part] {
    /// The numbers of the parts, from 1, by the paths of their flows and their state files.
    var numbers: [RelativePath: Int] {
        var numbers: [RelativePath: Int] = [:]
        for (index, part) in enumerated() {
            (numbers[part.flow], numbers[part.stateFile]) = (index + 1, index + 1)
        }
        return numbers
    }
}

extension PlannedFile {
    /// The only flow of the integration that a manager is of; nil for other files.
    fileprivate func flow(in outline: ProjectOutline) -> Int? {
        guard case .manager(let name) = MergedFileID(identity),
            let wrappers = outline.project.integration(named: name)?.wrappers,
            let first = wrappers.first, wrappers.allSatisfy({ $0.flowIndex == first.flowIndex })
        else { return nil }
        return first.flowIndex
    }
}

extension StateFiles {
    /// Whether each state file speaks of nothing but the planned files of its owner.
    fileprivate func isSorted(_ planned: [PlannedFile]) -> Bool {
        var paths: [RelativePath: Set<String>] = [:]
        for file in planned {
            guard let path = Self.path(of: file.owner) else { return false }
            paths[path, default: []].insert(file.path)
            paths[path, default: []].insert(file.identity)
        }
        return files.allSatisfy { path, file in
            let own = paths[path] ?? []
            return file.lines.allSatisfy { line in
                switch line {
                case .generated(let path, _), .once(let path): own.contains(path)
                case .shared(let identity, let path, _):
                    own.contains(identity) && own.contains(path)
                case .member(let identity, _): own.contains(identity)
                case .template: Self.flowName(of: path) == nil
                }
            }
        }
    }
}
