// Flow files to measure with: valid, and as varied as real ones in names, steps, statuses, types,
// errors and integrations. The flow of a number is the same in every run.

import SeededNumbers

/// Writes flow files.
struct SampleFlow {
    /// Which flow of the project.
    let index: Int
    /// How many integrations the project has in all.
    let integrationCount: Int

    private static let topics = [
        "Account", "Biometry", "Camera", "Card", "Chat", "Consent", "Document", "Invoice",
        "Location", "Message", "Payment", "Player", "Profile", "Push", "Receipt", "Transfer",
    ]
    private static let actions = [
        "Capture", "Check", "Export", "Import", "Review", "Scan", "Search", "Sharing", "Sync",
    ]
    private static let verbs = [
        "confirm", "fetch", "find", "open", "renew", "send", "show", "store",
    ]
    private static let nouns = ["address", "amount", "code", "image", "note", "page", "query"]
    private static let types = [
        "String", "Int", "Double", "Bool", "Data", "URL", "Date", "[String]", "[String: Int]",
        "Int?", "Set<String>", "[Data]",
    ]
    private static let vendors = ["Amber", "Birch", "Cobalt", "Delta", "Ember", "Fjord", "Gale"]

    /// The name of the flow.
    var name: String {
        let topic = Self.topics[index % Self.topics.count]
        let action = Self.actions[index / Self.topics.count % Self.actions.count]
        return "\(topic)\(action)\(index)"
    }

    /// The text of the flow file.
    var text: String {
        var random = SplitMix64(seed: UInt64(index) + 1)
        let stepCount = random.number(1...6)
        let outcomes = (1...stepCount).map { _ in random.number(0...3) > 0 }
        return head(&random)
            + "steps:\n" + launchStep
            + zip(1..., outcomes).map { step($0, hasOutcome: $1, &random) }.joined()
            + "\n" + statuses(outcomes, &random)
            + "\n" + errors(&random)
            + "\n" + integrations(&random)
    }

    private func head(_ random: inout SplitMix64) -> String {
        """
        flow: \(name)
        summary: Lets the user \(random.word(of: Self.verbs)) the \(random.word(of: Self.nouns)) of flow \(index).
        imports: Foundation


        """
    }

    private var launchStep: String {
        """
          setUp:
            user: Opens the screen.
            at: launch
            from: idle
            to: ready

        """
    }

    private func step(_ number: Int, hasOutcome: Bool, _ random: inout SplitMix64) -> String {
        let verb = random.word(of: Self.verbs)
        let noun = random.word(of: Self.nouns)
        var lines = [
            "  \(verb)\(noun.prefix(1).uppercased())\(noun.dropFirst())\(number):",
            "    user: Asks to \(verb) the \(noun), number \(number).",
            "    summary: Sends the \(noun) to the service and waits for what it says.",
            "    parameters:",
        ]
        for parameter in 0...random.number(0...2) {
            lines.append(
                "      \(random.word(of: Self.nouns))\(parameter): '\(random.word(of: Self.types))'"
            )
        }
        if hasOutcome {
            lines += [
                "    from: [ready, failed]", "    via: working", "    to: [done\(number), failed]",
            ]
        } else if random.number(0...1) == 0 {
            lines += ["    returns: '\(random.word(of: Self.types))'", "    throws: true"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func statuses(_ outcomes: [Bool], _ random: inout SplitMix64) -> String {
        var lines = ["statuses:", "  idle:", "  ready: Everything is set up."]
        if outcomes.contains(true) {
            lines += [
                "  working: The request is on its way.",
                "  failed:", "    with: { reason: \(name)Error }",
            ]
        }
        for (number, hasOutcome) in zip(1..., outcomes) where hasOutcome {
            lines.append("  done\(number):")
            lines.append("    with: { result: '\(random.word(of: Self.types))' }")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func errors(_ random: inout SplitMix64) -> String {
        var lines = [
            "errors:", "  rejected: The service said no.", "  network:", "    with: Error",
        ]
        for number in 1...random.number(1...3) { lines.append("  reason\(number):") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func integrations(_ random: inout SplitMix64) -> String {
        let first = random.number(0...(integrationCount - 1))
        var numbers = [first]
        if index % 3 == 0, integrationCount > 1 { numbers.append((first + 1) % integrationCount) }
        let lines = numbers.map { number in
            let vendor = "\(Self.vendors[number % Self.vendors.count])\(number)"
            return "  \(vendor):\n    sdk: \(vendor)Kit\n    client: \(vendor)Client\n"
        }
        return "integrations:\n" + lines.joined()
    }
}
