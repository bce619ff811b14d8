// What the rest of a project sees of a flow. If that is the same after a change, the change matters to the flow's own
// files alone: no file of another flow, and none of the whole project, is different.

import FlowModel

extension ProjectOutline {
    /// The keys whose values nothing but the flow's own files shows, apart from what `interface` lists.
    private static let ownKeys: Set<String> = [
        "discussion", "errors", "events", "initial", "properties", "statuses", "steps",
    ]

    /// Everything about a flow that rules about the whole project, the project's own files and the files of other flows
    /// depend on; nil for a flow that is entangled with others.
    ///
    /// - Parameter files: the flow's files, and the managers of its integrations.
    package func interface(ofFlow index: Int, _ files: [PlannedFile]) -> [UInt8]? {
        let outline = flows[index]
        let flow = outline.flow
        guard isIndependent(index) else { return nil }
        var lines: [String] = []
        for (key, range) in flow.entries.sorted(by: { $0.key < $1.key }) where !Self.ownKeys.contains(key) {
            lines.append("\(key) = \(String(decoding: flow.file.bytes[range], as: UTF8.self))")
        }
        lines.append("\(flow.statuses.isEmpty) \(flow.steps.isEmpty)")
        lines += SupportContext(outlines: [outline], settings: settings).interface
        if !project.configuration.equatable.isEmpty {
            lines += (flow.statuses + flow.errors).flatMap(\.payload).map(\.type.text)
        }
        lines += outline.steps.filter(\.step.isLaunch).map { LaunchCall(shape: $0.shape).interface }
        for declared in NameCollisions.names(of: [flow], flow.integrations.map(\.name)) {
            lines.append("\(declared.name) \(declared.isOfFlow) \(declared.owner ?? "")")
        }
        for file in files {
            lines.append("\(file.path) \(file.identity) \(file.template) \(file.ownership)")
        }
        // A length before each line, since a line may hold anything.
        return lines.flatMap { line in Array("\(line.utf8.count) \(line)\n".utf8) }
    }

    /// Whether no other flow shares anything with the flow but what `interface` says.
    private func isIndependent(_ index: Int) -> Bool {
        let flow = flows[index].flow
        return flow.extends == nil && flow.allow.isEmpty && !flow.isPartial
            && flow.integrations.allSatisfy { integration in
                integration.conform == nil && integration.needs.isEmpty
                    && project.integration(named: integration.name.value)?.wrappers
                        .allSatisfy { $0.flowIndex == index } ?? false
            }
    }
}

extension LaunchCall {
    /// What decides how the call is written.
    fileprivate var interface: String {
        "\(shape.step.name.spelled) \(shape.callEffects) \(shape.answerNames) \(shape.isAsync) "
            + "\(shape.returnsValue) \(shape.isDiscardable)"
    }
}

extension SupportContext {
    /// What a flow contributes to the files that all flows share.
    fileprivate var interface: [String] {
        [
            mainActor.map { "main actor \($0.names)" } ?? "",
            locked.map { "locked \($0.names)" } ?? "",
            "\(isStatusless) \(isFailureless) \(isScenarioless) \(hasVerifiers) \(hasContracts)",
            "\(hasStatuslessContracts) \(hasUnsampled)",
        ]
    }
}
