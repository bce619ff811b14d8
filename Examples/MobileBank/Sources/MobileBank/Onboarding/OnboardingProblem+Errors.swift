// What each flow's errors are to the person. The errors that carry an SDK's own error say nothing of
// it: its words are not for the person's eyes.

extension OnboardingProblem {
    /// What a failed question is to the person.
    init(_ error: ChatBotError) {
        switch error {
        case .emptyPrompt: self.init(text: "Please type a question.", canRetry: true)
        case .notReady, .licenseError:
            self.init(text: "The assistant is not available.", canRetry: false)
        case .responseError: self.init(text: "The assistant could not reply.", canRetry: true)
        }
    }

    /// What a failed scan is to the person.
    init(_ error: OCRScanError) {
        switch error {
        case .notLicensed:
            self.init(text: "Cards cannot be scanned on this device.", canRetry: false)
        case .cameraDenied:
            self.init(text: "Please let the app use the camera.", canRetry: true)
        case .unreadable(let hint, _): self.init(text: hint, canRetry: true)
        case .scannerFailed: self.init(text: "The card could not be scanned.", canRetry: true)
        }
    }

    /// What a failed liveness check is to the person.
    init(_ error: LivenessDetectionError) {
        switch error {
        case .notLive: self.init(text: "Please look into the camera yourself.", canRetry: true)
        case .otherPerson:
            self.init(text: "Your face is not the one on the card.", canRetry: true)
        case .timedOut: self.init(text: "That took too long.", canRetry: true)
        case .checkFailed: self.init(text: "The check did not work.", canRetry: true)
        }
    }

    /// What a failed call is to the person.
    init(_ error: VideoBankingError) {
        switch error {
        case .noAgent: self.init(text: "No agent is at work now.", canRetry: true)
        case .lineLost: self.init(text: "The connection was lost.", canRetry: true)
        case .serviceFailed: self.init(text: "The call could not be made.", canRetry: true)
        }
    }
}
