// Collects the SDKs whose interface a project names, each with the delegates that the project's wrappers implement and
// the errors that they map: as the lock has them, and as the interface has them now.
//
//     flows ──▶ [SDKModule]          lock and interface, for each module
//           ──▶ Project              each integration with the requirements and errors that a skeleton writes
//     plan  ──▶ SDKFollowUp          the new lock, and the diagnostics about the wrappers

import FlowModel
import FlowCode
import SwiftText

/// A module of an SDK.
struct SDKModule {
    let name: String
    /// The paths of its interface.
    private(set) var paths: [Located<String>] = []
    /// The names of the delegates and errors, in the order of the flows.
    private(set) var types: [String] = []
    /// The bytes of the lock; nil if there is none.
    fileprivate(set) var lockBytes: [UInt8]?
    fileprivate(set) var lock = SDKLock([])
    /// Nil if it is not on this machine.
    fileprivate(set) var interface: SDKInterface?
    /// The reasons why it cannot be read.
    fileprivate(set) var diagnostics: [Diagnostic] = []

    fileprivate init(_ name: String) { self.name = name }

    fileprivate mutating func add(_ integration: Project.Integration, _ names: [String]) {
        paths += integration.interface.filter { path in !paths.contains { $0.value == path.value } }
        for name in names where !types.contains(name) { types.append(name) }
    }

    var lockPath: RelativePath? { RelativePath(validating: "\(SDKModules.folder)/\(name).swift") }

    /// The requirements of a delegate that a skeleton writes.
    /// - Parameter isMovingOn: True if the interface counts before the lock. A check goes by the lock, so that it
    ///   reports a new requirement as one, and not as a missing member.
    fileprivate func requirements(of delegate: Delegate, isMovingOn: Bool) -> [SDKMember] {
        let new = interface?.types[delegate.name.value]
        guard let first = type(named: delegate.name.value, isMovingOn: isMovingOn) else { return [] }
        let named = delegate.named.flatMap { name in
            let known = first[name.value]
            return known.isEmpty ? (new ?? first)[name.value] : known
        }
        let required = first.members.filter { $0.need == .required && !$0.isVarying }
        let all = SDKType(name: "", members: required + named.filter { $0.need != .gone })
        return SDKLock([all]).types.flatMap(\.members)
    }

    /// The cases of the SDK's errors that a mapper lists.
    fileprivate func cases(of errors: Located<String>?, isMovingOn: Bool) -> [SDKMember] {
        guard let errors, let found = type(named: errors.value, isMovingOn: isMovingOn), found.isEnum else { return [] }
        let certain = found.members.filter { $0.need != .gone && !$0.isVarying }
        return SDKLock([SDKType(name: "", members: certain)]).types.flatMap(\.members)
    }

    private func type(named name: String, isMovingOn: Bool) -> SDKType? {
        let (old, new) = (lock[name], interface?.types[name])
        return isMovingOn ? new ?? old : old ?? new
    }
}

/// The modules of a project, by integration.
struct SDKModules {
    static let folder = "\(StateFiles.folder)/sdk"

    private(set) var modules: [SDKModule] = []
    /// The index of each integration's module.
    private var indexes: [String: Int] = [:]

    init(of project: Project, in tree: any ReadableFileSystem) throws {
        for integration in project.integrations where !integration.interface.isEmpty {
            let wrappers = integration.wrappers.map(\.integration)
            let names = wrappers.flatMap { $0.delegates.map(\.name.value) + [$0.sdkErrors?.value].compactMap(\.self) }
            if names.isEmpty { continue }
            let name = integration.sdk.first ?? integration.name
            let index = modules.firstIndex { $0.name == name } ?? modules.count
            if index == modules.count { modules.append(SDKModule(name)) }
            modules[index].add(integration, names)
            indexes[integration.name] = index
        }
        for index in modules.indices { try modules[index].read(in: tree) }
    }

    /// The module of an integration whose interface the project names.
    func module(of integration: String) -> SDKModule? { indexes[integration].map { modules[$0] } }

    /// The project with the requirements of each delegate, and the cases of each SDK's errors.
    func completed(_ project: Project, isMovingOn: Bool) -> Project {
        if modules.isEmpty { return project }
        return project.mapIntegrations { integration in
            guard let module = module(of: integration.name.value) else { return integration }
            var integration = integration
            integration.errorCases = module.cases(of: integration.sdkErrors, isMovingOn: isMovingOn)
            // A type can declare a member once: what two protocols have is in the extension of the first.
            var seen: Set<String> = []
            for index in integration.delegates.indices {
                integration.delegates[index].requirements =
                    module.requirements(of: integration.delegates[index], isMovingOn: isMovingOn)
                    .filter { seen.insert($0.key).inserted }
            }
            return integration
        }
    }
}

extension SDKModule {
    fileprivate mutating func read(in tree: any ReadableFileSystem) throws {
        if let lockPath { lockBytes = try tree.read(lockPath) }
        lock = SDKLock(reading: lockBytes ?? [])
        var files: [SDKInterface.File] = []
        for path in paths {
            do {
                let found = try InterfaceFiles(tree: tree).files(at: path)
                if found.isEmpty { diagnostics.append(missing(path)) }
                files += found
            } catch let problem as GlobPattern.Problem {
                diagnostics.append(
                    Diagnostic(
                        "config-pattern", "invalid pattern '\(path.value)': \(problem.rawValue)",
                        advice: "write a folder such as .build/checkouts/roomkit/Sources", at: path.location))
            } catch let error as WorkspaceError {
                diagnostics.append(note("flowgen cannot read the interface of \(name): \(error)"))
            }
        }
        // Part of an interface tells nothing of what it lacks.
        guard diagnostics.isEmpty else { return }
        let read = SDKInterface(of: types, inModule: name, files: files)
        if let path = read.unreadable {
            diagnostics.append(note("flowgen cannot read '\(path)': it is nested too deeply"))
        } else {
            interface = read
        }
    }

    private func missing(_ path: Located<String>) -> Diagnostic {
        let advice =
            lockBytes == nil
            ? "fetch the SDK, or correct the path; until then wrappers get no methods from it"
            : "fetch the SDK to see its changes, or correct the path; until then \(lockPath?.description ?? "") counts"
        return Diagnostic(
            "sdk-no-interface", "no interface of \(name) at '\(path.value)'", severity: .note, advice: advice,
            at: path.location)
    }

    private func note(_ message: String) -> Diagnostic {
        guard let place = paths.first?.location else {
            return Diagnostic("sdk-no-interface", message, severity: .note)
        }
        return Diagnostic("sdk-no-interface", message, severity: .note, at: place)
    }
}
