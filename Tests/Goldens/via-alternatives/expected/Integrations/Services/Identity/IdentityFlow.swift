nonisolated enum IdentityFlow: FlowSpec {
    enum Step: String { case check, upload, retake, remind, close }
    enum Event: String { case agentLeft }

    static let initial = IdentityStatus.idle
    static let rules: [Rule] = [
        Rule(
            step: .check,
            from: [.idle, .rejected, .failed],
            via: [[.scanningDocument, .takingSelfie], [.reviewing, .waitingForAgent]],
            to: [.approved, .rejected, .failed]
        ),
        Rule(
            step: .upload,
            from: [.idle, .approved],
            via: [[.preparing], [.scanningDocument, .waitingForAgent], [.reviewing]],
            to: [.approved, .failed]
        ),
        Rule(
            step: .retake,
            from: [.rejected],
            via: [[.takingSelfie], [.takingSelfie, .scanningDocument], [.reviewing]],
            to: [.approved, .rejected, .failed]
        ),
        Rule(step: .remind, from: [.approved], via: [[.preparing, .takingSelfie]]),
        Rule(step: .close, from: [.scanningDocument, .takingSelfie], to: [.idle], cancels: [.check, .upload, .retake]),
        Rule(step: nil, from: [.takingSelfie, .waitingForAgent], to: [.reviewing]),
    ]

    static func failed(_ error: IdentityError, in step: Step) -> IdentityStatus? {
        switch step {
        case .check, .upload, .retake: .failed(reason: error)
        default: nil
        }
    }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum IdentityScenario: FlowScenario {
    case checkEndsInApproved, checkEndsInRejected, uploadSucceeds, retakeEndsInApproved, retakeEndsInRejected
    case remindEndsInPreparing, remindEndsInTakingSelfie, close, agentLeft, checkFailsWithCancelled
    case checkFailsWithOffline, checkFailsWithUnknown, uploadFailsWithCancelled, uploadFailsWithOffline
    case uploadFailsWithUnknown, retakeFailsWithCancelled, retakeFailsWithOffline, retakeFailsWithUnknown
    case checkEndsInApprovedViaTakingSelfie, checkEndsInApprovedViaWaitingForAgent, uploadSucceedsViaWaitingForAgent
    case retakeEndsInApprovedViaScanningDocument, checkEndsInApprovedAfterAgentLeft, uploadSucceedsAfterAgentLeft
    case retakeEndsInApprovedAfterAgentLeft, checkEndsInApprovedAfterFailure, closeWhileScanningDocument

    @MainActor var moves: [FlowMove<IdentityFlow>] {
        switch self {
        case .checkEndsInApproved: [.init(.check, .scanningDocument, .reviewing, .approved)]
        case .checkEndsInRejected: [.init(.check, .scanningDocument, .reviewing, .rejected)]
        case .uploadSucceeds: [.init(.upload, .preparing, .scanningDocument, .reviewing, .approved)]
        case .retakeEndsInApproved:
            Self.checkEndsInRejected.moves + [.init(.retake, .takingSelfie, .reviewing, .approved)]
        case .retakeEndsInRejected:
            Self.checkEndsInRejected.moves + [.init(.retake, .takingSelfie, .reviewing, .rejected)]
        case .remindEndsInPreparing: Self.checkEndsInApproved.moves + [.init(.remind, .preparing)]
        case .remindEndsInTakingSelfie: Self.checkEndsInApproved.moves + [.init(.remind, .takingSelfie)]
        case .close: Self.remindEndsInTakingSelfie.moves + [.init(.close, .idle)]
        case .agentLeft: Self.remindEndsInTakingSelfie.moves + [.init(event: .agentLeft, .reviewing)]
        case .checkFailsWithCancelled: [.init(.check, .scanningDocument, .reviewing, .failed(reason: .cancelled))]
        case .checkFailsWithOffline: [.init(.check, .scanningDocument, .reviewing, .failed(reason: .offline))]
        case .checkFailsWithUnknown: [.init(.check, .scanningDocument, .reviewing, .failed(reason: .unknown))]
        case .uploadFailsWithCancelled:
            [.init(.upload, .preparing, .scanningDocument, .reviewing, .failed(reason: .cancelled))]
        case .uploadFailsWithOffline:
            [.init(.upload, .preparing, .scanningDocument, .reviewing, .failed(reason: .offline))]
        case .uploadFailsWithUnknown:
            [.init(.upload, .preparing, .scanningDocument, .reviewing, .failed(reason: .unknown))]
        case .retakeFailsWithCancelled:
            Self.checkEndsInRejected.moves + [.init(.retake, .takingSelfie, .reviewing, .failed(reason: .cancelled))]
        case .retakeFailsWithOffline:
            Self.checkEndsInRejected.moves + [.init(.retake, .takingSelfie, .reviewing, .failed(reason: .offline))]
        case .retakeFailsWithUnknown:
            Self.checkEndsInRejected.moves + [.init(.retake, .takingSelfie, .reviewing, .failed(reason: .unknown))]
        case .checkEndsInApprovedViaTakingSelfie: [.init(.check, .takingSelfie, .reviewing, .approved)]
        case .checkEndsInApprovedViaWaitingForAgent:
            [.init(.check, .scanningDocument, .waitingForAgent(seconds: 1), .approved)]
        case .uploadSucceedsViaWaitingForAgent:
            [.init(.upload, .preparing, .waitingForAgent(seconds: 1), .reviewing, .approved)]
        case .retakeEndsInApprovedViaScanningDocument:
            Self.checkEndsInRejected.moves + [.init(.retake, .takingSelfie, .scanningDocument, .reviewing, .approved)]
        case .checkEndsInApprovedAfterAgentLeft:
            [.init(.check, .takingSelfie), .init(event: .agentLeft, .reviewing, .approved)]
        case .uploadSucceedsAfterAgentLeft:
            [.init(.upload, .preparing, .waitingForAgent(seconds: 1)), .init(event: .agentLeft, .reviewing, .approved)]
        case .retakeEndsInApprovedAfterAgentLeft:
            Self.checkEndsInRejected.moves + [
                .init(.retake, .takingSelfie),
                .init(event: .agentLeft, .reviewing, .approved),
            ]
        case .checkEndsInApprovedAfterFailure:
            Self.checkFailsWithUnknown.moves + [.init(.check, .scanningDocument, .reviewing, .approved)]
        case .closeWhileScanningDocument: [.init(.check, .scanningDocument), .init(.close, .idle)]
        }
    }
}
#endif
