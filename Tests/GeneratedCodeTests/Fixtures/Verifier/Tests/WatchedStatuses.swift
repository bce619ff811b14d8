// The statuses of the flows under watch, by their names. Each flow has an enum of its own, with the same
// cases.

#if DEBUG
    @testable import App

    extension PublishedSearchStatus {
        nonisolated static func named(_ name: String) -> Self {
            switch name {
            case "idle": .idle
            case "ready": .ready
            case "loading": .loading
            case "saving": .saving
            case "saved": .saved
            case "sweeping": .sweeping
            case "swept": .swept
            case "offline": .offline
            case "found": .found(count: 1)
            default: .failed(reason: .unreadable)
            }
        }
    }

    extension UnsharedPublishedSearchStatus {
        nonisolated static func named(_ name: String) -> Self {
            switch name {
            case "idle": .idle
            case "ready": .ready
            case "loading": .loading
            case "saving": .saving
            case "saved": .saved
            case "sweeping": .sweeping
            case "swept": .swept
            case "offline": .offline
            case "found": .found(count: 1)
            default: .failed(reason: .unreadable)
            }
        }
    }

    extension ToldSearchStatus {
        nonisolated static func named(_ name: String) -> Self {
            switch name {
            case "idle": .idle
            case "ready": .ready
            case "loading": .loading
            case "saving": .saving
            case "saved": .saved
            case "sweeping": .sweeping
            case "swept": .swept
            case "offline": .offline
            case "found": .found(count: 1)
            default: .failed(reason: .unreadable)
            }
        }
    }

    extension UnsharedToldSearchStatus {
        nonisolated static func named(_ name: String) -> Self {
            switch name {
            case "idle": .idle
            case "ready": .ready
            case "loading": .loading
            case "saving": .saving
            case "saved": .saved
            case "sweeping": .sweeping
            case "swept": .swept
            case "offline": .offline
            case "found": .found(count: 1)
            default: .failed(reason: .unreadable)
            }
        }
    }

    extension AwaitedSearchStatus {
        nonisolated static func named(_ name: String) -> Self {
            switch name {
            case "idle": .idle
            case "ready": .ready
            case "loading": .loading
            case "saving": .saving
            case "saved": .saved
            case "sweeping": .sweeping
            case "swept": .swept
            case "offline": .offline
            case "found": .found(count: 1)
            default: .failed(reason: .unreadable)
            }
        }
    }

    extension SharedSearchStatus {
        nonisolated static func named(_ name: String) -> Self {
            switch name {
            case "idle": .idle
            case "ready": .ready
            case "loading": .loading
            case "saving": .saving
            case "saved": .saved
            case "sweeping": .sweeping
            case "swept": .swept
            case "offline": .offline
            case "found": .found(count: 1)
            default: .failed(reason: .unreadable)
            }
        }
    }
#endif
