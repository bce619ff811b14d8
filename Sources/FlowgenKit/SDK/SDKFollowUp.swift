// Plans what follows from an SDK's interface: the new lock, and the diagnostics about the wrappers. A check looks at
// the wrappers as they are, a run at what it makes of them.

import FlowModel
import FlowCode
import SwiftText

/// A delegate that a wrapper implements.
private struct DelegateUse {
    let delegate: Delegate
    /// The conformances to the delegate, in the wrapper's file and others.
    let conformances: [(file: SourceFile, found: DelegateImplementations.Conformance)]
    /// All members of the wrapper.
    let all: Set<String>

    /// The names of the members that conform to the delegate.
    var members: [String] { conformances.flatMap(\.found.members).map(\.fullName) }
}

/// The errors of an SDK that a wrapper maps.
private struct ErrorUse {
    let errors: Located<String>
    let file: SourceFile
    /// The function that maps them, such as `callError(for:)`.
    let mapper: String
    let switches: [ErrorSwitch]
}

/// What a wrapper relies on of its SDK.
private struct WrapperUse {
    let integration: String
    let delegates: [DelegateUse]
    let errors: ErrorUse?
}

extension Plan {
    /// Adds the locks of the SDKs, and the diagnostics about the wrappers.
    /// - Parameter isMovingOn: True for a run, false for a check.
    mutating func follow(
        _ sdks: SDKModules, isMovingOn: Bool, in tree: any ReadableFileSystem
    ) throws(WorkspaceError) {
        guard loaded.project != nil else { return }
        try deleteLocks(except: sdks.modules.compactMap(\.lockPath), in: tree)
        let uses = sdks.modules.isEmpty ? [] : try wrapperUses(isMovingOn: isMovingOn, in: tree)
        defer { sdkDiagnostics = sdkDiagnostics.sortedWithoutDuplicates() }
        for module in sdks.modules {
            let own = uses.filter { sdks.module(of: $0.integration)?.name == module.name }
            sdkDiagnostics += module.diagnostics + own.flatMap(\.delegates).flatMap { module.diagnostics(of: $0) }
            sdkDiagnostics += own.compactMap(\.errors).flatMap { module.diagnostics(of: $0) }
            let new = module.lock(after: own)
            let changed = own.compactMap(\.errors).filter { module.lock[$0.errors.value] != new[$0.errors.value] }
            noteCauses(in: module, mappers: Set(changed.map(\.mapper)))
            let text = new.types.isEmpty ? nil : Array(new.text(ofModule: module.name).utf8)
            guard let path = module.lockPath, text != nil || module.lockBytes != nil else { continue }
            if let text, let old = module.lockBytes, isSameText(old, text) { continue }
            let effect: FileAction.Effect = text == nil ? .delete : module.lockBytes == nil ? .create : .update
            actions.append(
                FileAction(
                    path, effect, old: module.lockBytes, new: text, reason: .derived(source: "the SDK \(module.name)")))
        }
    }

    /// Notes which members are no longer needed since the SDK has withdrawn them, and which map errors that it changed.
    private mutating func noteCauses(in module: SDKModule, mappers: Set<String>) {
        let gone = module.withdrawn
        if gone.isEmpty, mappers.isEmpty { return }
        for action in actions.indices {
            actions[action].members = actions[action].members.map { outcome in
                let isWithdrawn = [.retired, .removed].contains(outcome.kind) && gone.contains(outcome.member)
                guard isWithdrawn || outcome.kind == .stale && mappers.contains(outcome.member) else { return outcome }
                var outcome = outcome
                outcome.detail = .sdk(module.name)
                return outcome
            }
        }
    }

    /// Deletes the locks of SDKs whose interface the project no longer names.
    private mutating func deleteLocks(
        except paths: [RelativePath], in tree: any ReadableFileSystem
    ) throws(WorkspaceError) {
        guard let folder = RelativePath(validating: SDKModules.folder), try tree.kind(of: folder) == .folder else {
            return
        }
        for entry in try tree.entries(of: folder) where entry.kind == .file && !paths.contains(entry.path) {
            guard let old = try tree.read(entry.path), old.starts(with: SDKLock.signature.utf8) else { continue }
            let source = "the SDK \(entry.path.name.dropLast(".swift".count))"
            actions.append(FileAction(entry.path, .delete, old: old, reason: .derived(source: source)))
            vacated.insert(folder)
        }
    }

