// Well-known types of Apple's frameworks, by the module that declares them. Foundation's are not among them: generated
// files import it by themselves.

enum KnownModules {
    /// The module of a type that none of the visible ones declares; nil for any other type.
    static func module(of type: String, excluding visible: Set<String>) -> String? {
        let first = type.split(separator: ".").first.map(String.init) ?? type
        guard let module = modules[first], !visible.contains(module) else { return nil }
        return module
    }

    /// The modules whose types can be seen in a file with these imports.
    static func visible(through imports: [String]) -> Set<String> {
        // An import of a part, `UIKit.UIView`, counts as its module.
        let names = imports.map { $0.split(separator: ".").first.map(String.init) ?? $0 }
        return Set(names).union(names.flatMap { reexported[$0] ?? [] })
    }

    /// Whether a module is one of Apple's frameworks: the app may import it beside a wrapper.
    static func isKnown(_ module: String) -> Bool {
        reexported[module] != nil || types.contains { $0.module == module }
    }

    private static let reexported: [String: [String]] = [
        "SwiftUI": ["UIKit", "CoreGraphics", "Combine", "QuartzCore", "CoreData"],
        "UIKit": ["CoreGraphics", "QuartzCore", "CoreImage"],
        "AppKit": ["CoreGraphics", "QuartzCore", "CoreImage"],
        "MapKit": ["CoreLocation", "UIKit", "CoreGraphics"],
        "AVFoundation": ["CoreMedia", "CoreVideo", "QuartzCore", "CoreGraphics"],
        "AVKit": ["AVFoundation", "CoreMedia", "CoreVideo", "UIKit", "CoreGraphics"],
        "ARKit": ["AVFoundation", "CoreVideo", "CoreMedia", "SceneKit", "UIKit", "CoreGraphics"],
        "Vision": ["CoreGraphics", "CoreImage", "CoreVideo", "CoreMedia"],
        "CoreImage": ["CoreGraphics", "CoreVideo"],
        "PassKit": ["Contacts", "UIKit", "CoreGraphics"],
        "ContactsUI": ["Contacts", "UIKit"],
        "PhotosUI": ["Photos", "UIKit"],
        "SafariServices": ["UIKit"],
        "WebKit": ["UIKit"],
        "MessageUI": ["UIKit"],
        "StoreKit": ["UIKit"],
        "CallKit": ["AVFoundation"],
        "UserNotificationsUI": ["UserNotifications", "UIKit"],
        "CoreLocationUI": ["CoreLocation", "UIKit"],
        "AuthenticationServices": ["UIKit"],
    ]

    private static let modules: [String: String] = {
        var result: [String: String] = [:]
        for (module, types) in types {
            for type in types.split(separator: " ") { result[String(type)] = module }
        }
        return result
    }()

