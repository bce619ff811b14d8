// A SARIF log as tests read it: decoding fails where something that they need is missing, or has another form. What the
// schema says of it, `SARIFSchema` tells.

/// A SARIF log, with what the schema requires, and nothing that it does not know.
struct SARIFLog: Decodable {
    var version: String
    var runs: [Run]

    struct Run: Decodable {
        var tool: Tool
        var results: [Result]
        var columnKind: String
        var originalUriBaseIds: [String: [String: Text]]
    }

    struct Tool: Decodable {
        struct Driver: Decodable {
            var name: String
            var semanticVersion: String
            var rules: [Rule]
        }
        var driver: Driver
    }

    struct Rule: Decodable {
        var id: String
        var shortDescription: Text
        var fullDescription: Text
        var help: Text
    }

    struct Text: Decodable {
        var text: String
    }

    struct Result: Decodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Text
        var locations: [Location]?
    }

    struct Location: Decodable {
        struct Place: Decodable {
            var artifactLocation: Artifact
            var region: Region?
        }
        var physicalLocation: Place
    }

    struct Artifact: Decodable {
        var uri: String
        var uriBaseId: String?
    }

    struct Region: Decodable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
    }
}
