import LockKit