    private static let types: [(module: String, types: String)] = [
        (
            "UIKit",
            """
            UIActivityViewController UIAlertController UIApplication UIBezierPath UIButton UIColor \
            UIDevice UIEdgeInsets UIEvent UIFont UIGestureRecognizer UIImage UIImageView UILabel \
            UINavigationController UIScene UIScreen UIScrollView UITabBarController UITableView \
            UITextField UITextView UITouch UITraitCollection UIView UIViewController UIWindow \
            UIWindowScene UICollectionView UIControl UIPasteboard UIStackView UISwitch \
            UIBackgroundFetchResult UIUserInterfaceStyle UIInterfaceOrientation
            """
        ),
        ("AppKit", "NSApplication NSColor NSFont NSImage NSView NSViewController NSWindow"),
        (
            "SwiftUI",
            """
            AnyView AppStorage EdgeInsets GeometryProxy LocalizedStringKey NavigationPath \
            ViewBuilder NSHostingController UIHostingController
            """
        ),
        ("CoreGraphics", "CGAffineTransform CGColor CGColorSpace CGContext CGImage CGPath"),
        (
            "QuartzCore",
            "CABasicAnimation CADisplayLink CAGradientLayer CALayer CAShapeLayer CATransform3D"
        ),
        ("CoreImage", "CIContext CIFilter CIImage"),
        (
            "CoreLocation",
            """
            CLAuthorizationStatus CLBeacon CLCircularRegion CLGeocoder CLHeading CLLocation \
            CLLocationCoordinate2D CLLocationDistance CLLocationDegrees CLLocationManager \
            CLLocationManagerDelegate CLPlacemark CLRegion CLVisit
            """
        ),
        (
            "MapKit",
            """
            MKAnnotation MKCoordinateRegion MKCoordinateSpan MKDirections MKMapItem MKMapRect \
            MKMapView MKPlacemark MKPointAnnotation MKPolyline MKRoute
            """
        ),
        (
            "AVFoundation",
            """
            AVAsset AVAudioPlayer AVAudioRecorder AVAudioSession AVAuthorizationStatus \
            AVCaptureDevice AVCaptureSession AVCaptureVideoPreviewLayer AVPlayer AVPlayerItem \
            AVPlayerLayer AVSpeechSynthesizer AVSpeechUtterance AVURLAsset
            """
        ),
        ("AVKit", "AVPictureInPictureController AVPlayerViewController"),
        ("CoreMedia", "CMSampleBuffer CMTime CMTimeRange"),
        ("CoreVideo", "CVImageBuffer CVPixelBuffer"),
        ("CoreData", "NSFetchRequest NSManagedObject NSManagedObjectContext NSPersistentContainer"),
        (
            "PassKit",
            """
            PKAddPassesViewController PKContact PKPass PKPayment PKPaymentAuthorizationController \
            PKPaymentMethod PKPaymentNetwork PKPaymentRequest PKPaymentSummaryItem PKPaymentToken \
            PKShippingMethod
            """
        ),
        (
            "Contacts",
            "CNAuthorizationStatus CNContact CNContactStore CNMutableContact CNPhoneNumber CNPostalAddress"
        ),
        ("ContactsUI", "CNContactPickerViewController CNContactViewController"),
        ("EventKit", "EKCalendar EKEvent EKEventStore EKReminder"),
        ("Photos", "PHAsset PHAuthorizationStatus PHFetchResult PHImageManager PHPhotoLibrary"),
        (
            "PhotosUI",
            "PHPickerConfiguration PHPickerResult PHPickerViewController PhotosPickerItem"
        ),
        ("HealthKit", "HKHealthStore HKObjectType HKQuantity HKQuantitySample HKSample HKWorkout"),
        ("HomeKit", "HMAccessory HMHome HMHomeManager"),
        ("CoreMotion", "CMAccelerometerData CMDeviceMotion CMMotionManager CMPedometer"),
        ("CoreBluetooth", "CBCentralManager CBCharacteristic CBPeripheral CBUUID"),
        ("CoreNFC", "NFCNDEFMessage NFCNDEFReaderSession NFCTagReaderSession"),
        ("LocalAuthentication", "LABiometryType LAContext LAError LAPolicy"),
        (
            "AuthenticationServices",
            """
            ASAuthorization ASAuthorizationAppleIDCredential ASAuthorizationController \
            ASWebAuthenticationSession
            """
        ),
        (
            "UserNotifications",
            """
            UNAuthorizationOptions UNAuthorizationStatus UNMutableNotificationContent UNNotification \
            UNNotificationContent UNNotificationRequest UNNotificationResponse \
            UNNotificationSettings UNUserNotificationCenter
            """
        ),
        ("StoreKit", "SKPayment SKPaymentQueue SKPaymentTransaction SKProduct"),
        ("WebKit", "WKNavigation WKWebView WKWebViewConfiguration"),
        ("SafariServices", "SFSafariViewController"),
        ("MessageUI", "MFMailComposeViewController MFMessageComposeViewController"),
        ("Vision", "VNImageRequestHandler VNObservation VNRequest VNTextObservation"),
        ("CoreML", "MLModel MLMultiArray"),
        ("ARKit", "ARAnchor ARFrame ARSession ARSCNView"),
        ("SceneKit", "SCNNode SCNScene SCNVector3 SCNView"),
        ("GameKit", "GKAchievement GKLeaderboard GKLocalPlayer GKPlayer GKScore"),
        ("CloudKit", "CKContainer CKDatabase CKRecord CKShare"),
        ("CallKit", "CXCall CXCallController CXProvider"),
        ("PushKit", "PKPushCredentials PKPushPayload PKPushRegistry"),
        ("Speech", "SFSpeechRecognitionResult SFSpeechRecognizer"),
        ("Combine", "AnyCancellable AnyPublisher CurrentValueSubject PassthroughSubject"),
        ("Network", "NWConnection NWEndpoint NWPath NWPathMonitor"),
        ("OSLog", "OSLogStore"),
    ]
}