    /// The delegates and errors of all wrappers that are there.
    private func wrapperUses(
        isMovingOn: Bool, in tree: any ReadableFileSystem
    ) throws(WorkspaceError) -> [WrapperUse] {
        guard let project = loaded.project else { return [] }
        var uses: [WrapperUse] = []
        for (file, action) in planned {
            guard let id = MergedFileID(file.identity), id.kind == .wrapper,
                let flow = project.flows.first(where: { $0.name.value == id.flow }),
                let integration = flow.integrations.first(where: { $0.name.value == id.integration }),
                !integration.delegates.isEmpty || integration.sdkErrors != nil
            else { continue }
            let path = isMovingOn ? action.path : action.formerPath ?? action.path
            var bytes = isMovingOn ? action.new ?? action.old : action.old
            if bytes == nil { bytes = try tree.read(path) }
            let shown = SourceFile(path: path.description, bytes: bytes ?? [])
            let folder = RelativePath(validating: project.folders.folder(ofIntegration: id.integration))
            let files = try [shown] + neighbours(of: shown, integration.wrapper.value, in: folder, tree)
            let read = files.compactMap { file in
                DelegateImplementations(of: integration.wrapper.value, in: file.bytes).map { (file: file, found: $0) }
            }
            let all = read.reduce(into: Set<String>()) { $0.formUnion($1.found.members) }
            let delegates = integration.delegates.map { delegate in
                let conformances = read.flatMap { read in
                    read.found.conformances.filter { $0.conforms(to: delegate.name.value) }.map { (read.file, $0) }
                }
                return DelegateUse(delegate: delegate, conformances: conformances, all: all)
            }
            let errors = integration.sdkErrors.map { errors in
                let switches = ErrorSwitch.all(inFunction: flow.errorMapper, of: shown.bytes) ?? []
                return ErrorUse(
                    errors: errors, file: shown, mapper: "\(flow.errorMapper)(for:)", switches: switches)
            }
            uses.append(WrapperUse(integration: id.integration, delegates: delegates, errors: errors))
        }
        return uses
    }

    /// The other files in an integration's folder that may extend a wrapper.
    private func neighbours(
        of file: SourceFile, _ wrapper: String, in folder: RelativePath?, _ tree: any ReadableFileSystem
    ) throws(WorkspaceError) -> [SourceFile] {
        var found: [SourceFile] = []
        for path in try tree.swiftFiles(below: folder) where path.description != file.path {
            guard let bytes = try tree.read(path), bytes.firstRange(of: "extension \(wrapper)".utf8) != nil else {
                continue
            }
            found.append(SourceFile(path: path.description, bytes: bytes))
        }
        return found
    }
}

extension SDKModule {
    /// The members that the lock has, and the interface has not.
    fileprivate var withdrawn: Set<String> {
        Set(
            lock.types.flatMap { old in
                guard let new = interface?.types[old.name], !old.isEnum else { return [String]() }
                return old.members.map(\.fullName).filter { new[$0].isEmpty }
            })
    }

    /// The lock as a run leaves it: what the interface requires and the wrappers implement. What the interface no
    /// longer has stays, marked, as long as a wrapper has it, and everything stays that cannot be read.
    fileprivate func lock(after uses: [WrapperUse]) -> SDKLock {
        SDKLock(
            types.compactMap { name in
                guard let new = interface?.types[name] else { return lock[name] }
                let own = uses.flatMap(\.delegates).filter { $0.delegate.name.value == name }
                let mapped = uses.compactMap(\.errors).filter { $0.errors.value == name }
                let wanted = Set(own.flatMap(\.members)).union(own.flatMap(\.delegate.named).map(\.value))
                    .union(mapped.flatMap(\.switches).flatMap(\.cases).map(\.name))
                var requirements = new.members.filter { requirement in
                    requirement.need == .required && !requirement.isVarying || wanted.contains(requirement.fullName)
                }
                for index in requirements.indices where requirements[index].isVarying && !new.isEnum {
                    requirements[index].need = .optional
                }
                let gone = (lock[name]?.members ?? []).filter { old in
                    new[old.fullName].isEmpty && wanted.contains(old.fullName)
                }
                requirements += gone.map { old in
                    var old = old
                    old.need = .gone
                    return old
                }
                return SDKType(name: name, members: requirements)
            })
    }

    /// The diagnostics about a wrapper's mapper of errors: about the first switch in it over these errors alone.
    fileprivate func diagnostics(of use: ErrorUse) -> [Diagnostic] {
        guard let interface else { return [] }
        let name = use.errors.value
        guard let new = interface.types[name], new.isEnum else { return [.unknownType(use.errors, "enum", of: self)] }
        guard let old = lock[name] else { return [] }
        let known = Set((old.members + new.members).map(\.fullName))
        let own = use.switches.first { found in
            !found.cases.isEmpty && found.cases.allSatisfy { known.contains($0.name) }
        }
        guard let own else { return [] }
        let gone = own.cases.filter { new[$0.name].isEmpty }.map { found in
            Diagnostic(
                "sdk-no-case", "'\(name)' of \(self.name) has no case '\(found.name)' any more",
                advice: new.withdrawn[found.name].flatMap { $0.isEmpty ? nil : "\(self.name) has renamed it: .\($0)" }
                    ?? "map the cases that have taken its place, then delete it",
                at: SourceLocation(file: use.file, range: found.range))
        }
        let named = Set(own.cases.map(\.name))
        let added = new.members.filter { found in
            old[found.fullName].isEmpty && !found.isVarying && !named.contains(found.fullName)
        }
        return gone
            + added.map { found in
                Diagnostic(
                    "sdk-new-case",
                    "'\(name)' of \(self.name) has a new case '\(found.fullName)', which falls into the default here",
                    severity: .warning, advice: "add `case .\(found.fullName):` with an error of the flow",
                    at: SourceLocation(file: use.file, range: own.range))
            }
    }

