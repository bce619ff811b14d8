// The action proposes an upgrade of flowgen with `upgrade: true`, as the page about continuous integration shows. Its
// script is run here, in a clone of a repository, with a `gh` that writes down its arguments.

import Foundation
import TestSupport
import Testing

@Suite("The job that proposes an upgrade") struct UpgradeJobTests {
    @Test(
        "It pushes a branch with what the new version changes, and opens one pull request",
        arguments: ["flowgen: 0.0.1\nflows: door.yaml\n", "flows: door.yaml\n"])
    func job(settings: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "flow: Door\nsteps: { open: { from: closed, to: opened } }\nstatuses: { closed: , opened: }\n",
            to: "app/door.yaml")
        try folder.write(settings, to: "app/flowgen.yml")
        try folder.write("#!/bin/sh\necho $1 $2 >>../gh.txt\n[ $2 = create ] || cat ../opened\n", to: "bin/gh")
        try folder.write("", to: "opened")
        try run(
            "git init -q --bare -b main ../origin.git && git init -q -b main && git add -A && git commit -qm 1",
            in: folder)
        try run("git remote add origin ../origin.git && git push -q origin main && chmod +x ../bin/gh", in: folder)
        let upgrade = Checkout.root.appendingPathComponent(".ci/upgrade").path
        try run(upgrade, in: folder)
        let version = try ChildProcess.flowgen(["--version"], in: folder.url).run().output
        let pushed = try run("git show flowgen-upgrade:flowgen.yml", in: folder)
        #expect(pushed == "flowgen: \(version)flows: door.yaml\n")
        #expect(try run("git diff --name-only main origin/flowgen-upgrade", in: folder).contains("MockDoorSDK.swift"))
        #expect(try folder.text("gh.txt") == "pr list\npr create\n")

        // A week later the pull request is still open, with a commit of a reviewer's.
        try folder.write("1\n", to: "opened")
        try run("git commit -q --allow-empty -m Mine && git push -q origin flowgen-upgrade", in: folder)
        try run("git switch -q main && git branch -D flowgen-upgrade", in: folder)
        #expect(try run(upgrade, in: folder).contains("is open already"))
        #expect(try run("git log -1 --format=%s origin/flowgen-upgrade", in: folder) == "Mine\n")
        // Merged, there is nothing to propose.
        try folder.write("", to: "opened")
        try run("git switch -q -f main && git clean -fdq && git merge -q origin/flowgen-upgrade", in: folder)
        #expect(try run(upgrade, in: folder).hasSuffix("The project uses flowgen \(version.dropLast()) already.\n"))
        #expect(try folder.text("gh.txt").ranges(of: "create").count == 1)
    }

    @Test("The action runs the script if a workflow says so, as that of the page does") func action() throws {
        let text = try String(contentsOf: Checkout.root.appendingPathComponent("action.yml"), encoding: .utf8)
        let step = try #require(text.firstMatch(of: #/- if: (inputs\.(\w+) == 'true')\n(?s:.*)/#))
        #expect(step.output.0.hasSuffix("\"$GITHUB_ACTION_PATH/.ci/upgrade\"\n"))
        let page = try DocumentationPage(named: "ContinuousIntegration").text
        #expect(page.contains("        with: { \(step.output.2): true }\n"))
        #expect(text.contains("\n  \(step.output.2):\n"))
    }

    @discardableResult
    private func run(_ script: String, in folder: TemporaryFolder) throws -> String {
        let app = folder.url.appendingPathComponent("app")
        var process = ChildProcess("/bin/sh", ["-e", "-c", script], in: app)
        let binaries = [folder.url.appendingPathComponent("bin"), Checkout.binary.deletingLastPathComponent()]
        let path = binaries.map(\.path) + [process.environment["PATH"] ?? ""]
        process.environment.merge([
            "PATH": path.joined(separator: ":"), "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.org",
        ]) { $1 }
        let outcome = try process.run()
        #expect(outcome.status == 0, "\(script): \(outcome.output)\(outcome.errors)")
        return outcome.output
    }
}
