// The flows that `new NAME` begins with, one for each kind of SDK, and a general one. A starter validates, generates
// and builds as it is, and its tests pass: it needs no SDK, until somebody names one.

import SwiftText

package enum StarterKind: String, CaseIterable, Sendable {
    case general
    case chat
    case messenger
    case payment
    case paywall
    case signIn = "sign-in"
    case scan
    case push
    case call
    case bluetooth
    case location
    case permission
    case store
    case analytics
    case flags

    /// The kind that a flow's name suggests, or else the name of its SDK; nil if neither suggests one.
    package init?(named name: String, sdk: String?) {
        let kinds: [(kind: StarterKind, words: Set<String>)] = [
            (.messenger, ["messenger", "message", "messages", "messaging", "inbox"]),
            (.chat, ["chat", "chatbot", "bot", "assistant", "conversation"]),
            (.paywall, ["paywall", "subscription", "subscriptions", "premium", "offers"]),
            (
                .payment,
                ["pay", "payment", "payments", "checkout", "purchase", "purchases", "shop"]
            ),
            (.signIn, ["sign", "signin", "login", "log", "auth", "session", "account"]),
            (.scan, ["scan", "scanner", "ocr", "barcode", "code"]),
            (.push, ["push", "notification", "notifications"]),
            (.call, ["call", "calls", "calling", "video", "voice"]),
            (.bluetooth, ["bluetooth", "ble", "beacon", "device"]),
            (.location, ["location", "map", "maps", "position", "tracking"]),
            (.permission, ["permission", "permissions", "access", "authorization", "consent"]),
            (.store, ["store", "storage", "keychain", "vault", "cache", "secrets"]),
            (.analytics, ["analytics", "tracker", "metrics", "events"]),
            (.flags, ["flag", "flags", "feature", "features", "experiments", "config"]),
        ]
        for words in [name, sdk ?? ""].map(Self.words) {
            if let found = kinds.first(where: { !$0.words.isDisjoint(with: words) }) {
                self = found.kind
                return
            }
        }
        return nil
    }

    /// The words of a name in lower case: `ocr` and `scan` for `OCRScan`.
    static func words(of name: String) -> [String] { SwiftText.words(name).map { $0.lowercased() } }
}

package struct StarterFlow: Sendable, Hashable {
    package let name: String
    package let kind: StarterKind
    /// The SDK's module; nil if it is not known yet.
    package let sdk: String?

    /// Whether somebody has chosen the kind, and not flowgen.
    package let isChosen: Bool

    package init(name: String, kind: StarterKind?, sdk: String?) {
        self.name = name
        self.kind = kind ?? StarterKind(named: name, sdk: sdk) ?? .general
        self.sdk = sdk
        isChosen = kind != nil
    }

    /// Whether an argument of the command line is the name of a flow, rather than a file.
    package static func isName(_ argument: String) -> Bool {
        guard let first = argument.unicodeScalars.first, first.properties.isUppercase else {
            return false
        }
        let isPlain = argument.unicodeScalars.allSatisfy {
            $0 == "_" || $0.properties.isXIDContinue
        }
        return isPlain && Root.kind(ofArgument: argument) == .absent
    }

    /// The name of a starter flow that an argument in another spelling may mean: `ChatBot` for `chat-bot`; nil if it
    /// means none.
    static func name(meantBy argument: String) -> String? {
        let words = argument.split { $0 == "-" || $0 == "_" || $0 == " " }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return isName(name) && !isName(argument) ? name : nil
    }

    /// The file's path below the root: `flows/chat-bot.yaml`.
    package var path: String {
        "flows/" + StarterKind.words(of: name).joined(separator: "-") + ".yaml"
    }

    package var text: String {
        let file = "\(lowerCamel(kind)).yaml"
        let text = String(decoding: PackageResources.named(file) ?? [], as: UTF8.self)
        return text.replacing("Starter", with: name) + integrations
    }

    private func lowerCamel(_ kind: StarterKind) -> String {
        kind.rawValue.replacing("-i", with: "I")
    }

    private var integrations: String {
        let head = "\n# The SDKs that can implement the flow. Each gets a wrapper, for you to fill in.\n"
        if let sdk { return head + "integrations:\n  \(sdk):\n    sdk: \(sdk)\n" }
        return head + """
            integrations:
              # Name it after the SDK, with `was: Vendor\(name)` below it. Then add `sdk:`, the module to import, and
              # `client:`, the object that the wrapper uses.
              Vendor\(name):

            """
    }
}
