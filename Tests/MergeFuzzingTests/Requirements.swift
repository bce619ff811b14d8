// What the protocol demands, and whether a wrapper declares it: once in each branch of `#if DEBUG`, and as a fresh
// wrapper would. What a developer has moved to another file may be missing, if that was
// said.

import MergeFuzzing
import FlowgenKit

@testable import FlowgenKit

/// The members that each wrapper of a project's flow must have.
struct Requirements {
    private let project: ProjectDraft
    /// The members of fresh wrappers, by type, and whose names the protocol has.
    private let expected: [String: [SourceMember]]
    /// The members of fresh files that have names, each with its comments, by name.
    let declarations: [String: [ArraySlice<UInt8>]]

    /// What a project asks for, given what flowgen writes for it where nothing is yet.
    init(
        of project: ProjectDraft, in files: InMemoryFileSystem,
        reading read: ([UInt8]) -> SourceText
    ) {
        self.project = project
        let flow = project.flow
        var names: Set<String> = []
        for (path, bytes) in files.files where path.name == flow.protocolType + ".swift" {
            for member in read(bytes).members where member.type == flow.protocolType {
                if !member.fullName.isEmpty { names.insert(member.fullName) }
            }
        }
        let fresh = files.handWritten.sorted { $0.key < $1.key }.map { read($0.value) }
        let members = fresh.flatMap(\.members).filter { names.contains($0.fullName) }
        expected = Dictionary(grouping: members, by: \.type)
        var declarations: [String: [ArraySlice<UInt8>]] = [:]
        for file in fresh {
            for member in file.members where !member.fullName.isEmpty {
                declarations[member.fullName, default: []].append(file.bytes[member.fullRange])
            }
        }
        self.declarations = declarations
    }

    /// The members that are what they were before a change of the flow, or that a run has told of.
    func known(since former: Requirements, told words: [String]) -> Set<String> {
        let before = Set(former.expected.values.joined().map(\.signature))
        let all = expected.values.joined()
        return Set(
            all.filter { member in
                before.contains(member.signature) || words.contains { $0.contains(" \(member.fullName), which is not") }
            }.map(\.fullName))
    }

    /// Judges the wrappers of all integrations.
    /// - Parameter known: the members that may be missing where a developer has taken them out.
    func judge(
        _ files: InMemoryFileSystem, of fuzzCase: FuzzCase, known: Set<String>, reading read: ([UInt8]) -> SourceText
    ) throws {
        let hasConditions = fuzzCase.edits.contains { $0.kind == .ifDebug }
        let mayLack = fuzzCase.edits.contains { $0.kind == .moveToSibling }
        // Without records, nothing tells that a member is in another file.
        let mayRepeat =
            !fuzzCase.rounds.allSatisfy(\.hasRecords) && fuzzCase.edits.contains { $0.kind == .moveToSibling }
        for integration in project.flow.integrations {
            let type = project.flow.wrapperType(of: integration)
            let found = files.handWritten
                .filter { $0.key.hasPrefix("Integrations/\(integration.name)/") }
                .flatMap { read($0.value).members.filter { $0.type == type } }
            for member in expected[type] ?? [] {
                let alike = found.filter { $0.fullName == member.fullName }
                let counts = [true, false].map { branch in
                    alike.count { $0.branches.allSatisfy { $0 == branch } }
                }
                if mayRepeat || mayLack && known.contains(member.fullName) && counts.contains(0) { continue }
                let isThere = hasConditions ? counts.contains(1) : counts == [1, 1]
                guard isThere, counts.allSatisfy({ $0 < 2 }) else {
                    throw Failure("once", "\(type).\(member.fullName): \(counts)")
                }
                guard fuzzCase.isSafe else { continue }
                for other in alike where other.signature != member.signature {
                    throw Failure("follows", "\(type): \(other.signature), not \(member.signature)")
                }
            }
        }
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
