// What was generated from a batch of random flows, as a project that can be compiled.

import Foundation
import MergeFuzzing
import TestSupport

extension RandomSettings {
    /// The Swift files of a folder as a project.
    func project(_ files: FileTree, _ support: String) -> GeneratedProject {
        let swift = files.contents.filter { $0.key.hasSuffix(".swift") }
        let tests = swift.filter { $0.key.hasPrefix("Tests/") || $0.key.hasPrefix("Checks/") }
        var app = swift.filter { tests[$0.key] == nil }
        var services: [String: Data] = [:]
        if isApart {
            services = app.filter { $0.key.hasPrefix("Integrations/Services/") }
            app = app.filter { services[$0.key] == nil }
            services["Support.swift"] = Data(support.utf8)
        } else {
            app["Support.swift"] = Data(support.utf8)
        }
        var project = GeneratedProject(name: "Batch\(seed)", module: "App", app: FileTree(app), tests: FileTree(tests))
        if isApart {
            project.servicesModule = "Services"
            project.services = FileTree(services)
        }
        return project
    }
}
