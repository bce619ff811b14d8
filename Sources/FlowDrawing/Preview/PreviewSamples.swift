// Sample values for people to look at: what the flow or the configuration says, else something that
// looks like a value of the type. Nothing compiles them.

import FlowModel
import SwiftNotation

struct PreviewSamples {
    private let flow: Flow
    private let configured: [String: String]

    init(flow: Flow, configuration: Configuration) {
        self.flow = flow
        configured = Dictionary(
            configuration.samples.map { ($0.type.text, $0.expression.text) },
            uniquingKeysWith: { first, _ in first })
    }

    /// A sample; `name` gives a text its words.
    func sample(of type: SwiftType, named name: String, given: SwiftExpression?) -> String {
        if let text = given?.text ?? configured[type.text] { return text }
        if type.isOptional { return "nil" }
        switch type.text {
        case "String", "Substring": return "“\(words(of: name))”"
        case "Bool": return "true"
        case "Int", "Double", "Float", "Decimal", "CGFloat", "TimeInterval": return "1"
        case "Date": return "today"
        case "URL": return "https://example.com"
        case flow.errorType: return flow.errors.last.map { ".\($0.name.text)" } ?? type.text
        default: return type.isArray ? "[…]" : "a value of \(type.text)"
        }
    }

    /// A name as words: `userName` is `user name`.
    private func words(of name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result += " " }
            result += character.lowercased()
        }
        return result
    }
}
