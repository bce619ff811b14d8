nonisolated enum KwStatus: FlowStatus {
    case idle
    case busy
    case ok
    case failed(for: KwError, code: Int, when: Post)
    case gone(in: KwError, code: Int, hash: String, class: Int)

    enum Kind: String { case idle, busy, ok, failed, gone }

    var kind: Kind {
        switch self {
        case .idle: .idle
        case .busy: .busy
        case .ok: .ok
        case .failed: .failed
        case .gone: .gone
        }
    }

    var code: Int? {
        if case .failed(_, let code, _) = self { code } else if case .gone(_, let code, _, _) = self { code }
        else { nil }
    }
    var when: Post? { if case .failed(_, _, let when) = self { when } else { nil } }
    var hash: String? { if case .gone(_, _, let hash, _) = self { hash } else { nil } }
    var `class`: Int? { if case .gone(_, _, _, let `class`) = self { `class` } else { nil } }
    var failure: KwError? {
        if case .failed(let `for`, _, _) = self { `for` } else if case .gone(let `in`, _, _, _) = self { `in` }
        else { nil }
    }
}
