// Tells whether an `@available` attribute excludes a declaration from use. The app's deployment targets are not known
// here, so a version counts only if it is beyond any that exists.

import SwiftSyntax

extension AttributeSyntax {
    /// Whether the attribute makes a declaration unavailable: everywhere, on the platform that flowgen is for, or in
    /// each language mode that builds its code.
    var excludesUse: Bool {
        guard case .availability(let list)? = arguments else { return false }
        let entries = list.map(\.argument)
        let first = entries.first.map(Self.platform) ?? ""
        return entries.contains { entry in
            switch entry {
            case .token(let token): token.text == "unavailable" && ["*", "iOS"].contains(first)
            case .availabilityVersionRestriction(let restriction):
                restriction.version.map { isBeyond($0, on: restriction.platform.text) } ?? false
            case .availabilityLabeledArgument(let argument): excludesUse(argument, on: first)
            }
        }
    }

    private static func platform(_ entry: AvailabilityArgumentSyntax.Argument) -> String {
        switch entry {
        case .token(let token): token.text
        case .availabilityVersionRestriction(let restriction): restriction.platform.text
        case .availabilityLabeledArgument: ""
        }
    }

    private func excludesUse(_ argument: AvailabilityLabeledArgumentSyntax, on platform: String) -> Bool {
        guard case .version(let version) = argument.value else { return false }
        switch argument.label.text {
        case "introduced": return isBeyond(version, on: platform)
        case "obsoleted": return platform == "swift" && (version.majorNumber ?? 6) < 6
        default: return false
        }
    }

    /// Language modes are 5 and 6; Apple writes 99 and more for a version that is yet to come.
    private func isBeyond(_ version: VersionTupleSyntax, on platform: String) -> Bool {
        let major = version.majorNumber ?? 0
        return platform == "swift" && major > 6 || platform == "iOS" && major > 98
    }
}

extension VersionTupleSyntax {
    fileprivate var majorNumber: Int? { Int(major.text) }
}
