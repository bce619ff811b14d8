// A release from its archive to an installed program: what is packed is unpacked elsewhere, and nothing that has
// another checksum is. What runs on GitHub alone is read by its schema, and its shell is run here.

import Foundation
import TestSupport
import Testing

@Suite("Distribution")
struct DistributionTests {
    private let place: TemporaryFolder
    private static let archives = ["linux-x86_64", "linux-arm64", "macos"].map {
        "flowgen-\($0).tar.gz"
    }

    /// A release whose program only tells its version.
    init() throws {
        place = try TemporaryFolder()
        try place.write("#!/bin/sh\necho 1.2.3\n", to: "flowgen")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.url.path + "/flowgen")
        for name in Self.archives {
            let archive = "releases/download/v1.2.3/\(name)"
            let packed = try script("archive", ["./flowgen", archive])
            try #require(packed.status == 0, "\(packed.errors)")
        }
        try sum()
        try place.folder("releases/latest")
        try place.link("releases/latest/download", to: "../download/v1.2.3")
    }

    private func sum() throws {
        let folder = place.url.appendingPathComponent("releases/download/v1.2.3")
        let tool = "sum=sha256sum; command -v sha256sum >/dev/null || sum='shasum -a 256'"
        let outcome = try ChildProcess("sh", ["-c", "\(tool); $sum *.tar.gz >SHA256SUMS"], in: folder).run()
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    private func script(_ name: String, _ arguments: [String]) throws -> ProcessOutcome {
        let path = Checkout.root.appendingPathComponent(".ci/\(name)").path
        var command = ChildProcess(path, arguments, in: place.url)
        command.environment["FLOWGEN_RELEASES"] = "file://" + place.url.appendingPathComponent("releases").path
        return try command.run()
    }

    @Test("A release is downloaded, with completions", arguments: ["1.2.3", "v1.2.3", "latest"])
    func download(version: String) throws {
        let outcome = try script("download", ["someone/flowgen", version, "my prefix"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "Installed my prefix/bin/flowgen, version 1.2.3.\n")
        let paths = try place.files().paths.filter { $0.hasPrefix("my prefix/") }
        #expect(paths.contains("my prefix/share/zsh/site-functions/_flowgen"), "\(paths)")
    }

    @Test("A release that is not there, or was changed, is not installed")
    func refusals() throws {
        let missing = try script("download", ["someone/flowgen", "9.9.9", "prefix"])
        #expect(missing.status == 1)
        #expect(missing.errors.contains("cannot be downloaded"), "\(missing.errors)")
        for name in Self.archives {
            try place.write("changed", to: "releases/download/v1.2.3/\(name)")
        }
        let changed = try script("download", ["someone/flowgen", "1.2.3", "prefix"])
        #expect(changed.status == 1)
        #expect(changed.errors.contains("is not the file that SHA256SUMS names"))
        try place.write("", to: "releases/download/v1.2.3/SHA256SUMS")
        #expect(try script("download", ["someone/flowgen", "1.2.3", "prefix"]).status == 1)
        #expect(!(try place.files().paths.contains { $0.hasPrefix("prefix") }))
    }

    /// The lines of a page that download a release.
    private func download(shownIn page: String) throws -> String {
        let text = try String(contentsOf: Checkout.root.appendingPathComponent(page), encoding: .utf8)
        let lines = text.split(separator: "\n")
        let first = try #require(lines.firstIndex { $0.hasPrefix("name=flowgen-") })
        let last = try #require(lines[first...].firstIndex { $0.contains("tar -xzf") })
        #expect(Self.archives.allSatisfy(text.contains))
        let address = "https://github.com/OWNER/flowgen/releases/"
        let shown = lines[first...last].joined(separator: "\n")
        #expect(shown.contains(address))
        // On a terminal, zsh takes a comment for arguments.
        #expect(!shown.contains("#"))
        return shown.replacing(address, with: "file://\(place.url.path)/releases/")
    }

    @Test("The lines that the page about installing shows install a release, unless it was changed")
    func shownDownload() throws {
        let lines = try download(shownIn: "Sources/flowgen/flowgen.docc/HowTo/Install.md")
        func run(in folder: String) throws -> ProcessOutcome {
            var shell = ChildProcess("sh", ["-c", lines], in: try place.folder(folder))
            shell.environment["HOME"] = try place.folder("\(folder)/home").path
            return try shell.run()
        }
        let installed = try run(in: "first")
        #expect(installed.status == 0, "\(installed.errors)")
        let program = place.url.appendingPathComponent("first/home/.local/bin/flowgen").path
        #expect(try ChildProcess(program, [], in: place.url).run().output == "1.2.3\n")
        for name in Self.archives {
            try place.write("changed", to: "releases/download/v1.2.3/\(name)")
        }
        #expect(try run(in: "second").status != 0)
        try FileManager.default.removeItem(at: place.url.appendingPathComponent("releases/download/v1.2.3/SHA256SUMS"))
        #expect(try run(in: "third").status != 0)
        #expect(
            !(try place.files().paths.contains { $0.hasSuffix("home/.local/bin/flowgen") && !$0.hasPrefix("first") }))
    }

    #if os(Linux)
        @Test("The same program makes the same archive")
        func reproducible() throws {
            let again = try script("archive", ["./flowgen", "again.tar.gz"])
            try #require(again.status == 0, "\(again.errors)")
            let files = try place.files()
            let first = files.contents["releases/download/v1.2.3/\(Self.archives[0])"]
            #expect(first != nil && files.contents["again.tar.gz"] == first)
        }
    #endif

    // MARK: - GitHub

    /// Reads workflows and actions; nil where Python or the network is missing.
    private static let reader = PythonEnvironment("github", packages: ["check-jsonschema>=0.29,<1"])

    @Test(
        "The action and the workflow are valid by GitHub's schemas, and their shell by bash",
        .enabled(if: reader != nil, "Python or the network is missing"))
    func schemas() throws {
        let reader = try #require(Self.reader)
        let own = [
            ("github-actions", Checkout.root.appendingPathComponent("action.yml")),
            ("github-workflows", Checkout.root.appendingPathComponent(".github/workflows/release.yml")),
        ]
        for (schema, file) in try own + shownWorkflows().map({ ("github-workflows", $0) }) {
            func check(_ path: String) throws -> ProcessOutcome {
                try ChildProcess(
                    reader.path(of: "check-jsonschema"),
                    ["--builtin-schema", "vendor.\(schema)", path], in: place.url
                ).run()
            }
            let outcome = try check(file.path)
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            let text = try String(contentsOf: file, encoding: .utf8)
            try place.write(text.replacing(#/\bname: |runs-on: /#, with: "nome: "), to: "broken.yml")
            #expect(try check("broken.yml").status != 0)
            for step in try steps(of: file, reader) {
                try place.write(step, to: "step.sh")
                let read = try ChildProcess("bash", ["-n", "step.sh"], in: place.url).run()
                #expect(read.status == 0, "\(step)\n\(read.errors)")
            }
        }
    }

    /// Files with the workflows that the documentation shows; steps alone get a job around them.
    private func shownWorkflows() throws -> [URL] {
        let page = "Sources/flowgen/flowgen.docc/HowTo/ContinuousIntegration.md"
        let text = try String(contentsOf: Checkout.root.appendingPathComponent(page), encoding: .utf8)
        let shown = text.matches(of: #/```yaml\n((?s:.*?))```/#).map { String($0.output.1) }
        try #require(shown.count == 4)
        return try shown.enumerated().map { number, text in
            let job = "jobs:\n  check:\n    runs-on: ubuntu-latest\n"
            let indented = text.replacing(#/(?m)^(?=.)/#, with: "    ")
            let whole = text.contains("jobs:\n") ? text : job + indented
            let name = "shown-\(number).yml"
            try place.write(whole.contains("on:\n") ? whole : "on: push\n" + whole, to: name)
            return place.url.appendingPathComponent(name)
        }
    }

    /// The shell texts of the steps of a workflow or an action, in order.
    private func steps(of file: URL, _ reader: PythonEnvironment) throws -> [String] {
        let program = """
            import json, sys, ruamel.yaml
            file = ruamel.yaml.YAML(typ="safe").load(open(sys.argv[1]))
            jobs = [file["runs"]] if "runs" in file else file["jobs"].values()
            print(json.dumps([step["run"] for job in jobs for step in job["steps"] if "run" in step]))
            """
        let outcome = try ChildProcess(reader.path(of: "python"), ["-c", program, file.path], in: place.url).run()
        try #require(outcome.status == 0, "\(outcome.errors)")
        return try JSONDecoder().decode([String].self, from: Data(outcome.output.utf8))
    }

    /// Runs the action's step as a runner does.
    private func act(_ variables: [String: String]) throws -> ProcessOutcome {
        let steps = try steps(of: Checkout.root.appendingPathComponent("action.yml"), #require(Self.reader))
        try #require(steps.count == 2)
        try place.write(steps[0], to: "step.sh")
        for name in ["path", "output"] { try place.write("", to: name) }
        let shell = ["--noprofile", "--norc", "-e", "-o", "pipefail", "step.sh"]
        var step = ChildProcess("bash", shell, in: place.url)
        step.environment.merge([
            "RUNNER_TEMP": place.url.appendingPathComponent("runner temp").path,
            "GITHUB_ACTION_PATH": Checkout.root.path, "GITHUB_REPOSITORY": "someone/app",
            "GITHUB_PATH": place.url.appendingPathComponent("path").path,
            "GITHUB_OUTPUT": place.url.appendingPathComponent("output").path, "REPOSITORY": "", "VERSION": "latest",
        ]) { $1 }
        step.environment.merge(variables) { $1 }
        return try step.run()
    }

    @Test(
        "The action installs a release and adds it to PATH",
        .enabled(if: reader != nil, "Python or the network is missing"))
    func action() throws {
        let releases = "file://" + place.url.appendingPathComponent("releases").path
        let outcome = try act(["FLOWGEN_RELEASES": releases])
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        let bin = place.url.appendingPathComponent("runner temp/flowgen/bin").path
        #expect(try place.text("path") == bin + "\n")
        #expect(try place.text("output") == "version=1.2.3\n")
        #expect(FileManager.default.isExecutableFile(atPath: bin + "/flowgen"))
    }

    @Test(
        "The action's repository is the one that is named, or its own, also where GitHub does not tell",
        .enabled(if: reader != nil, "Python or the network is missing"))
    func repository() throws {
        // Nothing is downloaded: this curl always fails.
        try place.write("#!/bin/sh\nexit 22\n", to: "tools/curl")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.url.path + "/tools/curl")
        let tools = place.url.appendingPathComponent("tools").path
        let path = "\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        try place.folder("_actions/other/tool")
        try place.link("_actions/other/tool/v1", to: Checkout.root.path)
        let folder = place.url.appendingPathComponent("_actions/other/tool/v1").path
        for (variables, expected) in [
            (["REPOSITORY": "some/fork", "GITHUB_ACTION_PATH": folder], "some/fork"),
            (["GITHUB_ACTION_PATH": folder], "other/tool"), ([:], "someone/app"),
        ] {
            let outcome = try act(variables.merging(["PATH": path]) { $1 })
            #expect(outcome.status == 1)
            let address = "https://github.com/\(expected)/releases/latest/download/"
            #expect(outcome.errors.contains(address), "\(outcome.errors)")
        }
    }

    // MARK: - The whole release

    private static let hasRuby = Tool.isThere("ruby")

    @Test(
        "The formula is Ruby that Homebrew's words can be given to",
        .enabled(if: hasRuby, "Ruby is missing"))
    func formula() throws {
        let template = Checkout.root.appendingPathComponent(".ci/flowgen.rb.in")
        #expect(try formulaText(at: template).contains("macos SUM_MACOS\n"))
        let text = try String(contentsOf: template, encoding: .utf8)
        try place.write(text.replacing("on_arm do", with: ""), to: "broken.rb")
        let refused = try ChildProcess("ruby", ["-c", "broken.rb"], in: place.url).run()
        #expect(refused.status != 0)
    }

    /// What the formula says for each system, in lines of system and checksum, and of system and address.
    private func formulaText(at file: URL) throws -> String {
        let program = """
            class Formula
              @@system = []
              def self.system(name)
                @@system.push(name)
                yield
                @@system.pop
              end
              def self.on_macos(&block) = system("macos", &block)
              def self.on_linux(&block) = system("linux", &block)
              def self.on_arm(&block) = system("arm", &block)
              def self.on_intel(&block) = system("intel", &block)
              def self.url(text) = puts("#{@@system.join("-")} #{text}")
              def self.sha256(text) = url(text)
              def self.desc(text) = text.length <= 80 || raise("too long")
              def self.homepage(text) = nil
              def self.version(text) = puts("version #{text}")
              def self.test = nil
            end
            load ARGV[0]
            raise "no install" unless Flowgen.method_defined?(:install)
            """
        try place.write(program, to: "formula.rb")
        let outcome = try ChildProcess("ruby", ["-w", "formula.rb", file.path], in: place.url).run()
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        return outcome.output
    }

    #if os(Linux)
        @Test(
            "A whole release: archives, bundle, formula and checksums, and what is downloaded runs",
            .enabled(
                if: Lane.isComplete && Tool.isThere("zip"), "zip is missing, or \(Lane.reason)"))
        func release() throws {
            let version = try ChildProcess.flowgen(["--version"], in: place.url).run().output
                .trimmingCharacters(in: .newlines)
            try place.write("#!/bin/sh\nexec '\(Checkout.binary.path)' \"$@\"\n", to: "flowgen")
            let folder = "releases/download/v\(version)"
            for name in Self.archives {
                let packed = try script("archive", ["./flowgen", "\(folder)/\(name)"])
                try #require(packed.status == 0, "\(packed.errors)")
            }
            let wrong = try script("release", ["v99", "someone/flowgen", folder])
            #expect(wrong.status == 1)
            #expect(wrong.errors.contains("v99 is not the version of flowgen"), "\(wrong.errors)")
            let released = try script("release", ["v\(version)", "someone/flowgen", folder])
            try #require(released.status == 0, "\(released.output)\(released.errors)")
            let sums = try place.text("\(folder)/SHA256SUMS").split(separator: "\n")
            #expect(
                sums.map { String($0.split(separator: " ")[1]) }
                    == (Self.archives + ["flowgen.artifactbundle.zip", "flowgen.rb"]).sorted())
            if Self.hasRuby {
                let file = place.url.appendingPathComponent("\(folder)/flowgen.rb")
                let systems = ["linux-intel", "linux-arm", "macos"]
                let said = try formulaText(at: file).split(separator: "\n")
                #expect(said.contains("version \(version)"))
                for (system, name) in zip(systems, Self.archives) {
                    let sum = try #require(sums.first { $0.hasSuffix(" \(name)") }).prefix(64)
                    #expect(said.contains("\(system) \(sum)"), "\(said)")
                    let address = "https://github.com/someone/flowgen/releases/download/v\(version)"
                    #expect(said.contains("\(system) \(address)/\(name)"), "\(said)")
                }
            }
            let installed = try script("download", ["someone/flowgen", version, "prefix"])
            #expect(installed.status == 0, "\(installed.errors)")
            #expect(installed.output == "Installed prefix/bin/flowgen, version \(version).\n")
        }
    #endif

    @Test("The image takes the program from where `make release` leaves it")
    func image() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Checkout.root.appendingPathComponent(path), encoding: .utf8)
        }
        let copied = try text("Dockerfile").split(separator: "\n")
            .compactMap { $0.hasPrefix("COPY --from=build ") ? $0.split(separator: " ")[2] : nil }
        #expect(copied.map(String.init) == ["/flowgen/.build/bench/release/flowgen"])
        #expect(try text("Dockerfile").contains("\nWORKDIR /flowgen\n"))
        let printed = try ChildProcess("make", ["--dry-run", "release"], in: Checkout.root).run()
        #expect(printed.output.contains(".build/bench"), "\(printed.output)\(printed.errors)")
    }
}

private enum Tool {
    /// Whether a program is in PATH.
    static func isThere(_ name: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
}
