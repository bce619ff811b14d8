// What an app has is read from the property lists and the settings of each build configuration, as Xcode reads them: a
// name somewhere in a file is not enough, and of a file that cannot be read the reason is told.

import FlowModel
import Testing

@testable import FlowgenKit

@Suite("What an SDK needs of the app")
struct AppRequirementsTests {
    /// What is said of a requirement in an app with these settings and files, without its fixed beginning.
    private func said(
        _ requirement: String, _ settings: String, debug: String? = nil, files: [String: String] = [:]
    ) throws -> String {
        try missing([("Lock", requirement)], settings, debug: debug, files: files)
            .map { "\($0.message); \($0.advice ?? "")" }.joined(separator: "\n")
            .replacing("'Lock' needs '\(requirement)', ", with: "")
    }

    /// What is said of requirements in an app with these settings and files; without settings there is no app.
    private func missing(
        _ needs: [(String, String)], _ settings: String?, debug: String? = nil, files: [String: String] = [:]
    ) throws -> [Diagnostic] {
        var texts = files
        if let settings { texts.merge(app(settings, debug: debug ?? settings)) { $1 } }
        let tree = try #require(InMemoryFileSystem(texts: texts))
        let location = SourceLocation(file: SourceFile(path: "door.yaml", bytes: []), range: 0..<0)
        return try AppRequirements(around: "App/Integrations", in: tree)
            .missing(needs.map { ($0, Located($1, at: location)) })
    }

    private func app(_ settings: String, debug: String) -> [String: String] {
        [
            "App.xcodeproj/project.pbxproj": """
            { rootObject = P; objects = {
              P = { targets = (A); mainGroup = M; };
              M = { sourceTree = "<group>"; children = (F, X); };
              F = { path = App; sourceTree = "<group>"; };
              X = { path = Base.xcconfig; sourceTree = "<group>"; };
              A = { name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F);
                    buildConfigurationList = L; };
              L = { buildConfigurations = (D, R); };
              D = { name = Debug; baseConfigurationReference = X; buildSettings = { \(debug) }; };
              R = { name = Release; baseConfigurationReference = X; buildSettings = { \(settings) }; };
            }; }
            """
        ]
    }

    private static let generated = "GENERATE_INFOPLIST_FILE = YES;"
    private static let file = "INFOPLIST_FILE = App/Info.plist;"
    private static let camera = "NSCameraUsageDescription"

    private func list(_ content: String) -> [String: String] {
        ["App/Info.plist": "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\(content)</dict></plist>\n"]
    }

    @Test("A build setting counts if it says something, and if Xcode knows it") func settings() throws {
        let text = "\(Self.generated) INFOPLIST_KEY_NSCameraUsageDescription"
        #expect(try said(Self.camera, "\(text) = \"To scan.\";") == "")
        let advice = "add the build setting `INFOPLIST_KEY_NSCameraUsageDescription = why the app needs it` to the "
        let whole = "which the app 'App' lacks; \(advice)target, in Xcode on its page Info"
        #expect(try said(Self.camera, "\(text) = \"\";") == whole)
        #expect(try said(Self.camera, Self.generated) == whole)
        #expect(try said(Self.camera, "INFOPLIST_KEY_NSCameraUsageDescription = Unused;") == "")
        let unknown = try said(
            "GADApplicationIdentifier", "\(Self.generated) INFOPLIST_KEY_GADApplicationIdentifier = ca;")
        #expect(unknown.hasSuffix("page Info; there is no build setting `INFOPLIST_KEY_GADApplicationIdentifier`"))
        #expect(try said("audio", "\(Self.generated) INFOPLIST_KEY_UIBackgroundModes = audio;") != "")
    }

    @Test("Each configuration has what is required") func configurations() throws {
        let debug = "\(Self.generated) INFOPLIST_KEY_NSCameraUsageDescription = Scans;"
        let missing = try said(Self.camera, Self.generated, debug: debug)
        #expect(missing.hasPrefix("which the app 'App' lacks in the configuration 'Release'; "))
    }

