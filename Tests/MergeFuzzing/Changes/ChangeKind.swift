// All the ways in which a flow can change between two runs.

/// One way in which a flow can change.
package enum ChangeKind: String, CaseIterable, Sendable {
    case stepAdded, stepRemoved, stepRenamed, stepReplaced, stepsReordered, stepsSwapped
    case stepSummary, parameterAdded, parameterRemoved, parameterRenamed, parameterRelabelled
    case parameterRetyped, parametersReordered, parameterDefault
    case answerChanged, throwingChanged, syncChanged, statusesOfStepChanged, cancelsChanged
    case statusAdded, statusRemoved, statusRenamed, statusPayload, statusesReordered
    case errorAdded, errorRemoved, errorRenamed, errorPayload
    case eventAdded, eventRemoved, eventRenamed, eventTarget
    case propertyAdded, propertyRemoved, propertyRenamed, propertyRetyped, propertyTraits
    case viewAdded, viewRemoved
    case mannerChanged, scopeChanged, flowSummary, importsChanged
    case wrapperRenamed, sdkChanged, clientChanged, delegatesChanged, lifecycleChanged
    case integrationSummary, integrationAdded, integrationRemoved
}

extension RandomFlow {
    /// A change of a project by one to three kinds at once; nil when there is nothing to change.
    ///
    /// `isValid` says whether flowgen accepts the result; what it refuses is drawn again.
    package mutating func change(
        of project: ProjectDraft, kinds: [ChangeKind] = ChangeKind.allCases, isValid: (ProjectDraft) throws -> Bool
    ) rethrows -> FlowChange? {
        for _ in 1...30 {
            var after = project
            after.flow.forgetFormerNames()
            var what: [String] = []
            for _ in 1...random.pick(1, 1, 1, 2, 3) {
                guard let kind = random.pick(kinds) else { continue }
                if let words = apply(kind, to: &after.flow) { what.append(words) }
            }
            after.flow = after.flow.tidied()
            let change = FlowChange(what: what, before: project, after: after)
            if what.isEmpty || after.flow == project.flow { continue }
            if try isValid(after), try isValid(change.back) { return change }
        }
        return nil
    }

    /// Changes a flow in one way; says what was done, nil when it cannot be done.
    private mutating func apply(_ kind: ChangeKind, to flow: inout FlowDraft) -> String? {
        changeSteps(kind, &flow) ?? changeParameters(kind, &flow) ?? changeCases(kind, &flow)
            ?? changeMembers(kind, &flow) ?? changeFrame(kind, &flow)
    }

    /// The place of one of the elements.
    mutating func place<Element>(in elements: [Element]) -> Int? {
        random.pick(Array(elements.indices))
    }
}
