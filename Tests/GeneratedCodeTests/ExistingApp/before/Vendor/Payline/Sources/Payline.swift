// The SDK that takes payments: a client with its own errors.

public enum PaylineFailure: Error {
    case cardDeclined
    case noConnection
}

public final class PaylineClient: Sendable {
    public init() {}

    public func charge(cents: Int, memo: String) async throws -> String {
        guard cents > 0 else { throw PaylineFailure.cardDeclined }
        return "\(memo)-\(cents)"
    }

    public func document(_ memo: String) async throws -> String {
        guard !memo.isEmpty else { throw PaylineFailure.noConnection }
        return "Receipt for \(memo)"
    }

    public static func format(cents: Int) -> String {
        "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }
}