    @Test("Settings come from files of settings, and those that they include") func settingsFiles() throws {
        let files = [
            "Base.xcconfig": "// INFOPLIST_KEY_NSCameraUsageDescription = No\n#include \"A/../Shared/App.xcconfig\"\n",
            "Shared/App.xcconfig": "\(Self.generated)\nINFOPLIST_KEY_NSCameraUsageDescription[sdk=iphoneos*] = Scans\n",
        ]
        #expect(try said(Self.camera, "GENERATE_INFOPLIST_FILE = YES;", files: files) == "")
        #expect(try said(Self.camera, Self.generated, files: ["Base.xcconfig": files["Base.xcconfig"] ?? ""]) != "")
    }

    @Test(
        "Values of Info.plist",
        arguments: [
            ("NSCameraUsageDescription", "<key>NSCameraUsageDescription</key><string>To &amp; fro</string>", true),
            ("NSCameraUsageDescription", "<key>NSCameraUsageDescription</key><string>  </string>", false),
            ("NSCameraUsageDescription", "<key>NSCameraUsageDescription</key><string/>", false),
            ("NSCameraUsageDescription", "<key>NSCameraUsageDescription</key><true/>", false),
            ("NSCameraUsageDescription", "<!-- <key>NSCameraUsageDescription</key><string>No</string> -->", false),
            ("FirebaseAppDelegateProxyEnabled", "<key>FirebaseAppDelegateProxyEnabled</key><false/>", true),
            ("audio", "<key>UIBackgroundModes</key><array><string>audio</string></array>", true),
            ("audio", "<key>CFBundleName</key><string>audio</string>", false),
            (
                "bank://",
                "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>Bank</string></array>"
                    + "</dict></array>", true
            ),
            (
                "bank://",
                "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>$(SCHEME)</string>"
                    + "</array></dict></array>", true
            ),
            ("bank://", "<key>LSApplicationQueriesSchemes</key><array><string>bank</string></array>", false),
            ("bank://", "<key>CFBundleURLTypes</key><array/>", false),
        ]) func values(requirement: String, content: String, isThere: Bool) throws
    {
        #expect(try said(requirement, Self.file, files: list(content)).isEmpty == isThere)
    }

    @Test(
        "Values of entitlements",
        arguments: [
            ("<true/>", true), ("<false/>", false), ("<array/>", false), ("<array><string>x</string></array>", true),
            ("<string></string>", false), ("<string>production</string>", true),
        ]) func entitlements(value: String, isThere: Bool) throws
    {
        let files = ["App.entitlements": "<plist><dict><key>aps-environment</key>\(value)</dict></plist>"]
        let settings = "CODE_SIGN_ENTITLEMENTS = \"$(TARGET_NAME).entitlements\";"
        #expect(try said("aps-environment", settings, files: files).isEmpty == isThere)
        #expect(try said("aps-environment", "").hasPrefix("which the app 'App' lacks; add the capability in Xcode"))
    }

