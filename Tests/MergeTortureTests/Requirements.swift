// What the protocol demands, and whether a wrapper declares it: once in each branch of `#if DEBUG`, and
// as a fresh wrapper would.

import MergeTorture
import Workspace

@testable import FlowgenKit

/// The members that each wrapper of a project's flow must have.
struct Requirements {
    private let project: ProjectDraft
    private let fresh: EditedFiles
    private let names: Set<String>

    init(of project: ProjectDraft) throws {
        self.project = project
        var files = project.inMemory()
        _ = try files.generate()
        fresh = files.handWritten
        var names: Set<String> = []
        for (path, bytes) in files.files where path.name == project.flow.protocolType + ".swift" {
            for member in SourceText(bytes).members where member.type == project.flow.protocolType {
                if !member.fullName.isEmpty { names.insert(member.fullName) }
            }
        }
        self.names = names
    }

    /// Judges the wrappers of all integrations.
    func judge(_ files: InMemoryFiles, _ story: Story) throws {
        let hasConditions = story.edits.contains { $0.kind == .ifDebug }
        for integration in project.flow.integrations {
            let type = project.flow.wrapperType(of: integration)
            let folder = "Integrations/\(integration.name)/"
            let found = members(of: type, below: folder, in: files.handWritten)
            let expected = members(of: type, below: folder, in: fresh)
            for member in expected where names.contains(member.fullName) {
                let alike = found.filter { $0.fullName == member.fullName }
                let counts = [true, false].map { branch in
                    alike.count { $0.branches.allSatisfy { $0 == branch } }
                }
                let isThere = hasConditions ? counts.contains(1) : counts == [1, 1]
                guard isThere, counts.allSatisfy({ $0 < 2 }) else {
                    throw Failure("once", "\(type).\(member.fullName): \(counts)")
                }
                guard story.isTame else { continue }
                for other in alike where other.signature != member.signature {
                    throw Failure(
                        "follows", "\(type): \(other.signature), not \(member.signature)")
                }
            }
        }
    }

    private func members(
        of type: String, below folder: String, in files: EditedFiles
    ) -> [SourceMember] {
        files.filter { $0.key.hasPrefix(folder) }
            .flatMap { SourceText($0.value).members.filter { $0.type == type } }
    }
}

extension FlowDraft {
    /// The protocol's name.
    var protocolType: String { protocolName.isEmpty ? name + "SDK" : protocolName }

    /// The type that serves the flow with an integration.
    func wrapperType(of integration: IntegrationDraft) -> String {
        if !integration.conform.isEmpty { return integration.conform }
        return integration.wrapper.isEmpty ? integration.name + protocolType : integration.wrapper
    }
}
