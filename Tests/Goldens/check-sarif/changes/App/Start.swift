// import LockKit
import Foundation

@preconcurrency import struct LockKit.Bolt
#if canImport(KeyKit)
import Foundation; import `KeyKit`.Ring
#endif
let text = "import LockKit"
