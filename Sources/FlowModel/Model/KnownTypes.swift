// Well-known types of Apple's frameworks, by the module that declares them: a file that names one imports its module.

package enum KnownTypes {
    /// The module of a type; nil for one that is not well known.
    package static func module(of type: Substring) -> String? { modules[type] }

    /// Whether a module is one of Apple's frameworks: the app may import it beside a wrapper.
    package static func isFramework(_ module: String) -> Bool { types[module] != nil || others.contains(module) }

    /// Frameworks of Apple's whose types flows seldom name.
    private static let others = Set(
        ("Accelerate Accounts AppIntents BackgroundTasks CarPlay Charts CommonCrypto ContactsUI CoreNFC CoreServices "
            + "CoreTelephony CoreText CryptoKit Darwin Dispatch ImageIO Intents LinkPresentation MediaPlayer MessageUI "
            + "Metal MobileCoreServices MultipeerConnectivity NaturalLanguage OSLog ObjectiveC Observation PDFKit "
            + "QuickLook Security Swift SwiftData SystemConfiguration Testing TipKit UniformTypeIdentifiers "
            + "WatchConnectivity WatchKit WidgetKit XCTest os").split(separator: " ").map(String.init))

    private static let modules: [Substring: String] = {
        var modules: [Substring: String] = [:]
        for (module, names) in types {
            for name in names.split(separator: " ") { modules[name] = module }
        }
        return modules
    }()

    /// The page `FlowFile` names those of Foundation too; others of it come by `imports: Foundation`.
    private static let types: [String: String] = [
        "Foundation": "AttributedString Bundle CGFloat CGPoint CGRect CGSize Calendar CharacterSet CocoaError Data "
            + "Date DateComponents DateFormatter DateInterval Decimal FileHandle FileManager HTTPCookie HTTPURLResponse "
            + "ISO8601DateFormatter IndexPath IndexSet JSONDecoder JSONEncoder Locale Measurement NSArray "
            + "NSAttributedString NSData NSDate NSDictionary NSError NSMutableAttributedString NSNumber NSObject "
            + "NSPredicate NSRange NSRegularExpression NSSortDescriptor NSString NSURL NSUUID NSUserActivity "
            + "NSValue Notification NotificationCenter NumberFormatter OperationQueue POSIXError "
            + "PersonNameComponents Progress PropertyListDecoder PropertyListEncoder TimeInterval TimeZone URL "
            + "URLComponents URLCredential URLError URLQueryItem URLRequest URLResponse URLSession "
            + "URLSessionConfiguration URLSessionDataTask URLSessionTask UUID Unit UserDefaults",
        "UIKit": "UIApplication UIBackgroundFetchResult UIButton UIColor UIControl UIDevice UIFont UIImage UIImageView "
            + "UILabel UINavigationController UIScene UIScreen UIView UIViewController UIWindow UIWindowScene",
        "AppKit": "NSColor NSImage NSView NSViewController NSWindow",
        "SwiftUI": "AnyView Binding EdgeInsets LocalizedStringKey NavigationPath UIHostingController View",
        "CoreGraphics": "CGAffineTransform CGColor CGContext CGImage CGPath",
        "CoreLocation": "CLAuthorizationStatus CLBeacon CLHeading CLLocation CLLocationCoordinate2D CLLocationManager "
            + "CLPlacemark CLRegion CLVisit",
        "MapKit": "MKAnnotation MKCoordinateRegion MKMapItem MKMapRect MKMapView MKPlacemark MKPolyline MKRoute",
        "AVFoundation": "AVAsset AVAudioPlayer AVAudioSession AVCaptureDevice AVCaptureSession "
            + "AVCaptureVideoPreviewLayer AVPlayer AVPlayerItem AVPlayerLayer",
        "AVKit": "AVPlayerViewController", "CoreMedia": "CMSampleBuffer CMTime CMTimeRange",
        "CoreVideo": "CVImageBuffer CVPixelBuffer", "CoreData": "NSManagedObject NSManagedObjectContext",
        "PassKit": "PKContact PKPass PKPayment PKPaymentMethod PKPaymentNetwork PKPaymentRequest "
            + "PKPaymentSummaryItem PKPaymentToken PKShippingMethod",
        "Contacts": "CNContact CNContactStore CNPostalAddress", "EventKit": "EKCalendar EKEvent EKReminder",
        "Photos": "PHAsset PHAuthorizationStatus", "PhotosUI": "PHPickerResult PhotosPickerItem",
        "HealthKit": "HKHealthStore HKObjectType HKQuantity HKQuantitySample HKSample HKWorkout",
        "CoreMotion": "CMAccelerometerData CMDeviceMotion", "CoreBluetooth": "CBCharacteristic CBPeripheral CBUUID",
        "LocalAuthentication": "LABiometryType LAContext LAError LAPolicy",
        "AuthenticationServices": "ASAuthorization ASAuthorizationAppleIDCredential",
        "UserNotifications": "UNAuthorizationOptions UNAuthorizationStatus UNNotification UNNotificationContent "
            + "UNNotificationRequest UNNotificationResponse UNNotificationSettings",
        "StoreKit": "SKPayment SKPaymentTransaction SKProduct", "WebKit": "WKNavigation WKWebView",
        "SafariServices": "SFSafariViewController", "Vision": "VNObservation VNRequest", "CoreML": "MLModel",
        "ARKit": "ARAnchor ARFrame ARSession", "SceneKit": "SCNNode SCNScene",
        "CloudKit": "CKContainer CKDatabase CKRecord CKShare", "CallKit": "CXCall CXProvider",
        "PushKit": "PKPushCredentials PKPushPayload",
        "Combine": "AnyCancellable AnyPublisher CurrentValueSubject PassthroughSubject",
        "Network": "NWConnection NWEndpoint NWPath", "CoreImage": "CIImage", "QuartzCore": "CALayer",
        "Speech": "SFSpeechRecognitionResult", "GameKit": "GKPlayer GKScore", "HomeKit": "HMHome",
    ]
}
