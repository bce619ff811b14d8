// Two branches of one repository have changed the same flow and its wrapper. Whatever git makes of it, no hand-written
// body may be lost: `generate` merges by members what git could not merge by lines, and shows the rest as a conflict.

import Foundation
import TestSupport
import Testing

@Suite("Merging branches")
struct BranchMergeTests {
    /// What one branch does: the flow's steps, and hand-written changes after `generate`.
    struct Side: Sendable {
        var flow: [String]?
        /// The bodies that are written, by step; the text is found again by these words.
        var bodies: [String: String] = [:]
        var edit: (@Sendable (String) -> String)?

        var words: [String] { Array(bodies.values) }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var base = ["open"]
        var filled: [String: String] = [:]
        let ours: Side
        let theirs: Side
        /// The flow as the user resolves it.
        let resolved: [String]
        /// Whether something is left for the user to decide.
        var isConflict = false
        /// Words that the result must have beside the bodies.
        var words: [String] = []

        var testDescription: String { name }
    }

    /// A step as the flow has it: `close`, `unlock was open`, `open slowly:Bool`.
    private static func flow(_ steps: [String]) -> String {
        var text = "flow: Door\nsteps:\n"
        for step in steps {
            let parts = step.split(separator: " ").map(String.init)
            text += "  \(parts[0]):\n    user: Does \(parts[0]).\n"
            if parts.count == 3 { text += "    was: \(parts[2])\n" }
            if parts.count == 2 {
                let list = parts[1].split(separator: ",").map { $0.replacingOccurrences(of: ":", with: ": ") }
                text += "    parameters: { \(list.joined(separator: ", ")) }\n"
            }
            text += "    from: closed\n    to: opened\n"
        }
        return text + "statuses:\n  closed:\n  opened:\nintegrations:\n  Lock:\n    sdk: LockKit\n"
    }

    static let cases: [Case] = [
        Case(
            name: "both add a step at the end, each with a body",
            ours: Side(flow: ["open", "knock"], bodies: ["knock": "ours knocks"]),
            theirs: Side(flow: ["open", "ring"], bodies: ["ring": "theirs rings"]),
            resolved: ["open", "knock", "ring"]),
        Case(
            name: "both add a step in the middle, each with a body",
            base: ["open", "close"],
            ours: Side(flow: ["open", "knock", "close"], bodies: ["knock": "ours knocks"]),
            theirs: Side(flow: ["open", "ring", "close"], bodies: ["ring": "theirs rings"]),
            resolved: ["open", "knock", "ring", "close"]),
        Case(
            name: "both add a step, and one leaves it to be filled in",
            ours: Side(flow: ["open", "knock"]),
            theirs: Side(flow: ["open", "ring"], bodies: ["ring": "theirs rings"]),
            resolved: ["open", "knock", "ring"]),
        Case(
            name: "one adds a step, the other writes the body above it",
            ours: Side(flow: ["open", "knock"], bodies: ["knock": "ours knocks"]),
            theirs: Side(bodies: ["open": "theirs opens"]),
            resolved: ["open", "knock"]),
        Case(
            name: "both write the same body",
            ours: Side(bodies: ["open": "ours opens"]), theirs: Side(bodies: ["open": "theirs opens"]),
            resolved: ["open"], isConflict: true),
        Case(
            name: "both rewrite a body that was filled in",
            filled: ["open": "was filled in"],
            ours: Side(bodies: ["open": "ours opens"]), theirs: Side(bodies: ["open": "theirs opens"]),
            resolved: ["open"], isConflict: true),
        Case(
            name: "each writes another body",
            base: ["open", "close"],
            ours: Side(bodies: ["open": "ours opens"]), theirs: Side(bodies: ["close": "theirs closes"]),
            resolved: ["open", "close"]),
        Case(
            name: "both add the same step with other bodies",
            ours: Side(flow: ["open", "knock"], bodies: ["knock": "ours knocks"]),
            theirs: Side(flow: ["open", "knock"], bodies: ["knock": "theirs knocks"]),
            resolved: ["open", "knock"], isConflict: true),
        Case(
            name: "both add the same step, and one writes its body",
            ours: Side(flow: ["open", "knock"]),
            theirs: Side(flow: ["open", "knock"], bodies: ["knock": "theirs knocks"]),
            resolved: ["open", "knock"]),
        Case(
            name: "one renames a step, the other writes its body",
            ours: Side(flow: ["unlock was open"]), theirs: Side(bodies: ["open": "theirs opens"]),
            resolved: ["unlock was open"]),
        Case(
            name: "one renames a step and writes its body, the other writes it too",
            ours: Side(flow: ["unlock was open"], bodies: ["unlock": "ours unlocks"]),
            theirs: Side(bodies: ["open": "theirs opens"]),
            resolved: ["unlock was open"], isConflict: true),
        Case(
            name: "both rename a step, each otherwise",
            filled: ["open": "was filled in"],
            ours: Side(flow: ["unlock was open"]), theirs: Side(flow: ["unbolt was open"]),
            resolved: ["unlock was open"], isConflict: true, words: ["was filled in", "func unlock("]),
        Case(
            name: "both rename a step, each otherwise, and neither name stays",
            filled: ["open": "was filled in"],
            ours: Side(flow: ["unlock was open"]), theirs: Side(flow: ["unbolt was open"]),
            resolved: ["unlatch was open"], words: ["was filled in"]),
        Case(
            name: "one removes a step, the other writes its body, and the step stays",
            base: ["open", "close"],
            ours: Side(flow: ["open"]), theirs: Side(bodies: ["close": "theirs closes"]),
            resolved: ["open", "close"], isConflict: true),
        Case(
            name: "one removes a step, the other writes its body, and the step goes",
            base: ["open", "close"],
            ours: Side(flow: ["open"]), theirs: Side(bodies: ["close": "theirs closes"]),
            resolved: ["open"], isConflict: true),
        Case(
            name: "both remove a step, one after it was filled in",
            base: ["open", "close"], filled: ["close": "was filled in"],
            ours: Side(flow: ["open"]), theirs: Side(flow: ["open"], bodies: ["open": "theirs opens"]),
            resolved: ["open"], words: ["was filled in"]),
        Case(
            name: "each adds a parameter, and one writes the body",
            ours: Side(flow: ["open slowly:Bool"]),
            theirs: Side(flow: ["open twice:Bool"], bodies: ["open": "theirs opens"]),
            resolved: ["open slowly:Bool,twice:Bool"]),
        Case(
            name: "each adds an import and a method of its own",
            ours: Side(edit: { $0.adding(import: "Alpha", method: "ours()") }),
            theirs: Side(edit: { $0.adding(import: "Beta", method: "theirs()") }),
            resolved: ["open"], words: ["import Alpha", "import Beta", "func ours()", "func theirs()"]),
        Case(
            name: "each adds a step and a stored property",
            ours: Side(
                flow: ["open", "knock"], bodies: ["knock": "ours knocks"],
                edit: { $0.adding(property: "ours = 1") }),
            theirs: Side(
                flow: ["open", "ring"], bodies: ["ring": "theirs rings"],
                edit: { $0.adding(property: "theirs = 2") }),
            resolved: ["open", "knock", "ring"], words: ["var ours = 1", "var theirs = 2"]),
    ]

