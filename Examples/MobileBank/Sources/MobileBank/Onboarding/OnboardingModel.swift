// The onboarding: help, card, liveness, agent, done. The model calls the steps of four flows in that
// order and follows their statuses. It knows the flows' protocols and no SDK, so its tests run with
// the mocks, and no vendor's change can reach it.

import Combine

/// Takes a person through opening an account.
@MainActor
final class OnboardingModel: ObservableObject {
    /// How many failures in one stage send the person to a branch.
    static let attemptsPerStage = 3

    /// The stage that the person has reached.
    @Published private(set) var stage = OnboardingStage.help
    /// What the person is told; nil when there is nothing to say.
    @Published private(set) var message: String?
    /// What went wrong last; nil if nothing did.
    @Published private(set) var problem: OnboardingProblem?
    /// Whether a step is running.
    @Published private(set) var isBusy = false

    private let services: ServiceProvider
    private var card: IdentityCard?
    private var video: (any VideoBankingSDK)?
    private var failures = 0
    private var readers: Set<AnyCancellable> = []
    private var videoReaders: Set<AnyCancellable> = []

    /// An onboarding at its beginning.
    init(services: ServiceProvider) {
        self.services = services
        services.chatBot.statusPublisher
            .sink { [weak self] in self?.follow($0) }.store(in: &readers)
        services.ocrScan.statusPublisher
            .sink { [weak self] in self?.follow($0) }.store(in: &readers)
        services.livenessDetection.statusPublisher
            .sink { [weak self] in self?.follow($0) }.store(in: &readers)
    }

    // MARK: - What the person does

    /// The person asks the assistant something.
    func ask(_ question: String) {
        guard stage == .help else { return }
        problem = nil
        services.chatBot.startChat(prompt: question)
    }

    /// The person has no more questions.
    func begin() {
        guard stage == .help else { return }
        enter(.card)
    }

    /// The person tries again after a problem.
    func retry() {
        guard problem?.canRetry == true else { return }
        startStep()
    }

    /// The person cancels the running step; `retry` starts it again.
    func cancel() {
        guard isBusy, stage != .help else { return }
        // Set first, because the flows send their statuses during the call.
        isBusy = false
        switch stage {
        case .help, .done: break
        case .card: cancelScan()
        case .liveness: services.livenessDetection.cancelCheck()
        case .agent: video?.hangUp()
        }
        message = nil
        problem = OnboardingProblem(text: "Cancelled.", canRetry: true)
    }

    /// The person taps the microphone during a call.
    func setMuted(_ isMuted: Bool) {
        video?.setMuted(isMuted)
    }

    // MARK: - Stages

    private func enter(_ next: OnboardingStage) {
        stage = next
        failures = 0
        startStep()
    }

    private func startStep() {
        message = nil
        problem = nil
        isBusy = true
        switch (stage, card) {
        case (.card, _): scanCard()
        case (.liveness, let card?): services.livenessDetection.startCheck(for: card)
        case (.agent, let card?): callAgent(about: card)
        default: isBusy = false
        }
    }

    /// Scans the card, or waits: until the scanner's models are loaded, no card can be scanned.
    private func scanCard() {
        if services.ocrScan.status.kind == .idle {
            message = "The scanner is starting."
        } else {
            services.ocrScan.scanCard()
        }
    }

    private func cancelScan() {
        if services.ocrScan.status.kind == .scanning { services.ocrScan.cancelScan() }
    }

    private func callAgent(about card: IdentityCard) {
        let video = services.makeVideoBanking()
        self.video = video
        videoReaders = []
        video.statusPublisher.sink { [weak self] in self?.follow($0) }.store(in: &videoReaders)
        // Without an estimate the person joins the queue anyway.
        video.estimateWait()
            .sink(
                receiveCompletion: { _ in },
                receiveValue: { [weak self] in self?.tellWait($0) }
            )
            .store(in: &videoReaders)
        video.requestAgent(about: card)
    }

    /// Tells how long it takes, unless the person has given up or has a place in the queue already.
    private func tellWait(_ minutes: Int) {
        guard stage == .agent, isBusy, let video, [.idle, .connecting].contains(video.status.kind)
        else { return }
        message = "About \(minutes) minutes."
    }

    private func fail(_ problem: OnboardingProblem) {
        isBusy = false
        message = nil
        self.problem = problem
        failures += 1
        if !problem.canRetry || failures == Self.attemptsPerStage { finish(.branchNeeded) }
    }

    private func finish(_ outcome: OnboardingOutcome) {
        isBusy = false
        message = nil
        video = nil
        stage = .done(outcome)
    }

    // MARK: - Statuses of the flows

    private func follow(_ status: ChatBotStatus) {
        guard stage == .help else { return }
        isBusy = status.kind == .loading
        switch status {
        case .idle, .initialized, .loading: break
        case .success(let reply): message = reply
        case .failed(let reason): problem = OnboardingProblem(reason)
        }
    }

    private func follow(_ status: OCRScanStatus) {
        guard stage == .card, isBusy else { return }
        switch status {
        case .idle: break
        // The models are loaded; the person is waiting to scan.
        case .ready: services.ocrScan.scanCard()
        case .scanning: message = "Hold your card in the frame."
        case .recognized(let card):
            self.card = card
            enter(.liveness)
        case .failed(let reason): fail(OnboardingProblem(reason))
        }
    }

    private func follow(_ status: LivenessDetectionStatus) {
        guard stage == .liveness, isBusy else { return }
        switch status {
        case .idle: break
        case .checking: message = "Look into the camera."
        case .challenged(let challenge): message = challenge.instruction
        case .passed: enter(.agent)
        case .failed(let reason): fail(OnboardingProblem(reason))
        }
    }

    private func follow(_ status: VideoBankingStatus) {
        guard stage == .agent, isBusy else { return }
        switch status {
        case .idle, .connecting: break
        case .waiting(let position): message = "You are number \(position)."
        case .talking(let agent): message = "You are talking to \(agent)."
        case .ended(let decision): finish(decision == .approved ? .accountOpened : .declined)
        case .failed(let reason): fail(OnboardingProblem(reason))
        }
    }
}

extension LivenessChallenge {
    /// What the person is told to do.
    fileprivate var instruction: String {
        switch self {
        case .turnLeft: "Turn your head to the left."
        case .turnRight: "Turn your head to the right."
        case .smile: "Smile."
        }
    }
}
