// What an SDK needs of the app beside code, as `requires` of an integration names it. A misspelt name would be looked
// for in vain, and Xcode ignores it without a word, so the names that Apple has given are listed here.

package enum AppRequirement: Sendable {
    /// A key of `Info.plist`.
    case info(key: String)
    case entitlement(String)
    /// A URL scheme, without `://`.
    case scheme(String)
    /// A background mode.
    case mode(String)

    package init(_ text: String) {
        if text.hasSuffix("://") {
            self = .scheme(String(text.dropLast(3)))
        } else if text.hasPrefix("com.apple.") || text == "aps-environment" || text == "keychain-access-groups" {
            self = .entitlement(text)
        } else if text.first?.isUppercase == true {
            self = .info(key: text)
        } else {
            self = .mode(text)
        }
    }

    /// How to write a name that is none of Apple's; nil if it is one, or one that only an SDK knows.
    package static func correction(of text: String) -> String? {
        switch AppRequirement(text) {
        case .mode where !modes.contains(text):
            return didYouMean(text, among: modes).map { "did you mean `\($0)`?" }
                ?? "write a key of Info.plist, an entitlement, a URL scheme such as `bank://`, or one of the background "
                + "modes \(modes.joined(separator: ", "))"
        case .scheme(""): return "write the scheme before `://`, such as `bank://`"
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
