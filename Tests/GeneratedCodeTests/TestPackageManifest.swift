// The manifest of the package in which generated tests run. A project occurs once for each of its language modes; since
// its tests import one module name, that name is an alias of the real one.

import Foundation
import TestSupport

/// The text of a package's manifest.
struct TestPackageManifest {
    let projects: [GeneratedProject]
    /// The modules of the stand-in package.
    let standInModules: [String]

    var text: String {
        let targets = projects.flatMap { project in
            project.plan.run.flatMap { self.targets(project, $0) }
        }
        return """
            // swift-tools-version: 6.1
            // Written by flowgen's own tests: the code of each project, in the modes in which its tests run.

            import PackageDescription

            let modules = \(standInModules)
            let standIns: [Target.Dependency] = modules.map { .product(name: $0, package: "StandIns") }

            let package = Package(
                name: "GeneratedCode",
                platforms: [.macOS(.v13), .iOS(.v16)],
                dependencies: [.package(path: "\(standIns)")],
                targets: [
                    .target(name: "StandInModules", dependencies: standIns),
                    \(targets.joined(separator: "\n        "))
                ]
            )

            """
    }

    private var standIns: String {
        Checkout.root.appendingPathComponent("Tests/StandIns").path
    }

    private func targets(_ project: GeneratedProject, _ mode: LanguageMode) -> [String] {
        let name = "\(project.name)_\(mode)"
        guard let module = project.module else {
            return [Self.target("testTarget", name + "Tests", "standIns", mode.options)]
        }
        var options = mode.options
        var dependencies = "standIns"
        var targets: [String] = []
        if let services = project.servicesModule {
            let servicesName = project.servicesName(mode)
            targets.append(Self.target("target", servicesName, "standIns", mode.options))
            options += ["-module-alias", "\(services)=\(servicesName)"]
            dependencies = "[\"\(servicesName)\"] + standIns"
        }
        targets.append(Self.target("target", name, dependencies, options))
        guard !project.tests.contents.isEmpty else { return targets }
        options += ["-module-alias", "\(module)=\(name)"]
        let tested = "[\"\(name)\"] + \(dependencies)"
        return targets + [Self.target("testTarget", name + "Tests", tested, options)]
    }

    private static func target(_ kind: String, _ name: String, _ dependencies: String, _ options: [String]) -> String {
        ".\(kind)(name: \"\(name)\", dependencies: \(dependencies), "
            + "swiftSettings: [.unsafeFlags(\(options + ["-warnings-as-errors"]))]),"
    }
}

extension GeneratedProject {
    /// The name of the services' module in a mode, for it occurs once for each.
    func servicesName(_ mode: LanguageMode) -> String { "\(name)_\(mode)Services" }
}
