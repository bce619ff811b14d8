// The manifest of the package in which generated tests are run. A project occurs once for each
// language mode; since its tests import one module name, that name is an alias of the real one.

import Foundation
import TestSupport

/// The text of a package's manifest.
struct TestPackageManifest {
    let projects: [GeneratedProject]

    var text: String {
        let targets = projects.flatMap { project in
            LanguageMode.run.flatMap { self.targets(project, $0) }
        }
        return """
            // swift-tools-version: 6.1
            // Written by flowgen's own tests: every golden's code, in each language mode.

            import PackageDescription

            #if os(Linux)
                let apple = ["Combine", "SwiftUI", "UIKit"]
            #else
                let apple: [String] = []
            #endif
            let modules = apple + ["DeepSwiftSeek", "KeychainSwift", "ParcelWire"]
            let standIns: [Target.Dependency] = modules.map { .product(name: $0, package: "StandIns") }

            let package = Package(
                name: "GeneratedCode",
                platforms: [.macOS(.v12), .iOS(.v15)],
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
        let alias = mode.options + ["-module-alias", "\(module)=\(name)"]
        let app = Self.target("target", name, "standIns", mode.options)
        guard !project.tests.contents.isEmpty else { return [app] }
        return [
            app, Self.target("testTarget", name + "Tests", "[\"\(name)\"] + standIns", alias),
        ]
    }

    private static func target(
        _ kind: String, _ name: String, _ dependencies: String, _ options: [String]
    ) -> String {
        ".\(kind)(name: \"\(name)\", dependencies: \(dependencies), "
            + "swiftSettings: [.unsafeFlags(\(options))]),"
    }
}
