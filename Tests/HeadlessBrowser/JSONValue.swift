// Any value of JSON, for messages whose shape is the browser's business.

/// A value of JSON.
package enum JSONValue: Codable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = Self.tried({ try container.decode(Bool.self) }) {
            self = .bool(value)
        } else if let value = Self.tried({ try container.decode(Double.self) }) {
            self = .number(value)
        } else if let value = Self.tried({ try container.decode(String.self) }) {
            self = .text(value)
        } else if let value = Self.tried({ try container.decode([JSONValue].self) }) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// The value of a key; null where there is none.
    package subscript(_ key: String) -> JSONValue {
        guard case .object(let members) = self else { return .null }
        return members[key] ?? .null
    }

    /// The text, if it is one.
    package var text: String? {
        guard case .text(let value) = self else { return nil }
        return value
    }

    /// The values, if it is a list.
    package var list: [JSONValue] {
        guard case .list(let values) = self else { return [] }
        return values
    }

    private static func tried<Value>(_ work: () throws -> Value) -> Value? {
        do { return try work() } catch { return nil }
    }
}
