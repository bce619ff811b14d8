// What every file takes from the configuration: the visibility of what the app uses, and where that is.

import FlowModel

extension Configuration {
    /// What precedes a declaration that the app uses: `public `, `package `, or nothing.
    var visibility: String { access == .internal ? "" : access.rawValue + " " }

    /// The module of the services folder, for files outside it; none where all is one module.
    var servicesModules: [String] { servicesModule.map { [$0.value] } ?? [] }

    /// Whether mocks and their tests are inside `#if DEBUG`.
    var isDebugOnly: Bool { mocks == .debug }
}