    enum Way: String, CaseIterable, Sendable {
        case merge, mergeBack, rebase, cherryPick
    }

    /// Which sides the user has chosen before flowgen runs.
    enum Choice: String, CaseIterable, Sendable {
        case none, oursOfGenerated, theirsOfGenerated, oursOfAll, theirsOfAll
    }

    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"

    /// Those that the quick lane tries in every way.
    private static let samples = [cases[0], cases[4], cases[9]]

    @Test("No body is lost, in both orders", arguments: cases)
    func noBodyIsLost(_ item: Case) throws {
        let repository = try branches(item)
        for way in [Way.merge, .mergeBack] { try check(item, way, .none, in: Repository(copying: repository)) }
    }

    @Test(
        "No body is lost by a rebase or a cherry-pick, nor if a side was chosen before",
        arguments: Lane.isComplete ? cases : samples)
    func inEveryWay(_ item: Case) throws {
        let repository = try branches(item)
        for way in [Way.rebase, .cherryPick] { try check(item, way, .none, in: Repository(copying: repository)) }
        for choice in Choice.allCases.dropFirst() {
            try check(item, .merge, choice, in: Repository(copying: repository))
        }
    }

    @Test(
        "State files need no merge driver: a conflict in them is written anew",
        arguments: Lane.isComplete ? cases : samples)
    func withoutUnion(_ item: Case) throws {
        try check(item, .merge, .none, in: branches(item, stateRules: "*.record text eol=lf\n"))
    }

    @Test("What an earlier run has remembered does not stand in the way")
    func rememberedRun() throws {
        func helper(_ name: String) -> @Sendable (String) -> String {
            { $0.replacingOccurrences(of: "    func close", with: "    func \(name)() {}\n\n    func close") }
        }
        let repository = try branches(
            Case(
                name: "each writes another body, and a function at the same place", base: ["open", "close"],
                ours: Side(bodies: ["open": "ours opens"], edit: helper("oursHelps")),
                theirs: Side(bodies: ["close": "theirs closes"], edit: helper("theirsHelps")), resolved: []))
        #expect(try repository.flowgen("generate").output.hasSuffix("up to date.\n"))
        #expect(try repository.tryGit("merge", "--no-edit", "theirs").status != 0)
        try repository.git("checkout", "--ours", "--", Self.wrapper)
        #expect(try repository.flowgen("check").status != 0)
        #expect(try repository.flowgen("generate").status == 0)
        let text = try repository.text(Self.wrapper)
        for word in ["ours opens", "oursHelps", "theirs closes", "theirsHelps"] {
            #expect(text.contains(word), "\(text)")
        }
    }

