// Tells when a body that the developer wrote was written for another flow: nothing of it follows, so the
// developer is told to look at it, once.

extension Following {
    /// Whether the flow asks for another body than it did, where the developer has one of their own.
    ///
    /// A body that differs by a new name alone is told of by the uses of the old one, and a wish for a setter
    /// by itself.
    var hasStaleBody: Bool {
        hasOwnBody && !isHead && !fresh.id.isStorageKey && !fresh.elements.body.isEmpty
            && user.elements.body != fresh.elements.body
            && !bases.contains { $0.elements.body == fresh.elements.body }
            && bases.contains {
                $0.elements.setter == fresh.elements.setter && $0.key.name == fresh.key.name
            }
    }
}
