// Generated code compiles without a warning in every mode that an app may use, with and without DEBUG; and what it
// gives to the developer is formatted as swift-format wants it.

import Foundation
import TestSupport
import Testing

@Suite("Generated code compiles") struct CompilationTests {
    @Test(arguments: try GeneratedProject.all()) func compilesInItsModes(project: GeneratedProject) throws {
        let package = try TestPackage.shared.get()
        for planned in project.plan.compiled {
            // Without DEBUG most projects have no mocks, and no tests of them.
            let compiled = planned.isDebug ? project : project.withoutTests
            let compilation = Compilation(
                project: compiled, mode: planned.mode, isDebug: planned.isDebug, package: package)
            let complaints = try compilation.complaints()
            #expect(complaints == "", "\(project), \(planned)")
        }
    }

    @Test("The quick lane compiles every project in Swift 6, and each pair of properties")
    func quickPlansCoverPairs() throws {
        let projects = try GeneratedProject.all()
        let plans = ModePlan.quick(projects, running: 12)
        let swift6 = PlannedCompilation(mode: .swift6, isDebug: true)
        #expect(plans.allSatisfy { $0.all.contains(swift6) })
        #expect(plans.prefix(12).allSatisfy { $0.run == [.swift6] })
        let kinds = Set(projects.flatMap(\.kinds))
        #expect(Set(kinds.map(\.style)) == ["async", "callback", "combine"])
        #expect(Set(kinds.map(\.isolation)) == ["MainActor", "Sendable", "none"])
        var covered: Set<CoveredPair> = []
        for (project, plan) in zip(projects, plans) {
            for planned in plan.all { covered.formUnion(planned.pairs(for: project.kinds)) }
        }
        var missing: Set<CoveredPair> = []
        for mode in LanguageMode.all {
            for isDebug in [true, false] {
                let planned = PlannedCompilation(mode: mode, isDebug: isDebug)
                missing.formUnion(planned.pairs(for: kinds).subtracting(covered))
            }
        }
        #expect(missing == [])
        // That is a small part of all projects in all modes.
        let count = plans.reduce(0) { $0 + $1.all.count } - projects.count
        #expect((LanguageMode.all.count...60).contains(count), "\(count) compilations")
    }

    @Test("In the complete lane several projects take every mode, and the rich ones take all")
    func completePlansShareModes() throws {
        let plans = ModePlan.complete(rich: 5, others: try GeneratedProject.all().count - 5)
        var takers: [PlannedCompilation: Int] = [:]
        for planned in plans.flatMap(\.all) { takers[planned, default: 0] += 1 }
        let swift6 = PlannedCompilation(mode: .swift6, isDebug: true)
        #expect(takers[swift6] == plans.count)
        for mode in LanguageMode.all {
            for isDebug in [true, false] {
                let planned = PlannedCompilation(mode: mode, isDebug: isDebug)
                #expect(takers[planned, default: 0] >= 3, "\(planned)")
            }
        }
        let rich = plans.filter { $0.all.count > LanguageMode.all.count }
        #expect(rich.count == 5)
    }

    @Test("Support that is left out is compiled with an earlier project in that mode")
    func leftOutSupportIsCompiled() throws {
        var compiled: [PlannedCompilation: Set<Data>] = [:]
        var leftOut = 0
        for project in try GeneratedProject.all() {
            for planned in project.plan.all {
                let known = project.knownSupport[planned] ?? []
                for (path, data) in project.support where known.contains(path) {
                    #expect(compiled[planned]?.contains(data) == true, "\(project): \(path)")
                    leftOut += 1
                }
                let files = project.support.filter {
                    !known.contains($0.key) && (planned.isDebug || !$0.key.hasPrefix("tests/"))
                }
                compiled[planned, default: []].formUnion(files.values)
            }
        }
        #expect(Lane.isComplete ? leftOut == 0 : leftOut > 200, "\(leftOut)")
    }

    @Test("A project with a warning fails to compile")
    func compilationCanFail() throws {
        let package = try TestPackage.shared.get()
        let project = try #require(try GeneratedProject.all().first { $0.module != nil })
        let warning = GeneratedProject(
            name: "Warning", module: "Warning",
            app: FileTree(["A.swift": Data("func a() { let unused = 1 }\n".utf8)]),
            tests: project.tests)
        let compilation = Compilation(project: warning, mode: .swift6, isDebug: true, package: package)
        #expect(try compilation.complaints().contains("unused"))
    }

    @Test("What pages show beside an example compiles in it", arguments: ["MobileBank", "Patterns"])
    func pages(example: String) throws {
        let pages = Checkout.root.appendingPathComponent("Sources/flowgen/flowgen.docc/HowTo")
        var shown = FileTree()
        for name in try FileTree.names(below: pages).sorted() {
            let text = try String(contentsOf: pages.appendingPathComponent(name), encoding: .utf8)
            let blocks = try text.matches(of: Regex("<!-- compiled: \(example) -->\n```swift\n((?s:.*?))```\n"))
            let code = blocks.compactMap { $0.output[1].substring }.joined(separator: "\n")
            // `#Preview` is a macro of Xcode's: what is in it is compiled in a function.
            let body = code.replacing(#/(?m)^#Preview\(.*\) \{$/#, with: "@MainActor func preview() -> some View {")
            if !code.isEmpty { shown.contents[name + ".swift"] = Data(body.utf8) }
        }
        #expect(shown.contents.count == 1)
        let planned = PlannedCompilation(mode: .swift6, isDebug: true)
        func complaints(_ files: FileTree) throws -> String {
            let project = try GeneratedProject.named(example).judging(files, in: planned)
            return try Compilation(project: project, mode: .swift6, isDebug: true, package: TestPackage.shared.get())
                .complaints()
        }
        let said = try complaints(shown)
        #expect(said == "")
        #expect(try complaints(FileTree(["A.swift": Data("let a = NoSuchModel()".utf8)])).contains("NoSuchModel"))
    }

    @Test("swift-format accepts all generated files")
    func lintIsSilent() throws {
        let place = try TemporaryFolder()
        let settings = ".swift-format"
        let common = GoldenCase.home.appendingPathComponent(settings)
        try place.write(String(contentsOf: common, encoding: .utf8), to: settings)
        let projects = try GoldenProject.all()
        #expect(projects.count > 50)
        for project in projects {
            let name = project.golden.name
            try project.written.write(to: place.folder(name))
            let own = try project.golden.text(settings)
            if !own.isEmpty { try place.write(own, to: "\(name)/\(settings)") }
        }
        var command = ChildProcess("swift", ["format", "lint", "--strict", "--recursive", "."], in: place.url)
        command.deadline = 300
        let outcome = try command.run()
        #expect(outcome.errors + outcome.output == "")
        #expect(outcome.status == 0)
    }
}
