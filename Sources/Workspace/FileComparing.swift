// Trees that can tell what a file holds without reading it. Git's index names each blob by a hash of its
// bytes; so whoever knows which bytes should be there need not fetch those that are.

/// A tree that may know what a file holds.
package protocol FileComparing: ReadableFileSystem {
    /// Whether the file is known to hold exactly these bytes. If not it has to be read: it may still
    /// hold them, behind a link for instance.
    func isKnown(_ path: RelativePath, toHold bytes: [UInt8]) -> Bool
}
