// A repository's own settings can name programs. What flowgen asks of git runs none of them.

import Foundation
import TestSupport
import Testing

@Suite("Programs in a repository's settings") struct UntrustedSettingsTests {
    @Test("Neither check nor the hook commands run them") func settings() throws {
        let repository = try Repository()
        let marker = repository.outside.url.appendingPathComponent("run").path
        let program = repository.outside.url.appendingPathComponent("program").path
        try repository.outside.write("#!/bin/sh\necho \"$0 $@\" >> '\(marker)'\ncat\n", to: "program")
        try repository.outside.write("#!/bin/sh\necho hook >> '\(marker)'\n", to: "repo/hooks/post-index-change")
        for file in [program, repository.url("hooks/post-index-change").path] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
        try repository.write("*.swift filter=x diff=x\n", to: ".gitattributes")
        try repository.git("add", ".gitattributes")
        try repository.changeFlow("Second.")
        try repository.git("add", "door.yaml")
        for key in [
            "core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "core.askPass",
            "core.gitProxy", "core.alternateRefsCommand", "diff.external", "diff.x.command",
            "diff.x.textconv", "filter.x.clean", "filter.x.smudge", "filter.x.process",
            "credential.helper", "uploadpack.packObjectsHook", "pager.diff", "gpg.program",
        ] {
            try repository.git("config", key, program)
        }
        for command in ["ls-files", "cat-file", "rev-parse"] {
            try repository.git("config", "alias.\(command)", "!\(program)")
        }
        try repository.git("config", "core.hooksPath", "hooks")
        if FileManager.default.fileExists(atPath: marker) {
            try FileManager.default.removeItem(atPath: marker)
        }
        // The environment of `git commit -- path`.
        let index = repository.top.appendingPathComponent(".git/next-index-1.lock")
        try FileManager.default.copyItem(at: repository.top.appendingPathComponent(".git/index"), to: index)
        for environment in [[:], ["GIT_INDEX_FILE": index.path]] {
            let check = try repository.flowgen("check", "--staged", adding: environment)
            #expect(check.status == 1, "\(check.output)\(check.errors)")
        }
        #expect(try repository.flowgen("hook", "install").status == 4)
        try repository.git("config", "--unset", "core.hooksPath")
        #expect(try repository.flowgen("hook", "install").status == 0)
        #expect(try repository.flowgen("hook", "uninstall").status == 0)
        try repository.git("config", "core.hooksPath", "hooks")
        let run = FileManager.default.contents(atPath: marker) ?? Data()
        #expect(run.isEmpty, "\(String(decoding: run, as: UTF8.self))")
        // The settings do run programs where nobody switches them off.
        _ = try repository.tryGit("status")
        #expect(FileManager.default.fileExists(atPath: marker))
    }
}
