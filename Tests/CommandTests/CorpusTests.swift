// Public apps under flowgen, after `make corpus`: `init` in the app as it is, then all its protocols at once. Protocols
// that are adopted must say what they said, nothing that the app declares may be generated again, and what is generated
// must be Swift. Each app prints a line of a table, and why protocols are refused.

import Foundation
import TestSupport
import Testing

@Suite("Public apps", .serialized) struct CorpusTests {
    static let folder = Checkout.root.appendingPathComponent(".build/corpus")

    /// The apps, each as `owner/name`.
    static let apps: [String] = {
        guard Lane.isComplete else { return [] }
        let manager = FileManager.default
        let owners = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
        return owners.filter { $0 != "yaml" }.flatMap { owner in
            ((try? manager.contentsOfDirectory(atPath: folder.appendingPathComponent(owner).path)) ?? []).map {
                "\(owner)/\($0)"
            }
        }.sorted()
    }()

    @Test(
        "Adopting the protocols of an app changes no signature, and generates no name twice",
        .enabled(if: !apps.isEmpty, "run `make corpus`"), arguments: apps)
    func app(_ name: String) throws {
        let folder = Self.folder.appendingPathComponent(name)
        let beginning = try ChildProcess.flowgen(["init", "--dry-run"], in: folder).run()
        let project = try Project()
        var before: [String: Surface] = [:]
        var files: [String] = []
        for path in try FileTree.names(below: folder) where path.hasSuffix(".swift") {
            let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
            // Without manifests all is one module.
            if path.hasSuffix("Package.swift") || text.contains("import ProjectDescription") { continue }
            try project.write(text, to: path)
            if path.contains("Tests") { continue }
            let declared = Surface.all(in: text).filter(\.value.isProtocol)
            before.merge(declared) { first, _ in first }
            if !declared.isEmpty { files.append(path) }
        }
        if files.isEmpty {
            print("corpus | \(name) | 0 | 0 | 0 | 0 | 0 | 0 |", beginning.output.prefix { $0 != "\n" })
            return
        }
        let adopt = try project.command(["adopt"] + files).run()
        #expect([0, 2].contains(adopt.status), "\(adopt.errors.suffix(2000))")
        for path in files { try project.remove(path) }
        let left = Set(try project.files().contents.values.flatMap(Self.types))
        let generate = try project.run("generate")
        #expect(generate.status == 0, "\(generate.errors.suffix(2000))")
        #expect([0, 1].contains(try project.run("check").status))
        var (whole, part, changed) = (0, 0, 0)
        let after = try AdoptTests.generated(in: project)
        for (name, old) in before.mapValues({ $0.joined(with: before) }) {
            guard let new = after[name] else {
                if after[name + "Base"] != nil { part += 1 }
                continue
            }
            whole += 1
            if !new.isDeclared(like: old) || Self.seen(new) != Self.seen(old.withoutNeedlessActors) {
                changed += 1
                print("changed: \(name): \(new.members.symmetricDifference(old.members))")
            }
        }
        let made = try project.files().contents.filter { $0.key.hasPrefix("Integrations/") }
        let twice = left.intersection(made.values.flatMap(Self.types))
        let parse = try ChildProcess(
            "swiftc", ["-frontend", "-parse"] + made.keys.filter { $0.hasSuffix(".swift") }, in: project.root
        ).run()
        #expect(parse.status == 0, "\(parse.errors.suffix(2000))")
        let refused = before.count - whole - part
        print(
            "corpus | \(name) | \(before.count) | \(whole) | \(part) | \(refused) | \(changed) | \(twice.count) | "
                + (beginning.output + beginning.errors).prefix { $0 != "\n" })
        for match in adopt.errors.matches(of: #/(?:error|warning): '[^']*' is not adopted: (.*) \[/#) {
            let reason = match.1.replacing(#/'[^']*'|`[^`]*`|from \w+|in [\w.]+|type, \w+/#, with: "…")
            print("refused | \(reason)")
        }
        #expect(changed == 0 && twice.isEmpty, "\(twice)")
    }

    /// What callers see of the members: not the names behind the labels.
    private static func seen(_ surface: Surface) -> Set<String> {
        Set(surface.members.map { $0.replacing(#/([(,]\w+) \w+:/#) { "\($0.1):" } })
    }

    /// The types that a file declares outside others.
    private static func types(in file: Data) -> [String] {
        let declared =
            #/(?m)^(?:@\w+ |public |package |nonisolated |final )*(?:class|struct|enum|actor|protocol) (\w+)/#
        return String(decoding: file, as: UTF8.self).matches(of: declared).map { String($0.1) }
    }
}
