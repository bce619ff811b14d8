// Which project is compiled in which modes.
//
// All modes for all projects would take half an hour on two cores, and nearly all of that would find nothing. So the
// complete lane compiles every project in Swift 6; the richest projects take every other mode, and the others share
// these modes. The quick lane compiles every project in Swift 6, runs the tests of those whose wrappers are filled in
// and of one for each style and isolation, and compiles in the other modes as few projects as have each pair of style,
// isolation, mode and build configuration.
//
// A project's tests are built to run, as object code, and are not compiled a second time in that mode.

/// One compilation of a project.
struct PlannedCompilation: Sendable, Hashable, CustomStringConvertible {
    let mode: LanguageMode
    /// Whether DEBUG is defined. Without it most projects have no mocks, and no tests.
    let isDebug: Bool

    var description: String { "\(mode)\(isDebug ? ", DEBUG" : "")" }
}

/// The modes of one project.
struct ModePlan: Sendable {
    /// The modes in which its tests are built and run.
    var run: [LanguageMode]
    /// What is only compiled.
    var compiled: [PlannedCompilation]

    /// Everything that is compiled, to run or not.
    var all: Set<PlannedCompilation> {
        Set(compiled).union(run.map { PlannedCompilation(mode: $0, isDebug: true) })
    }
}

// MARK: - The complete lane

extension ModePlan {
    /// The plans of the complete lane: of projects that take every mode, then of those that share the modes.
    static func complete(rich: Int, others: Int) -> [ModePlan] {
        Array(repeating: .everyMode, count: rich) + (0..<others).map(sharing)
    }

    private static let everyMode: ModePlan = {
        let run = [LanguageMode.swift6, .swift5AllFeaturesMainActor]
        let debug = Set(LanguageMode.all).subtracting(run).sorted { $0.name < $1.name }
        let release = [LanguageMode.swift5, .swift6AllFeatures, .swift6MainActor]
        return ModePlan(
            run: run,
            compiled: debug.map { PlannedCompilation(mode: $0, isDebug: true) }
                + release.map { PlannedCompilation(mode: $0, isDebug: false) })
    }()

    /// - Parameter index: The project's position among those that share the modes.
    private static func sharing(index: Int) -> ModePlan {
        let all = LanguageMode.all
        let run = LanguageMode.run[index % LanguageMode.run.count]
        let debug = Set([all[index % all.count], .swift6]).subtracting([run])
        let release = all[(index + all.count / 2) % all.count]
        return ModePlan(
            run: [run],
            compiled: debug.sorted { $0.name < $1.name }
                .map { PlannedCompilation(mode: $0, isDebug: true) }
                + [PlannedCompilation(mode: release, isDebug: false)])
    }
}

// MARK: - The quick lane

extension ModePlan {
    /// The plans of the quick lane, for these projects.
    ///
    /// - Parameter running: How many of them have tests that are run. They come first.
    static func quick(_ projects: [GeneratedProject], running: Int) -> [ModePlan] {
        var plans = projects.indices.map { index in
            index < running
                ? ModePlan(run: [.swift6], compiled: [])
                : ModePlan(run: [], compiled: [PlannedCompilation(mode: .swift6, isDebug: true)])
        }
        var candidates = projects.indices.flatMap { index in
            PlannedCompilation.all.map { (index, $0, $0.pairs(for: projects[index].kinds)) }
        }
        var missing = candidates.reduce(into: Set<CoveredPair>()) { $0.formUnion($1.2) }
        for (project, plan) in zip(projects, plans) {
            for planned in plan.all { missing.subtract(planned.pairs(for: project.kinds)) }
        }
        // Greedily: the compilation with the most missing pairs for its cost comes next, rather of a project that has
        // few so far.
        while true {
            candidates.removeAll { $0.2.isDisjoint(with: missing) }
            let worths = candidates.map { index, _, pairs in
                Double(pairs.count(where: missing.contains)) / projects[index].cost
                    / Double(1 + plans[index].compiled.count)
            }
            guard let best = worths.indices.max(by: { worths[$0] < worths[$1] }) else {
                return plans
            }
            let (index, planned, pairs) = candidates[best]
            plans[index].compiled.append(planned)
            missing.subtract(pairs)
        }
    }
}

/// Two properties of a flow that is compiled.
struct CoveredPair: Hashable, CustomStringConvertible {
    let one: String
    let other: String

    var description: String { "\(one) and \(other)" }
}

extension PlannedCompilation {
    /// Every compilation that a project may have.
    fileprivate static let all = LanguageMode.all.flatMap { mode in
        [true, false].map { PlannedCompilation(mode: mode, isDebug: $0) }
    }

    /// The pairs of style, isolation, mode and configuration that occur when flows of some kinds are compiled.
    func pairs(for kinds: Set<FlowKind>) -> Set<CoveredPair> {
        let configuration = isDebug ? "DEBUG" : "no DEBUG"
        var pairs: Set = [CoveredPair(one: mode.name, other: configuration)]
        for kind in kinds {
            let isolation = "isolation \(kind.isolation)"
            pairs.insert(CoveredPair(one: kind.style, other: isolation))
            for property in [kind.style, isolation] {
                pairs.insert(CoveredPair(one: property, other: mode.name))
                pairs.insert(CoveredPair(one: property, other: configuration))
            }
        }
        return pairs
    }
}

extension GeneratedProject {
    /// What a compilation costs, roughly: to start the compiler is as much as to compile 100,000 bytes.
    fileprivate var cost: Double {
        let code = [services, app, tests].flatMap(\.contents.values)
        return Double(code.reduce(100_000) { $0 + $1.count })
    }
}
