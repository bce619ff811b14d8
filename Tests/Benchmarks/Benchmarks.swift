// The benchmark: how long the built flowgen takes, as a whole process, beside the yardsticks and the goals; then how
// much Swift it writes for a flow, and how long that takes to compile. With 0 as the number of flows, sizes and compile
// times alone.
// usage: Benchmarks FLOWGEN [NUMBER-OF-FLOWS...]

import Foundation
import TextTables

@main
struct Benchmarks {
    private let flowgen: String
    private let folder: URL
    private let yardsticks: Yardsticks
    private var table = Table(["", "time", "processor", "memory", "yardstick", "goal", ""])
    /// How long the last cold run took, with how many flows.
    private var cold: (flows: Int, wall: Duration)?

    /// As long as a file may be too young for flowgen's cache, in seconds.
    private static let settling = 3.0

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.count == 2, arguments[0] == Yardsticks.lookCommand {
            return Yardsticks.look(below: arguments[1])
        }
        do {
            guard let flowgen = arguments.first else {
                throw ChildFailure(description: "usage: Benchmarks FLOWGEN [NUMBER-OF-FLOWS...]")
            }
            let sizes = arguments.dropFirst().compactMap { Int($0) }
            var benchmarks = try Benchmarks(flowgen: flowgen)
            defer { benchmarks.end() }
            try benchmarks.run(sizes: sizes.isEmpty ? [1, 1000, 10_000] : sizes)
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
        yardsticks = try Yardsticks(in: folder)
        // What a user has cached is no business of a benchmark.
        setenv("XDG_CACHE_HOME", folder.appendingPathComponent("cache").path, 1)
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
            try measureStart()
            for size in sizes { try measure(flows: size) }
            try measureLeaks(files: 10_000)
            print(table.text)
        }
        let figures = Figures(flowgen: flowgen, folder: folder)
        print(try figures.sizes().text)
        print(try figures.compileTimes().text, terminator: "")
    }

    private mutating func measureStart() throws {
        let (flowgen, yardsticks) = (flowgen, yardsticks)
        let results = try Measurement.inTurns(
            runs: 50, [{ try ChildProcess.run([flowgen, "--version"]) }, yardsticks.start])
        let (version, start) = (results[0], results[1])
        add("`--version`", version, ("S", start.wall), goal: ("3 S", start.wall * 3))
    }

    /// A project of many flows, in the order in which a developer meets them.
    private mutating func measure(flows count: Int) throws {
        let yardsticks = yardsticks
        progress("\(count) flows")
        let place = folder.appendingPathComponent("\(count)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let project = try ChatProject(flows: count, in: place.appendingPathComponent("project"))
        let generate = command("generate", project)
        let check = command("check", project)
        let title = count == 1 ? "1 flow" : "\(count) flows"
        let runs = count <= 10 ? 50 : count <= 1000 ? 10 : 4
        add("\(title), first generate", Self.measured(try ChildProcess.run(generate)))
        try project.stage()
        try settle(check)

        var results = try Measurement.inTurns(
            runs: runs,
            [{ try ChildProcess.run(check) }, { try yardsticks.look(below: project.root) }])
        let (noOp, look) = (results[0], results[1])
        let checkGoal: Duration = .milliseconds(4) + (count == 1 ? .zero : look.wall * 2)
        add(
            "\(title), check, nothing changed", noOp, ("L", look.wall),
            goal: (count == 1 ? "4 ms" : "2 L + 4 ms", checkGoal))

        try settle(check + ["--staged"])
        results = try Measurement.inTurns(
            runs: runs,
            [
                { try ChildProcess.run(check + ["--staged"]) },
                { try yardsticks.listIndex(of: project.root) },
            ])
        let (staged, list) = (results[0], results[1])
        add(
            "\(title), check --staged, the same", staged, ("G", list.wall),
            goal: count == 1 ? ("9 ms", .milliseconds(9)) : ("2 G + 10 ms", list.wall * 2 + .milliseconds(10)))

        let copies = try project.copies(in: place)
        results = try Measurement.inTurns(
            runs: min(runs, 5),
            [
                { try ChildProcess.run(check + ["--no-cache"]) },
                { try yardsticks.compare(copies) },
            ])
        let (cold, compare) = (results[0], results[1])
        var goal = ("6 D", compare.wall * 6)
        if count == 1 { goal = ("8 ms", .milliseconds(8)) }
        if let before = self.cold, before.flows == 1000, count == 10_000 {
            goal = ("11 × 1000 flows", before.wall * 11)
        }
        add("\(title), check --no-cache", cold, ("D", compare.wall), goal: goal)
        #if os(Linux)
            if count == 1000 {
                let oneCore = Self.measured(try ChildProcess.run(["taskset", "-c", "0"] + check + ["--no-cache"]))
                add("\(title), check --no-cache on one core", oneCore, ("cold", cold.wall))
            }
        #endif
        self.cold = (count, cold.wall)
        let limit = count == 1 ? 16 : count <= 1000 ? 80 : 500
        let peak = max(noOp.peakMemory, staged.peakMemory, cold.peakMemory)
        table.add([
            "\(title), peak memory", "", "", Format.megabytes(peak), "", "\(limit) MB",
            Self.verdict(peak <= limit << 20),
        ])
        try project.fillInWrappers()
        _ = try ChildProcess.run(generate)
        add(
            "\(title), check --no-cache, wrappers filled in",
            Self.measured(try ChildProcess.run(check + ["--no-cache"])))
        try FileManager.default.removeItem(at: place)
    }

    /// One flow, beside an app whose sources are watched.
    private mutating func measureLeaks(files count: Int) throws {
        let yardsticks = yardsticks
        progress("leak scan")
        let project = try ChatProject(flows: 1, in: folder.appendingPathComponent("watched"))
        _ = try ChildProcess.run(command("generate", project))
        let app = project.root.appendingPathComponent("App")
        try SampleSources.write(files: count, to: app)
        try project.watch("App")
        let check = command("check", project)
        _ = try ChildProcess.run(command("generate", project))
        try settle(check)
        let results = try Measurement.inTurns(
            runs: 10,
            [
                { try ChildProcess.run(check) }, { try ChildProcess.run(check + ["--no-cache"]) },
                { try yardsticks.look(below: project.root) },
            ])
        let (warm, cold, look) = (results[0], results[1], results[2])
        let title = "leak scan of \(count) files"
        add("\(title), cold", cold, nil, goal: ("210 ms", .milliseconds(210)))
        add("\(title), warm", warm, ("L", look.wall), goal: ("L", look.wall))
    }

    /// Waits until the cache takes every file for settled, and fills it.
    private func settle(_ command: [String]) throws {
        Thread.sleep(forTimeInterval: Self.settling)
        for _ in 1...2 { _ = try ChildProcess.run(command, statuses: [0, 1]) }
    }

    private mutating func add(
        _ title: String, _ result: Measurement, _ yardstick: (String, Duration)? = nil, goal: (String, Duration)? = nil
    ) {
        // The table comes at the end, much later.
        progress("\(title): \(Format.milliseconds(result.wall))")
        table.add([
            title, Format.milliseconds(result.wall), Format.milliseconds(result.processor),
            Format.megabytes(result.peakMemory),
            yardstick.map { "\($0.0) = \(Format.milliseconds($0.1))" } ?? "",
            goal.map { "\($0.0) = \(Format.milliseconds($0.1))" } ?? "",
            goal.map { Self.verdict(result.wall <= $0.1) } ?? "",
        ])
    }

    private static func measured(_ usage: Usage) -> Measurement {
        var measurement = Measurement()
        measurement.add(usage)
        return measurement
    }

    private static func verdict(_ isMet: Bool) -> String { isMet ? "yes" : "no" }

    private func progress(_ text: String) {
        FileHandle.standardError.write(Data("\(text) …\n".utf8))
    }

    private func command(_ name: String, _ project: ChatProject) -> [String] {
        [flowgen, name, "--quiet", "--root", project.root.path]
    }
}
