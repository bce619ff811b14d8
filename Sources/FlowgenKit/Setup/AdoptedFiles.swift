// The files that are adopted together: what the flows of their protocols are called, which classes become wrappers, and
// what stands against a flow.

import SwiftText
import FlowModel

struct AdoptedFiles {
    let modules: AdoptedModules
    private let sources: [DeclaredSource]
    private let loaded: LoadedProject?
    private let enums: [DeclaredEnum]
    private let protocols: [DeclaredProtocol]
    /// The lowest access of all flows of the project.
    let access: AccessLevel

    init(_ sources: [DeclaredSource], _ modules: AdoptedModules, _ loaded: LoadedProject?) {
        (self.sources, self.modules, self.loaded) = (sources, modules, loaded)
        enums = sources.flatMap(\.enums)
        protocols = sources.flatMap(\.protocols)
        let levels = protocols.filter { $0.refusal == nil }.compactMap { AccessLevel(rawValue: $0.access) }
        access = loaded?.configuration.access ?? levels.min() ?? .internal
    }

    func path(ofEnum name: String) -> String? {
        sources.first { $0.enums.contains { $0.name == name } }?.path
    }

    /// Whether a file declares these types, and nothing else.
    func holdsOnly(_ names: [String], in path: String) -> Bool {
        sources.first { $0.path == path }.map { !$0.holdsMore && $0.types.isSubset(of: names) } ?? false
    }

    // MARK: - Names

    /// What the flow of a protocol may be called: as its enums are, without an ending, or as the protocol.
    private func flowNames(of declared: DeclaredProtocol) -> [String] {
        var names: [String] = []
        for ending in ["Status", "Error"] {
            names += enums.map(\.name).filter { name in
                name.hasSuffix(ending) && declared.name.hasPrefix(name.dropLast(ending.count))
                    && declared.members.contains { $0.signature.contains(name) }
            }.map { String($0.dropLast(ending.count)) }.filter { !$0.isEmpty }
        }
        for ending in ["Protocol", "SDK"] where declared.name.hasSuffix(ending) && declared.name != ending {
            names.append(String(declared.name.dropLast(ending.count)))
        }
        let own = Set(protocols.map(\.name))
        return names.filter { !own.contains($0) } + [declared.name, declared.name + "Service"]
    }

    func flowName(
        of declared: DeclaredProtocol, avoiding taken: [String: AppName], and others: [String]
    ) -> String {
        let names = flowNames(of: declared)
        let rivals = protocols.filter { $0.name != declared.name }.map { flowNames(of: $0)[0] }
        let used =
            others + rivals + ["Support"]
            + (loaded?.flows.filter { $0.protocolName.value != declared.name }.map(\.name.value) ?? [])
        return names.first { name in
            !used.contains(name) && ["Flow", "Scenario", "Contract"].allSatisfy { taken[name + $0] == nil }
        } ?? declared.name
    }

    private func integrationNames(of type: DeclaredConformer, _ declared: DeclaredProtocol, sdk: [String]) -> [String] {
        let isNamedAfterIt = type.name.hasSuffix(declared.name) && type.name != declared.name
        let base = isNamedAfterIt ? [String(type.name.dropLast(declared.name.count))] : []
        return sdk.prefix(1) + base + [type.name, type.name + "Integration"]
    }

    /// All names that may be generated.
    var possibleNames: Set<String> {
        var names = Set(["IntegrationsManager", "MockServices", "ServiceProvider"] + enums.map(\.name))
        for declared in protocols {
            names.formUnion([
                declared.name, "Mock" + declared.name, "Mock\(declared.name)Flow", declared.name + "Base",
                declared.name + "Flow",
            ])
            for name in flowNames(of: declared) {
                names.formUnion(["Flow", "Scenario", "Contract"].map { name + $0 })
            }
            for (source, type) in conformers(of: declared) {
                names.formUnion([type.name, type.name + "Tests", type.name + "FlowTests"])
                names.formUnion(integrationNames(of: type, declared, sdk: sdk(of: source)).map { $0 + "Manager" })
            }
        }
        return names
    }

    func path(ofFlow name: String) -> RelativePath? {
        RelativePath(validating: "flows/\(StarterKind.words(of: name).joined(separator: "-")).yaml")
    }

    /// The flow of the project that has a name of a draft.
    func flow(of draft: FlowDraft) -> Flow? {
        loaded?.flows.first { $0.name.value == draft.name || $0.protocolName.value == draft.protocolName }
    }

    // MARK: - What stands against a flow

