// Every file that flowgen writes has a base name of its own, across all folders and compared without
// case: SwiftPM cannot build two `Video.swift` in a target, and some file systems cannot even hold
// `video.swift` beside it. A file is named after the type in it, so types are kept apart too.

import Diagnostics
import SwiftNotation

enum FileNames: ProjectRule {
    /// One output, and where the flow or configuration asks for it.
    private struct Claim {
        let name: String
        let what: String
        let location: SourceLocation
        /// For a file that several flows may ask for: the integration that it belongs to.
        var owner: String?
        /// Whether a type inside generated ones hides it where they name it.
        var isHidden = false
    }

    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var owners: [String: (name: String, what: String)] = [:]
        for name in GeneratedNames.projectFiles {
            owners[name.lowercased()] = (name, "a file of every project")
        }
        // A second flow of one name is told of as such, not once more for each of its files.
        var flowNames: Set<String> = []
        var claims = integrationClaims(draft)
        // So is a second integration.
        var spellings: [String: String] = [:]
        for name in draft.mentions.compactMap({ $0.first?.name.value }) {
            spellings[name.lowercased()] = spellings[name.lowercased()] ?? name
        }
        for flow in draft.flows where flowNames.insert(flow.name.value.lowercased()).inserted {
            claims += flowClaims(flow)
            for integration in flow.integrations {
                let name = integration.name.value
                guard spellings[name.lowercased()] == name else { continue }
                claims += integrationClaims(integration, flow)
            }
        }
        // What is named after something that collides collides too; the first is enough.
        var told: Set<SourceLocation> = []
        var shared: Set<String> = []
        for claim in claims {
            if let owner = claim.owner,
                !shared.insert("\(owner): \(claim.name), \(claim.what)").inserted
            {
                continue
            }
            if GeneratedNames.typesInUse.contains(claim.name)
                || GeneratedNames.supportTypes.contains(claim.name) || claim.isHidden
            {
                found.append(.typeInUse(claim.name, claim.what, claim.location))
            }
            guard let other = owners[claim.name.lowercased()] else {
                owners[claim.name.lowercased()] = (claim.name, claim.what)
                continue
            }
            guard told.insert(claim.location).inserted else { continue }
            found.append(.sameFile(claim.name, claim.what, other.name, other.what, claim.location))
        }
        return found
    }

    private static func integrationClaims(_ draft: ProjectDraft) -> [Claim] {
        var seen: Set<String> = []
        return draft.mentions.compactMap { mentions in
            guard let name = mentions.first?.name,
                seen.insert(name.value.lowercased()).inserted
            else { return nil }
            return Claim(
                name: name.value + "Manager", what: "the manager of '\(name.value)'",
                location: name.location)
        }
    }

    private static func flowClaims(_ flow: Flow) -> [Claim] {
        let name = flow.name
        let protocolName = flow.protocolName
        var claims = [
            Claim(
                name: protocolName.value, what: "the protocol of '\(name.value)'",
                location: protocolName.location,
                isHidden: protocolName.value == GeneratedNames.kind
                    || GeneratedNames.typesOfTests.contains(protocolName.value)),
            Claim(
                name: flow.spyType, what: "the calls of the mock of '\(name.value)'",
                location: name.location),
            Claim(
                name: flow.mockName, what: "the mock of '\(name.value)'",
                location: protocolName.location),
            Claim(
                name: flow.tableType, what: "the table of '\(name.value)'",
                location: name.location),
            Claim(
                name: name.value + "FlowTests", what: "the tests of '\(name.value)'",
                location: name.location),
            Claim(
                name: flow.contractName, what: "the contract of '\(name.value)'",
                location: name.location),
        ]
        if !flow.statuses.isEmpty {
            claims.append(
                Claim(
                    name: flow.statusType, what: "the statuses of '\(name.value)'",
                    location: name.location))
        }
        if !flow.errors.isEmpty {
            claims.append(
                Claim(
                    name: flow.errorType, what: "the errors of '\(name.value)'",
                    location: name.location,
                    isHidden: GeneratedNames.typesOfTests.contains(flow.errorType)))
        }
        if flow.hasVerifier {
            claims.append(
                Claim(
                    name: flow.verifierName, what: "the verifier of '\(name.value)'",
                    location: name.location))
        }
        for view in flow.views {
            claims.append(
                Claim(
                    name: view.typeName, what: "the view '\(view.name.text)'",
                    location: view.location))
        }
        return claims + usageClaims(flow)
    }

    /// What `extends` and a list in `use` ask for.
    private static func usageClaims(_ flow: Flow) -> [Claim] {
        var claims: [Claim] = []
        if let type = flow.extends, let name = flow.extensionFile {
            claims.append(
                Claim(
                    name: name, what: "the methods of '\(type.value)'", location: type.location))
        }
        if flow.fansOut {
            claims.append(
                Claim(
                    name: flow.fanOutName, what: "the fan-out of '\(flow.name.value)'",
                    location: flow.protocolName.location))
        }
        return claims
    }

    private static func integrationClaims(
        _ integration: FlowIntegration, _ flow: Flow
    ) -> [Claim] {
        let wrapper = integration.wrapper
        let owner = integration.name.value
        let kind = integration.conform == nil ? "wrapper" : "conformance"
        let which = "'\(owner)' in '\(flow.name.value)'"
        var claims = [
            Claim(
                name: integration.fileName(serving: flow), what: "the \(kind) of \(which)",
                location: integration.conform?.location ?? wrapper.location),
            Claim(
                name: wrapper.value + "Tests", what: "the wrapper tests of \(which)",
                location: wrapper.location),
        ]
        for model in integration.models {
            claims.append(
                Claim(
                    name: model.name.value, what: "a model of '\(owner)'",
                    location: model.name.location, owner: owner))
        }
        for controller in integration.controllers {
            claims.append(
                Claim(
                    name: controller.name.value, what: "a controller of '\(owner)'",
                    location: controller.name.location, owner: owner))
            claims.append(
                Claim(
                    name: controller.viewName, what: "the view of '\(controller.name.value)'",
                    location: controller.name.location, owner: owner))
        }
        return claims
    }
}

extension Diagnostic {
    fileprivate static func sameFile(
        _ name: String, _ what: String, _ otherName: String, _ other: String,
        _ location: SourceLocation
    ) -> Diagnostic {
        let message =
            name == otherName
            ? "'\(name)' would name both \(what) and \(other)"
            : "'\(name)', \(what), and '\(otherName)', \(other), differ by upper and lower case alone"
        return Diagnostic(
            "flow-file-collision", message,
            advice: "give one of them another name", at: location)
    }

    fileprivate static func typeInUse(
        _ name: String, _ what: String, _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "\(what) would be called '\(name)', which generated code needs for something else",
            advice: "give it another name", at: location)
    }
}