    @Test("Where git was told not to merge Swift files, the other branch's body is shown")
    func leftWhole() throws {
        let repository = try branches(
            Case(
                name: "both write the same body",
                ours: Side(bodies: ["open": "ours opens"]), theirs: Side(bodies: ["open": "theirs opens"]),
                resolved: []))
        try repository.write("*.swift -merge\n", to: ".gitattributes")
        #expect(try repository.tryGit("merge", "--no-edit", "theirs").status != 0)
        #expect(try !repository.text(Self.wrapper).contains("theirs opens"))
        let run = try repository.flowgen("generate")
        #expect(run.status == 3, "\(run.output)\(run.errors)")
        let text = try repository.text(Self.wrapper)
        #expect(text.contains("ours opens") && text.contains("theirs opens"), "\(text)")
        // The advice.
        try repository.write(text.decided, to: Self.wrapper)
        try repository.git("add", ".")
        #expect(try repository.flowgen("generate").status == 0)
    }

    @Test("A wrapper that one branch deletes and the other changes stays as the other has it")
    func deletedByOne() throws {
        let repository = try branches(
            Case(
                name: "both change", ours: Side(bodies: ["open": "ours opens"]),
                theirs: Side(bodies: ["open": "theirs opens"]), resolved: []))
        for (branch, other) in [("ours", "theirs"), ("theirs", "ours")] {
            try repository.git("checkout", "--quiet", "-f", branch)
            try repository.git("checkout", "--quiet", "-b", "without-" + branch)
            try repository.git("rm", "--quiet", Self.wrapper)
            try repository.git("commit", "--quiet", "--no-verify", "-m", "Delete")
            #expect(try repository.tryGit("merge", "--no-edit", other).status != 0)
            #expect(try repository.flowgen("generate").status == 0)
            #expect(try repository.text(Self.wrapper).contains("\(other) opens"))
            try repository.git("reset", "--quiet", "--hard")
        }
    }

