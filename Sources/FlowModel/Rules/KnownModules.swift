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
    static func isKnown(_ module: String) -> Bool { reexported[module] != nil || types[module] != nil }

    private static let reexported: [String: [String]] = [
        "SwiftUI": ["UIKit", "CoreGraphics", "Combine", "CoreData"], "UIKit": ["CoreGraphics"],
        "AppKit": ["CoreGraphics"], "MapKit": ["CoreLocation", "UIKit", "CoreGraphics"],
        "AVFoundation": ["CoreMedia", "CoreVideo", "CoreGraphics"],
        "AVKit": ["AVFoundation", "CoreMedia", "CoreVideo", "UIKit", "CoreGraphics"],
        "Vision": ["CoreGraphics", "CoreVideo", "CoreMedia"], "PassKit": ["Contacts", "UIKit", "CoreGraphics"],
        "ContactsUI": ["Contacts", "UIKit"], "PhotosUI": ["Photos", "UIKit"], "SafariServices": ["UIKit"],
        "WebKit": ["UIKit"], "MessageUI": ["UIKit"], "StoreKit": ["UIKit"], "AuthenticationServices": ["UIKit"],
    ]

    private static let modules: [String: String] = {
        var result: [String: String] = [:]
        for (module, types) in types {
            for type in types.split(separator: " ") { result[String(type)] = module }
        }
        return result
    }()

    private static let types: [String: String] = [
        "UIKit": "UIApplication UIBackgroundFetchResult UIButton UIColor UIControl UIDevice UIFont UIImage UIImageView "
            + "UILabel UINavigationController UIScene UIScreen UIView UIViewController UIWindow UIWindowScene",
        "AppKit": "NSColor NSImage NSView NSViewController NSWindow",
        "SwiftUI": "AnyView EdgeInsets LocalizedStringKey NavigationPath UIHostingController",
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
        "PushKit": "PKPushCredentials PKPushPayload", "Combine": "AnyCancellable AnyPublisher",
        "Network": "NWConnection NWEndpoint NWPath", "CoreImage": "CIImage", "QuartzCore": "CALayer",
        "Speech": "SFSpeechRecognitionResult", "GameKit": "GKPlayer GKScore", "HomeKit": "HMHome",
        "CoreNFC": "NFCNDEFMessage",
    ]
}