    /// The diagnostics about a wrapper's delegate.
    fileprivate func diagnostics(of use: DelegateUse) -> [Diagnostic] {
        let name = use.delegate.name.value
        guard let interface else { return [] }
        guard let new = interface.types[name] else {
            // The methods of a system's delegate are declared in the flow.
            let isDeclared = !use.delegate.methods.isEmpty && use.delegate.named.isEmpty
            return isDeclared ? [] : [.unknownType(use.delegate.name, "protocol", of: self)]
        }
        let comparison = lock[name].map { SDKComparison($0, new) }
        let unknown = use.delegate.named.filter { new[$0.value].isEmpty }.map { named in
            let change = comparison?.change(of: named.value, implemented: use.all)
            return Diagnostic.unknownMethod(named, change, of: new, in: self.name)
        }
        guard let comparison else { return unknown }
        let changed = use.conformances.flatMap { file, found in
            found.members.compactMap { member -> Diagnostic? in
                let location = SourceLocation(file: file, range: member.range)
                return comparison.change(of: member.fullName, implemented: use.all).map {
                    .changed(member.fullName, $0, of: name, in: self.name, at: location)
                }
            }
        }
        guard let place = use.conformances.first else { return unknown + changed }
        let required = comparison.required.filter { !use.all.contains($0.fullName) }.map { requirement in
            let location = SourceLocation(file: place.file, range: place.found.range)
            return Diagnostic.changed(
                requirement.fullName, .required(requirement), of: name, in: self.name, at: location)
        }
        return unknown + required + changed
    }
}

extension Diagnostic {
    fileprivate static func changed(
        _ member: String, _ change: SDKChange, of delegate: String, in module: String, at location: SourceLocation
    ) -> Diagnostic {
        switch change {
        case .required(let requirement):
            return Diagnostic(
                "sdk-required", "'\(delegate)' of \(module) now requires '\(member)'",
                advice: "`flowgen generate` writes it: \(requirement.declaration)", at: location)
        case .deprecated(let availability):
            let renamed = availability.renamed.map { "renamed to '\($0)'" }
            let message = availability.message?.replacing("\\\"", with: "\"")
            let reason = (message ?? renamed).map { ": \($0)" } ?? ""
            return Diagnostic(
                "sdk-deprecated", "'\(member)' is deprecated in \(module)\(reason)", severity: .warning,
                advice: availability.renamed.map { "implement '\($0)' instead" }, at: location)
        case .neverCalled(let successor):
            let advice =
                switch successor?.reason {
                case .renamed?: "\(module) has renamed it"
                case .sameTypes?: "'\(delegate)' has one with the same types"
                case .moreParameters?: "'\(delegate)' has one with one parameter more"
                case .fewerParameters?: "'\(delegate)' has one with one parameter less"
                case nil: "move what it does, then delete it"
                }
            return Diagnostic(
                "sdk-never-called", "\(module) never calls '\(member)' any more: '\(delegate)' no longer has it",
                advice: advice + (successor.map { ": \($0.requirement.declaration)" } ?? ""), at: location)
        }
    }

    fileprivate static func unknownType(
        _ name: Located<String>, _ kind: String, of module: SDKModule
    ) -> Diagnostic {
        Diagnostic(
            "sdk-no-interface", "the interface of \(module.name) has no public \(kind) '\(name.value)'",
            severity: .note,
            advice: "correct the name, or add the path of the module that declares it to `interface`",
            at: name.location)
    }

    fileprivate static func unknownMethod(
        _ named: Located<String>, _ change: SDKChange?, of delegate: SDKType, in module: String
    ) -> Diagnostic {
        var near = didYouMean(named.value, among: delegate.members.map(\.fullName))
        if case .neverCalled(let successor)? = change { near = successor?.requirement.fullName }
        return Diagnostic(
            "sdk-no-method",
            "'\(delegate.name)' of \(module) has no method '\(named.value)'" + (change == nil ? "" : " any more"),
            advice: near.map { "write `\($0)`, or leave it out" } ?? "leave it out", at: named.location)
    }
}