    /// Why a protocol has no flow, beside what it declares, with what to do.
    func refusal(
        of declared: DeclaredProtocol, in source: DeclaredSource, _ taken: [String: AppName]
    ) -> (reason: String, advice: String)? {
        if let path = RelativePath(validating: source.path),
            let (own, home) = modules.other(than: modules.services, of: path)
        {
            return (
                "it is compiled into \(own), and generated protocols into \(home)",
                "set `output.services` in flowgen.yml to a folder of \(own), and `servicesModule: \(own)`"
            )
        }
        if let level = AccessLevel(rawValue: declared.access), level < access, declared.refusal == nil {
            return (
                "it is \(level), and flowgen.yml says `access: \(access)`, which `ServiceProvider` has",
                "write `access: \(level)` in flowgen.yml, and `access: \(access)` in the flows that have it"
            )
        }
        let given = sources.filter { $0.protocols.contains { $0.name == declared.name } }.map(\.path)
        if let other = taken[declared.name]?.places.filter({ !given.contains($0.description) }).min() {
            return ("\(other) declares \(declared.name) too", "rename one of them")
        }
        let fixed = [mock(of: declared, taken) ?? "", "IntegrationsManager", "MockServices", "ServiceProvider"]
        let name = fixed.first { taken[$0]?.places.isEmpty == false }
        return name.flatMap { name in
            taken[name].map {
                (
                    "\($0.path) declares \(name), which flowgen would generate",
                    "leave it as it is, or rename that \(name)"
                )
            }
        }
    }

    /// The name of the mock, if the app has a type of the usual name.
    private func mock(of declared: DeclaredProtocol, _ taken: [String: AppName]) -> String? {
        taken["Mock" + declared.name]?.places.isEmpty == false ? "Mock\(declared.name)Flow" : nil
    }

    // MARK: - Classes that implement a protocol

    private func conformers(of declared: DeclaredProtocol) -> [(source: DeclaredSource, type: DeclaredConformer)] {
        sources.flatMap { source in
            source.conformers.filter { type in
                type.inherited.contains(declared.name) && !type.isMock
                    && RelativePath(validating: source.path).map(modules.isForTests) != true
            }.map { (source, $0) }
        }
    }

    /// What a file imports and no file of a protocol alone does, nor a flow of the project.
    private func sdk(of source: DeclaredSource) -> [String] {
        let open = sources.filter { !$0.protocols.isEmpty && !isShared($0) }.flatMap(\.imports)
        let known = open + (loaded?.flows.flatMap(\.imports) ?? [])
        return source.imports.filter { !KnownTypes.isFramework($0) && !modules.own.contains($0) && !known.contains($0) }
    }

    /// Whether a file has a protocol, and a class that implements one.
    private func isShared(_ source: DeclaredSource) -> Bool {
        let names = protocols.map(\.name)
        return !source.protocols.isEmpty
            && source.conformers.contains { $0.isClass && !$0.isMock && $0.inherited.contains(where: names.contains) }
    }

    func wrappers(
        of declared: DeclaredProtocol, avoiding taken: [String: AppName], _ served: Set<String>
    ) -> [FlowDraft.Wrapper] {
        var wrappers: [FlowDraft.Wrapper] = []
        for (source, type) in conformers(of: declared) where type.isClass && !served.contains(type.name) {
            // A second class of its name would be declared twice beside the wrapper.
            guard let path = RelativePath(validating: source.path),
                modules.other(than: modules.integrations, of: path) == nil,
                taken[type.name]?.places.isSubset(of: [path]) != false
            else { continue }
            let sdk = sdk(of: source)
            let names = integrationNames(of: type, declared, sdk: sdk)
            let known = loaded?.project?.integrations.map(\.name) ?? []
            let name = names.first { name in
                !wrappers.contains { $0.integration == name }
                    && (known.contains(name) || taken[name + "Manager"] == nil)
            }
            let tests = taken[type.name + "Tests"]?.isDeclared == true ? type.name + "FlowTests" : type.name + "Tests"
            let imports = source.imports.filter {
                !sdk.contains($0) && $0 != "Combine" && $0 != modules.module && $0 != "Foundation"
            }
            guard let name, taken[tests]?.isDeclared != true else { continue }
            wrappers.append(FlowDraft.Wrapper(type.name, name, sdk: sdk, imports: imports, tests: tests))
        }
        return wrappers
    }

    /// The types that implement a protocol and stay where they are.
    func others(implementing declared: DeclaredProtocol) -> [String] {
        conformers(of: declared).map(\.type.name)
    }

    func draft(
        of declared: DeclaredProtocol, in source: DeclaredSource, name: String, _ wrappers: [FlowDraft.Wrapper],
        _ taken: [String: AppName]
    ) -> FlowDraft {
        let extended = taken.compactMapValues { $0.extending?.description }
        var draft = FlowDraft(declared, name: name, path: source.path, enums: enums, extended: extended)
        let sdks = loaded?.project?.integrations.flatMap(\.sdk) ?? []
        let shared = (isShared(source) ? sdk(of: source) : []) + sdks.filter { !KnownTypes.isFramework($0) }
        draft.imports = source.imports.filter { !shared.contains($0) && !["Testing", "XCTest"].contains($0) }
        draft.wrappers = wrappers
        draft.access = declared.access == access.rawValue ? nil : declared.access
        draft.mock = mock(of: declared, taken)
        draft.rest = declared.name + (taken[declared.name + "Base"] == nil ? "Base" : "Flow")
        return draft
    }
}
