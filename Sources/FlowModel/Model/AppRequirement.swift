// What an SDK needs of the app beside code, as `requires` of an integration names it. A misspelt name would be looked
// for in vain, and Xcode ignores it without a word, so the names that Apple has given are listed here.

package enum AppRequirement: Sendable {
    /// A key of `Info.plist`.
    case info(key: String)
    case entitlement(String)
    /// URL schemes, without `://`.
    case schemes([String])
    /// Background modes.
    case modes([String])

    package init(_ text: String) {
        if text.hasSuffix("://") {
            self = .schemes([String(text.dropLast(3))])
        } else if text.hasPrefix("com.apple.") || text == "aps-environment" || text == "keychain-access-groups" {
            self = .entitlement(text)
        } else if text.first?.isUppercase == true {
            self = .info(key: text)
        } else {
            self = .modes([text])
        }
    }

    /// Both requirements in one, if one list of `Info.plist` holds them; else nil.
    package func merged(with other: AppRequirement) -> AppRequirement? {
        switch (self, other) {
        case (.schemes(let own), .schemes(let others)): .schemes(own + others.filter { !own.contains($0) })
        case (.modes(let own), .modes(let others)): .modes(own + others.filter { !own.contains($0) })
        default: nil
        }
    }

    /// How to write a name that is none of Apple's; nil if it is one, or one that only an SDK knows.
    package static func correction(of text: String) -> String? {
        switch AppRequirement(text) {
        case .modes where !modes.contains(text):
            return didYouMean(text, among: modes).map { "did you mean `\($0)`?" }
                ?? "write a key of Info.plist, an entitlement, a URL scheme such as `bank://`, or one of the background "
                + "modes \(modes.joined(separator: ", "))"
        case .schemes([""]): return "write the scheme before `://`, such as `bank://`"
        case .info where text.hasSuffix("UsageDescription") && !usageDescriptions.contains(text):
            return didYouMean(text, among: usageDescriptions).map { "did you mean `\($0)`?" }
        default: return nil
        }
    }

    /// The modes of https://developer.apple.com/documentation/bundleresources/information-property-list/uibackgroundmodes
    private static let modes = [
        "audio", "bluetooth-central", "bluetooth-peripheral", "external-accessory", "fetch", "location",
        "nearby-interaction", "processing", "push-to-talk", "remote-notification", "voip",
    ]

    /// The value of an entitlement; the words in upper case are the developer's. Nil if it is not known.
    package static func value(ofEntitlement name: String) -> String? {
        let short = name.replacing("com.apple.developer.", with: "")
        if short == "aps-environment" { return "<string>development</string>" }
        if ["healthkit", "homekit", "siri"].contains(short) { return "<true/>" }
        let texts = [
            "applesignin": "Default", "associated-domains": "applinks:DOMAIN", "in-app-payments": "merchant.NAME",
            "nfc.readersession.formats": "TAG", "com.apple.security.application-groups": "group.NAME",
            "keychain-access-groups": "$(AppIdentifierPrefix)NAME",
        ]
        return texts[short].map { "<array><string>\($0)</string></array>" }
    }

    /// The keys for which Xcode has a build setting `INFOPLIST_KEY_…`: those of its build settings reference. It ignores
    /// such a setting for any other key.
    package static let keysWithSetting = Set(
        usageDescriptions
            + """
            CFBundleDisplayName GCSupportsControllerUserInteraction GCSupportsGameMode ITSAppUsesNonExemptEncryption
            ITSEncryptionExportComplianceCode LSApplicationCategoryType LSBackgroundOnly LSSupportsOpeningDocumentsInPlace
            LSUIElement MetalCaptureEnabled NSHumanReadableCopyright NSLocationTemporaryUsageDescriptionDictionary
            NSPrincipalClass NSSensorKitPrivacyPolicyURL NSSupportsLiveActivities NSSupportsLiveActivitiesFrequentUpdates
            UIApplicationSupportsIndirectInputEvents UILaunchStoryboardName UIMainStoryboardFile
            UIRequiredDeviceCapabilities UIRequiresFullScreen UIStatusBarHidden UIStatusBarStyle
            UISupportedInterfaceOrientations UISupportsDocumentBrowser UIUserInterfaceStyle
            """.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let usageDescriptions =
        """
        AccessoryTracking AppData AppleEvents AppleMusic BluetoothAlways BluetoothPeripheral BluetoothWhileInUse Calendars
        CalendarsFullAccess CalendarsWriteOnlyAccess Camera Contacts CriticalMessaging DesktopFolder DocumentsFolder
        DownloadsFolder FaceID FallDetection FileProviderDomain FileProviderPresence FinancialData FocusStatus GKFriendList
        HandsTracking HealthClinicalHealthRecordsShare HealthShare HealthUpdate HomeKit Identity LocalNetwork Location
        LocationAlways LocationAlwaysAndWhenInUse LocationWhenInUse MainCamera Microphone Motion NearbyInteraction
        NearbyInteractionAllowOnce NetworkVolumes PhotoLibrary PhotoLibraryAdd Reminders RemindersFullAccess
        RemovableVolumes SensorKit Siri SpeechRecognition SystemAdministration SystemExtension UserTracking
        VideoSubscriberAccount VoIP WorldSensing
        """.split(whereSeparator: \.isWhitespace).map { "NS\($0)UsageDescription" } + ["NFCReaderUsageDescription"]
}
