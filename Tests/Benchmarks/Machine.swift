// The machine that figures were taken on; without it they say little.

import Foundation

/// Facts about this machine.
enum Machine {
    /// One line: processor, cores, system, compiler.
    static var summary: String {
        let information = ProcessInfo.processInfo
        return [
            processor, "\(information.processorCount) cores", system, compiler,
        ].joined(separator: " · ")
    }

    private static var system: String {
        let lines = lines(of: "/etc/os-release")
        guard let line = lines.first(where: { $0.hasPrefix("PRETTY_NAME=") }) else {
            return ProcessInfo.processInfo.operatingSystemVersionString
        }
        return line.dropFirst("PRETTY_NAME=".count).trimmingCharacters(in: ["\""])
    }

    private static var processor: String {
        let line = lines(of: "/proc/cpuinfo").first { $0.hasPrefix("model name") }
        let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        return name ?? architecture
    }

    private static var architecture: String {
        #if arch(arm64)
            "arm64"
        #else
            "x86_64"
        #endif
    }

    private static var compiler: String {
        #if compiler(>=6.4)
            "Swift 6.4 or later"
        #elseif compiler(>=6.3)
            "Swift 6.3"
        #elseif compiler(>=6.2)
            "Swift 6.2"
        #else
            "Swift 6.1"
        #endif
    }

    private static func lines(of path: String) -> [String] {
        guard let bytes = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
