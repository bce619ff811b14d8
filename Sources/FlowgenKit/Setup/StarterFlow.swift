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

    /// Words of names, and modules of SDKs, that suggest a kind; each may be a run of words, such as `signin`.
    private static let terms: [StarterKind: String] = [
        .chat: "chatbot bot assistant openai deepseek anthropic foundationmodels googlegenerativeai",
        .messenger: """
        messenger message messages messaging inbox chats sendbird streamchat twilioconversations intercom zendesk
        """,
        .payment: "pay payment payments checkout purchase purchases wallet passkit stripe adyen braintree paypal",
        .paywall: """
        paywall subscription subscriptions premium storekit revenuecat purchaseskit adapty superwall qonversion
        """,
        .signIn: """
        signin signup login logon auth authentication authenticationservices localauthentication firebaseauth auth0
        biometric biometrics faceid touchid
        """,
        .scan: "scan scanner ocr barcode qrcode visionkit scandit",
        .push: "push notification notifications usernotifications firebasemessaging onesignal",
        .call: "call calls calling videocall voicecall callkit twilio agorartc webrtc livekit",
        .bluetooth: "bluetooth ble beacon beacons corebluetooth",
        .location: "location geofence corelocation",
        .permission: """
        permission permissions consent apptrackingtransparency camera microphone contacts photos avfoundation healthkit
        """,
        .store: "storage tokenstore keychain vault cache secrets",
        .analytics: "analytics tracker metrics mixpanel amplitude posthog telemetrydeck",
        .flags: "flag flags featureflags experiment experiments remoteconfig firebaseremoteconfig launchdarkly",
    ]

    /// The kinds that a flow's name and its SDK suggest, and which of them does; the first decides. Of the runs of words
    /// in a name a longer one decides, then a later one: `LocationPermission` is a permission. Chats are held with
    /// assistants, unless the SDK connects people.
    static func suggested(byName name: String, sdk: String?) -> [(kind: StarterKind, by: String)] {
        let kinds = Dictionary(
            uniqueKeysWithValues: terms.flatMap { kind, terms in
                terms.split(whereSeparator: \.isWhitespace).map { (String($0), kind) }
            })
        func kind(of words: [String]) -> StarterKind? {
            for count in (0..<words.count).reversed() {
                for start in (0..<words.count - count).reversed() {
                    if let kind = kinds[words[start...start + count].joined()] { return kind }
                }
            }
            return nil
        }
        let found = [name, sdk].compactMap(\.self).compactMap { text in kind(of: words(of: text)).map { ($0, text) } }
        return found.isEmpty && words(of: name).contains("chat") ? [(.chat, name)] : found
    }

    /// The words of a name in lower case: `ocr` and `scan` for `OCRScan`.
    static func words(of name: String) -> [String] { SwiftText.words(name).map { $0.lowercased() } }
}

package struct StarterFlow: Sendable, Hashable {
    package let name: String
    package let kind: StarterKind
    /// The SDK's module; nil if it is not known yet.
    package let sdk: String?

    /// Says why it is of this kind; nil if somebody has chosen the kind, and not flowgen.
    let reason: String?

    package init(name: String, kind: StarterKind?, sdk: String?) {
        let suggested = StarterKind.suggested(byName: name, sdk: sdk)
        (self.name, self.sdk) = (name, sdk)
        self.kind = kind ?? suggested.first?.kind ?? .general
        var cause = suggested.first.map { "as \($0.by == name ? "its name" : $0.by) suggests" }
        if let other = suggested.last, other.kind != self.kind {
            cause? += "; \(other.by) suggests `\(other.kind.rawValue)`"
        }
        let chosen = "\(name) begins as `\(self.kind.rawValue)`, \(cause ?? "since nothing suggests another kind")."
        reason = kind == nil ? chosen : nil
    }

    /// Names the kinds that flowgen has chosen, and the others.
    static func choices(in starters: [StarterFlow]) -> String {
        let reasons = starters.compactMap(\.reason)
        let taken = starters.map(\.kind)
        let others = StarterKind.allCases.filter { !taken.contains($0) }.map(\.rawValue).joined(separator: ", ")
        return reasons.isEmpty ? "" : (reasons + ["`--kind` takes another: \(others)."]).map { $0 + "\n" }.joined()
    }

    /// Whether an argument of the command line is the name of a flow, rather than a file.
    package static func isName(_ argument: String) -> Bool {
        guard let first = argument.unicodeScalars.first, first.properties.isUppercase else { return false }
        let isPlain = argument.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
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
        if let sdk {
            let words = sdk.prefix { $0 != "." }.filter { $0 == "_" || $0.isLetter || $0.isNumber }
            let type = words.isEmpty ? "Vendor\(name)" : words.prefix(1).uppercased() + words.dropFirst()
            return head + "integrations:\n  \(type):\n    sdk: \(sdk)\n"
        }
        return head + """
            integrations:
              # Name it after the SDK, with `was: Vendor\(name)` below it. Then add `sdk:`, the module to import, and
              # `client:`, the object that the wrapper uses.
              Vendor\(name):

            """
    }
}
