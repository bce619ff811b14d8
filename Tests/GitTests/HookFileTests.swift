// The file of the hook: lines are put in and taken out again, and what else is in it stays.

import Foundation
import TestSupport
import Testing

@Suite("flowgen hook") struct HookFileTests {
    @Test("Installing twice and uninstalling restores the previous state") func twice() throws {
        let repository = try Repository()
        let hook = repository.top.appendingPathComponent(".git/hooks/pre-commit")
        #expect(try repository.flowgen("hook", "install", "--dry-run").output == "to create  .git/hooks/pre-commit\n")
        try #require(!FileManager.default.fileExists(atPath: hook.path))
        #expect(try repository.flowgen("hook", "install").output == "created    .git/hooks/pre-commit\n")
        let first = try Data(contentsOf: hook)
        #expect(try repository.flowgen("hook", "uninstall", "--dry-run").output == "to delete  .git/hooks/pre-commit\n")
        #expect(try repository.flowgen("hook", "uninstall", "--dry-run").status == 1)
        #expect(try repository.flowgen("hook", "install", "--dry-run").status == 0)
        #expect(try repository.flowgen("hook", "install").output == "unchanged  .git/hooks/pre-commit\n")
        #expect(try Data(contentsOf: hook) == first)
        #expect(try repository.flowgen("hook", "uninstall").output == "deleted    .git/hooks/pre-commit\n")
        #expect(!FileManager.default.fileExists(atPath: hook.path))
        #expect(try repository.flowgen("hook", "uninstall").output.hasPrefix("unchanged "))
    }

    @Test(
        "An existing hook keeps its lines, still runs, and is restored",
        arguments: [
            "#!/bin/sh\necho mine >&2\nexit 0\n", "#!/usr/bin/env bash\necho mine >&2",
        ])
    func existing(text: String) throws {
        let repository = try Repository(project: "app")
        try repository.outside.write(text, to: "repo/.git/hooks/pre-commit")
        let hook = repository.top.appendingPathComponent(".git/hooks/pre-commit")
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: hook.path)
        #expect(try repository.flowgen("hook", "install").status == 0)
        try repository.changeFlow("Second.")
        let refused = try repository.tryGit("commit", "-a", "-m", "a")
        #expect(refused.status == 1)
        #expect(refused.errors.contains("check-differs"))
        #expect(try repository.flowgen("generate").status == 0)
        let made = try repository.tryGit("commit", "-a", "-m", "a")
        #expect(made.status == 0)
        #expect(made.errors.contains("mine"))
        let removal = try repository.flowgen("hook", "uninstall")
        #expect(removal.output == "updated    ../.git/hooks/pre-commit\n")
        #expect(try Data(contentsOf: hook) == Data(text.utf8))
        let facts = try FileManager.default.attributesOfItem(atPath: hook.path)
        #expect(facts[.posixPermissions] as? Int == 0o750)
    }

    @Test("Hooks that cannot be extended, and folders of other hooks, are left alone") func refusals() throws {
        let repository = try Repository()
        let hook = repository.top.appendingPathComponent(".git/hooks/pre-commit")
        let manager = FileManager.default
        func expectRefusal(_ words: String) throws {
            let outcome = try repository.flowgen("hook", "install")
            #expect(outcome.status == 4)
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
        }
        for (text, mode, words) in [
            ("#!/usr/bin/python3\n", 0o755, "not a shell script"),
            ("#!/bin/sh\n", 0o644, "not executable"),
            ("#!/bin/sh\n# >>> flowgen >>>\n", 0o755, "by hand"),
        ] {
            try repository.outside.write(text, to: "repo/.git/hooks/pre-commit")
            try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: hook.path)
            try expectRefusal(words)
            #expect(try Data(contentsOf: hook) == Data(text.utf8))
        }
        try manager.removeItem(at: hook)
        try manager.createSymbolicLink(atPath: hook.path, withDestinationPath: "other")
        try expectRefusal("it is a link")
        for path in [repository.outside.url.path, "hooks", ".husky/_"] {
            try repository.git("config", "core.hooksPath", path)
            try expectRefusal("core.hooksPath is set; add `flowgen check --staged` to the hook")
        }
        let place = try repository.outside.folder("none")
        let outside = try repository.flowgen("hook", "install", in: place)
        #expect(outside.status == 4)
        #expect(outside.errors.contains("cannot find a git repository: "), "\(outside.errors)")
    }

    @Test(
        "The hook never runs a folder's name as a command",
        arguments: ["-x", "it's; touch PWNED", "$(touch PWNED)`touch PWNED`", "a\\", "#", "\"'"])
    func quoting(project: String) throws {
        let repository = try Repository(project: project)
        #expect(try repository.flowgen("hook", "install").status == 0)
        try repository.changeFlow("Second.")
        #expect(try repository.tryGit("commit", "-a", "-m", "a").errors.contains("check-differs"))
        #expect(try repository.flowgen("generate").status == 0)
        let made = try repository.tryGit("commit", "-a", "-m", "a")
        #expect(made.status == 0, "\(made.errors)")
        #expect(!FileManager.default.fileExists(atPath: repository.top.path + "/PWNED"))
        #expect(try repository.flowgen("hook", "uninstall").output.hasPrefix("deleted "))
    }

    @Test(
        "A folder with a control character in its name gets no hook",
        arguments: ["a\ntouch PWNED\n", "a\rb", "\u{1B}[31m"])
    func controlCharacters(project: String) throws {
        let repository = try Repository()
        let place = repository.top.appendingPathComponent(project + "/inner")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let outcome = try repository.flowgen("hook", "install", in: place)
        #expect(outcome.status == 0, "the project is the one at the top")
        #expect(try repository.flowgen("hook", "uninstall").status == 0)
        try Data("flows: '*.yaml'\n".utf8).write(to: place.appendingPathComponent("flowgen.yml"))
        let refused = try repository.flowgen("hook", "install", in: place)
        #expect(refused.status == 4)
        #expect(refused.errors.contains("contains a control character"), "\(refused.errors)")
        #expect(refused.errors.split(separator: "\n").count == 1 && !refused.errors.contains("\u{1B}"))
        try repository.changeFlow("Second.")
        #expect(try repository.tryGit("commit", "-a", "-m", "a").status == 0)
        #expect(!FileManager.default.fileExists(atPath: repository.top.path + "/PWNED"))
    }
}