    private func check(_ item: Case, _ way: Way, _ choice: Choice, in repository: Repository) throws {
        let merged =
            switch way {
            case .merge: try repository.tryGit("merge", "--no-edit", "theirs")
            case .mergeBack:
                try (repository.git("checkout", "--quiet", "theirs"), repository.tryGit("merge", "--no-edit", "ours")).1
            case .rebase: try repository.tryGit("rebase", "theirs")
            case .cherryPick: try repository.tryGit("cherry-pick", "theirs")
            }
        try choose(choice, in: repository)
        try repository.write(Self.flow(item.resolved), to: "door.yaml")
        // Where both have changed the same, a side that was chosen goes.
        let chosen: Side? = choice == .oursOfAll ? item.ours : choice == .theirsOfAll ? item.theirs : nil
        let both = item.ours.words + item.theirs.words + item.words
        let words = Set(item.isConflict ? chosen?.words ?? both : both)
        let first = try repository.flowgen("generate")
        let said = "\(way) \(choice)\n\(merged.output)\n\(first.output)\(first.errors)"
        let text = try repository.text(Self.wrapper)
        for word in words { #expect(text.contains(word), "\(word) in:\n\(text)\n\(said)") }
        // git itself may have merged everything.
        let isConflict = item.isConflict && merged.status != 0 && chosen == nil
        #expect(first.status == (isConflict ? 3 : 0), "\(said)\n\(text)")
        guard isConflict else { return try expectSettled(repository, words, said) }
        #expect(text.contains("\n<<<<<<< ") && text.contains("\n||||||| ") && text.contains("\n>>>>>>> "), "\(text)")
        #expect(said.contains("\(Self.wrapper):") && said.contains("[check-conflict"), "\(said)")
        let again = try repository.flowgen("generate")
        #expect(again.status == 3)
        #expect(try repository.text(Self.wrapper) == text)
        #expect(try repository.flowgen("check").status == 3)
        // The advice: decide in the file.
        let decided = text.decided
        try repository.write(decided, to: Self.wrapper)
        let last = try repository.flowgen("generate")
        #expect(last.status == 0, "\(last.output)\(last.errors)\n\(decided)")
        try expectSettled(repository, words.filter(decided.contains), said)
    }

    private func expectSettled(_ repository: Repository, _ words: Set<String>, _ said: String) throws {
        let text = try repository.text(Self.wrapper)
        for word in words { #expect(text.contains(word), "\(word) in:\n\(text)\n\(said)") }
        let check = try repository.flowgen("check")
        #expect(check.status == 0, "\(check.output)\(check.errors)\n\(said)")
        let again = try repository.flowgen("generate")
        #expect(again.output.hasSuffix("up to date.\n"), "\(again.output)\(again.errors)\n\(said)")
        let tree = try FileTree(at: repository.folder)
        for (path, bytes) in tree.contents where !path.hasPrefix(".git/") {
            #expect(!String(decoding: bytes, as: UTF8.self).contains("\n<<<<<<< "), "\(path)\n\(said)")
        }
        try repository.git("add", ".")
        #expect(try repository.flowgen("check", "--staged").status == 0)
        #expect(try repository.flowgen("generate").output.hasSuffix("up to date.\n"))
    }

    /// A repository with both branches; `ours` is checked out.
    private func branches(_ item: Case, stateRules: String? = nil) throws -> Repository {
        let repository = try Repository()
        try repository.write(Self.flow(item.base), to: "door.yaml")
        if let stateRules { try repository.write(stateRules, to: ".flowgen/.gitattributes") }
        try commit(Side(bodies: item.filled), in: repository)
        for (name, side) in [("theirs", item.theirs), ("ours", item.ours)] {
            try repository.git("checkout", "--quiet", "-b", name, "main")
            try commit(side, in: repository)
        }
        return repository
    }

    private func commit(_ side: Side, in repository: Repository) throws {
        if let flow = side.flow { try repository.write(Self.flow(flow), to: "door.yaml") }
        let first = try repository.flowgen("generate")
        try #require(first.status == 0, "\(first.output)\(first.errors)")
        var text = try repository.text(Self.wrapper)
        for (step, words) in side.bodies {
            text = try #require(text.filling(step, with: "print(\"\(words)\")"))
        }
        if let edit = side.edit { text = edit(text) }
        try repository.write(text, to: Self.wrapper)
        let second = try repository.flowgen("generate")
        try #require(second.status == 0, "\(second.output)\(second.errors)")
        try repository.git("add", ".")
        try repository.git("commit", "--quiet", "--no-verify", "--allow-empty", "-m", "Change")
    }

    private func choose(_ choice: Choice, in repository: Repository) throws {
        let side: String
        switch choice {
        case .none: return
        case .oursOfGenerated, .oursOfAll: side = "--ours"
        case .theirsOfGenerated, .theirsOfAll: side = "--theirs"
        }
        let isAll = choice == .oursOfAll || choice == .theirsOfAll
        let unmerged = try repository.git("diff", "--name-only", "--diff-filter=U").split(separator: "\n")
        for path in unmerged.map(String.init) where path != "door.yaml" && (isAll || path != Self.wrapper) {
            _ = try repository.tryGit("checkout", side, "--", path)
        }
    }
}

extension String {
    /// The text with another body of a method; nil if it has no such method.
    fileprivate func filling(_ method: String, with body: String) -> String? {
        guard let name = range(of: "func \(method)("), let brace = self[name.upperBound...].firstIndex(of: "{") else {
            return nil
        }
        var depth = 0
        var end = brace
        repeat {
            depth += self[end] == "{" ? 1 : self[end] == "}" ? -1 : 0
            end = index(after: end)
        } while depth > 0
        return self[...brace] + "\n        \(body)\n        flow.send(.opened)\n    }" + self[end...]
    }

    fileprivate func adding(import module: String, method: String) -> String {
        guard let first = range(of: "import "), let brace = range(of: "\n}\n") else { return self }
        return self[..<first.lowerBound] + "import \(module)\n" + self[first.lowerBound..<brace.lowerBound]
            + "\n\n    private func \(method) {\n        print(1)\n    }" + self[brace.lowerBound...]
    }

    fileprivate func adding(property: String) -> String {
        guard let first = range(of: "    private let ") else { return self }
        return self[..<first.lowerBound] + "    private var \(property)\n" + self[first.lowerBound...]
    }

    /// The text with the first side of each conflict, or the second where that is empty.
    fileprivate var decided: String {
        var result: [Substring] = []
        var sides: (mine: [Substring], theirs: [Substring])?
        var isMine = true
        var isBase = false
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("<<<<<<< ") {
                (sides, isMine, isBase) = (([], []), true, false)
            } else if line.hasPrefix("||||||| ") {
                isBase = true
            } else if line == "=======" {
                (isMine, isBase) = (false, false)
            } else if line.hasPrefix(">>>>>>> "), let both = sides {
                result += both.mine.isEmpty ? both.theirs : both.mine
                sides = nil
            } else if sides == nil {
                result.append(line)
            } else if !isBase {
                if isMine { sides?.mine.append(line) } else { sides?.theirs.append(line) }
            }
        }
        return result.joined(separator: "\n")
    }
}
