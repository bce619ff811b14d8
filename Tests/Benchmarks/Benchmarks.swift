// The benchmark: how long the built flowgen takes, as a whole process, for one flow, for a hundred
// and for a thousand, and how that compares with `diff -rq` over two copies of what it wrote; and how much Swift it
// writes for a flow. With 0 as the number of flows, that alone.
// usage: Benchmarks FLOWGEN [NUMBER-OF-FLOWS...]

import Foundation
import TextTables

@main
struct Benchmarks {
    private let flowgen: String
    private let folder: URL
    private var times = Table(["", "wall", "best", "user", "system", "peak memory"])
    private var rates = Table([
        "flows", "files", "lines", "generate: files/s", "lines/s", "check: files/s", "lines/s",
        "check : diff -rq",
    ])

    static func main() {
        do {
            let arguments = CommandLine.arguments.dropFirst()
            guard let flowgen = arguments.first else {
                throw ChildFailure(description: "usage: Benchmarks FLOWGEN [NUMBER-OF-FLOWS...]")
            }
            let sizes = arguments.dropFirst().compactMap { Int($0) }
            var benchmarks = try Benchmarks(flowgen: flowgen)
            defer { benchmarks.end() }
            try benchmarks.run(sizes: sizes.isEmpty ? [100, 1000] : sizes)
        } catch {
            FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
            exit(1)
        }
    }

    private init(flowgen: String) throws {
        self.flowgen = flowgen
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("flowgen-bench-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func end() {
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
        }
    }

    private mutating func run(sizes: [Int]) throws {
        print(Machine.summary + "\n")
        if sizes != [0] {
            try measureOneFlow()
            for size in sizes { try measure(flows: size) }
            try measureLeaks(lines: 1_000_000)
            print(times.text)
            print(rates.text)
        }
        let figures = Figures(flowgen: flowgen, folder: folder)
        print(try figures.sizes().text)
        print(try figures.compileTimes().text, terminator: "")
    }

    /// One flow, start-up included.
    private mutating func measureOneFlow() throws {
        let project = try SampleProject(flows: 1, in: folder.appendingPathComponent("one"))
        _ = try ChildProcess.run(command("generate", project))
        let version = try Measurement([flowgen, "--version"], runs: 30)
        times.add(["start-up alone (`--version`)"] + version.columns)
        let check = try Measurement(command("check", project), runs: 30)
        times.add(["1 flow, check"] + check.columns)
        try project.stage()
        let staged = try Measurement(command("check", project) + ["--staged"], runs: 30)
        times.add(["1 flow, check --staged"] + staged.columns)
    }

    /// A project of many flows: generated from nothing, checked, compared.
    private mutating func measure(flows count: Int) throws {
        let place = folder.appendingPathComponent("\(count)")
        let project = try SampleProject(flows: count, in: place.appendingPathComponent("project"))
        let generate = try Measurement(command("generate", project), runs: 3) {
            try project.removeOutput()
        }
        let check = try Measurement(command("check", project), runs: 5)
        let copies = ["a", "b"].map { place.appendingPathComponent($0) }
        for copy in copies { try project.copyOutput(to: copy) }
        let diff = try Measurement(["diff", "-rq"] + copies.map(\.path), runs: 5)
        try project.stage()
        let staged = try Measurement(command("check", project) + ["--staged"], runs: 5)
        let flows = "\(count) flows"
        times.add(["\(flows), generate"] + generate.columns)
        times.add(["\(flows), check"] + check.columns)
        times.add(["\(flows), check --staged"] + staged.columns)
        times.add(["\(flows), `diff -rq`"] + diff.columns)
        let written = try project.countOutput()
        rates.add(
            ["\(count)", "\(written.files)", "\(written.lines)"]
                + perSecond([written.files, written.lines], generate)
                + perSecond([written.files, written.lines], check)
                + [
                    Measurement.decimal(
                        check.median.wall.seconds / diff.median.wall.seconds, digits: 2)
                ])
        try measureMerging(project)
    }

    /// The same project with every wrapper filled in: checked, and generated after a change of every
    /// flow, which adds a step to it or takes one out.
    private mutating func measureMerging(_ project: SampleProject) throws {
        let count = try project.fillInWrappers()
        _ = try ChildProcess.run(command("generate", project))
        let check = try Measurement(command("check", project), runs: 5)
        let merge = try Measurement(command("generate", project), runs: 4) {
            try project.changeFlows()
        }
        times.add(["\(count) edited wrappers, check"] + check.columns)
        times.add(["\(count) edited wrappers, generate"] + merge.columns)
    }

    /// One flow, beside an app whose sources are watched.
    private mutating func measureLeaks(lines count: Int) throws {
        let project = try SampleProject(flows: 1, in: folder.appendingPathComponent("watched"))
        _ = try ChildProcess.run(command("generate", project))
        try SampleSources.write(lines: count, into: project)
        let check = try Measurement(command("check", project), runs: 5)
        times.add(["1 flow, \(count) watched lines, check"] + check.columns)
        try project.stage()
        let staged = try Measurement(command("check", project) + ["--staged"], runs: 5)
        times.add(["1 flow, \(count) watched lines, check --staged"] + staged.columns)
    }

    private func perSecond(_ counts: [Int], _ measurement: Measurement) -> [String] {
        counts.map {
            Measurement.decimal(Double($0) / measurement.median.wall.seconds, digits: 0)
        }
    }

    private func command(_ name: String, _ project: SampleProject) -> [String] {
        [flowgen, name, "--quiet", "--root", project.root.path]
    }
}
