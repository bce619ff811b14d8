// How the rules are tested: through YAML text, by the whole printed answer. A case is a text that breaks a rule, what
// is said of it, and the edits that fix it.

import FlowFile
import FlowModel
import FlowCode
import SwiftText
import Testing

/// One way to break a rule.
struct RuleCase: Sendable, CustomTestStringConvertible {
    let name: String
    let broken: String
    /// Each is applied to every place where the first text is.
    let fix: [(String, String)]
    /// The printed diagnostics.
    let says: String

    init(_ name: String, _ broken: String, fix: [(String, String)], says: String) {
        self.name = name
        self.broken = broken.hasSuffix("\n") ? broken : broken + "\n"
        self.fix = fix
        self.says = says
    }

    var testDescription: String { name }

    var fixed: String {
        fix.reduce(broken) { $0.with($1.0, $1.1) }
    }
}

/// Flows that break no rule.
enum Sample {
    /// A step with one outcome, one that may fail.
    static let chat = """
        flow: Chat
        steps:
          open: { from: idle, to: ready }
          ask:
            from: [ready, failed]
            via: loading
            to: [ready, failed]
        statuses:
          idle:
          ready:
          loading:
          failed: { with: ChatError }
        errors:
          unknown:

        """

    /// Every construct once: statuses with and without values, mocks, events, views, integrations.
    static let checkout = """
        flow: Checkout
        statuses:
          idle:
          paying:
          paid: { with: { receipt: String } }
          failed: { with: CheckoutError }
        errors:
          unknown:
          declined: { with: Int }
        steps:
          pay:
            parameters: { amount: Decimal, to shop: String }
            from: [idle, failed]
            via: paying
            to: [paid, failed]
            mock:
              - { when: amount > 1000, then: '.failed(.declined(3))' }
              - then: '.paid(receipt: "R1")'
          goBack: { from: [paid, failed], to: idle, cancels: pay }
          total:
            parameters:
              currency: String
            returns: Decimal
            throws: CheckoutError
            mock:
              - { when: currency.isEmpty, throw: .unknown }
              - then: 30
        events:
          expired: { from: paying, to: failed, cancels: pay }
        properties:
          token: String?
          isOpen: { type: Bool, observe: true }
        views:
          map: { parameters: { city: String } }
        integrations:
          Stripe:
            sdk: StripeKit
            client: PaymentSheet
            lifecycle: [launch, open-url]
          Adyen:
        use: Stripe

        """

    /// One step without statuses.
    static let track = """
        flow: Track
        steps:
          log:
            parameters: { name: String }

        """
}

extension String {
    /// The text with every `old` replaced.
    func with(_ old: String, _ new: String) -> String {
        guard !old.isEmpty else { return self }
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: old) {
            result += rest[..<range.lowerBound] + new
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// The text with more lines.
    func and(_ more: String) -> String { self + more }

    /// The parts of a text between lines of five hyphens.
    var files: [String] {
        var parts: [String] = [""]
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "-----" { parts.append("") } else { parts[parts.count - 1] += line + "\n" }
        }
        return parts
    }
}

/// What is decoded and validated of several files; the first may be the configuration, behind
/// `#config`.
func validate(_ text: String) -> (project: Project?, diagnostics: [Diagnostic]) {
    validate(sourceFiles(text))
}

/// All that is said of several files, printed.
func judge(_ text: String) -> String {
    DiagnosticPrinter().text(for: validate(sourceFiles(text)).diagnostics)
}

private func sourceFiles(_ text: String) -> [SourceFile] {
    text.files.enumerated().map { index, part in
        let path = part.hasPrefix("#config\n") ? "flowgen.yml" : "flow\(index + 1).yaml"
        return SourceFile(path: path, bytes: Array(part.utf8))
    }
}

private func validate(_ files: [SourceFile]) -> (project: Project?, diagnostics: [Diagnostic]) {
    let notation = NotationChecker()
    var configuration = Configuration()
    var flows: [Flow] = []
    var diagnostics: [Diagnostic] = []
    for file in files {
        if file.path == "flowgen.yml" {
            let decoded = ConfigurationDecoder(notation: notation).decode(file)
            diagnostics += decoded.diagnostics
            configuration = decoded.value ?? configuration
        } else {
            let decoder = FlowDecoder(configuration: configuration, notation: notation)
            let decoded = decoder.decode(file)
            diagnostics += decoded.diagnostics
            if let flow = decoded.value { flows.append(flow) }
        }
    }
    let judged = ProjectValidator.validate(configuration: configuration, flows: flows, collisions: NameCollisions.check)
    return (judged.project, diagnostics + judged.diagnostics)
}

extension Diagnostic {
    /// `flow1.yaml:8:20 unknown status 'raedy' [flow-unknown-status] | did you mean 'ready'?`
    var oneLine: String {
        let position = location?.position
        let file = path == "flow1.yaml" ? "" : (path ?? "") + ":"
        let place = position.map { "\(file)\($0.line):\($0.column)" } ?? path ?? ""
        return "\(place) \(severity == .error ? "" : "\(severity.rawValue): ")\(message) [\(id)]"
            + (advice.map { " | \($0)" } ?? "")
    }
}
