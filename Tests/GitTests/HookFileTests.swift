// The file of the hook: lines are put in and taken out again, and what else is in it stays.

import Foundation
import TestSupport
import Testing

@Suite("flowgen hook")
struct HookFileTests {
    @Test("Installed twice, taken out: what was there before")
    func twice() throws {
        let repository = try Repository()
        let hook = repository.top.appendingPathComponent(".git/hooks/pre-commit")
        try #require(!FileManager.default.fileExists(atPath: hook.path))
        #expect(try repository.flowgen("hook", "install").output.hasPrefix("installed "))
        let first = try Data(contentsOf: hook)
        #expect(try repository.flowgen("hook", "install").output.hasPrefix("unchanged "))
        #expect(try Data(contentsOf: hook) == first)
        #expect(try repository.flowgen("hook", "uninstall").output.hasPrefix("removed "))
        #expect(!FileManager.default.fileExists(atPath: hook.path))
        #expect(try repository.flowgen("hook", "uninstall").output.hasPrefix("unchanged "))
    }

    @Test(
        "A hook that is there already keeps its lines, runs, and gets them back",
        arguments: [
            "#!/bin/sh\necho mine >&2\nexit 0\n", "#!/usr/bin/env bash\necho mine >&2",
        ])
    func existing(text: String) throws {
        let repository = try Repository(
            project: "app", configuring: [("core.hooksPath", "my hooks")])
        try repository.outside.write(text, to: "repo/my hooks/pre-commit")
        let hook = repository.top.appendingPathComponent("my hooks/pre-commit")
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
        #expect(try repository.flowgen("hook", "uninstall").status == 0)
        #expect(try Data(contentsOf: hook) == Data(text.utf8))
        let facts = try FileManager.default.attributesOfItem(atPath: hook.path)
        #expect(facts[.posixPermissions] as? Int == 0o750)
    }

    @Test("Hooks that cannot take the lines are left alone, and so are those of other repositories")
    func refusals() throws {
        let repository = try Repository()
        let hook = repository.top.appendingPathComponent(".git/hooks/pre-commit")
        let manager = FileManager.default
        func expectRefusal(_ words: String) throws {
            let outcome = try repository.flowgen("hook", "install")
            #expect(outcome.status == 4)
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
        }
        for (text, mode, words) in [
            ("#!/usr/bin/python3\n", 0o755, "no shell script"),
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
        try repository.git("config", "core.hooksPath", repository.outside.url.path)
        try expectRefusal("core.hooksPath")
        let place = try repository.outside.folder("none")
        #expect(try repository.flowgen("hook", "install", in: place).status == 4)
    }
}
