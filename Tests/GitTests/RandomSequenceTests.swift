// Random sequences of edits, stagings and generations. After each, the staged check must be content exactly if the
// commit that would be made, checked out fresh, generates nothing new. FLOWGEN_GIT_ROUNDS and FLOWGEN_GIT_SEED try
// more, or others.

import Foundation
import TestSupport
import Testing

@Suite("Random stagings")
struct RandomSequenceTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test("The check accepts exactly what is up to date")
    func upToDateOnly() throws {
        let rounds = Self.environment["FLOWGEN_GIT_ROUNDS"].flatMap { Int($0) } ?? 3
        let seed = Self.environment["FLOWGEN_GIT_SEED"].flatMap { UInt64($0) } ?? 1
        var verdicts: Set<Int32> = []
        for round in 0..<rounds {
            var sequence = try Sequence(seed: seed &+ UInt64(round))
            for _ in 0..<12 {
                try sequence.step()
                verdicts.insert(try sequence.compare())
            }
        }
        // Both were seen, or nothing was compared.
        #expect(verdicts.isSuperset(of: [0, 1]), "\(verdicts)")
    }

    /// A repository, and what has been done to it.
    private struct Sequence {
        let repository: Repository
        var numbers: SeededNumbers
        let seed: UInt64
        var log: [String] = []

        init(seed: UInt64) throws {
            numbers = SeededNumbers(state: seed)
            self.seed = seed
            repository = try Repository(
                project: numbers.next(2) == 0 ? "" : "app",
                configuring: numbers.next(2) == 0 ? [] : [("core.autocrlf", "true")])
            for name in Self.others {
                try repository.write(Self.flow(name, "First."), to: name.lowercased() + ".yaml")
            }
            try #require(try repository.flowgen("generate", "--quiet").status == 0)
            try repository.git("add", ".")
        }

        /// Flows beside the first; one shares its integration.
        private static let others = ["Gate", "Hatch"]

        private static func flow(_ name: String, _ words: String) -> String {
            let text = Repository.flow.replacingOccurrences(of: "Door", with: name)
                .replacingOccurrences(of: "First.", with: words)
            return name == "Gate" ? text.replacingOccurrences(of: "Lock", with: "Bolt") : text
        }

        /// Changes the disk, or the index, a little.
        mutating func step() throws {
            let names = try FileTree.names(below: repository.folder).filter { !$0.hasPrefix(".git/") }.sorted()
            let name = names.isEmpty ? "door.yaml" : names[numbers.next(names.count)]
            let choice = numbers.next(11)
            log.append("\(choice) \(name)")
            switch choice {
            case 0: try repository.changeFlow("Words \(numbers.next(3)).")
            case 1:
                let flow = Self.others[numbers.next(2)]
                try repository.write(Self.flow(flow, "Words \(numbers.next(3))."), to: flow.lowercased() + ".yaml")
            case 2, 3, 4: _ = try repository.flowgen("generate")
            case 5: try stage(["add", "--all", "."])
            case 6: try stage(["add", name])
            case 7: try stage(["reset", "--quiet", "HEAD", "--", name])
            case 8: try stage(["rm", "--quiet", "--cached", "--ignore-unmatch", "--", name])
            case 9:
                try stage(["rm", "--quiet", "--cached", "--ignore-unmatch", "--", name])
                try stage(["add", "--intent-to-add", name])
            default: try edit(name)
            }
        }

        private func stage(_ arguments: [String]) throws {
            // What git refuses, such as to add a file that is gone, changes nothing.
            _ = try repository.run("git", arguments, in: repository.folder)
        }

        private mutating func edit(_ name: String) throws {
            switch numbers.next(4) {
            case 0: try FileManager.default.removeItem(at: repository.url(name))
            case 1 where name.hasSuffix(".swift"):
                try repository.write(try repository.text(name) + "// edited\n", to: name)
            case 2: try repository.write("import LockKit\n", to: "App/Start.swift")
            default: try repository.write("import Foundation\n", to: "App/Start.swift")
            }
        }

        /// Compares the check's verdict with that on a fresh checkout; the former.
        func compare() throws -> Int32 {
            let check = try repository.flowgen("check", "--staged", "--root", ".")
            let tree = try repository.git("write-tree").trimmingCharacters(in: .newlines)
            let isSound = try repository.isSound(tree)
            let history = "seed \(seed): \(log.joined(separator: ", "))\n\(check.output)\(check.errors)"
            #expect((check.status == 0) == isSound, "\(history)")
            return check.status
        }
    }
}

/// Numbers that are the same on every run.
struct SeededNumbers {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
