// A release from its archive to an installed program: what is packed is unpacked elsewhere, and nothing that has another
// checksum is.

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
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: place.url.path + "/flowgen")
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
        let outcome = try ChildProcess(
            "sh", ["-c", "\(tool); $sum *.tar.gz >SHA256SUMS"], in: folder
        ).run()
        try #require(outcome.status == 0, "\(outcome.errors)")
    }

    private func script(_ name: String, _ arguments: [String]) throws -> ProcessOutcome {
        let path = Checkout.root.appendingPathComponent(".ci/\(name)").path
        var command = ChildProcess(path, arguments, in: place.url)
        command.environment["FLOWGEN_RELEASES"] =
            "file://" + place.url.appendingPathComponent("releases").path
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
}
