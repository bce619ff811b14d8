// The completions for shells: that there are some for each shell, which know every command, and that each shell that is
// here can read its own. `.ci/install` puts them where the shells look.

import Foundation
import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
    static let shells = ["bash", "zsh", "fish"]

    private func script(_ shell: String) throws -> String {
        let outcome = try Project().run("--generate-completion-script", shell)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        return outcome.output
    }

    @Test(arguments: shells)
    func commandsAndOptions(shell: String) throws {
        let script = try script(shell)
        let help = try Project().run("--help").output
        let list = try #require(help.firstMatch(of: /SUBCOMMANDS:\n((?:  .*\n)+)/)).1
        let commands = list.matches(of: /(?m)^  ([a-z]+)/).map { String($0.1) }
        #expect(commands.count >= 10)
        for word in commands + ["install", "uninstall", "root", "staged", "dry-run", "sarif"] {
            #expect(script.contains(word), "\(word)")
        }
    }

    @Test(arguments: shells.filter(isThere))
    func reading(shell: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(try script(shell), to: "completions")
        let outcome = try ChildProcess(shell, ["-n", "completions"], in: folder.url).run()
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test("bash completes commands up to the cursor")
    func offering() throws {
        let folder = try TemporaryFolder()
        try folder.write(try script("bash"), to: "completions")
        try folder.write(
            """
            source completions
            COMP_WORDS=(flowgen ch) COMP_CWORD=1 COMP_LINE='flowgen ch' COMP_POINT=10 COMP_TYPE=9
            function=$(complete -p flowgen | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
            "$function" flowgen ch flowgen
            printf '%s\\n' "${COMPREPLY[@]}"
            """, to: "ask")
        let outcome = try ChildProcess("bash", ["--norc", "ask"], in: folder.url).run()
        #expect(outcome.output == "check\n", "\(outcome.errors)")
    }

    @Test("bash completes flows, and folders for --root")
    func offeringFlows() throws {
        let folder = try TemporaryFolder()
        try folder.write(try script("bash"), to: "completions")
        try folder.write(Project.door, to: "app/door.yaml")
        try folder.write("flows: '*.yaml'\n", to: "app/flowgen.yml")
        try folder.write("", to: "app/sub/other.yaml")
        func offers(_ words: [String], in place: String) throws -> [String] {
            let line = words.joined(separator: " ")
            let list = words.map { "'\($0)'" }.joined(separator: " ")
            try folder.write(
                """
                source '\(folder.url.path)/completions'
                COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1) COMP_LINE='\(line)'
                COMP_POINT=\(line.utf8.count) COMP_TYPE=9
                function=$(complete -p flowgen | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
                "$function" flowgen '\(words.last ?? "")' '\(words.dropLast().last ?? "")'
                printf '%s\\n' "${COMPREPLY[@]}"
                """, to: "ask")
            var command = ChildProcess(
                "bash", ["--norc", folder.url.path + "/ask"],
                in: folder.url.appendingPathComponent(place))
            let tools = Checkout.binary.deletingLastPathComponent().path
            command.environment["PATH"] = tools + ":" + (command.environment["PATH"] ?? "")
            let outcome = try command.run()
            return outcome.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.sorted()
        }
        #expect(try offers(["flowgen", "remove", ""], in: "app").contains("Door"))
        #expect(try offers(["flowgen", "remove", "d"], in: "app") == ["door.yaml"])
        #expect(try offers(["flowgen", "remove", "D"], in: "app/sub") == ["Door"])
        #expect(try offers(["flowgen", "remove", ".."], in: "app/sub") == ["../door.yaml"])
        #expect(try offers(["flowgen", "remove", "--root", "app", "D"], in: ".") == ["Door"])
        #expect(try offers(["flowgen", "check", "--root", ""], in: ".") == ["app"])
    }

    @Test("Completions and the manual page are installed with the binary") func installing() throws {
        let folder = try TemporaryFolder()
        let prefix = folder.url.appendingPathComponent("pre fix")
        let install = ChildProcess(
            Checkout.root.appendingPathComponent(".ci/install").path,
            [Checkout.binary.path, prefix.path], in: folder.url)
        #expect(try install.run().status == 0)
        for (shell, file) in [
            ("bash", "bash-completion/completions/flowgen"), ("zsh", "zsh/site-functions/_flowgen"),
            ("fish", "fish/vendor_completions.d/flowgen.fish"),
        ] {
            #expect(try folder.text("pre fix/share/\(file)") == (try script(shell)), "\(shell)")
        }
        #expect(
            try folder.text("pre fix/share/man/man1/flowgen.1").contains(".TH FLOWGEN 1"))
        let installed = prefix.appendingPathComponent("bin/flowgen").path
        #expect(try ChildProcess(installed, ["--version"], in: folder.url).run().status == 0)
    }

    private static func isThere(_ shell: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: $0 + "/" + shell) }
    }
}