    @Test("Modes and schemes that one list holds are advised at once, whoever needs them") func lists() throws {
        let needs = [("Lock", "audio"), ("Lock", "voip"), ("Lock", "bank://"), ("Call", "voip"), ("Call", "fetch")]
        let found = try missing(needs, Self.file, files: list(""))
        #expect(
            found.map(\.message) == [
                "'Lock' needs 'audio', 'voip', 'Call' needs 'voip', 'fetch', which the app 'App' lacks",
                "'Lock' needs 'bank://', which the app 'App' lacks",
            ])
        let modes = "<string>audio</string><string>voip</string><string>fetch</string>"
        #expect(found.first?.advice == "add `<key>UIBackgroundModes</key><array>\(modes)</array>` to App/Info.plist")
        let some = list("<key>UIBackgroundModes</key><array><string>voip</string></array>")
        let rest = try missing(needs, Self.file, files: some)
        #expect(rest.first?.message == "'Lock' needs 'audio', 'Call' needs 'fetch', which the app 'App' lacks")
        let strings = "<string>audio</string><string>fetch</string>"
        #expect(rest.first?.advice == "add `\(strings)` to the `UIBackgroundModes` of App/Info.plist")
        let without = try missing(needs, Self.generated)
        #expect(without.first?.advice?.hasPrefix("switch on audio, voip, fetch in Xcode, ") == true)
    }

    @Test("Where no app is found, a note says what nobody has looked for") func noApp() throws {
        let needs = [("Lock", "audio"), ("Lock", Self.camera)]
        for (manifest, advice) in [
            ("project.yml", "run `xcodegen generate` before "),
            ("Project.swift", "run `tuist generate` before "), ("Package.swift", "check the app yourself; "),
        ] {
            let found = try missing(needs, nil, files: [manifest: ""])
            #expect(found.map(\.severity) == [.note])
            let words = "'Lock' needs 'audio', '\(Self.camera)', but no Xcode project of an app was found to look into"
            #expect(found.first?.message == words)
            #expect(found.first?.advice?.hasPrefix(advice) == true)
        }
        #expect(try missing([], nil).isEmpty)
    }

    @Test(
        "The advice for an entitlement has its value, or says who writes it",
        arguments: [
            ("aps-environment", "add `<key>aps-environment</key><string>development</string>` to App.entitlements"),
            (
                "com.apple.developer.applesignin",
                "add `<key>com.apple.developer.applesignin</key><array><string>Default</string></array>` "
                    + "to App.entitlements"
            ),
            (
                "com.apple.developer.siri", "add `<key>com.apple.developer.siri</key><true/>` to App.entitlements"
            ),
            (
                "com.apple.developer.other",
                "add its capability in Xcode, on the target's page Signing & Capabilities: Xcode writes "
                    + "`<key>com.apple.developer.other</key>` and its value into App.entitlements"
            ),
        ]) func entitlementValues(name: String, advice: String) throws
    {
        let settings = "CODE_SIGN_ENTITLEMENTS = App.entitlements;"
        let found = try missing([("Lock", name)], settings, files: ["App.entitlements": "<plist><dict/></plist>"])
        #expect(found.map(\.advice) == [advice])
    }

    @Test("A file that cannot be read is named") func unreadable() throws {
        for bytes in ["bplist00", "<plist><dict><key>a</key></dict></plist>", "<plist><dict>", "<<<<<<< ours\n"] {
            let found = try said(Self.camera, Self.file, files: ["App/Info.plist": bytes])
            let advice = "fix it; if it is a binary one, run `plutil -convert xml1 App/Info.plist`"
            #expect(found == "but App/Info.plist cannot be read as a property list; \(advice)", "\(bytes)")
        }
        let absent = "but App/Info.plist is missing; create it, or correct the app's build setting INFOPLIST_FILE"
        #expect(try said(Self.camera, Self.file) == absent)
        #expect(try said(Self.camera, "INFOPLIST_FILE = \"$(UNKNOWN)/Info.plist\";") == "")
        let old = ["App/Info.plist": "{ NSCameraUsageDescription = Scans; }"]
        #expect(try said(Self.camera, Self.file, files: old) == "")
    }

    @Test("Misspelt names are corrected, and names of Apple's and of an SDK are taken") func spelling() {
        #expect(AppRequirement.correction(of: "bluetooth-centrl") == "did you mean `bluetooth-central`?")
        #expect(AppRequirement.correction(of: "NSCamraUsageDescription") == "did you mean `NSCameraUsageDescription`?")
        #expect(AppRequirement.correction(of: "newsstand")?.hasPrefix("write a key of Info.plist, ") == true)
        #expect(AppRequirement.correction(of: "://") != nil)
        for name in ["audio", "bank://", "aps-environment", "GADApplicationIdentifier", "NFCReaderUsageDescription"] {
            #expect(AppRequirement.correction(of: name) == nil)
        }
    }
}
